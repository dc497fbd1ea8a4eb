import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { orpc } from '#platform/api/index.ts';
import { HistoryPanel } from '#platform/ui/form.ts';
import { DateText, ErrorState, Money } from '#platform/ui/index.ts';
import ficha from '../financeiro.ficha.module.css';
import classes from './despesas.module.css';

/** Of one read that the drawer shows: waiting, failed, or there. */
export function Read<T>(props: {
  query: { data: T | undefined; error: unknown; refetch: () => unknown };
  children: (data: T) => ReactNode;
}) {
  const { data, error, refetch } = props.query;
  if (data !== undefined) return props.children(data);
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  return (
    <p className={ficha.espera} role="status">
      Carregando…
    </p>
  );
}

/** What an approver compares with. Source: decisions §7 (Approval). */
export function PagamentosAnteriores({ id }: { id: string }) {
  const query = useQuery(orpc.despesas.pagamentosAnteriores.queryOptions({ input: { id } }));
  return (
    <Read query={query}>
      {({ itens }) =>
        itens.length === 0 ? (
          <p className={ficha.nada}>Nenhum pagamento anterior a este beneficiário.</p>
        ) : (
          <table className={classes.anteriores}>
            <thead>
              <tr>
                <th scope="col">Pagamento</th>
                <th scope="col">Item</th>
                <th scope="col">Parcela</th>
                <th scope="col">Valor pago</th>
              </tr>
            </thead>
            <tbody>
              {itens.map((row) => (
                <tr key={row.id}>
                  <td>
                    <DateText value={row.dataLiquidacaoPagamento} />
                  </td>
                  <td>{row.itemDespesa}</td>
                  <td>{row.parcela}</td>
                  <td>
                    <Money value={row.valorPago ?? row.valor} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )
      }
    </Read>
  );
}

export function Historico({ id }: { id: string }) {
  const query = useQuery(orpc.despesas.history.queryOptions({ input: { id } }));
  return <Read query={query}>{({ itens }) => <HistoryPanel entries={itens} />}</Read>;
}
