/**
 * Reads of the audit trail: filtered, sorted and paged in SQL over the indexes of migration 0011; the texts are made
 * here.
 *
 * Only the rows of one page (or of one batch of an export) are turned into words; names of the records that they refer to
 * come with one statement each. Column names inside an entry are SQL's and become camelCase like any record's.
 * Units: `em` is an instant; filter days are São Paulo's, both included. Source: issue 3; decisions §6.
 */
import { actionText, addDays, startOfDayInSaoPaulo } from '@sede/domain/kernel';
import type { ModuleDirectory } from '@sede/domain/manifest';
import {
  type Entrada,
  type EntradaCrua,
  mudancasDaEntrada,
  nomeDoRegistro,
  referenciasDe,
  rotuloDaTabela,
} from '@sede/domain/modules/sistema/auditoria';
import { type RawBuilder, sql } from 'kysely';
import { camelKeys } from '#platform/audit/index.ts';
import type { Db } from '#platform/db/index.ts';
import { allOf, inColumns, type PageQuery, searchCondition } from '#platform/db/list/index.ts';
import type { ExportColumn } from '#platform/exports/index.ts';

export interface PeriodoFilter {
  de?: string | undefined;
  ate?: string | undefined;
  usuario?: string[] | undefined;
  busca?: string | undefined;
}
export interface AuditoriaFilter extends PeriodoFilter {
  modulo?: string[] | undefined;
  registro?: string | undefined;
  acao?: Entrada['acao'][] | undefined;
  operacao?: string | undefined;
}

interface Row extends Omit<Entrada, 'area' | 'tipo' | 'registro' | 'feito' | 'mudancas'> {
  antes: Record<string, unknown> | null;
  depois: Record<string, unknown> | null;
}

/** Half-open over the instants of whole days. */
export function noPeriodo(column: RawBuilder<unknown>, { de, ate }: PeriodoFilter) {
  return [
    de !== undefined && sql`${column} >= ${startOfDayInSaoPaulo(de)}::timestamptz`,
    ate !== undefined && sql`${column} < ${startOfDayInSaoPaulo(addDays(ate, 1))}::timestamptz`,
  ];
}

/** People whose name or e-mail the words find: few, so that the index over people narrows the rows. */
export function dasPessoas(column: RawBuilder<unknown>, { usuario, busca }: PeriodoFilter) {
  const found = searchCondition(busca, inColumns(sql`sede.sem_acento(u.nome || ' ' || u.email)`));
  return [
    usuario && sql`${column} = any(${usuario}::uuid[])`,
    found && sql`${column} = any(array(select u.id from usuarios u where ${found}))`,
  ];
}

export function auditoriaQuery(
  { audited }: Pick<ModuleDirectory, 'audited'>,
  { modulo, registro, acao, operacao, ...rest }: AuditoriaFilter,
): PageQuery {
  const todos = audited.map(({ valor }) => valor);
  const where = allOf([
    ...noPeriodo(sql`a.em`, rest),
    ...dasPessoas(sql`a.usuario_id`, rest),
    modulo && sql`a.modulo = any(${modulo}::text[])`,
    // The index begins with the module, so the condition names all of them.
    registro !== undefined && sql`a.modulo = any(${modulo ?? todos}::text[]) and a.registro_id = ${registro}::uuid`,
    acao && acao.length === 1 ? sql`a.acao = ${sql.lit(acao[0] ?? '')}` : acao && sql`a.acao = any(${acao}::text[])`,
    operacao !== undefined && sql`a.operacao = ${operacao}`,
  ]);
  return {
    from: sql`from auditoria a`,
    where,
    columns: sql`a.id, a.em, a.usuario_id, a.usuario_nome as por, a.modulo, a.tabela, a.registro_id, a.acao, a.operacao,
      a.motivo, a.requisicao, a.apagado_em, a.apagado_motivo, a.antes::text as antes, a.depois::text as depois,
      exists (select 1 from auditoria_cadeia c where c.auditoria_id = a.id) as selada`,
    order: { em: sql`a.em` },
    notNull: ['em'],
    id: sql`a.id`,
  };
}

