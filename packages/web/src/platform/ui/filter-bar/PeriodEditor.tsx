import { DATA_INVALIDA, isCalendarDate } from '@sede/domain/kernel';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { DateField } from '../fields/DateField.tsx';
import { useKit } from '../kit.ts';
import { labelOfRange, monthOf, type Period, type PeriodFilter, rangeOfPeriod } from '../list-state/period.ts';
import { Buttons, type EditorProps } from './EditorButtons.tsx';
import classes from './FilterEditor.module.css';

const MONTHS = ['jan', 'fev', 'mar', 'abr', 'mai', 'jun', 'jul', 'ago', 'set', 'out', 'nov', 'dez'];
const dateError = (date: string | null) => (date === null || isCalendarDate(date) ? null : DATA_INVALIDA);

/** A month of the year shown, or two dates. The dates below always say what the choice means. */
export function PeriodEditor({ filter, value, onChange, close }: EditorProps<PeriodFilter, Period>) {
  const { today, periodDays } = useKit();
  const current = monthOf(today, filter.months);
  const chosen = value?.tipo === 'mes' ? value.mes : null;
  const [year, setYear] = useState(Number((chosen ?? current).slice(0, 4)));
  const [range, setRange] = useState(() =>
    value === null ? { de: null, ate: null } : rangeOfPeriod(value, filter.months),
  );
  const pick = (period: Period | null) => {
    onChange(period);
    close();
  };
  const errors = { de: dateError(range.de), ate: dateError(range.ate) };
  const crossed = !errors.de && !errors.ate && range.de !== null && range.ate !== null && range.de > range.ate;
  return (
    <form
      className={classes.period}
      onSubmit={(event) => {
        event.preventDefault();
        if (errors.de || errors.ate || crossed) return;
        const empty = range.de === null && range.ate === null;
        pick(empty ? null : { tipo: 'intervalo', de: range.de, ate: range.ate });
      }}
    >
      <div className={classes.year}>
        <button type="button" className={classes.turn} aria-label="Ano anterior" onClick={() => setYear(year - 1)}>
          <IconChevronLeft size={16} aria-hidden />
        </button>
        <span aria-live="polite">{year}</span>
        <button type="button" className={classes.turn} aria-label="Próximo ano" onClick={() => setYear(year + 1)}>
          <IconChevronRight size={16} aria-hidden />
        </button>
      </div>
      <div className={classes.months}>
        {MONTHS.map((name, i) => {
          const month = `${year}-${String(i + 1).padStart(2, '0')}`;
          return (
            <button
              key={name}
              type="button"
              className={classes.month}
              aria-pressed={month === chosen}
              data-now={month === current || undefined}
              data-first={month === (chosen ?? current) || undefined}
              title={labelOfRange(rangeOfPeriod({ tipo: 'mes', mes: month }, filter.months))}
              onClick={() => pick({ tipo: 'mes', mes: month })}
            >
              {name}
              <span className="visually-hidden"> de {year}</span>
            </button>
          );
        })}
      </div>
      {filter.months === 'ciclo' && (
        <p className={classes.note}>
          Mês financeiro: do dia {periodDays.inicio} ao dia {periodDays.fim}.
        </p>
      )}
      <div className={classes.two}>
        <DateField label="De" value={range.de} error={errors.de} onChange={(de) => setRange((r) => ({ ...r, de }))} />
        <DateField
          label="Até"
          value={range.ate}
          error={errors.ate ?? (crossed ? 'Antes do início' : null)}
          onChange={(ate) => setRange((r) => ({ ...r, ate }))}
        />
      </div>
      <div className={classes.ends}>
        {filter.clearable && (
          <button type="button" className={classes.link} onClick={() => pick(null)}>
            Todo o período
          </button>
        )}
        <Buttons onClear={() => undefined} clearable={false} close={close} />
      </div>
    </form>
  );
}
