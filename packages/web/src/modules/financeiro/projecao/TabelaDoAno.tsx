import { labelOfFinanceMonth } from '@sede/domain/kernel';
import {
  BASE_GERAL_ROTULOS,
  type Base,
  type Fluxo,
  PROJECAO_FIELDS,
  type Projecao,
} from '@sede/domain/modules/financeiro/projecao';
import { Link } from '#platform/routing/index.ts';
import { ExportMenu, FiguresTable, Money, ScrollFrame } from '#platform/ui/index.ts';
import classes from '../financeiro.numeros.module.css';
import { enderecoDoFluxo } from '../financeiro.paths.ts';

const PARTES: readonly (keyof Fluxo)[] = ['creditadas', 'aCreditar', 'liquidadas', 'aLiquidar'];

export interface TabelaDoAnoProps {
  ano: Projecao['anos'][number];
  base: Base;
  /** The finance month of today. */
  agora: string;
  mayExport: boolean;
  /** Whether there are proposals anywhere: then every year has their columns. */
  comPrevistas: boolean;
}

/** One year by finance month: certain, expected, balance, running balance. Each amount opens its list. */
export function TabelaDoAno({ ano: { ano, meses, total }, base, agora, mayExport, comPrevistas }: TabelaDoAnoProps) {
  return (
    <section className={`card ${classes.ano}`} aria-labelledby={`ano-${ano}`}>
      <header>
        <h2 id={`ano-${ano}`}>{ano}</h2>
        <span className="no-print">
          {mayExport && <ExportMenu path="/api/projecao/exportar" filterInput={{ base, ano }} />}
        </span>
      </header>
      <ScrollFrame label={`Tabela de ${ano}`}>
        <FiguresTable className={classes.tabela} caption={`Projeção de ${ano}, ${BASE_GERAL_ROTULOS[base]}, em reais`}>
          <thead>
            <tr>
              <th scope="col">{PROJECAO_FIELDS.periodo.rotulo}</th>
              {PARTES.map((parte) => (
                <th key={parte} scope="col">
                  {PROJECAO_FIELDS[parte].rotulo}
                </th>
              ))}
              <th scope="col">{PROJECAO_FIELDS.saldo.rotulo}</th>
              <th scope="col">{PROJECAO_FIELDS.acumulado.rotulo}</th>
              {comPrevistas && <th scope="col">{PROJECAO_FIELDS.previstas.rotulo}</th>}
              {comPrevistas && <th scope="col">{PROJECAO_FIELDS.comPrevistas.rotulo}</th>}
            </tr>
          </thead>
          <tbody>
            {meses.map((mes) => (
              <tr key={mes.mes} data-agora={mes.mes === agora || undefined}>
                <th scope="row">
                  {labelOfFinanceMonth(mes.mes)}
                  {mes.mes === agora && <span className="visually-hidden"> (mês atual)</span>}
                </th>
                {PARTES.map((parte) => (
                  <td key={parte}>
                    {mes[parte] === 0 ? (
                      <Money value={0} bare />
                    ) : (
                      <Link to={enderecoDoFluxo(parte, base, mes)}>
                        <Money value={mes[parte]} bare signed />
                      </Link>
                    )}
                  </td>
                ))}
                <td>
                  <Money value={mes.saldo} bare signed />
                </td>
                <td>
                  <Money value={mes.acumulado} bare signed />
                </td>
                {comPrevistas && (
                  <td>
                    <Money value={mes.previstas} bare />
                  </td>
                )}
                {comPrevistas && (
                  <td>
                    <Money value={mes.comPrevistas} bare signed />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Total</th>
              {PARTES.map((parte) => (
                <td key={parte}>
                  <Money value={total[parte]} bare signed />
                </td>
              ))}
              <td>
                <Money value={total.saldo} bare signed />
              </td>
              <td />
              {comPrevistas && (
                <td>
                  <Money value={total.previstas} bare />
                </td>
              )}
              {comPrevistas && <td />}
            </tr>
          </tfoot>
        </FiguresTable>
      </ScrollFrame>
    </section>
  );
}
