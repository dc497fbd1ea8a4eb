import { formatReaisSemSimbolo, monthRange, totalCentavos } from '@sede/domain/kernel';
import { IMPOSTO_ROTULOS, IMPOSTOS, type ResumoRetencoes as Resumo } from '@sede/domain/modules/financeiro/despesas';
import { Link } from '#platform/routing/index.ts';
import classes from './Retencoes.module.css';

const PATH = '/financial/impostos-retidos';

type Itens = Resumo['itens'];
const mesBr = (mes: string) => `${mes.slice(5)}/${mes.slice(0, 4)}`;

/** Where the rows of one month, or of one tax in it, are listed. */
function hrefOf(mes: string, imposto?: string) {
  const { inicio, fim } = monthRange(mes);
  return `${PATH}?periodo=${inicio}..${fim}${imposto ? `&imposto=${imposto}` : ''}`;
}

const sum = (itens: Itens) => totalCentavos(itens.map(({ retido }) => retido));

/** What is owed, by month of the payment and tax; each figure opens its rows. */
export function ResumoRetencoes({ itens }: { itens: Itens }) {
  const meses = [...new Set(itens.map(({ mes }) => mes))];
  if (meses.length === 0) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a table that scrolls sideways must be reachable by keys
    <section className={`card ${classes.resumo}`} aria-label="Retido por mês e imposto" tabIndex={0}>
      <table>
        <thead>
          <tr>
            <th scope="col">Mês do pagamento</th>
            {IMPOSTOS.map((imposto) => (
              <th key={imposto} scope="col">
                {IMPOSTO_ROTULOS[imposto]}
              </th>
            ))}
            <th scope="col">Total</th>
          </tr>
        </thead>
        <tbody>
          {meses.map((mes) => {
            const doMes = itens.filter((one) => one.mes === mes);
            return (
              <tr key={mes}>
                <th scope="row">{mesBr(mes)}</th>
                {IMPOSTOS.map((imposto) => {
                  const one = doMes.find((item) => item.imposto === imposto);
                  return (
                    <td key={imposto}>
                      {one ? <Link to={hrefOf(mes, imposto)}>{formatReaisSemSimbolo(one.retido)}</Link> : '—'}
                    </td>
                  );
                })}
                <td>
                  <Link to={hrefOf(mes)}>{formatReaisSemSimbolo(sum(doMes))}</Link>
                </td>
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">Total</th>
            {IMPOSTOS.map((imposto) => (
              <td key={imposto}>{formatReaisSemSimbolo(sum(itens.filter((one) => one.imposto === imposto)))}</td>
            ))}
            <td>{formatReaisSemSimbolo(sum(itens))}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
