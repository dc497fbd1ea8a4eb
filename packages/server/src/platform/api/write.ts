/**
 * The write path: everything that a change needs, around the service call, so that no module can forget it.
 *
 * One transaction; the audit context (who, when, which operation) for the database's triggers; the idempotency key,
 * stored with the answer in the same transaction; the live events that the triggers noted, published after the commit;
 * a lost race (serialisation, deadlock) run again, at most three times in all. An act that its author may take back is
 * written down beside it (`platform/undo`).
 *
 * In: the operation's name, the actor (null for public ones), the validated input. Out: the handler's answer, or the
 * stored one of the first submit. Errors: `plataforma.idempotencia_divergente` (same key, other body).
 * Source: decisions §2a (Idempotency-Key), §6 (audit).
 */

import { createHmac } from 'node:crypto';
import { newId, platformErrors } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { type Db, isRetryable, type Tx, together } from '../db/index.ts';
import { type LiveEvent, parseEvents } from '../events/event.ts';
import { recordAct } from '../undo/acts.ts';
import type { Actor, BaseContext, WriteContext } from './context.ts';

const MAX_ATTEMPTS = 3;

export interface WriteRequest<A extends Actor | null, T> {
  operation: string;
  input: unknown;
  idempotencyKey: string | null;
  /** The operation can be taken back by its author; only under a key, which names the act. */
  undoable?: boolean;
  base: BaseContext<A>;
  work: (ctx: WriteContext<A>) => Promise<T>;
}

const auditContext = <A extends Actor | null>({ operation, base }: WriteRequest<A, unknown>, ato: string | null) =>
  base.services.signAudit({
    ator: base.actor?.usuarioId ?? null,
    nome: base.actor?.nome ?? null,
    agora: base.now,
    operacao: operation,
    requisicao: base.requestId,
    ...(ato && { ato }),
  });

/** A keyed digest, since an input may hold a password. */
export const digestOf = (secret: string, input: unknown) =>
  createHmac('sha256', secret)
    .update(JSON.stringify(input) ?? '')
    .digest();

/** Opens the transaction; answers the stored reply when this key was already used by this person for this operation. */
async function begin<A extends Actor | null>(
  tx: Tx,
  request: WriteRequest<A, unknown>,
  ato: string | null,
): Promise<{ reply: unknown } | null> {
  const ctx = auditContext(request, ato);
  const { actor } = request.base;
  if (request.idempotencyKey === null || actor === null) {
    await sql`select set_config('sede.ctx', ${ctx}, true), set_config('sede.eventos', '', true), set_config('sede.motivo', '', true)`.execute(
      tx,
    );
    return null;
  }
  const digest = digestOf(request.base.services.idempotencySecret, request.input);
  // The insert waits for a concurrent submit with the same key and then sees its committed answer.
  const { rows } = await sql<{ nova: boolean; igual: boolean; resposta: unknown }>`
    with ctx as materialized (
      select set_config('sede.ctx', ${ctx}, true) as a, set_config('sede.eventos', '', true) as b,
        set_config('sede.motivo', '', true) as c
    )
    insert into idempotencia (usuario_id, operacao, chave, corpo)
    select ${actor.usuarioId}::uuid, ${request.operation}, ${request.idempotencyKey}, ${digest}::bytea from ctx
    on conflict (usuario_id, operacao, chave) do update set chave = excluded.chave
    returning (xmax = 0) as nova, corpo = ${digest}::bytea as igual, resposta`.execute(tx);
  const row = rows[0];
  if (!row || row.nova) return null;
  if (!row.igual) throw platformErrors.idempotencia_divergente();
  return { reply: row.resposta };
}

/** Before the last statement of all, which leaves with the commit: an act that can be taken back. */
async function noteAct<A extends Actor | null>(tx: Tx, request: WriteRequest<A, unknown>, ato: string | null) {
  const { actor, now: feitoEm, requestId: requisicao } = request.base;
  if (ato !== null && actor !== null && request.idempotencyKey !== null) {
    const { usuarioId } = actor;
    const act = { id: ato, usuarioId, operacao: request.operation, chave: request.idempotencyKey, requisicao, feitoEm };
    await recordAct(tx, act, request.base.clock.now());
  }
}

/** Stores the answer beside its effect and reads back the live events that the triggers noted. */
async function finish<A extends Actor | null>(
  tx: Tx,
  request: WriteRequest<A, unknown>,
  reply: string,
): Promise<LiveEvent[]> {
  const { actor } = request.base;
  const { rows } =
    request.idempotencyKey === null || actor === null
      ? await sql<{ eventos: string }>`select current_setting('sede.eventos', true) as eventos`.execute(tx)
      : await sql<{ eventos: string }>`
          update idempotencia set resposta = ${reply}::jsonb
          where usuario_id = ${actor.usuarioId}::uuid and operacao = ${request.operation} and chave = ${request.idempotencyKey}
          returning current_setting('sede.eventos', true) as eventos`.execute(tx);
  return parseEvents(rows[0]?.eventos ?? '');
}

export async function runWrite<A extends Actor | null, T>(db: Db, request: WriteRequest<A, T>): Promise<T> {
  const ato = request.undoable && request.idempotencyKey !== null && request.base.actor !== null ? newId() : null;
  for (let attempt = 1; ; attempt++) {
    const effects: (() => void | Promise<void>)[] = [];
    const last: { events?: Promise<LiveEvent[]> } = {};
    try {
      const reply = await db.transaction().execute(async (tx) => {
        const stored = await begin(tx, request, ato);
        if (stored) return stored.reply as T;
        const result = await request.work({
          ...request.base,
          db: tx,
          tx,
          afterCommit: (effect) => effects.push(effect),
          reason: async (text) => {
            await sql`select set_config('sede.motivo', ${text}, true)`.execute(tx);
          },
        });
        await noteAct(tx, request, ato);
        // Only what is stored need be JSON.
        const answer = request.idempotencyKey === null ? '' : JSON.stringify(result ?? null);
        // Not waited for: it leaves with the commit, which is none if it fails.
        last.events = finish(await together(tx), request, answer);
        last.events.catch(() => undefined);
        return result;
      });
      const events = (await last.events) ?? [];
      if (events.length > 0) request.base.services.events.publish(events);
      for (const effect of effects) {
        // The change is committed and acknowledged: a failing after-effect is logged, never turned into a failure.
        await Promise.resolve()
          .then(effect)
          .catch((error) =>
            request.base.log.error({ err: error, operation: request.operation }, 'after-commit effect failed'),
          );
      }
      return reply;
    } catch (failure) {
      // Of a commit that was none the last statement says why.
      const error = await Promise.resolve(last.events).then(
        () => failure,
        (why: unknown) => why,
      );
      if (attempt >= MAX_ATTEMPTS || !isRetryable(error)) throw error;
    }
  }
}
