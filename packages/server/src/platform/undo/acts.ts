/**
 * The acts that whoever did them may take back for some seconds: one row for a write of an operation whose contract says
 * `undoable`, under the Idempotency-Key that it was sent with.
 *
 * The time begins when the write is done, by the server's clock; GRACE_MS more than the screens offer are allowed, for the
 * way there. Mails and notices of the act leave when it ends (`ate`). Source: issue 9 §1; decisions §6; decision 053.
 */
import { SEGUNDOS_PARA_DESFAZER } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';
import { holdMails } from '../mail/held-mails.ts';

const GRACE_MS = 2000;
const UNDO_MS = SEGUNDOS_PARA_DESFAZER * 1000 + GRACE_MS;

interface NewAct {
  id: string;
  usuarioId: string;
  operacao: string;
  chave: string;
  /** With `feitoEm`, what its audit entries carry. */
  requisicao: string;
  feitoEm: string;
}

export interface Act extends NewAct {
  ate: string;
  /** The answer of when it was taken back. */
  desfeito: unknown;
}

export async function recordAct(tx: Tx, act: NewAct, now: Date): Promise<void> {
  const { id, usuarioId, operacao, chave, requisicao, feitoEm } = act;
  const ate = new Date(now.getTime() + UNDO_MS).toISOString();
  await sql`insert into atos (id, usuario_id, operacao, chave, requisicao, feito_em, ate)
    values (${id}::uuid, ${usuarioId}::uuid, ${operacao}, ${chave}, ${requisicao}, ${feitoEm}::timestamptz,
      ${ate}::timestamptz)`.execute(tx);
  await holdMails(tx, id, ate);
}

/** Holds it until the transaction ends: a double click is answered one after the other. */
export async function lockAct(
  tx: Tx,
  { usuarioId, operacao, chave }: Pick<Act, 'usuarioId' | 'operacao' | 'chave'>,
): Promise<Act | undefined> {
  const { rows } = await sql<Act>`
    select id, usuario_id, operacao, chave, requisicao, feito_em, ate, desfeito from atos
    where usuario_id = ${usuarioId}::uuid and operacao = ${operacao} and chave = ${chave} for update`.execute(tx);
  return rows[0];
}

export async function keepUndone(tx: Tx, { id }: Act, answer: unknown): Promise<void> {
  await sql`update atos set desfeito = ${JSON.stringify(answer)}::jsonb where id = ${id}::uuid`.execute(tx);
}

const DAY_MS = 86_400_000;

/** Nobody can take back what is a day old. */
export async function sweepActs(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - DAY_MS).toISOString();
  const { numAffectedRows = 0n } = await sql`delete from atos where ate < ${before}::timestamptz`.execute(db);
  return Number(numAffectedRows);
}
