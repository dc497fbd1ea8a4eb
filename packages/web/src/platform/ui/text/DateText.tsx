import { formatDataBr, formatInstantBr } from '@sede/domain/kernel';
import classes from './text.module.css';

/** A calendar date as dd/MM/yyyy; null is '—'. */
export function DateText({ value }: { value: string | null }) {
  if (value === null) return <span>—</span>;
  return (
    <time dateTime={value} className={classes.num}>
      {formatDataBr(value)}
    </time>
  );
}

/** An instant as dd/MM/yyyy HH:mm in São Paulo; null is '—'. */
export function InstantText({ value }: { value: string | null }) {
  if (value === null) return <span>—</span>;
  return (
    <time dateTime={value} className={classes.num}>
      {formatInstantBr(value)}
    </time>
  );
}
