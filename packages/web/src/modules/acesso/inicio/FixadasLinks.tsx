import { Link } from '#platform/routing/index.ts';
import type { PinnedProps } from '#platform/ui/shell/index.ts';
import classes from './inicio.module.css';
import { useFixadas } from './useFixadas.ts';

/** The pinned views in a module's panel, each with its number. */
export function FixadasLinks({ onFollow }: PinnedProps) {
  const { itens, isPending } = useFixadas();
  if (isPending) return <p className={classes.hint}>Carregando…</p>;
  if (itens.length === 0) return <p className={classes.hint}>Fixe uma visão na lista dela, em Visões.</p>;
  return (
    <ul>
      {itens.map(({ id, nome, to, total }) => (
        <li key={id}>
          <Link to={to} className={classes.pin} onClick={onFollow}>
            <span className={classes.cut}>{nome}</span>
            {total !== null && <span className={classes.total}>{total.toLocaleString('pt-BR')}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
