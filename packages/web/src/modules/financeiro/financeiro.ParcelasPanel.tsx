import { formatDataBr, formatReais, formatReaisSemSimbolo, isCalendarDate, VALOR_MAXIMO } from '@sede/domain/kernel';
import { MAX_PARCELAS, parcelas } from '@sede/domain/modules/financeiro/despesas';
import classes from './financeiro.form.module.css';

const SHOWN = 12;
/** From this day on some months have no such day: the date then falls on their last one. */
const FIRST_MISSING_DAY = 29;

export interface ParcelasPanelProps {
  /** Centavos of one instalment. */
  valor: number | null;
  quantidade: number | null;
  /** The first one's date. */
  primeira: string | null;
  /** What is missing while there is nothing to show, and what follows the month's end. */
  textos: { falta: string; fimDoMes: string };
}

/** The instalments that a form will register: label, date, amount; nothing while something is missing. */
export function ParcelasPanel({ valor, quantidade, primeira, textos }: ParcelasPanelProps) {
  const count = quantidade ?? 0;
  const whole = Number.isInteger(count) && count >= 1 && count <= MAX_PARCELAS;
  const priced = valor !== null && valor > 0 && valor <= VALOR_MAXIMO;
  if (!whole || !priced || primeira === null || !isCalendarDate(primeira)) {
    return (
      <aside aria-label="Parcelas">
        <h3 className={classes.panelTitle}>Parcelas</h3>
        <p className={classes.hint}>{textos.falta}</p>
      </aside>
    );
  }
  const all = parcelas(primeira, count);
  const shown = all.length > SHOWN + 1 ? [...all.slice(0, SHOWN - 1), ...all.slice(-1)] : all;
  return (
    <aside aria-label="Parcelas">
      <h3 className={classes.panelTitle}>
        {count === 1 ? '1 parcela' : `${count} parcelas`} · {formatReais(valor * count)}
      </h3>
      <ol className={classes.parcelas}>
        {shown.map((parte, index) => (
          <li
            key={parte.numero}
            data-gap={(index > 0 && parte.numero - (shown[index - 1]?.numero ?? 0) > 1) || undefined}
          >
            <span>
              {parte.parcela} · {formatDataBr(parte.data)}
            </span>
            <span>{formatReaisSemSimbolo(valor)}</span>
          </li>
        ))}
      </ol>
      {count > 1 && Number(primeira.slice(8)) >= FIRST_MISSING_DAY && <p className={classes.hint}>{textos.fimDoMes}</p>}
    </aside>
  );
}
