/** Reads and writes of terms: a link's open ones, those of an asset, an answer. */
import type { FormaDoTermo, Termo } from '@sede/domain/modules/patrimonio/termos';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import { ABERTO, DO_TERMO, situacaoDoTermo } from '../patrimonio.termos.sql.ts';
import { resumoDoToken } from '../patrimonio.termos.ts';

/** A link's rows that are open to an answer. */
export interface TermoDoLink {
  id: string;
  bemId: string;
  bem: string;
  nome: string;
  texto: string;
  expiraEm: string;
  tentativas: number;
  /** Of an employee. */
  cpf: string | null;
}

/** Unknown, used, past its last day, of what came back: none. `hold`: two answers at once wait for each other. */
export async function findByToken(
  tx: Tx,
  { token, today, hold }: { token: string; today: string; hold: boolean },
): Promise<TermoDoLink[]> {
  if (hold)
    await sql`select t.id from bens_termos t where t.resumo_do_link = ${resumoDoToken(token)}::bytea order by t.id for update`.execute(
      tx,
    );
  const { rows } = await sql<TermoDoLink>`
    select t.id, t.bem_id, t.bem, t.nome, t.texto, t.expira_em, t.tentativas,
      (select p.cpf from funcionarios p where p.id = t.id_funcionario) as cpf
    from ${DO_TERMO}
    where t.resumo_do_link = ${resumoDoToken(token)}::bytea and ${ABERTO} and t.expira_em >= ${today}::date
    order by b.n_patrimonio::bigint, t.id`.execute(tx);
  return rows;
}

export async function countTry(tx: Tx, ids: readonly string[]): Promise<void> {
  await sql`update bens_termos set tentativas = tentativas + 1 where id = any(${[...ids]}::uuid[])`.execute(tx);
}

export interface Resposta {
  aceita: boolean;
  forma: FormaDoTermo;
  em: string;
  motivo: string | null;
  cpf: string | null;
  endereco: string | null;
  navegador: string | null;
  resumo: string | null;
  anexoId: string | null;
}
export async function writeResposta(tx: Tx, ids: readonly string[], resposta: Resposta): Promise<void> {
  const { aceita, forma, em, motivo, cpf, endereco, navegador, resumo, anexoId } = resposta;
  await sql`update bens_termos set estado = ${aceita ? 'aceito' : 'recusado'}, forma = ${forma}, respondido_em = ${em}::timestamptz,
      motivo = ${motivo}, cpf = ${cpf}, endereco = ${endereco}, navegador = ${navegador}, resumo = ${resumo}, anexo_id = ${anexoId}::uuid
    where id = any(${[...ids]}::uuid[])`.execute(tx);
}

const columns = (hoje: string) => sql`t.id, t.bem_id, t.origem, t.nome, t.email, t.criado_em, t.autor, t.expira_em,
  ${situacaoDoTermo(hoje)} as situacao, t.forma, t.respondido_em, t.motivo, t.resumo, t.anexo_id as anexo`;

/** The newest first. */
export async function listTermos(
  db: Db | Tx,
  { bemId, today, limit }: { bemId: string; today: string; limit: number },
): Promise<Termo[]> {
  const { rows } = await sql<Termo>`select ${columns(today)} from ${DO_TERMO} where t.bem_id = ${bemId}::uuid
    order by t.criado_em desc, t.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Which asset a term is of. */
export async function bemDe(db: Db | Tx, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ bemId: string }>`select bem_id from bens_termos where id = ${id}::uuid`.execute(db);
  return rows[0]?.bemId;
}

export async function readTermo(db: Db | Tx, id: string, today: string): Promise<Termo | undefined> {
  const { rows } = await sql<Termo>`select ${columns(today)} from ${DO_TERMO} where t.id = ${id}::uuid`.execute(db);
  return rows[0];
}
