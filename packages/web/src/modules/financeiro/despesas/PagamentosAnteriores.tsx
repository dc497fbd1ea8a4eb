import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { DateText, Money, Reading } from '#platform/ui/index.ts';
import { Nothing } from '#platform/ui/reading.ts';
import classes from './despesas.module.css';

/** What an approver compares with. Source: decisions §7 (Approval). */
export function PagamentosAnteriores({ id }: { id: string }) {
  const query = useQuery(orpc.despesas.pagamentosAnteriores.queryOptions({ input: { id } }));
  return (
    <Reading query={query}>
      {({ itens }) =>
        itens.length === 0 ? (
          <Nothing>Nenhum pagamento anterior a este beneficiário.</Nothing>
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
    </Reading>
  );
}
