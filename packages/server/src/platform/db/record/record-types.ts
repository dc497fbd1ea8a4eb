/** The business tables with the platform's columns, as types: rows, new rows, changes. */
import type { Insertable, RawBuilder, Selectable, Updateable } from 'kysely';
import type { Database } from '../schema.gen.ts';

/** The platform's columns that a version check reads. */
export interface Stamped {
  id: string;
  versao: number;
  atualizadoEm: string;
  atualizadoPor: string | null;
}

/** Tables with the platform's columns. */
export type RecordTable = {
  [K in keyof Database]: Selectable<Database[K]> extends Stamped ? K : never;
}[keyof Database];

type Platform = 'id' | 'versao' | 'criadoEm' | 'criadoPor' | 'atualizadoEm' | 'atualizadoPor';
export type RecordRow<T extends RecordTable> = Selectable<Database[T]>;
export type NewRecord<T extends RecordTable> = Omit<Insertable<Database[T]>, Platform> & { id?: string };
/** Values that the insert itself works out (a number that it takes) are SQL. */
export type NewRecordInSql<T extends RecordTable> = {
  [K in keyof NewRecord<T>]: NewRecord<T>[K] | RawBuilder<NonNullable<NewRecord<T>[K]>>;
};
export type RecordPatch<T extends RecordTable> = Omit<Updateable<Database[T]>, Platform>;
