/**
 * What goes on behind a survey: its mails are fed into the outbox at the mailings' pace; by night answers are shuffled and ended surveys
 * closed.
 *
 * A mail and its link's note that it went are one transaction: a killed process goes on where it was, nobody gets two. Before each leaves,
 * the exclusions are asked again. The reminder, seven days after the sending, goes to whose link has no mark, in the order of the links'
 * ids; what is kept of it is how far it came. Source: decisions-members (Survey, Communication).
 */
import { todayInSaoPaulo } from '@sede/domain/kernel';
import type { MotivoDeFora } from '@sede/domain/modules/comunicacao/comunicacoes';
import { LEMBRETE_DIAS, type ModoPesquisa, PESQUISAS_AVISOS } from '@sede/domain/modules/comunicacao/pesquisas';
import { sql } from 'kysely';
import { type FeederDeps, quantasAgora, readOpcoes } from '#modules/comunicacao/comunicacoes/index.ts';
import { notify } from '#modules/sistema/avisos/index.ts';
import type { SystemCtx, SystemWrite } from '#platform/api/system-write.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { RootSecrets } from '#platform/config/secrets.ts';
import type { Db } from '#platform/db/index.ts';
import type { Logger } from '#platform/logging/logger.ts';
import { enqueueBatch } from '#platform/mail/index.ts';
import { marcaDoResumo } from './pesquisa.segredos.ts';
import { listAlvos, temaDasPesquisas } from './pesquisas.destinatarios.ts';
import { lembreteDe, textoDaPesquisa } from './pesquisas.mail.ts';
import { embaralhar, releaseNoFim } from './pesquisas.urna.ts';

type Feeding = FeederDeps & { secret: string };
type Opcoes = Awaited<ReturnType<typeof readOpcoes>>;

