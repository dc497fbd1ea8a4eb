import { formatReaisSemSimbolo, monthRange, totalCentavos } from '@sede/domain/kernel';
import {
  IMPOSTO_ROTULOS,
  IMPOSTOS,
  type ResumoRetencoes as Resumo,
  situacaoRecolhimento,
  textoRecolhimento,
} from '@sede/domain/modules/financeiro/despesas';
import { useState } from 'react';
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

/** So many months stand in sight, and besides them those in which something is still to be paid over. */
const EM_VISTA = 6;
const isPendente = ({ devido, vencimento: prazo, recolhimento: recolhido }: Itens[number], hoje: string) =>
  situacaoRecolhimento({ prazo, devido, recolhido }, hoje) !== 'recolhido';

const sum = (itens: Itens) => totalCentavos(itens.map(({ retido }) => retido));

interface CelulaProps {
  item: Itens[number];
  hoje: string;
  onRecolher: ((item: Itens[number]) => void) | null;
}

/** What a month retained of one tax, and whether it was paid over. */
function Celula({ item, hoje, onRecolher }: CelulaProps) {
  const { mes, imposto, retido, devido, vencimento: prazo, recolhimento } = item;
  const estado = { prazo, devido, recolhido: recolhimento };
  const texto = textoRecolhimento(estado, hoje);
  const nome = `${IMPOSTO_ROTULOS[imposto]} de ${mesBr(mes)}: ${texto}`;
  return (
    <>
      <Link to={hrefOf(mes, imposto)}>{formatReaisSemSimbolo(retido)}</Link>
      <span className={classes.estado} data-estado={situacaoRecolhimento(estado, hoje)}>
        {onRecolher ? (
          <button type="button" aria-label={nome} onClick={() => onRecolher(item)}>
            {texto}
          </button>
        ) : (
          texto
        )}
      </span>
    </>
  );
}

interface ResumoProps {
  itens: Itens;
  hoje: string;
  /** Records or undoes that it was paid over; null for who may not. */
  onRecolher: CelulaProps['onRecolher'];
}

/** What is owed, by month of the payment and those taxes that were retained; each figure opens its rows. */
export function ResumoRetencoes({ itens, hoje, onRecolher }: ResumoProps) {
  const [todos, setTodos] = useState(false);
  const meses = [...new Set(itens.map(({ mes }) => mes))];
  if (meses.length === 0) return null;
  const impostos = IMPOSTOS.filter((imposto) => itens.some((one) => one.imposto === imposto));
  const varios = impostos.length > 1;
  const emVista = meses.filter(
    (mes, index) => todos || index < EM_VISTA || itens.some((one) => one.mes === mes && isPendente(one, hoje)),
  );
  const ocultos = meses.length - emVista.length;
  return (
    <section aria-label="Retido por mês e imposto" className={`card ${classes.resumo}`}>
      <table>
        <thead>
          <tr>
            <th scope="col">Mês do pagamento</th>
            {impostos.map((imposto) => (
              <th key={imposto} scope="col">
                {IMPOSTO_ROTULOS[imposto]}
              </th>
            ))}
            {varios && <th scope="col">Total</th>}
          </tr>
        </thead>
        <tbody>
          {emVista.map((mes) => {
            const doMes = itens.filter((one) => one.mes === mes);
            return (
              <tr key={mes}>
                <th scope="row">{mesBr(mes)}</th>
                {impostos.map((imposto) => {
                  const one = doMes.find((item) => item.imposto === imposto);
                  return (
                    <td key={imposto} data-rotulo={IMPOSTO_ROTULOS[imposto]}>
                      {one ? <Celula item={one} hoje={hoje} onRecolher={onRecolher} /> : '—'}
                    </td>
                  );
                })}
                {varios && (
                  <td data-rotulo="Total">
                    <Link to={hrefOf(mes)}>{formatReaisSemSimbolo(sum(doMes))}</Link>
                  </td>
                )}
              </tr>
            );
          })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{ocultos > 0 ? `Total dos ${meses.length} meses` : 'Total'}</th>
            {impostos.map((imposto) => (
              <td key={imposto} data-rotulo={IMPOSTO_ROTULOS[imposto]}>
                {formatReaisSemSimbolo(sum(itens.filter((one) => one.imposto === imposto)))}
              </td>
            ))}
            {varios && <td data-rotulo="Total">{formatReaisSemSimbolo(sum(itens))}</td>}
          </tr>
        </tfoot>
      </table>
      {ocultos > 0 && (
        <button type="button" className={`${classes.mais} no-print`} onClick={() => setTodos(true)}>
          {ocultos === 1 ? 'Mostrar mais 1 mês' : `Mostrar mais ${ocultos} meses`}, já recolhidos
        </button>
      )}
    </section>
  );
}
