/**
 * Columns of a register's list, each from the field that it shows: what `columnsOf` makes of it, and its sorting.
 *
 *     const column = registerColumns(funcionariosRegister);
 *     [column('nome'), column('dataNascimento', { header: 'Nascimento', width: 120 }), column('desabilitado')]
 *
 * The field that names the record is the strong one; a reference is shown and sorted by its name. Any part of a column is
 * replaced beside the name, `cell` as well; a column of no field is written out among them.
 */
import { describeValue } from '@sede/domain/kernel';
import { type Field, type Fields, nameKey, type RecordOf, type Register } from '@sede/domain/register';
import { columnsOf, TITLE } from '../data-table/columnsOf.tsx';
import type { Column } from '../data-table/types.ts';
import { enabledColumn } from '../record/enabledColumn.tsx';
import { Digits } from '../text/Digits.tsx';

const MASKED: ReadonlySet<Field['kind']> = new Set(['cpf', 'cnpj', 'cpfCnpj', 'phone', 'mobile', 'cep']);
const TEXT = { rotulo: '', tipo: 'texto' } as const;

export function registerColumns<F extends Fields>({
  fields,
  nameField,
}: Pick<Register<Register['name'], F>, 'fields' | 'nameField'>) {
  type Row = RecordOf<F> & { desabilitado: boolean };
  const plain = columnsOf<Row, F>(fields);
  const valueIn = (row: object, name: string) => new Map<string, unknown>(Object.entries(row)).get(name);

  return (name: (keyof F & string) | 'desabilitado', look: Partial<Column<Row>> = {}): Column<Row> => {
    const field = fields[name];
    if (!field) return { ...enabledColumn, ...look };
    const shown = field.kind === 'reference' ? nameKey(name) : name;
    const own =
      field.kind === 'reference'
        ? { cell: (row: Row) => describeValue(TEXT, valueIn(row, shown)) }
        : MASKED.has(field.kind) && { cell: (row: Row) => <Digits>{describeValue(field, valueIn(row, name))}</Digits> };
    return {
      // A row has what its fields describe.
      ...plain(name as keyof F & keyof Row & string),
      id: shown,
      ...(field.sort && { sortable: true }),
      ...(field.kind === 'money' && { numeric: true }),
      ...(name === nameField && TITLE),
      ...own,
      ...look,
    };
  };
}