interface Pesquisa {
  id: string;
  estado: string;
  modo: ModoPesquisa;
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

const COLUNAS = sql`p.id, p.estado, p.modo, p.expira_em, p.criado_por, p.lembrete_ate`;

/** Why somebody would get none now, by member; who is not there any more is no member. */
async function motivosAgora({ tx }: SystemCtx, convites: readonly Convite[], opcoes: Opcoes) {
  const ids = convites.map(({ filiadoId }) => filiadoId);
  const alvos = await listAlvos(tx, sql`f.id = any(${ids}::uuid[])`, temaDasPesquisas(opcoes));
  const motivos = new Map(alvos.map(({ filiadoId, motivo }) => [filiadoId, motivo]));
  return ({ filiadoId }: Convite): MotivoDeFora | null => {
    const motivo = motivos.get(filiadoId);
    return motivo === undefined ? 'excluido' : motivo;
  };
}

async function enqueue(
  { tx, now }: SystemCtx,
  { id, modo, expiraEm }: Pesquisa,
  mails: readonly { id: string; para: string }[],
  { opcoes, lembrete }: { opcoes: Opcoes; lembrete: boolean },
): Promise<void> {
  const [remetente] = opcoes.remetentes;
  if (!remetente) throw new Error('survey: nobody signs'); // the union itself does where nobody is listed
  const { assunto } = textoDaPesquisa({ modo, expiraEm, formularios: [], lembrete }, '');
  const motivo = lembrete ? 'Lembrete de pesquisa' : 'Pesquisa de satisfação';
  await enqueueBatch(tx, mails, { loteId: id, assunto, motivo, remetente, responderPara: remetente.endereco }, now);
}

/** So many of the queue; whoever may get none any more stays out. Out: how many went in. */
async function feedOne(ctx: SystemCtx, pesquisa: Pesquisa, opcoes: Opcoes, quantas: number): Promise<number> {
  const { tx } = ctx;
  const { rows } = await sql<Convite>`select id, filiado_id, email, resumo from pesquisa_convites
    where pesquisa_id = ${pesquisa.id}::uuid and estado = 'na_fila' order by id limit ${quantas}
    for no key update`.execute(tx);
  const motivoDe = await motivosAgora(ctx, rows, opcoes);
  const fora = rows.flatMap((convite) => ({ id: convite.id, motivo: motivoDe(convite) }));
  await sql`update pesquisa_convites c set estado = case when x.motivo is null then 'na_caixa' else 'de_fora' end, motivo = x.motivo
    from unnest(${fora.map(({ id }) => id)}::uuid[], ${fora.map(({ motivo }) => motivo)}::text[]) as x (id, motivo)
    where c.id = x.id`.execute(tx);
  const mails = rows.filter((convite) => motivoDe(convite) === null).map(({ id, email }) => ({ id, para: email }));
  await enqueue(ctx, pesquisa, mails, { opcoes, lembrete: false });
  return mails.length;
}

/** Ends a sending of which nothing waits any more; a mail that was taken out of the outbox (its reader died) ends as left out. */
async function endIfDone(ctx: SystemCtx, { id, criadoPor }: Pesquisa): Promise<void> {
  const { tx, now } = ctx;
  await sql`update pesquisa_convites c set estado = 'de_fora', motivo = 'falecido'
    where c.pesquisa_id = ${id}::uuid and c.estado = 'na_caixa' and not exists (select from emails e where e.id = c.id)`.execute(
    tx,
  );
  const { rows } = await sql<{ quantas: number }>`
    update pesquisas p set estado = 'enviada', concluida_em = ${now}::timestamptz
    where p.id = ${id}::uuid and not exists (select from pesquisa_convites c
      where c.pesquisa_id = p.id and c.estado in ('na_fila', 'na_caixa'))
    returning (select count(*) from pesquisa_convites c
      where c.pesquisa_id = p.id and c.estado in ('enviado', 'arquivado'))::int as quantas`.execute(tx);
  const [fim] = rows;
  if (fim && criadoPor) {
    await notify(ctx, { aviso: PESQUISAS_AVISOS.enviada, dados: fim, para: [criadoPor], registros: [id] });
  }
}

/** Whose links have no mark, of the next ones after the last that was looked at. Out: how many went in. */
async function remind(ctx: SystemCtx, secret: string, opcoes: Opcoes, quantas: number): Promise<number> {
  const { tx, now } = ctx;
  const hoje = todayInSaoPaulo(new Date(now));
  const { rows: due } = await sql<Pesquisa>`
    select ${COLUNAS} from pesquisas p where p.estado = 'enviada' and p.lembrete <> 'feito' and p.expira_em > ${hoje}::date
      and p.concluida_em <= ${now}::timestamptz - make_interval(days => ${LEMBRETE_DIAS})
    order by p.criado_em, p.id limit 1 for no key update skip locked`.execute(tx);
  const [pesquisa] = due;
  if (!pesquisa) return 0;
  const { rows } = await sql<Convite>`select id, filiado_id, email, resumo from pesquisa_convites
    where pesquisa_id = ${pesquisa.id}::uuid and estado in ('enviado', 'arquivado', 'incerto')
      and (${pesquisa.lembreteAte}::uuid is null or id > ${pesquisa.lembreteAte}::uuid)
    order by id limit ${quantas}`.execute(tx);
  const marcas = rows.map(({ resumo }) => marcaDoResumo(secret, resumo));
  const used = await sql<{ marca: Buffer }>`select marca from pesquisa_marcas
    where marca = any(${marcas}::bytea[])`.execute(tx);
  const answered = new Set(used.rows.map(({ marca }) => marca.toString('hex')));
  const motivoDe = await motivosAgora(ctx, rows, opcoes);
  const mails = rows
    .filter((convite, at) => motivoDe(convite) === null && !answered.has(marcas[at]?.toString('hex') ?? ''))
    .map(({ id, email }) => ({ id: lembreteDe(id), para: email }));
  await enqueue(ctx, pesquisa, mails, { opcoes, lembrete: true });
  const feito = rows.length < quantas;
  await sql`update pesquisas set lembrete = ${feito ? 'feito' : 'saindo'}, lembrete_ate = ${feito ? null : (rows.at(-1)?.id ?? null)}::uuid,
    lembrada_em = coalesce(lembrada_em, ${now}::timestamptz) where id = ${pesquisa.id}::uuid`.execute(tx);
  return mails.length;
}

/** One round: what is due of every survey, then of one reminder; answers how many mails went into the outbox. */
export function feedPesquisas({ systemWrite, config, secret }: Feeding): Promise<number> {
  return systemWrite('pesquisas.andamento', async (ctx) => {
    const { tx, now } = ctx;
    const { rows } = await sql<Pesquisa>`select ${COLUNAS} from pesquisas p
      where p.estado in ('na_espera', 'enviando') and p.sai_em <= ${now}::timestamptz order by p.sai_em, p.id
      for no key update skip locked`.execute(tx);
    const opcoes = await readOpcoes(tx, config);
    let left = await quantasAgora(ctx, opcoes.emailsPorMinuto);
    let fed = 0;
    for (const pesquisa of rows) {
      if (pesquisa.estado === 'na_espera') {
        await sql`update pesquisas set estado = 'enviando' where id = ${pesquisa.id}::uuid`.execute(tx);
      }
      if (left > 0) {
        const count = await feedOne(ctx, pesquisa, opcoes, left);
        left -= count;
        fed += count;
      }
      await endIfDone(ctx, pesquisa);
    }
    return left > 0 ? fed + (await remind(ctx, secret, opcoes, left)) : fed;
  });
}

export interface NoiteDasPesquisas {
  db: Db;
  clock: Clock;
  secrets: Pick<RootSecrets, 'derive'>;
  log: Logger;
  systemWrite: SystemWrite;
}

/** A night's work: surveys past their last day are closed, all anonymous ones shuffled. Out: how many were closed. */
export async function runNight(background: NoiteDasPesquisas): Promise<{ encerradas: number }> {
  const { db, clock, log, systemWrite, secrets } = background;
  // The one that the operations have as `services.idempotencySecret`.
  const secret = secrets.derive('idempotencia');
  const hoje = todayInSaoPaulo(clock.now());
  const { rows } = await sql<{ id: string; anonima: boolean; vencida: boolean }>`
    select id, anonima, expira_em < ${hoje}::date as vencida from pesquisas
    where estado in ('aguardando_aprovacao', 'na_espera', 'enviando', 'interrompida', 'enviada')
    order by criado_em, id`.execute(db);
  for (const { id, anonima, vencida } of rows) {
    await systemWrite('pesquisas.noite', async ({ tx }) => {
      if (anonima && vencida) await releaseNoFim(tx, secret, id, log);
      if (anonima) await embaralhar(tx, id);
      if (vencida) await sql`update pesquisas set estado = 'encerrada' where id = ${id}::uuid`.execute(tx);
    });
  }
  return { encerradas: rows.filter(({ vencida }) => vencida).length };
}
