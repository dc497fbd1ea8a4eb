import { formatContagem, formatDataBr, formatMes, formatReais } from '@sede/domain/kernel';
import type { ContadoresDosContratos, Destaque } from '@sede/domain/modules/contratos/contratos';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { setSearch, useSearch } from '#platform/routing/index.ts';
import { CountCards, CountFilter, Reading, useKit } from '#platform/ui/index.ts';

interface Contador {
  destaque: Destaque;
  rotulo: string;
  cor: string;
  total: number;
  detalhe: string | null;
}

function contadoresDe({ vencidos, vencem, alertas, excedidos }: ContadoresDosContratos, mes: string): Contador[] {
  return [
    {
      ...{ destaque: 'vencidos', rotulo: 'Venceram sem encerrar', cor: 'var(--chart-6)', total: vencidos.total },
      detalhe: vencidos.numero && `contrato ${vencidos.numero}`,
    },
    {
      ...{ destaque: 'vencem', rotulo: 'Vencem em 60 dias', cor: 'var(--chart-2)', total: vencem.total },
      detalhe: vencem.proximo && `o próximo em ${formatDataBr(vencem.proximo).slice(0, 5)}`,
    },
    {
      ...{ destaque: 'alertas', rotulo: `Alertas enviados em ${mes}`, cor: 'var(--chart-1)', total: alertas.total },
      detalhe:
        alertas.total === 0
          ? null
          : [
              formatContagem(alertas.entregues, 'entregue', 'entregues'),
              alertas.falharam > 0 && formatContagem(alertas.falharam, 'falhou', 'falharam'),
            ]
              .filter(Boolean)
              .join(', '),
    },
    {
      ...{ destaque: 'excedidos', rotulo: 'Acima do valor contratado', cor: 'var(--chart-6)', total: excedidos.total },
      detalhe: excedidos.excesso > 0 ? `excede ${formatReais(excedidos.excesso)}` : null,
    },
  ];
}

/** Until they are read: the same cards, so that the list below stands where it will. */
const ESPERA: ContadoresDosContratos = {
  vencidos: { total: 0, numero: null },
  vencem: { total: 0, proximo: null },
  alertas: { total: 0, entregues: 0, falharam: 0 },
  excedidos: { total: 0, excesso: 0 },
};

/**
 * The four counters above the list: each narrows it, and lets go when it is pressed again.
 * Source: decisions-sindical-contratos-patrimonio (List).
 */
export function Contadores() {
  const { today } = useKit();
  const { destaque: atual } = useSearch();
  const query = useQuery(
    orpc.contratos.contadores.queryOptions({ input: {}, meta: { modulos: ['despesas', 'documentos'] } }),
  );
  const mes = formatMes(today.slice(0, 7)).split('/')[0] ?? '';
  const cartoes = (contadores: ContadoresDosContratos, lido: boolean) => (
    <CountCards label="O que pede atenção" busy={!lido}>
      {contadoresDe(contadores, mes).map(({ destaque, rotulo, cor, total, detalhe }) => (
        <CountFilter
          key={destaque}
          label={rotulo}
          total={lido ? total : null}
          detail={detalhe}
          color={cor}
          on={atual === destaque}
          // Each counts in every situation: one that was chosen would leave a list of fewer.
          onChange={() =>
            setSearch((now) => ({
              ...now,
              pagina: null,
              ...(atual === destaque ? { destaque: null } : { destaque, situacao: null }),
            }))
          }
        />
      ))}
    </CountCards>
  );
  if (query.isPending) return cartoes(ESPERA, false);
  return <Reading query={query}>{(contadores) => cartoes(contadores, true)}</Reading>;
}
