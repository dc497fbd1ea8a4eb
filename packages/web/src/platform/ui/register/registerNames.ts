/** The names of what a register's record refers to, by id: for its panel, the whole reading and the conflict dialog. */
import { type Fields, nameKey, type RecordOf } from '@sede/domain/register';
import { fileNames } from '../attachments/fileNames.ts';

interface Named {
  anexo?: { id: string; nome: string } | null;
}

export function registerNames<F extends Fields>(fields: F) {
  const references = Object.keys(fields).filter((name) => fields[name]?.kind === 'reference');
  return (record: RecordOf<F>): ReadonlyMap<string, string> => {
    // Of a register that keeps a file.
    const { anexo = null } = record as RecordOf<F> & Named;
    const read = new Map<string, unknown>(Object.entries(record));
    const named = references.map((name) => [read.get(name), read.get(nameKey(name))] as const);
    const known = named.flatMap(([id, nome]) =>
      typeof id === 'string' && typeof nome === 'string' ? [[id, nome] as const] : [],
    );
    return new Map([...known, ...fileNames({ anexo })]);
  };
}
