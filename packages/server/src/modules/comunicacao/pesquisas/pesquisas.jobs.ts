/**
 * What goes on behind a survey: every minute messages go into the outbox, by night answers are shuffled and ended surveys closed.
 *
 * A message and the note that it went are one transaction: a killed process goes on where it was, nobody gets two. Before each leaves, the
 * exclusions are asked again. The reminder, seven days after the sending, goes to whose link has no mark, in the order of the links'
 * ids; what is kept of it is how far it came. Source: decisions-members (Survey, Communication).
 */
import { todayInSaoPaulo } from '@sede/domain/kernel';
import {
  LEMBRETE_DIAS,
  type ModoPesquisa,
  type MotivoDeFora,
  PESQUISAS_AVISOS,
  POR_MINUTO,
  type TipoOferecido,
} from '@sede/domain/modules/comunicacao/pesquisas';
import { sql } from 'kysely';
import { publicUrlOf, sendMail } from '#modules/acesso/sessao/index.ts';
import { notify } from '#modules/sistema/avisos/index.ts';
import type { SystemCtx, SystemWrite } from '#platform/api/system-write.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { RootSecrets } from '#platform/config/secrets.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import type { Logger } from '#platform/logging/logger.ts';
import { marcaDoResumo, tokenDoConvite } from './pesquisa.segredos.ts';
import { type Destinatario, listDestinatarios } from './pesquisas.destinatarios.ts';
import { linkDaPesquisa, pesquisaMail } from './pesquisas.mail.ts';
import { embaralhar, releaseNoFim } from './pesquisas.urna.ts';

export interface PesquisasBackground {
  db: Db;
  clock: Clock;
  config: Pick<Config, 'publicUrl' | 'port'>;
  secrets: Pick<RootSecrets, 'derive'>;
  log: Logger;
  systemWrite: SystemWrite;
}

/** The one that the operations have as `services.idempotencySecret`. */
const secretOf = ({ secrets }: PesquisasBackground) => secrets.derive('idempotencia');

interface Pesquisa {
  id: string;
  modo: ModoPesquisa;
  formularios: Pick<TipoOferecido, 'tipo' | 'rotulo' | 'externo'>[];
  expiraEm: string;
  criadoPor: string | null;
  lembreteAte: string | null;
}
interface Convite {
  id: string;
  filiadoId: string;
  email: string;
  resumo: Buffer;
}

/** One survey at a time, held; another process takes another. */
async function holdOne(tx: Tx, which: ReturnType<typeof sql>): Promise<Pesquisa | undefined> {
  const { rows } = await sql<Pesquisa>`
    select p.id, p.modo, p.formularios, p.expira_em, p.criado_por, p.lembrete_ate from pesquisas p
    where ${which} order by p.criado_em, p.id limit 1 for update skip locked`.execute(tx);
  return rows[0];
}

const agora = (tx: Tx, convites: readonly Convite[]): Promise<Destinatario[]> =>
  listDestinatarios(tx, sql`f.id = any(${convites.map(({ filiadoId }) => filiadoId)}::uuid[])`);

async function mailTo(
  background: PesquisasBackground,
  { tx, now }: SystemCtx,
  pesquisa: Pesquisa,
  { id, email }: Convite,
  { nome, lembrete }: { nome: string; lembrete: boolean },
): Promise<void> {
  const url = linkDaPesquisa(publicUrlOf(background.config), tokenDoConvite(secretOf(background), id));
  await sendMail(tx, pesquisaMail({ ...pesquisa, lembrete }, { nome, email, url }), now);
}

/** So many of the queue; whoever may get none any more stays out. Out: how many were done. */
async function sendSome(background: PesquisasBackground, ctx: SystemCtx, pesquisa: Pesquisa): Promise<number> {
  const { tx, now } = ctx;
  const { rows } = await sql<Convite>`select id, filiado_id, email, resumo from pesquisa_convites
    where pesquisa_id = ${pesquisa.id}::uuid and estado = 'na_fila' order by id limit ${POR_MINUTO} for update`.execute(
    tx,
  );
  const known = new Map((await agora(tx, rows)).map((um) => [um.filiadoId, um]));
  for (const convite of rows) {
    const um = known.get(convite.filiadoId);
    const motivo: MotivoDeFora | null = um ? um.motivo : 'desfiliado';
    if (um && motivo === null) await mailTo(background, ctx, pesquisa, convite, { nome: um.nome, lembrete: false });
    await sql`update pesquisa_convites set estado = ${motivo === null ? 'enviado' : 'de_fora'}, motivo = ${motivo},
      enviado_em = ${motivo === null ? now : null}::timestamptz where id = ${convite.id}::uuid`.execute(tx);
  }
  return rows.length;
}

