/**
 * Columns of a register's list, each from the field that it shows: header, sorting and how a value reads.
 *
 *     const column = registerColumns(funcionariosRegister);
 *     [column('nome'), column('dataNascimento', { header: 'Nascimento', width: 120 }), column('desabilitado')]
 *
 * The field that names the record is the strong one; a reference is shown and sorted by its name. Any part of a column is
 * replaced beside the name, `cell` as well; a column of no field is written out among them.
 */
import { describeValue } from '@sede/domain/kernel';
import { type Field, type Fields, nameKey, type RecordOf, type Register } from '@sede/domain/register';
import type { ReactNode } from 'react';
import type { Column } from '../data-table/types.ts';
import { EnabledTag } from '../record/EnabledTag.tsx';
import { DateText, InstantText } from '../text/DateText.tsx';
import { Digits } from '../text/Digits.tsx';
import { Money } from '../text/Money.tsx';

type Texts = Record<string, unknown>;

function cellOf(name: string, field: Field): (row: Texts) => ReactNode {
  switch (field.kind) {
    case 'date':
      return (row) => <DateText value={row[name] as string | null} />;
    case 'instant':
      return (row) => <InstantText value={row[name] as string | null} />;
    case 'money':
      return (row) => (row[name] === null ? null : <Money value={row[name] as number} />);
    case 'reference':
      return (row) => describeValue({ rotulo: '', tipo: 'texto' }, row[nameKey(name)]);
    case 'cpf':
    case 'cnpj':
    case 'cpfCnpj':
    case 'phone':
    case 'mobile':
    case 'cep':
      return (row) => <Digits>{describeValue(field, row[name])}</Digits>;
    default:
      return (row) => describeValue(field, row[name]);
  }
}

const MAIN = { strong: true, hideable: false, card: 'title' } as const;

export function registerColumns<F extends Fields>({
  fields,
  nameField,
}: Pick<Register<Register['name'], F>, 'fields' | 'nameField'>) {
  type Row = RecordOf<F>;
  return (name: (keyof F & string) | 'desabilitado', look: Partial<Column<Row>> = {}): Column<Row> => {
    const field = fields[name];
    if (!field) {
      const cell = (row: Row) => <EnabledTag disabled={row.desabilitado} />;
      return { id: 'situacao', header: 'Situação', width: 130, card: 'value', cell, ...look };
    }
    const cell = cellOf(name, field);
    return {
      id: field.kind === 'reference' ? nameKey(name) : name,
      header: field.rotulo,
      ...(field.sort && { sortable: true }),
      ...(field.kind === 'money' && { numeric: true }),
      ...(name === nameField && MAIN),
      cell: (row) => cell(row),
      ...look,
    };
  };
}
