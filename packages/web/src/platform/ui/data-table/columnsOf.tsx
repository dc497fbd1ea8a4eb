/**
 * Columns headed by the record's own field list: the label stands there once.
 *
 *   const column = columnsOf<Funcionario, typeof FUNCIONARIO_FIELDS>(FUNCIONARIO_FIELDS);
 *   column('nome', { sortable: true, ...TITLE })
 *
 * The cell is the field's value as its kind is shown (a day, an instant, an amount, anything else in words; '—' where
 * there is none) unless another is given. A field that is no part of the row needs one. `header` says less where the
 * column is narrow ('Nascimento').
 */
import { describeValue, type FieldSpec, type FieldSpecs, SEM_VALOR } from '@sede/domain/kernel';
import type { ReactNode } from 'react';
import { DateText, InstantText } from '../text/DateText.tsx';
import { Digits } from '../text/Digits.tsx';
import { Money } from '../text/Money.tsx';
import type { Column } from './types.ts';

/** The column by which people recognise the row. */
export const TITLE = { strong: true, hideable: false, card: 'title' } as const;

type Look<Row> = Partial<Omit<Column<Row>, 'id'>>;

export interface ColumnMaker<Row, S extends FieldSpecs> {
  (field: keyof S & keyof Row & string, look?: Look<Row>): Column<Row>;
  (field: keyof S & string, look: Look<Row> & Pick<Column<Row>, 'cell'>): Column<Row>;
}

function FieldText({ spec, value }: { spec: FieldSpec; value: unknown }): ReactNode {
  if (value === null || value === undefined || value === '') return SEM_VALOR;
  if (spec.tipo === 'dinheiro') return <Money value={Number(value)} />;
  if (spec.tipo === 'data') return <DateText value={String(value)} />;
  if (spec.tipo === 'instante') return <InstantText value={String(value)} />;
  const text = describeValue(spec, value);
  return spec.formato ? <Digits>{text}</Digits> : text;
}

export function columnsOf<Row extends object, S extends FieldSpecs>(specs: S): ColumnMaker<Row, S> {
  return (field: keyof S & string, look: Look<Row> = {}): Column<Row> => {
    const spec: FieldSpec = specs[field] ?? { rotulo: field, tipo: 'texto' };
    return {
      id: field,
      header: spec.rotulo,
      cell: (row) => <FieldText spec={spec} value={new Map(Object.entries(row)).get(field)} />,
      ...look,
    };
  };
}
