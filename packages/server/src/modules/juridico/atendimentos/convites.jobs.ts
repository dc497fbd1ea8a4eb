/**
 * What time does to invitations. The reminder at eight in the morning of the day before, to each member and to the office: once for each time of an appointment, later
 * when the server was down, never for a time already begun, nor to whoever was told of that time since then.
 *
 * Held: the appointment, so that of two processes one reminds. Source: decisions §9; decisions-legal (Mail).
 */
import { addDays, startOfDayInSaoPaulo } from '@sede/domain/kernel';
import { agoraEm } from '@sede/domain/modules/juridico/atendimentos';
import { sql } from 'kysely';
import { renderUnionMail } from '#modules/acesso/sessao/index.ts';
import type { SystemWrite } from '#platform/api/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { enqueueMail } from '#platform/mail/index.ts';
import { type Destinatario, lembreteMail, resumoDe } from './convites.mail.ts';
import { tellAtendimentos } from './convites.service.ts';
import { type Avisavel, insertConvites, readAvisaveis } from './convites.store.ts';

export interface LembretesBackground {
  db: Db;
  clock: Clock;
  systemWrite: SystemWrite;
}

const HORA_MIN = 8 * 60;

const marcados = (dias: readonly string[]) =>
  sql`t.situacao = 'Aguardando realização' and t.data = any(${dias}::date[])`;

/** Reminded of this time already, or told of it when the reminder was due. */
async function sabe(tx: Tx, um: Avisavel, { filiadoId, escritorioId }: Destinatario): Promise<boolean> {
  const due = new Date(Date.parse(startOfDayInSaoPaulo(addDays(um.data, -1))) + HORA_MIN * 60_000).toISOString();
  const { rows } = await sql`select 1 from atendimento_convites c
    where c.atendimento_id = ${um.id}::uuid and c.filiado_id is not distinct from ${filiadoId}::uuid
      and c.escritorio_id is not distinct from ${escritorioId}::uuid and c.comeca = ${um.comeca}::timestamptz
      and (c.tipo = 'LEMBRETE' or (c.tipo = 'REQUEST' and c.criado_em >= ${due}::timestamptz)) limit 1`.execute(tx);
  return rows.length > 0;
}

async function remind(tx: Tx, now: string, um: Avisavel, hoje: boolean): Promise<number> {
  let sent = 0;
  for (const para of um.destinatarios) {
    if (await sabe(tx, um, para)) continue;
    const { titulo, paragrafos, ...mail } = lembreteMail(um, para, { hoje });
    const body = await renderUnionMail(tx, { titulo, paragrafos });
    const emailId = await enqueueMail(tx, { ...mail, ...body, validoAte: um.comeca }, now);
    const { sequencia } = um;
    await insertConvites(tx, now, [{ um, para, tipo: 'LEMBRETE', sequencia, resumo: resumoDe(um, para), emailId }]);
    sent += 1;
  }
  return sent;
}

const HELD = sql`for no key update`;

/**
 * What changed otherwise than by an act on the appointment itself (its office handed it over) is told as if it were one. Out: of how many
 * appointments.
 */
export async function tellMudados({ db, clock, systemWrite }: LembretesBackground): Promise<number> {
  const hoje = agoraEm(clock.now().toISOString()).dia;
  const mudado = sql`t.situacao = 'Aguardando realização' and t.data >= ${hoje}::date and t.sequencia_convite > coalesce(
    (select max(c.sequencia_do_atendimento) from atendimento_convites c where c.atendimento_id = t.id), 0)`;
  const { rows } = await sql<{ id: string }>`select t.id from atendimentos t where ${mudado} order by t.id`.execute(db);
  for (const { id } of rows) {
    await systemWrite('atendimentos.avisarMudanca', async (ctx) => {
      const held = await sql`select t.id from atendimentos t where t.id = ${id}::uuid and ${mudado} ${HELD}`.execute(
        ctx.tx,
      );
      if (held.rows.length > 0) await tellAtendimentos(ctx, [id]);
    });
  }
  return rows.length;
}

/** Out: how many mails were put into the outbox. */
export async function sendLembretes({ db, clock, systemWrite }: LembretesBackground): Promise<number> {
  const agora = agoraEm(clock.now().toISOString());
  const dias = [agora.dia, ...(agora.minutos >= HORA_MIN ? [addDays(agora.dia, 1)] : [])];
  const { rows } = await sql<{
    id: string;
  }>`select t.id from atendimentos t where ${marcados(dias)} order by t.id`.execute(db);
  let sent = 0;
  for (const { id } of rows) {
    sent += await systemWrite('atendimentos.lembrar', async ({ tx, now }) => {
      const held = await sql`select t.id from atendimentos t
        where t.id = ${id}::uuid and ${marcados(dias)} ${HELD}`.execute(tx);
      const [um] = held.rows.length > 0 ? await readAvisaveis(tx, [id]) : [];
      if (!um || um.comeca <= now) return 0;
      return remind(tx, now, um, um.data === agora.dia);
    });
  }
  return sent;
}