async function feed(background: PesquisasBackground): Promise<boolean> {
  return background.systemWrite('pesquisas.andamento', async (ctx) => {
    const { tx, now } = ctx;
    const due = sql`p.estado in ('na_espera', 'enviando') and p.sai_em <= ${now}::timestamptz`;
    const pesquisa = await holdOne(tx, due);
    if (!pesquisa) return false;
    const done = await sendSome(background, ctx, pesquisa);
    if (done === POR_MINUTO) {
      await sql`update pesquisas set estado = 'enviando' where id = ${pesquisa.id}::uuid and estado <> 'enviando'`.execute(
        tx,
      );
      return true;
    }
    const { rows } = await sql<{ quantas: number }>`
      update pesquisas set estado = 'enviada', concluida_em = ${now}::timestamptz where id = ${pesquisa.id}::uuid
      returning (select count(*) from pesquisa_convites c where c.pesquisa_id = pesquisas.id and c.estado = 'enviado')::int as quantas`.execute(
      tx,
    );
    if (pesquisa.criadoPor) {
      await notify(ctx, {
        aviso: PESQUISAS_AVISOS.enviada,
        dados: { quantas: rows[0]?.quantas ?? 0 },
        para: [pesquisa.criadoPor],
        registros: [pesquisa.id],
      });
    }
    return true;
  });
}

/** Whose links have no mark, of the next ones after the last that was looked at. */
async function remind(background: PesquisasBackground): Promise<boolean> {
  const secret = secretOf(background);
  return background.systemWrite('pesquisas.lembrete', async (ctx) => {
    const { tx, now } = ctx;
    const hoje = todayInSaoPaulo(new Date(now));
    const pesquisa = await holdOne(
      tx,
      sql`p.estado = 'enviada' and p.lembrete <> 'feito' and p.expira_em > ${hoje}::date
        and p.concluida_em <= ${now}::timestamptz - make_interval(days => ${LEMBRETE_DIAS})`,
    );
    if (!pesquisa) return false;
    const { rows } = await sql<Convite>`select id, filiado_id, email, resumo from pesquisa_convites
      where pesquisa_id = ${pesquisa.id}::uuid and estado = 'enviado'
        and (${pesquisa.lembreteAte}::uuid is null or id > ${pesquisa.lembreteAte}::uuid)
      order by id limit ${POR_MINUTO}`.execute(tx);
    const marcas = rows.map(({ resumo }) => marcaDoResumo(secret, resumo));
    const used = await sql<{ marca: Buffer }>`select marca from pesquisa_marcas
      where marca = any(${marcas}::bytea[])`.execute(tx);
    const answered = new Set(used.rows.map(({ marca }) => marca.toString('hex')));
    const known = new Map((await agora(tx, rows)).map((um) => [um.filiadoId, um]));
    for (const [at, convite] of rows.entries()) {
      const um = known.get(convite.filiadoId);
      if (!um || um.motivo !== null || answered.has(marcas[at]?.toString('hex') ?? '')) continue;
      await mailTo(background, ctx, pesquisa, convite, { nome: um.nome, lembrete: true });
    }
    const feito = rows.length < POR_MINUTO;
    await sql`update pesquisas set lembrete = ${feito ? 'feito' : 'saindo'}, lembrete_ate = ${feito ? null : (rows.at(-1)?.id ?? null)}::uuid,
      lembrada_em = coalesce(lembrada_em, ${now}::timestamptz) where id = ${pesquisa.id}::uuid`.execute(tx);
    return true;
  });
}

/** A minute's work: one lot of messages, else one of reminders. */
export async function runMinute(background: PesquisasBackground): Promise<void> {
  if (!(await feed(background))) await remind(background);
}

/** A night's work: surveys past their last day are closed, all anonymous ones shuffled. Out: how many were closed. */
export async function runNight(background: PesquisasBackground): Promise<{ encerradas: number }> {
  const { db, clock, log, systemWrite } = background;
  const hoje = todayInSaoPaulo(clock.now());
  const { rows } = await sql<{ id: string; anonima: boolean; vencida: boolean }>`
    select id, anonima, expira_em < ${hoje}::date as vencida from pesquisas
    where estado in ('na_espera', 'enviando', 'interrompida', 'enviada') order by criado_em, id`.execute(db);
  for (const { id, anonima, vencida } of rows) {
    await systemWrite('pesquisas.noite', async ({ tx }) => {
      if (anonima && vencida) await releaseNoFim(tx, secretOf(background), id, log);
      if (anonima) await embaralhar(tx, id);
      if (vencida) await sql`update pesquisas set estado = 'encerrada' where id = ${id}::uuid`.execute(tx);
    });
  }
  return { encerradas: rows.filter(({ vencida }) => vencida).length };
}
