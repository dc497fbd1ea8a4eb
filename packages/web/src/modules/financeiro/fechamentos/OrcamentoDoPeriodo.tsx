import { formatDataBr, formatReaisSemSimbolo } from '@sede/domain/kernel';
import { fechamentosMessages as messages, type Prestacao } from '@sede/domain/modules/financeiro/fechamentos';
import { diferenca, rotuloCentro, textoUsado } from '@sede/domain/modules/financeiro/orcamento';
import { ScrollFrame } from '#platform/ui/index.ts';
import classes from './Fechamentos.module.css';

const COLUNAS = ['Previsto', 'Realizado', 'Diferença', 'Usado'];

function Figuras({ previsto, realizado }: { previsto: number; realizado: number }) {
  return (
    <>
      <td className={classes.numero}>{formatReaisSemSimbolo(previsto)}</td>
      <td className={classes.numero}>{formatReaisSemSimbolo(realizado)}</td>
      <td className={classes.numero}>{formatReaisSemSimbolo(diferenca({ previsto, realizado }))}</td>
      <td className={classes.numero}>{textoUsado({ previsto, realizado })}</td>
    </>
  );
}

/** Budget against actual by cost centre, by cash; a forecast is of whole finance months, and that is said. Source: issue 4. */
export function OrcamentoDoPeriodo({ orcamento }: { orcamento: NonNullable<Prestacao['orcamento']> }) {
  const { inicio, fim, exato, centros, previsto, realizado } = orcamento;
  return (
    <ScrollFrame label={messages.orcamento} className={`card ${classes.secao}`}>
      <h2>{messages.orcamento}</h2>
      <p className="muted">
        Por caixa, nos meses financeiros inteiros de {formatDataBr(inicio)} a {formatDataBr(fim)}.
        {!exato && ' A previsão é por mês inteiro, e estes dias não são os do período.'}
      </p>
      <table className={classes.tabela}>
        <thead>
          <tr>
            <th scope="col">Centro de custo</th>
            {COLUNAS.map((coluna) => (
              <th key={coluna} scope="col" className={classes.numero}>
                {coluna}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {centros.map((centro) => (
            <tr key={centro.centroCusto}>
              <th scope="row" className={classes.centro}>
                {rotuloCentro(centro.centroCusto)}
              </th>
              <Figuras {...centro} />
            </tr>
          ))}
          <tr className={classes.soma}>
            <th scope="row">Total</th>
            <Figuras previsto={previsto} realizado={realizado} />
          </tr>
        </tbody>
      </table>
    </ScrollFrame>
  );
}
