import { formatReais, formatReaisSemSimbolo } from '@sede/domain/kernel';
import classes from './text.module.css';

/** An amount in centavos: 'R$ 1.234,56'; `bare` in columns that are all money. null is '—'. */
export function Money({
  value,
  bare = false,
  signed = false,
}: {
  value: number | null;
  bare?: boolean;
  signed?: boolean;
}) {
  if (value === null) return <span>—</span>;
  return (
    <span className={classes.num} data-negative={(signed && value < 0) || undefined}>
      {bare ? formatReaisSemSimbolo(value) : formatReais(value)}
    </span>
  );
}
