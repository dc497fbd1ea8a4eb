/** Reads of inventories: one with its progress, its lines, the whole scope for a phone. Source: decisions-sindical-contratos-patrimonio (Labels, inventory). */
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import { patrimonioSettings } from '@sede/domain/modules/patrimonio/bens';
import {
  type BemDoEscopo,
  type InventarioCompleto,
  type LeituraDoInventario,
  type LinhaDoInventario,
  MINUTOS_LENDO,
  type ProgressoDoSetor,
} from '@sede/domain/modules/patrimonio/inventarios';
import type { inventariosContract } from '@sede/domain/modules/patrimonio/inventarios/contract';
import { type RawBuilder, sql } from 'kysely';
import { readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import type { ReadContext, Reader } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { allOf, type PageQuery, readPage, searchCondition, type WordCondition } from '#platform/db/list/index.ts';
import { inventarios } from './inventario.record.ts';
import { LINHA_COLUNAS, linhasDo, POR_NUMERO, SAIDA, saidaDe } from './inventario.sql.ts';

type Contract = typeof inventariosContract;

/** One pass over the lines; what was read besides the scope belongs to no sector's progress. */
async function readProgresso(db: Db, id: string) {
  const { rows } = await sql<ProgressoDoSetor & { naoEncontrados: number; ofertas: number }>`
    select v.esperado as setor, v.resultado in ('inesperado', 'desconhecido') as alem,
      count(*)::int as bens,
      count(*) filter (where v.leitura is not null)::int as lidos,
      count(*) filter (where v.resultado = 'em_outro_setor')::int as em_outro_setor,
      count(*) filter (where v.resultado = 'fora')::int as fora,
      count(*) filter (where v.resultado = 'nao_encontrado')::int as nao_encontrados,
      count(v.oferta)::int as ofertas
    ${linhasDo(id)} group by 1, 2 order by v.esperado nulls last`.execute(db);
  return rows as (ProgressoDoSetor & { alem: boolean; naoEncontrados: number; ofertas: number })[];
}

export async function readInventario(reader: Reader & { now: string }, id: string): Promise<InventarioCompleto> {
  const inventario = await inventarios.get(reader, id);
  const todas = await readProgresso(reader.db, id);
  const setores = todas.filter(({ alem }) => !alem);
  const soma = (valor: (linha: (typeof todas)[number]) => number) => todas.reduce((sum, one) => sum + valor(one), 0);
  const { rows } = await sql<{ lendo: number }>`
    select count(distinct l.criado_por)::int as lendo from inventarios_leituras l where l.inventario_id = ${id}::uuid
      and l.criado_em > ${reader.now}::timestamptz - make_interval(mins => ${MINUTOS_LENDO})`.execute(reader.db);
  return {
    ...inventario,
    progresso: setores.map(({ setor, bens, lidos, emOutroSetor, fora }) => ({
      setor,
      bens,
      lidos,
      emOutroSetor,
      fora,
    })),
    lendo: inventario.encerradoEm === null ? (rows[0]?.lendo ?? 0) : 0,
    fora: soma(({ fora }) => fora),
    naoEncontrados: soma(({ naoEncontrados }) => naoEncontrados),
    ofertas: soma(({ ofertas }) => ofertas),
  };
}

const procura: WordCondition = ({ like }) =>
  sql<boolean>`sede.sem_acento(concat_ws(' ', v.numero, v.tipo, v.nome, v.com, v.fora)) like ${like}`;

export function queryLinhas(inventario: string, conditions: Parameters<typeof allOf>[0] = []): PageQuery {
  return {
    from: linhasDo(inventario),
    where: allOf(conditions),
    columns: LINHA_COLUNAS,
    order: { numero: POR_NUMERO, tipo: sql`v.tipo`, setor: sql`coalesce(v.esperado, v.setor)`, lidoEm: sql`v.lido_em` },
    id: sql`v.id`,
  };
}

export const listLinhas = ({ db }: ReadContext, { inventario, ...input }: InputOf<Contract['linhas']>) =>
  readPage<LinhaDoInventario>(
    db,
    input,
    queryLinhas(inventario, [
      searchCondition(input.busca, procura),
      input.resultado && sql`v.resultado = any(${input.resultado}::text[])`,
      input.setor && sql`(v.esperado = any(${input.setor}::text[]) or v.setor = any(${input.setor}::text[]))`,
      input.ofertas !== undefined && sql`(v.oferta is not null) = ${input.ofertas}`,
    ]),
  );

/** The line of one asset; in a write: as it stands now. */
export async function readLinha(
  { db }: Pick<Reader, 'db'>,
  inventario: string,
  bem: string,
): Promise<LinhaDoInventario> {
  const { rows } = await sql<LinhaDoInventario>`
    select ${LINHA_COLUNAS} ${linhasDo(inventario)} where v.bem = ${bem}::uuid`.execute(db);
  const [linha] = rows;
  if (!linha) throw platformErrors.nao_encontrado();
  return linha;
}

/** Readings as everybody learns them. */
export async function listLeituras(
  { db, actor }: Pick<Reader, 'db' | 'actor'>,
  inventario: string,
  condition: RawBuilder<unknown> = sql`true`,
): Promise<LeituraDoInventario[]> {
  const { rows } = await sql<LeituraDoInventario>`
    select l.id, l.chave, l.bem_id as bem, l.numero, b.tipo_objeto as tipo, b.descricao_bem as nome, l.resultado, l.esperado, l.setor, l.estado,
      l.nota, l.lido_em, l.lido_por, coalesce(l.criado_por = ${actor.usuarioId}::uuid, false) as minha, ${SAIDA} as saida
    from inventarios_leituras l left join bens b on b.id = l.bem_id ${saidaDe(sql`l.bem_id`)}
    where l.inventario_id = ${inventario}::uuid and ${condition} order by l.lido_em desc, l.id desc`.execute(db);
  return rows;
}

export async function readEscopo(ctx: ReadContext, { id }: InputOf<Contract['escopo']>) {
  const { nome, encerradoEm } = await inventarios.get(ctx, id);
  const { rows: bens } = await sql<BemDoEscopo>`
    select e.bem_id as id, e.numero, e.tipo, e.nome, e.com, e.setor, ${SAIDA} as saida
    from inventarios_bens e ${saidaDe(sql`e.bem_id`)}
    where e.inventario_id = ${id}::uuid order by e.bem_id`.execute(ctx.db);
  const { setoresDoPatrimonio } = await readConfiguracoes(ctx.db, patrimonioSettings);
  const lugares = [...new Set([...setoresDoPatrimonio, ...bens.flatMap(({ setor }) => setor ?? [])])];
  return { id, nome, encerradoEm, ate: ctx.now, lugares, bens, leituras: await listLeituras(ctx, id) };
}

/** What came or changed since, with a minute of grace for what was being written then; how many there are tells of those that were taken out. */
export async function readLeituras(ctx: ReadContext, { id, desde }: InputOf<Contract['leituras']>) {
  const { encerradoEm } = await inventarios.get(ctx, id);
  const itens = await listLeituras(ctx, id, sql`l.atualizado_em >= ${desde}::timestamptz - interval '1 minute'`);
  const { rows } = await sql<{ total: number }>`
    select count(*)::int as total from inventarios_leituras l where l.inventario_id = ${id}::uuid`.execute(ctx.db);
  return { itens, total: rows[0]?.total ?? 0, ate: ctx.now, encerradoEm };
}
