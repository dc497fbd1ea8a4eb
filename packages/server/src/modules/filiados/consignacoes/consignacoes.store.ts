/**
 * Competences, files and their lines in the database.
 *
 * Whoever changes something of a competence holds its row first, so that nothing slips into one that is being concluded.
 * In: a competence 'AAAA-MM'; in the tables it is the first day of the month. Source: decisions-members (Consignação).
 */
import { newId } from '@sede/domain/kernel';
import {
  type DefinicaoDeLayout,
  consignacoesErrors as errors,
  LAYOUT_PADRAO,
  type LinhaLida,
  type MotivoConsignacao,
  NOME_DO_LAYOUT_PADRAO,
} from '@sede/domain/modules/filiados/consignacoes';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';

export const dia = (competencia: string): string => `${competencia}-01`;
export const refuseEstado = (motivo: MotivoConsignacao | null): void => {
  if (motivo !== null) throw errors.estado({ values: { motivo } });
};

/** The competence's row, made when it is the first time, held. */
export async function lockCompetencia(tx: Tx, competencia: string) {
  await sql`insert into consignacao_competencias (id, competencia) values (${newId()}::uuid, ${dia(competencia)}::date)
    on conflict (competencia) do nothing`.execute(tx);
  const { rows } = await sql<{ concluidaEm: string | null }>`
    select concluida_em from consignacao_competencias where competencia = ${dia(competencia)}::date for update`.execute(
    tx,
  );
  return { concluida: rows[0]?.concluidaEm != null };
}

export async function lockAberta(tx: Tx, competencia: string): Promise<void> {
  const { concluida } = await lockCompetencia(tx, competencia);
  refuseEstado(concluida ? 'concluida' : null);
}

export async function emAndamento(db: Db | Tx, competencia?: string): Promise<boolean> {
  const only = competencia === undefined ? sql`` : sql`and competencia = ${dia(competencia)}::date`;
  const { rows } = await sql`select 1 from consignacoes where estado = 'Em andamento' ${only}`.execute(db);
  return rows.length > 0;
}

export interface LayoutEmUso {
  id: string | null;
  nome: string;
  numero: number;
  definicao: DefinicaoDeLayout;
}
const SHIPPED: LayoutEmUso = { id: null, nome: NOME_DO_LAYOUT_PADRAO, numero: 0, definicao: LAYOUT_PADRAO };

export async function layoutDaCasa(db: Db | Tx, casa: string): Promise<LayoutEmUso> {
  const { rows } = await sql<LayoutEmUso>`
    select id, nome, numero, definicao from consignacao_layouts where casa = ${casa} and vigente`.execute(db);
  return rows[0] ?? SHIPPED;
}

export async function layoutDe(db: Db | Tx, id: string | null): Promise<DefinicaoDeLayout> {
  if (id === null) return LAYOUT_PADRAO;
  const { rows } = await sql<{ definicao: DefinicaoDeLayout }>`
    select definicao from consignacao_layouts where id = ${id}::uuid`.execute(db);
  return rows[0]?.definicao ?? LAYOUT_PADRAO;
}

export interface ArquivoAtual {
  id: string;
  casa: 'CAMARA' | 'SENADO' | 'TCU';
  sha256: string;
  soma: number;
  linhas: number;
  layoutId: string | null;
  /** In the store of files. */
  chave: string;
}

export async function arquivosAtuais(db: Db | Tx, competencia: string): Promise<ArquivoAtual[]> {
  const { rows } = await sql<ArquivoAtual>`
    select q.id, q.casa, q.sha256, q.soma, q.linhas, q.layout_id, a.chave
    from consignacao_arquivos q join anexos a on a.id = q.anexo_id
    where q.atual and q.competencia = ${dia(competencia)}::date order by q.casa`.execute(db);
  return rows;
}

const BATCH = 5000;
export function* inBatches<T>(rows: readonly T[]): Generator<T[]> {
  for (let at = 0; at < rows.length; at += BATCH) yield rows.slice(at, at + BATCH);
}

export async function insertLinhas(tx: Tx, arquivoId: string, linhas: readonly LinhaLida[]): Promise<void> {
  for (const some of inBatches(linhas)) {
    await sql`insert into consignacao_linhas (arquivo_id, linha, cpf, matricula, nome, valor, rubrica, repetida)
      select ${arquivoId}::uuid, * from unnest(${some.map((um) => um.linha)}::int[], ${some.map((um) => um.cpf)}::text[],
        ${some.map((um) => um.matricula)}::text[], ${some.map((um) => um.nome)}::text[], ${some.map((um) => um.valor)}::bigint[],
        ${some.map((um) => um.rubrica)}::text[], ${some.map((um) => um.repetida)}::boolean[])`.execute(tx);
  }
}

export async function listLinhas(db: Db | Tx, arquivoId: string): Promise<LinhaLida[]> {
  const { rows } = await sql<LinhaLida>`
    select linha, cpf, matricula, nome, valor, rubrica, repetida from consignacao_linhas
    where arquivo_id = ${arquivoId}::uuid order by linha`.execute(db);
  return rows;
}
