/**
 * The rows of a spreadsheet while they wait, whose CPFs they have, and what is there already of the same item.
 *
 * Days and hours are those of São Paulo's clock. Source: decisions-members (Interactions: Import).
 */
import { FUSO } from '@sede/domain/kernel';
import { type Alvo, chaveDaInteracao, type LinhaLida } from '@sede/domain/modules/comunicacao/importacoes-interacao';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';

export async function insertLinhas(tx: Tx, importacaoId: string, linhas: readonly LinhaLida[]): Promise<void> {
  const column = <K extends keyof LinhaLida>(name: K) => linhas.map((um) => um[name]);
  await sql`
    insert into interacao_importacao_linhas
      (importacao_id, linha, cpf_lido, cpf, data_lida, dia, hora, descricao, tipo, classificacao, problema)
    select ${importacaoId}::uuid, * from unnest(${column('linha')}::int[], ${column('cpfLido')}::text[],
      ${column('cpf')}::text[], ${column('dataLida')}::text[], ${column('dia')}::date[], ${column('hora')}::text[],
      ${column('descricao')}::text[], ${column('tipo')}::text[], ${column('classificacao')}::text[],
      ${column('problema')}::text[])`.execute(tx);
}

export type LinhaGuardada = LinhaLida & { titularId: string | null };

/** Those that the import has not written yet. */
export async function listLinhas(db: Db | Tx, importacaoId: string): Promise<LinhaGuardada[]> {
  const { rows } = await sql<LinhaGuardada>`
    select l.linha, l.cpf_lido, l.cpf, l.data_lida, l.dia, l.hora, l.descricao, l.tipo, l.classificacao, l.problema, l.titular_id
    from interacao_importacao_linhas l where l.importacao_id = ${importacaoId}::uuid
      and not exists (select from interacoes i where i.importacao_id = l.importacao_id and i.linha = l.linha)
    order by l.linha`.execute(db);
  return rows;
}

export async function chooseTitulares(
  tx: Tx,
  importacaoId: string,
  titulares: readonly { linha: number; titularId: string }[],
): Promise<void> {
  await sql`
    update interacao_importacao_linhas l set titular_id = e.titular_id
    from unnest(${titulares.map(({ linha }) => linha)}::int[], ${titulares.map(({ titularId }) => titularId)}::uuid[])
      as e (linha, titular_id)
    where l.importacao_id = ${importacaoId}::uuid and l.linha = e.linha`.execute(tx);
}

export async function removeLinhas(tx: Tx, importacaoId: string): Promise<void> {
  await sql`delete from interacao_importacao_linhas where importacao_id = ${importacaoId}::uuid`.execute(tx);
}

/** By CPF: the member of it and the dependents of it, each with their titular. */
export async function findAlvos(db: Db | Tx, cpfs: readonly string[]): Promise<Map<string, Alvo[]>> {
  const { rows } = await sql<Alvo>`
    select f.cpf, f.id as filiado_id, coalesce(f.nome_social, f.nome_completo) as filiado_nome,
      null::uuid as dependente_id, null::text as dependente_nome
    from filiados f where f.cpf = any(${[...cpfs]}::text[])
    union all
    select d.cpf, f.id, coalesce(f.nome_social, f.nome_completo), d.id, d.nome_completo
    from dependentes d join filiados f on f.id = d.filiado_id where d.cpf = any(${[...cpfs]}::text[])
    order by 3, 2`.execute(db);
  return Map.groupBy(rows, ({ cpf }) => cpf);
}

/** Keys of the interactions of this item with these members on these days. */
export async function listChaves(
  db: Db | Tx,
  { itemId, filiados, dias }: { itemId: string; filiados: readonly string[]; dias: readonly string[] },
): Promise<Set<string>> {
  const { rows } = await sql<{ filiadoId: string; dependenteId: string | null; dia: string; descricao: string }>`
    select i.filiado_id, i.dependente_id, (i.data at time zone ${FUSO})::date as dia, i.descricao
    from interacoes i where i.item_id = ${itemId}::uuid and i.filiado_id = any(${[...filiados]}::uuid[])
      and (i.data at time zone ${FUSO})::date = any(${[...dias]}::date[])`.execute(db);
  return new Set(rows.map((row) => chaveDaInteracao(row, row.dia, row.descricao)));
}

export interface NovaInteracao {
  id: string;
  linha: number;
  filiadoId: string;
  dependenteId: string | null;
  dia: string;
  hora: string;
  descricao: string;
  tipo: string;
  classificacao: string;
}

/** A row that was written before is left as it is: out is how many are new. */
export async function insertInteracoes(
  tx: Tx,
  of: { importacaoId: string; itemId: string; porId: string; porNome: string },
  novas: readonly NovaInteracao[],
): Promise<number> {
  const column = <K extends keyof NovaInteracao>(name: K) => novas.map((uma) => uma[name]);
  const { numAffectedRows } = await sql`
    insert into interacoes (id, filiado_id, dependente_id, relacao_dependente, item_id, tipo, data, descricao, classificacao,
      responsavel_id, responsavel_nome, importacao_id, linha)
    select n.id, n.filiado_id, n.dependente_id, n.dependente_id is not null, ${of.itemId}::uuid, n.tipo,
      (n.dia + n.hora) at time zone ${FUSO}, n.descricao, n.classificacao, ${of.porId}::uuid, ${of.porNome},
      ${of.importacaoId}::uuid, n.linha
    from unnest(${column('id')}::uuid[], ${column('linha')}::int[], ${column('filiadoId')}::uuid[],
      ${column('dependenteId')}::uuid[], ${column('dia')}::date[], ${column('hora')}::time[], ${column('descricao')}::text[],
      ${column('tipo')}::text[], ${column('classificacao')}::text[])
      as n (id, linha, filiado_id, dependente_id, dia, hora, descricao, tipo, classificacao)
    on conflict (importacao_id, linha) do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0n);
}

export async function countImportadas(db: Db | Tx, importacaoId: string): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from interacoes where importacao_id = ${importacaoId}::uuid`.execute(db);
  return rows[0]?.n ?? 0;
}

/** Those that nobody changed since. */
export async function removeImportadas(tx: Tx, importacaoId: string): Promise<void> {
  await sql`delete from interacoes where importacao_id = ${importacaoId}::uuid and versao = 1`.execute(tx);
}

export async function tipoDoItem(db: Db | Tx, itemId: string): Promise<string | null> {
  const { rows } = await sql<{ tipo: string | null }>`
    select tipo from itens_interacao where id = ${itemId}::uuid`.execute(db);
  return rows[0]?.tipo ?? null;
}
