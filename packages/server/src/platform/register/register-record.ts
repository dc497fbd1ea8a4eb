/**
 * The record that a register's description says, described for reading, holding and changing it (`defineRecord`).
 *
 *     export const funcionarios = registerRecord(funcionariosRegister, { tabela: 'funcionarios', visivel: todos });
 *
 * Found by the words of the table's own `busca` and `iniciais`. Out: the record's kit, with the register and its table
 * beside it, for `registerHandlers` and `registerSearch`. Source: decisions §2a; decision 047.
 */
import type { RecordPermission } from '@sede/domain/access';
import { type RegisterFilter, registerPieces } from '@sede/domain/contract';
import type { FieldSpecs } from '@sede/domain/kernel';
import { type Fields, nameKey, type RecordOf, type Register, type SortKey } from '@sede/domain/register';
import { sql } from 'kysely';
import type { z } from 'zod';
import type { Reader } from '../api/index.ts';
import { inColumns, searchCondition } from '../db/list/index.ts';
import type { RecordTable } from '../db/record/index.ts';
import { defineRecord, type RecordKit, type RowOf } from '../records/index.ts';
import { type FieldSql, fieldSql } from './field-sql.ts';
import { namesReferredTo } from './referred-names.ts';
import type { AnyTable, RegisterTable } from './register-table.ts';

type RecordSchema<F extends Fields> = z.ZodType<RecordOf<F>>;
export type RegisterKit<F extends Fields, T extends RecordTable> = RecordKit<
  T,
  RowOf<T, RecordSchema<F>>,
  RecordOf<F>,
  RecordOf<F>,
  RegisterFilter<F>,
  SortKey<F>,
  never
>;

/** A register as the server has it. C: codes of its refusals. P: what its picker shows. */
export interface RegisterRecord<F extends Fields, T extends RecordTable, C extends string, P extends string>
  extends RegisterKit<F, T> {
  readonly register: Register<RecordPermission, F, C, P>;
  readonly table: AnyTable;
  readonly sql: FieldSql;
}

/** 'itens-despesa' → 'itensDespesa', as contract and audit trail call the module. */
const contractKey = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const OWN_WORDS = inColumns(sql`r.busca`, sql`r.iniciais`);

/** The field list with the names of references beside it: what a spreadsheet shows in the place of an id. */
function specsOf({ fields, specs }: Pick<Register, 'fields' | 'specs'>): FieldSpecs {
  const names = Object.entries(fields).filter(([, { kind }]) => kind === 'reference');
  return {
    ...specs,
    ...Object.fromEntries(names.map(([name, { rotulo }]) => [nameKey(name), { rotulo, tipo: 'texto' as const }])),
  };
}

export function registerRecord<F extends Fields, T extends RecordTable, C extends string, P extends string>(
  register: Register<RecordPermission, F, C, P>,
  described: RegisterTable<F, T>,
): RegisterRecord<F, T, C, P> {
  // The parts below walk the fields by name; that every one of them is there, `RegisterTable` has asked already.
  const table = described as AnyTable & { tabela: T };
  const { fields, nameField } = register;
  const parts = fieldSql(fields, table);
  const search = table.search ?? OWN_WORDS;
  // The same record that `registerPieces` types field by field, under the name that the kit's types have for it.
  const schema = registerPieces(register).record as RecordSchema<F>;
  const kit = defineRecord<T, RecordSchema<F>, SortKey<F>, RecordOf<F>, RegisterFilter<F>>({
    modulo: contractKey(register.name),
    tabela: table.tabela,
    alias: 'r',
    schema,
    visivel: table.visivel,
    columns: (reader) => parts.columns(reader),
    ...(parts.joins && { joins: parts.joins, narrow: !table.searchJoined, joined: parts.ofJoins as SortKey<F>[] }),
    order: parts.order as Record<SortKey<F>, (typeof parts.order)[string]>,
    notNull: parts.notNull as SortKey<F>[],
    filter: (filter, reader: Reader) => [searchCondition(filter.busca, search), ...parts.conditions(filter, reader)],
    nome: sql.ref(`r.${nameField}`),
    search,
    desabilitado: sql`r.desabilitado`,
    fields: specsOf(register),
    names: (reader, ids) => namesReferredTo(fields, table, reader, ids),
  });
  return { ...kit, register, table, sql: parts };
}
