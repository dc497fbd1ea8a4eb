import { formatContagem } from '@sede/domain/kernel';
import { datasMessages } from '@sede/domain/modules/financeiro/despesas';
import type { Qualidade } from '@sede/domain/modules/financeiro/projecao';
import { IconInfoCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import classes from './financeiro.numeros.module.css';
import { DESPESAS, em, RECEITAS, SUPRIMENTOS } from './financeiro.paths.ts';

const A_CONFERIR = [
  { campo: 'despesasAConferir', path: DESPESAS, uma: 'despesa', muitas: 'despesas' },
  { campo: 'receitasAConferir', path: RECEITAS, uma: 'receita', muitas: 'receitas' },
  { campo: 'entradasAConferir', path: SUPRIMENTOS, uma: 'entrada do caixa', muitas: 'entradas do caixa' },
] as const;

function Nota({ children }: { children: React.ReactNode }) {
  return (
    <p className={classes.nota} role="note">
      <IconInfoCircle size={16} aria-hidden /> <span>{children}</span>
    </p>
  );
}

/** Notes on imported records that are in no figure, shown where people look at figures; a date to be checked leads to its list. */
export function NotaDosDados(qualidade: Qualidade) {
  const { semVencimento } = qualidade;
  const conferir = A_CONFERIR.filter(({ campo }) => qualidade[campo] > 0);
  return (
    <>
      {semVencimento > 0 && (
        <Nota>
          {semVencimento === 1
            ? '1 despesa importada sem data de vencimento está fora de todas as listas e de todos os números.'
            : `${semVencimento.toLocaleString('pt-BR')} despesas importadas sem data de vencimento estão fora de todas as listas e de todos os números.`}
        </Nota>
      )}
      {conferir.length > 0 && (
        <Nota>
          {datasMessages.foraDosNumeros}{' '}
          {conferir.map(({ campo, path, uma, muitas }, index) => (
            <span key={campo}>
              {index > 0 && ', '}
              <Link to={em(path, {}, { conferir: 'sim' })}>{formatContagem(qualidade[campo], uma, muitas)}</Link>
            </span>
          ))}
          .
        </Nota>
      )}
    </>
  );
}

const LIDOS = { modulos: ['despesas', 'receitas', 'suprimentos'] };

/** The same for pages whose own answer does not carry the numbers; nothing while they are not known. */
export function NotaDaQualidade() {
  const { data } = useQuery(orpc.painel.qualidade.queryOptions({ input: {}, meta: LIDOS }));
  return data ? <NotaDosDados {...data} /> : null;
}
