import { formatReais, formatReaisSemSimbolo } from '@sede/domain/kernel';
import { createContext, useContext } from 'react';
import classes from './text.module.css';

/** Around cells of a column of numbers: the table's kit sets it, so that no column says it itself. */
export const InMoneyColumn = createContext(false);

/**
 * An amount in centavos: 'R$ 1.234,56', and '1.234,56' in a column of numbers; `bare` in tables that are not the kit's.
 * null is '—'. Source: design/README (money without 'R$' in columns that are all money and with it elsewhere).
 */
export function Money({
  value,
  bare = false,
  signed = false,
}: {
  value: number | null;
  bare?: boolean;
  signed?: boolean;
}) {
  const inColumn = useContext(InMoneyColumn);
  if (value === null) return <span>—</span>;
  return (
    <span className={classes.num} data-negative={(signed && value < 0) || undefined}>
      {bare || inColumn ? formatReaisSemSimbolo(value) : formatReais(value)}
    </span>
  );
}
