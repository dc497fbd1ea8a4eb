import { type Counter, TONES } from './counters.ts';
import classes from './menus.module.css';

export interface CounterTagProps {
  counter: Counter | null;
  /** The number alone is drawn; what it counts is read out and stands as the title. */
  short?: boolean;
}

/** '14 a decidir' beside a page's name; nothing at zero. */
export function CounterTag({ counter, short = false }: CounterTagProps) {
  if (!counter) return null;
  const { quantidade, curto, tom } = counter;
  const number = quantidade.toLocaleString('pt-BR');
  return (
    <span className={classes.count} data-tone={TONES[tom]} title={short ? `${number} ${curto}` : undefined}>
      {number} <span className={short ? 'visually-hidden' : undefined}>{curto}</span>
    </span>
  );
}
