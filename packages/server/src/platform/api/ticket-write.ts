/**
 * A write that a ticket pays for: once, and answered the same when the same thing is sent again with it.
 *
 * The used ticket stands in the transaction of its effect: what was refused or rolled back has not used it, two submits at
 * once do the work once. Within a day the same ticket with the same body gets the stored answer, also past its ten minutes.
 * Errors: `plataforma.bilhete_ausente` (missing, forged, another page's, work not done), `.bilhete_vencido`,
 * `.bilhete_usado` (other body). Source: decisions-members 'Name search'; docs/decisions/061.
 */
import { platformErrors, TICKET_HEADER } from '@sede/domain/kernel';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';
import type { Actor, BaseContext, WriteContext } from './context.ts';
import type { TicketRead } from './tickets.ts';
import { digestOf, runWrite } from './write.ts';

type Base = BaseContext<Actor | null>;

export async function readTicket(db: Db, request: FastifyRequest, page: string, base: Base): Promise<TicketRead> {
  const { tickets, contact } = base.services;
  const ticket = tickets.read(request.headers[TICKET_HEADER.toLowerCase()], page, base.clock.now());
  if (ticket) return ticket;
  throw platformErrors.bilhete_ausente({ values: { contato: await contact(db) } });
}

interface Use {
  ticket: TicketRead;
  operation: string;
  input: unknown;
  base: Base;
}

interface Used {
  igual: boolean;
  resposta: unknown;
}

async function findUse(tx: Tx, { ticket, operation }: Use, digest: Buffer): Promise<Used | undefined> {
  const { rows } = await sql<Used>`
    select operacao = ${operation} and corpo = ${digest}::bytea as igual, resposta
    from bilhetes_usados where id = ${ticket.id}::bytea`.execute(tx);
  return rows[0];
}

/** Marks it as used, or says what it was used for; waits for another use that is under way. */
async function claim(tx: Tx, use: Use, digest: Buffer): Promise<Used | undefined> {
  const { numAffectedRows = 0n } = await sql`
    insert into bilhetes_usados (id, operacao, corpo, usado_em)
    values (${use.ticket.id}::bytea, ${use.operation}, ${digest}::bytea, ${use.base.now}::timestamptz)
    on conflict (id) do nothing`.execute(tx);
  return numAffectedRows === 1n ? undefined : findUse(tx, use, digest);
}

export function runTicketWrite<T>(db: Db, use: Use, work: (ctx: WriteContext<Actor | null>) => Promise<T>): Promise<T> {
  const { ticket, operation, input, base } = use;
  const digest = digestOf(base.services.idempotencySecret, input);
  return runWrite(db, {
    operation,
    input,
    idempotencyKey: null,
    base,
    async work(ctx) {
      const contato = () => base.services.contact(ctx.tx);
      const before = ticket.late ? await findUse(ctx.tx, use, digest) : await claim(ctx.tx, use, digest);
      if (before && !before.igual) throw platformErrors.bilhete_usado({ values: { contato: await contato() } });
      // Its answer has passed the schema once; what the database gives back is that JSON.
      if (before) return before.resposta as T;
      if (ticket.late) throw platformErrors.bilhete_vencido({ values: { contato: await contato() } });
      const answer = await work(ctx);
      await sql`update bilhetes_usados set resposta = ${JSON.stringify(answer ?? null)}::jsonb
        where id = ${ticket.id}::bytea`.execute(ctx.tx);
      return answer;
    },
  });
}

/** Forgets tickets that were used over a day ago. */
export async function sweepTickets(db: Db, now: Date): Promise<number> {
  const before = new Date(now.getTime() - 24 * 3600_000).toISOString();
  const { numAffectedRows = 0n } =
    await sql`delete from bilhetes_usados where usado_em < ${before}::timestamptz`.execute(db);
  return Number(numAffectedRows);
}
