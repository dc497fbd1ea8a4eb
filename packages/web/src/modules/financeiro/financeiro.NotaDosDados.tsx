import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import classes from './financeiro.numeros.module.css';

/** A note on imported expenses that are in no list and no figure, shown where people look at figures. */
export function NotaDosDados({ semVencimento }: { semVencimento: number }) {
  if (semVencimento === 0) return null;
  const text =
    semVencimento === 1
      ? '1 despesa importada sem data de vencimento está fora de todas as listas e de todos os números.'
      : `${semVencimento.toLocaleString('pt-BR')} despesas importadas sem data de vencimento estão fora de todas as listas e de todos os números.`;
  return (
    <p className={classes.nota} role="note">
      <IconInfoCircle size={16} aria-hidden /> {text}
    </p>
  );
}

const DESPESAS = { modulos: ['despesas'] };

/** The same for pages whose own answer does not carry the number; nothing while it is not known. */
export function NotaDaQualidade() {
  const { data } = useQuery(orpc.painel.qualidade.queryOptions({ input: {}, meta: DESPESAS }));
  return data ? <NotaDosDados {...data} /> : null;
}
