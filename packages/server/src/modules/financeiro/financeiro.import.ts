/**
 * What the imports of finance share: the item that is named, links, instalments that belong together, dates outside.
 * Source: spec 1 §3.4, §3.5; decisions §2 (moving over), §7 (Instalments, Dates of money).
 */
import { normaliseText, stableId, todayInSaoPaulo } from '@sede/domain/kernel';
import { type DatasDoDinheiro, foraDasDatas } from '@sede/domain/modules/financeiro/despesas';
import { sql } from 'kysely';
import { changedByHand } from '#platform/audit/index.ts';
import {
  asNode,
  children,
  type ExportFields,
  type ImportContext,
  Refusal,
  readParcela,
  readText,
} from '#platform/import/index.ts';

interface Item {
  id: string;
  nome: string;
  tipo: string;
  centroCusto: string | null;
}

/** All that there are: their own import comes before. */
async function readItens({ tx }: ImportContext, table: 'itensDespesa' | 'itensReceita'): Promise<Item[]> {
  const centre = table === 'itensDespesa' ? sql`centro_custo` : sql`null::text`;
  const { rows } = await sql<Item>`select id, nome, tipo, ${centre} as centro_custo from ${sql.table(table)}`.execute(
    tx,
  );
  return rows;
}

/**
 * The item that the old data name by its key, or by its name without accents and capitals; of several with the name, the one of this type.
 */
export async function findItem(
  context: ImportContext,
  table: 'itensDespesa' | 'itensReceita',
  told: string,
  tipo?: string,
): Promise<Item> {
  const all = await context.once(`itens: ${table}`, () => readItens(context, table));
  const id = await context.origins.idOf(context.tx, table, told);
  const byKey = all.find((item) => item.id === id);
  if (byKey) return byKey;
  const wanted = normaliseText(told);
  const named = all.filter(({ nome }) => normaliseText(nome) === wanted);
  const [only, ...more] = named.length > 1 ? named.filter((item) => item.tipo === tipo) : named;
  if (only && more.length === 0) return only;
  throw new Refusal(named.length > 1 ? `há ${named.length} itens '${told}'` : `não há item '${told}'`);
}

/** Whether one of its dates lies where none may: it comes all the same, outside every figure, with a remark. */
export function aConferir({ now }: ImportContext, fields: ExportFields, datas: DatasDoDinheiro): boolean {
  const fora = foraDasDatas(datas, todayInSaoPaulo(new Date(now)));
  if (fora) fields.remark('data anterior a 1990, ou de pagamento futuro: ficou a conferir, fora de todos os números');
  return fora;
}

/** 'Sim' if the event came over; otherwise no link, with a remark. */
export async function readEvento(
  { tx, origins }: ImportContext,
  fields: ExportFields,
): Promise<{ relacaoEvento: boolean; idEvento: string | null }> {
  const key = fields.text('id_evento', 200);
  const idEvento = key === null ? undefined : await origins.idOf(tx, 'eventos', key);
  if (!idEvento && (key !== null || fields.yes('relacao_evento'))) fields.remark('sem o evento, que não foi importado');
  return { relacaoEvento: idEvento !== undefined, idEvento: idEvento ?? null };
}

/** The contract that had this key, unless it was deleted; undefined when none came over. */
export async function findContrato({ tx, origins }: ImportContext, key: string): Promise<string | undefined> {
  const id = await origins.idOf(tx, 'contratos', key);
  if (id === undefined) return undefined;
  const { rows } = await sql`select from contratos where id = ${id}::uuid and situacao <> 'Excluido'`.execute(tx);
  return rows.length > 0 ? id : undefined;
}

/** The contract if it came over; otherwise keeps that there was one, with a remark. */
export async function readContrato(
  context: ImportContext,
  fields: ExportFields,
): Promise<{ relacaoContrato: boolean; idContrato: string | null }> {
  const key = fields.text('id_contrato', 200);
  const idContrato = key === null ? undefined : await findContrato(context, key);
  if (key !== null && !idContrato) fields.remark(`ligada ao contrato ${key} do sistema anterior`);
  return { relacaoContrato: key !== null || fields.yes('relacao_contrato'), idContrato: idContrato ?? null };
}

/** Where the export names the contract of such a record; the column here that says that there is one, and the one that fills its place. */
const COM_CONTRATO = {
  despesas: { area: 'expenses', campo: 'id_contrato', diz: 'relacao_contrato', lugar: 'id_contrato' },
  receitas: { area: 'receitas', campo: 'id_contrato', diz: 'relacao_contrato', lugar: 'id_contrato' },
  // The old system had one field for documents and contracts.
  eventos: { area: 'eventos', campo: 'id_documento', diz: 'relacao_documentos', lugar: 'id_documento' },
} as const;

/**
 * The second pass: what came over before contracts did is linked to the one that the export names. Only where there is none, and nobody
 * here has changed that: whoever took a link away took it away. Closed months do not stand in the way. Done again it finds nothing.
 */
export async function linkImportados(
  { tx, exported }: Pick<ImportContext, 'tx' | 'exported'>,
  tabela: keyof typeof COM_CONTRATO,
): Promise<void> {
  const { area, campo, diz, lugar } = COM_CONTRATO[tabela];
  const ditos = children(exported[area])
    .map(([chave, value]) => ({ chave, contrato: readText(asNode(value)[campo]) }))
    .filter(({ contrato }) => contrato !== '');
  await sql`
    update ${sql.table(tabela)} r set id_contrato = c.id, ${sql.ref(diz)} = true
    from unnest(${ditos.map(({ chave }) => chave)}::text[], ${ditos.map(({ contrato }) => contrato)}::text[]) as d (chave, contrato)
      join contratos c on c.id_origem = d.contrato and c.situacao <> 'Excluido'
    where r.id_origem = d.chave and r.id_contrato is null and r.${sql.ref(lugar)} is null
      and not ${changedByHand(tabela, sql`r.id`, ['id_contrato', diz, lugar])}`.execute(tx);
}

/**
 * The instalments of one purchase had nothing in common but their fields. Those alike in all of `same` are a group when
 * each number stands once among them; else nobody can tell which belong together, and each stays alone.
 */
export function grupoDe(
  { exported, once }: ImportContext,
  area: string,
  same: readonly string[],
  fields: ExportFields,
): string | null {
  const keyOf = (raw: (field: string) => unknown) =>
    JSON.stringify([area, ...same.map((field) => readText(raw(field)))]);
  const groups = once(`parcelas de ${area}`, () => {
    const found = new Map<string, string[]>();
    for (const [, value] of children(exported[area])) {
      const node = asNode(value);
      const key = keyOf((field) => node[field]);
      found.set(key, [...(found.get(key) ?? []), readText(node.parcela)]);
    }
    return found;
  });
  const key = keyOf((field) => fields.raw(field));
  const numbers = groups.get(key) ?? [];
  const { total } = readParcela(fields.raw('parcela'), fields.raw('numero_parcelas'));
  return total > 1 && numbers.length > 1 && new Set(numbers).size === numbers.length ? stableId(key) : null;
}
