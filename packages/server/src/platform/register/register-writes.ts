/**
 * The writes of a register: create, change, delete, enable and disable, with its own rules, the records that it refers to,
 * its file, and the refusals of the database in the register's words.
 *
 * Rules and references are asked of what is new; a rule over several fields, of the record as it will stand. What a save
 * asks or derives beyond the description is the module's `prepare`. Errors: `plataforma.invalido` at the field, the
 * register's own (409), those of the kit. Source: spec 1 §4.4, §5; decisions §7 (Disabled); decision 047.
 */
import { brokenRules, type Fields, type InputOfFields, type RecordOf, rulesOf } from '@sede/domain/register';
import type { z } from 'zod';
import type { WriteContext } from '../api/index.ts';
import { constraintOf, isUniqueViolation } from '../db/index.ts';
import type { NewRecord, RecordPatch, RecordTable, Seen } from '../db/record/index.ts';
import { replaceFile } from '../files/index.ts';
import {
  changedOnly,
  type RowOf,
  references,
  refuseCampos,
  removeUnlessUsed,
  setDesabilitado,
} from '../records/index.ts';
import type { RegisterRecord } from './register-record.ts';

export type StoredRow<F extends Fields, T extends RecordTable> = RowOf<T, z.ZodType<RecordOf<F>>>;

/** A save: what is sent, the row as it stands (null: a new one), and what of it is new. */
export interface Save<F extends Fields, T extends RecordTable> {
  dados: Partial<InputOfFields<F>>;
  atual: StoredRow<F, T> | null;
  novos: Partial<InputOfFields<F>>;
}
export interface SaveOptions<F extends Fields, T extends RecordTable> {
  /** What the save asks beyond the description; out: columns beside the fields sent, or in their place. */
  prepare?: (ctx: WriteContext, save: Save<F, T>) => Promise<Partial<RecordPatch<T>>> | Partial<RecordPatch<T>>;
  /** `prepare` asks about what the record refers to itself, in words of its own. */
  ownReferences?: true;
}

type Values = Record<string, unknown>;
const given = (dados: object): Values =>
  Object.fromEntries(Object.entries(dados).filter(([, value]) => value !== undefined));

/** Turns the database's refusal into the register's own, told at its field: also between two saves of the same moment. */
async function refusing<R>({ unique, errors }: RegisterRefusals, write: Promise<R>): Promise<R> {
  try {
    return await write;
  } catch (error) {
    const broken = isUniqueViolation(error) ? constraintOf(error) : undefined;
    const found = Object.entries(unique).find(([, { constraint }]) => constraint === broken);
    if (!found) throw error;
    const [code, { field, message }] = found;
    throw errors[code]?.({ campos: { [field]: message } }) ?? error;
  }
}
type RegisterRefusals = Pick<RegisterRecord<Fields, RecordTable, string, string>['register'], 'unique' | 'errors'>;

export function registerWrites<F extends Fields, T extends RecordTable, C extends string, P extends string>(
  record: RegisterRecord<F, T, C, P>,
  { prepare, ownReferences }: SaveOptions<F, T> = {},
) {
  type Row = StoredRow<F, T>;
  const { register, table } = record;
  const { fileRule } = register;
  const rules = rulesOf(register);
  const checkReferences = references(table.references ?? {});
  const refusals: RegisterRefusals = register;
  const usedBy = Object.entries(register.inUse).flatMap(([code, { by }]) =>
    by.map((from) => [from, refusals.errors[code]]),
  );

  async function ask(ctx: WriteContext, dados: Values, atual: Row | null): Promise<Values> {
    const novos = atual ? changedOnly(atual, dados) : dados;
    refuseCampos(brokenRules(rules, { ...atual, ...dados }, ctx.today, Object.keys(atual ? novos : register.fields)));
    if (!ownReferences) await checkReferences(ctx.tx, novos as Record<string, string | null>);
    // Names and values came through the schema that the description made; here they are walked by name.
    const derived = await prepare?.(ctx, { dados, atual, novos } as Save<F, T>);
    if (fileRule) await replaceFile(ctx, fileRule, fileOf(atual), novos.idAnexo as string | null | undefined);
    return { ...dados, ...derived };
  }
  const fileOf = (row: object | null) => (row && 'idAnexo' in row ? (row.idAnexo as string | null) : null);
  // `RegisterTable` asks for the column; the compiler cannot follow it through a table that is a parameter.
  const enabling = record as unknown as Parameters<typeof setDesabilitado<Row & { desabilitado: boolean }>>[0];
  /** The record as it is read. A row of a register without joins is that already; no type says it. */
  const asRead = async (ctx: WriteContext, row: Row): Promise<RecordOf<F>> =>
    record.sql.joined ? record.get(ctx, row.id) : (row as unknown as RecordOf<F>);

  return {
    async create(ctx: WriteContext, dados: InputOfFields<F>) {
      const values = await ask(ctx, given(dados), null);
      return asRead(ctx, await refusing(refusals, record.insert(ctx, values as NewRecord<T>)));
    },
    async update(ctx: WriteContext, { id, versao, ...dados }: Partial<InputOfFields<F>> & Seen) {
      const atual = await record.lock(ctx, { id, versao });
      const values = await ask(ctx, given(dados), atual);
      return asRead(ctx, await refusing(refusals, record.update(ctx, { id, versao }, values as RecordPatch<T>)));
    },
    async remove(ctx: WriteContext, seen: Seen) {
      const atual = fileRule ? await record.lock(ctx, seen) : null;
      const done = await removeUnlessUsed(record, ctx, seen, Object.fromEntries(usedBy));
      if (fileRule) await replaceFile(ctx, fileRule, fileOf(atual), null);
      return done;
    },
    habilitar: async (ctx: WriteContext, seen: Seen) =>
      asRead(ctx, await refusing(refusals, setDesabilitado(enabling, ctx, seen, false))),
    desabilitar: async (ctx: WriteContext, seen: Seen) => asRead(ctx, await setDesabilitado(enabling, ctx, seen, true)),
  };
}