const column = (campo: string) => campo.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** Names of the records that entries refer to, from the tables that say what names a row of theirs. */
async function nomesDe(
  db: Db,
  { auditedTables }: ModuleDirectory,
  ids: readonly string[],
): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const unique = [...new Set(ids)];
  const each = Object.entries(auditedTables).flatMap(([table, { referido, nome }]) =>
    referido && nome !== undefined
      ? [sql`select id, ${sql.ref(column(nome))} as nome from ${sql.table(table)} where id = any(${unique}::uuid[])`]
      : [],
  );
  const { rows } = await sql<{ id: string; nome: string }>`${sql.join(each, sql` union all `)}`.execute(db);
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}

/** As text and parsed here: the driver's camelCase must not reach into stored values, only over their columns. */
type Raw = Omit<Row, 'antes' | 'depois'> & { antes: string | null; depois: string | null };
const parsed = (text: string | null) => camelKeys(text === null ? null : (JSON.parse(text) as Record<string, unknown>));

/** Whose operation it was: what it wrote may be another module's. */
const moduleOf = ({ operacao, modulo }: Pick<Raw, 'operacao' | 'modulo'>) => operacao?.split('.')[0] ?? modulo;

/** The entries of one page in words. */
export async function emPalavras(db: Db, directory: ModuleDirectory, raw: readonly Raw[]): Promise<Entrada[]> {
  const rows = raw.map((row) => ({ ...row, antes: parsed(row.antes), depois: parsed(row.depois) }));
  const names = await nomesDe(db, directory, rows.flatMap(referenciasDe));
  return rows.map(({ antes, depois, ...entry }) => {
    const crua: EntradaCrua = { tabela: entry.tabela, acao: entry.acao, antes, depois };
    return {
      ...entry,
      area: directory.labelOf(entry.modulo),
      tipo: rotuloDaTabela(directory, entry.tabela),
      registro: nomeDoRegistro(directory, crua, names),
      feito: actionText(entry, directory.actionsOf(moduleOf(entry)), directory.auditedTables[entry.tabela]?.actions),
      mudancas: mudancasDaEntrada(directory, crua, names),
    };
  });
}

export const AUDITORIA_COLUNAS: readonly ExportColumn<Entrada>[] = [
  { titulo: 'Quando', tipo: 'instante', valor: (row) => row.em },
  { titulo: 'Quem', tipo: 'texto', largura: 28, valor: (row) => row.por ?? 'Sistema' },
  { titulo: 'Área', tipo: 'texto', valor: (row) => row.area },
  { titulo: 'Registro', tipo: 'texto', largura: 40, valor: (row) => rotulado(row) },
  { titulo: 'O que foi feito', tipo: 'texto', largura: 24, valor: (row) => row.feito },
  { titulo: 'Mudanças', tipo: 'texto', largura: 80, valor: (row) => textoDasMudancas(row) },
  { titulo: 'Motivo', tipo: 'texto', largura: 40, valor: (row) => row.motivo },
  { titulo: 'Operação', tipo: 'texto', largura: 28, valor: (row) => row.operacao },
  { titulo: 'Entrada', tipo: 'inteiro', valor: (row) => row.id },
];

const rotulado = ({ tipo, registro }: Entrada): string => (registro === '' ? tipo : `${tipo}: ${registro}`);
const textoDasMudancas = ({ mudancas }: Entrada): string =>
  mudancas.map(({ rotulo, de, para }) => `${rotulo}: ${de} → ${para}`).join('; ');

export interface Pessoa {
  id: string;
  nome: string;
  email: string | null;
}

/** People with an account, by name; for given ids also people without one any more, by the name in their last entry. */
export async function readPessoas(
  db: Db,
  { busca, ids }: { busca?: string | undefined; ids?: string[] | undefined },
): Promise<{ itens: Pessoa[] }> {
  const found = searchCondition(busca, inColumns(sql`sede.sem_acento(u.nome || ' ' || u.email)`));
  const where = allOf([ids && sql`u.id = any(${ids}::uuid[])`, found]);
  const { rows } = await sql<Pessoa>`select u.id, u.nome, u.email from usuarios u where ${where}
    order by u.nome, u.id ${ids ? sql`` : sql`limit 20`}`.execute(db);
  const gone = (ids ?? []).filter((id) => !rows.some((row) => row.id === id));
  if (gone.length === 0) return { itens: rows };
  const { rows: others } = await sql<Pessoa>`select i.id, (select a.usuario_nome from auditoria a
      where a.usuario_id = i.id order by a.em desc, a.id desc limit 1) as nome, null as email
    from unnest(${gone}::uuid[]) i(id)`.execute(db);
  return { itens: [...rows, ...others.filter(({ nome }) => nome !== null)] };
}
