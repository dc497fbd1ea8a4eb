import { formatReais } from '@sede/domain/kernel';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import { MODULOS_DO_SALDO } from './contas-bancarias/index.ts';
import { CONTAS } from './financeiro.paths.ts';

/** What the bank accounts hold today, in a sentence; nothing where there are none. */
export function SaldoDasContas() {
  const { data, error } = useQuery({
    ...orpc.contasBancarias.totals.queryOptions({ input: {} }),
    meta: { modulos: MODULOS_DO_SALDO },
  });
  if (error && !data) return <> Não foi possível ler o saldo das contas bancárias.</>;
  if (!data || data.total === 0) return null;
  return (
    <>
      {' '}
      As <Link to={CONTAS}>contas bancárias</Link> têm hoje {formatReais(data.somas.saldo)}.
    </>
  );
}
