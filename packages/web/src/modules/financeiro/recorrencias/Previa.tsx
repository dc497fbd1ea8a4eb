import { formatDataBr, formatReaisSemSimbolo, isFinanceMonth, VALOR_MAXIMO } from '@sede/domain/kernel';
import {
  addMeses,
  descricaoDoMes,
  type Frequencia,
  mesDe,
  mesesDaSerie,
  vencimentoDoMes,
} from '@sede/domain/modules/financeiro/recorrencias';
import { useKit } from '#platform/ui/index.ts';
import classes from '../financeiro.form.module.css';
import type { RecorrenciaValues } from './recorrencia.values.ts';

const SHOWN = 6;
const DIAS = { min: 1, max: 31 };

/** The next expenses that the form would propose; nothing while something is missing. */
export function Previa({ values }: { values: RecorrenciaValues }) {
  const { today } = useKit();
  const { frequencia, primeiroMes, ultimoMes, diaVencimento, valor, descricao } = values;
  const known = frequencia !== null && primeiroMes !== null && isFinanceMonth(primeiroMes);
  const dia = diaVencimento !== null && diaVencimento >= DIAS.min && diaVencimento <= DIAS.max ? diaVencimento : null;
  if (!known || dia === null) {
    return (
      <aside aria-label="Próximas despesas">
        <h3 className={classes.panelTitle}>Próximas despesas</h3>
        <p className={classes.hint}>Informe frequência, dia e primeiro mês para ver os vencimentos aqui.</p>
      </aside>
    );
  }
  const de = primeiroMes > mesDe(today) ? primeiroMes : mesDe(today);
  // One of the field's options.
  const serie = { frequencia: frequencia as Frequencia, primeiroMes, ultimoMes };
  // Enough months for six proposals of a yearly series.
  const meses = mesesDaSerie(serie, de, addMeses(de, 12 * SHOWN)).slice(0, SHOWN);
  const amount = valor !== null && valor > 0 && valor <= VALOR_MAXIMO ? formatReaisSemSimbolo(valor) : '—';
  const [first] = meses;
  return (
    <aside aria-label="Próximas despesas">
      <h3 className={classes.panelTitle}>Próximas despesas</h3>
      {meses.length === 0 ? (
        <p className={classes.hint}>A série já terminou.</p>
      ) : (
        <ol className={classes.parcelas}>
          {meses.map((mes) => (
            <li key={mes}>
              <span>{formatDataBr(vencimentoDoMes(mes, dia))}</span>
              <span>{amount}</span>
            </li>
          ))}
        </ol>
      )}
      {values.tipoValor === 'estimado' && <p className={classes.hint}>O valor é conferido a cada mês.</p>}
      {first && descricao.trim() !== '' && <p className={classes.hint}>“{descricaoDoMes(descricao, first)}”</p>}
    </aside>
  );
}
