/**
 * The handlers of a register's whole contract, its place in the search over everything, and who may see its files.
 *
 *     routes: routes(funcionariosContract, registerHandlers(funcionarios), { record: funcionarios }),
 *     search: registerSearch(funcionarios, { detail: 'cpf' }),
 *     attachments: registerAttachments(documentos),
 *
 * A module puts a handler of its own beside or in the place of one: `{ ...registerHandlers(contas), extrato }`.
 * Source: decisions §2a; issue 3 (Ctrl K); decision 047.
 */
import { can, type Permission } from '@sede/domain/access';
import { describeValue, normaliseText } from '@sede/domain/kernel';
import { type Fields, nameKey, type RecordOf } from '@sede/domain/register';
import { sql } from 'kysely';
import type { ReadContext } from '../api/index.ts';
import { inColumns, type OptionsInput } from '../db/list/index.ts';
import type { RecordTable } from '../db/record/index.ts';
import type { AttachmentOwner } from '../files/index.ts';
import { recordHandlers } from '../records/index.ts';
import type { SearchSource } from '../search/index.ts';
import { OWN_WORDS, type RegisterRecord } from './register-record.ts';
import type { Sql } from './register-table.ts';
import { registerWrites, type SaveOptions } from './register-writes.ts';

/** Columns of the spreadsheet: the fields in their order, a reference by its name, whether the record is out of use. */
function exported<F extends Fields>(fields: F): (keyof RecordOf<F> & string)[] {
  const shown = Object.entries(fields).filter(([, { unexported }]) => !unexported);
  const names = shown.map(([name, { kind }]) => (kind === 'reference' ? nameKey(name) : name));
  return [...names, 'desabilitado'] as (keyof RecordOf<F> & string)[];
}

type Option<F extends Fields, P extends string> = Pick<RecordOf<F>, ('id' | P) & keyof RecordOf<F>>;

/** What a picker is offered of a register; none of it before enough letters were typed. */
async function registerOptions<F extends Fields, T extends RecordTable, C extends string, P extends string>(
  record: RegisterRecord<F, T, C, P>,
  ctx: ReadContext,
  input: OptionsInput,
): Promise<{ itens: Option<F, P>[] }> {
  const { picker, nameField } = record.register;
  const { shows = [], byName, minLetters = 0, max } = picker ?? {};
  if (!input.ids && normaliseText(input.busca ?? '').length < minLetters) return { itens: [] };
  const ofName = () => inColumns(sql`sede.sem_acento(${sql.ref(`r.${nameField}`)})`, sql`r.iniciais`);
  return record.options<Option<F, P>>(ctx, input, {
    columns: record.sql.columns(ctx, ['id', ...shows]),
    // What a reference holds is no word of the record that is chosen.
    ...(byName ? { search: ofName() } : record.table.searchJoined && { search: OWN_WORDS }),
    ...(max !== undefined && { max }),
  });
}

export function registerHandlers<F extends Fields, T extends RecordTable, C extends string, P extends string>(
  record: RegisterRecord<F, T, C, P>,
  save: SaveOptions<F, T> = {},
) {
  const { name, title, fields, picker } = record.register;
  const { list, totals, get, reading, history, ...reads } = recordHandlers(record, {
    nome: name,
    titulo: title,
    exporta: exported(fields),
  });
  const options = (ctx: ReadContext, input: OptionsInput) => registerOptions(record, ctx, input);
  return {
    list,
    totals,
    get,
    export: reads.export,
    reading,
    history,
    ...registerWrites(record, save),
    // There where the register has a picker, as its type says.
    ...((picker ? { options } : {}) as [P] extends [never] ? Record<never, never> : { options: typeof options }),
  };
}

/** Who may see a register's files: whoever may see the record that has one. */
export function registerAttachments<F extends Fields, T extends RecordTable, C extends string, P extends string>(
  record: RegisterRecord<F, T, C, P>,
): AttachmentOwner {
  const { fileRule, name } = record.register;
  if (!fileRule) throw new Error(`The register ${name} has no file.`);
  const permission: Permission = `${name}.ver`;
  return {
    ...fileRule,
    podeVer: async (ctx, anexoId) =>
      can(ctx.actor.papeis, permission) && record.seesOne(ctx, [sql`r.id_anexo = ${anexoId}::uuid`]),
  };
}

/** How Ctrl K finds a register's records. `detail`: the field below the name, that tells two alike apart; or its SQL. */
export function registerSearch<F extends Fields, T extends RecordTable, C extends string, P extends string>(
  record: RegisterRecord<F, T, C, P>,
  { detail }: { detail: (keyof F & string) | Sql },
): SearchSource {
  const { fields, name } = record.register;
  const field = typeof detail === 'string' ? fields[detail] : undefined;
  const at = typeof detail === 'string' ? sql`${sql.ref(`r.${detail}`)}::text` : detail;
  const permission: Permission = `${name}.ver`;
  return {
    fonte: record.modulo,
    permission,
    async find(ctx, busca, limite) {
      const hits = await record.hits(ctx, busca, limite, at);
      if (!field) return hits;
      return hits.map((hit) => ({ ...hit, detalhe: hit.detalhe && describeValue(field, hit.detalhe) }));
    },
  };
}
