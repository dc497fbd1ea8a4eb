import { Money } from '#platform/ui/index.ts';
import classes from './financeiro.parcela.module.css';

/** An amount net of its refund; what it was before stands beside it, struck. */
export function ValorLiquido({
  registro: { valor, valorLiquido },
}: {
  registro: { valor: number; valorLiquido: number };
}) {
  if (valor === valorLiquido) return <Money value={valor} />;
  return (
    <>
      <s className={classes.original}>
        <span className="visually-hidden">Antes do estorno: </span>
        <Money value={valor} />
      </s>{' '}
      <Money value={valorLiquido} />
    </>
  );
}
