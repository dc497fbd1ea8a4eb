/**
 * A write of the server itself (background work, command line): no actor, audited under its operation's name, its live
 * events published after the commit. What a request does goes through `runWrite` instead.
 *
 * `behalf`: of work that somebody asked for and that goes on without them, whose name the audit entries carry.
 */
import { newId } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { SignAudit } from '../audit/audit-keys.ts';
import type { Clock } from '../clock/clock.ts';
import type { Db, Tx } from '../db/index.ts';
import type { EventBus } from '../events/bus.ts';
import { parseEvents } from '../events/event.ts';

export interface SystemCtx {
  tx: Tx;
  /** Instant of the write, ISO 8601. */
  now: string;
  actor: null;
  /** Sets the reason that the audit entries of the rest of this transaction carry. */
  reason(text: string): Promise<void>;
}

interface Behalf {
  usuarioId: string;
  nome: string;
}
export type SystemWrite = <T>(operation: string, work: (ctx: SystemCtx) => Promise<T>, behalf?: Behalf) => Promise<T>;

export function createSystemWrite(options: {
  db: Db;
  clock: Clock;
  events: Pick<EventBus, 'publish'>;
  signAudit: SignAudit;
}): SystemWrite {
  const { db, clock, events, signAudit } = options;
  return async (operation, work, behalf) => {
    const now = clock.now().toISOString();
    const who = behalf && { ator: behalf.usuarioId, nome: behalf.nome };
    const context = signAudit({ ...who, agora: now, operacao: operation, requisicao: newId() });
    const { result, noted } = await db.transaction().execute(async (tx) => {
      await sql`select set_config('sede.ctx', ${context}, true), set_config('sede.eventos', '', true),
        set_config('sede.motivo', '', true)`.execute(tx);
      const reason = async (text: string) => {
        await sql`select set_config('sede.motivo', ${text}, true)`.execute(tx);
      };
      const done = await work({ tx, now, actor: null, reason });
      const { rows } = await sql<{ eventos: string }>`select current_setting('sede.eventos', true) as eventos`.execute(
        tx,
      );
      return { result: done, noted: parseEvents(rows[0]?.eventos ?? '') };
    });
    if (noted.length > 0) events.publish(noted);
    return result;
  };
}
