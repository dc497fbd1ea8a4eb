import '@mantine/dates/styles.layer.css';
import 'dayjs/locale/pt-br';
import { DatePicker } from '@mantine/dates';
import { useEffect, useRef } from 'react';
import { useKit } from '../kit.ts';
import classes from './Calendar.module.css';

/** A month to pick a day from; a chunk of its own. Keyboard: arrows, Enter. */
export function Calendar({ value, onPick }: { value: string | null; onPick: (date: string) => void }) {
  const { today } = useKit();
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const day = frame.current?.querySelector<HTMLElement>('[data-selected], [data-today]');
    (day ?? frame.current?.querySelector<HTMLElement>('button'))?.focus();
  }, []);
  return (
    <div ref={frame}>
      <DatePicker
        locale="pt-br"
        firstDayOfWeek={0}
        value={value}
        defaultDate={value ?? today}
        onChange={(date) => date && onPick(date)}
        getDayProps={(date) => (date === today ? { 'data-today': true } : {})}
        ariaLabels={{
          previousMonth: 'Mês anterior',
          nextMonth: 'Próximo mês',
          previousYear: 'Ano anterior',
          nextYear: 'Próximo ano',
          previousDecade: 'Década anterior',
          nextDecade: 'Próxima década',
          monthLevelControl: 'Escolher o mês',
          yearLevelControl: 'Escolher o ano',
        }}
        classNames={{ day: classes.day, weekday: classes.weekday, calendarHeaderLevel: classes.level }}
      />
    </div>
  );
}
