/**
 * The feeder: moves the recipients of sendings whose minute is over into the outbox, as many a minute as the setting says, and ends
 * a sending when its last mail has ended.
 *
 * Each round is one transaction: a mail is there with its recipient's mark, or neither is, so that a killed process leaves nobody out
 * and nobody twice. It counts what went in during the last minute, whoever put it there: several processes together keep to the
 * setting. The reasons for which somebody gets none are asked once more. Source: decisions-members (Communication); decision 078.
 */
import { COMUNICACOES_AVISOS as avisos, type ROTULO_DE_FORA } from '@sede/domain/modules/comunicacao/comunicacoes';
import type { Tema } from '@sede/domain/modules/filiados/meu-perfil';
import { sql } from 'kysely';
import { notify } from '#modules/sistema/avisos/index.ts';
import type { SystemCtx, SystemWrite } from '#platform/api/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Logger } from '#platform/logging/logger.ts';
import { createTroubleLog } from '#platform/logging/trouble-log.ts';
import { countBatched, createLoop, enqueueBatch } from '#platform/mail/index.ts';
import { aberta } from './comunicacoes.filters.ts';
import { readOpcoes } from './comunicacoes.opcoes.ts';
import { motivoDaFicha, naoQuer } from './comunicacoes.selection.ts';

interface Saindo {
  id: string;
  estado: string;
  titulo: string;
  tema: string;
  remetente: string;
  enviadaPor: string;
}
interface Vez {
  id: string;
  email: string;
  motivo: keyof typeof ROTULO_DE_FORA | null;
}

/** A share of the minute, so that the minute's mails do not come at once. */
const SHARES = 20;

/** Who is next, with what has happened to them since. */
async function takeTurn({ tx }: SystemCtx, { id }: Saindo, tema: Tema | null, quantos: number): Promise<Vez[]> {
  // Who left gets it only if the mailing was made for them, which the freezing has seen to: asked here is who left since.
  const saiu = tema?.desfiliados ? sql`false` : sql`not ${aberta}`;
  const { rows } = await sql<Vez>`
    select d.id, d.email, coalesce(${motivoDaFicha}, case when ${naoQuer(tema)} then 'nao_quer' end,
        case when ${saiu} then 'desfiliado' end) as motivo
    from comunicacao_destinatarios d join filiados f on f.id = d.filiado_id
    where d.comunicacao_id = ${id}::uuid and d.estado = 'na_fila' order by d.id limit ${quantos}
    for no key update of d`.execute(tx);
  return rows;
}

async function feedOne(ctx: SystemCtx, envio: Saindo, config: FeederDeps['config'], quantos: number): Promise<number> {
  const { tx, now } = ctx;
  const { temas, remetentes } = await readOpcoes(tx, config);
  const tema = temas.find(({ nome }) => nome === envio.tema) ?? null;
  const vez = await takeTurn(ctx, envio, tema, quantos);
  const fora = vez.filter(({ motivo }) => motivo !== null);
  await sql`update comunicacao_destinatarios d set estado = 'de_fora', motivo = x.motivo
    from unnest(${fora.map(({ id }) => id)}::uuid[], ${fora.map(({ motivo }) => motivo)}::text[]) as x (id, motivo)
    where d.id = x.id`.execute(tx);
  const mails = vez.filter(({ motivo }) => motivo === null).map(({ id, email }) => ({ id, para: email }));
  const { remetente: endereco, titulo: assunto, id: loteId } = envio;
  const nome = remetentes.find((one) => one.endereco === endereco)?.nome ?? endereco;
  const batch = { loteId, assunto, motivo: 'Comunicação', remetente: { nome, endereco }, responderPara: endereco };
  await enqueueBatch(tx, mails, batch, now);
  await sql`update comunicacao_destinatarios set estado = 'na_caixa', email_id = id
    where id = any(${mails.map(({ id }) => id)}::uuid[])`.execute(tx);
  return mails.length;
}

/** Ends a sending of which nothing waits any more; a mail that was taken out of the outbox (its reader died) ends as left out. */
async function endIfDone({ tx, now }: SystemCtx, { id, titulo, enviadaPor }: Saindo): Promise<void> {
  await sql`update comunicacao_destinatarios set estado = 'de_fora', motivo = 'falecido'
    where comunicacao_id = ${id}::uuid and estado = 'na_caixa' and email_id is null`.execute(tx);
  const { rows } = await sql<{ enviadas: number; problemas: number }>`
    update comunicacoes c set estado = 'concluida', concluida_em = ${now}::timestamptz
    where c.id = ${id}::uuid and not exists (select from comunicacao_destinatarios d
      where d.comunicacao_id = c.id and d.estado in ('na_fila', 'na_caixa'))
    returning (select count(*) filter (where d.estado in ('enviado', 'arquivado'))::int from comunicacao_destinatarios d
        where d.comunicacao_id = c.id) as enviadas,
      (select count(*) filter (where d.estado in ('falhou', 'incerto'))::int from comunicacao_destinatarios d
        where d.comunicacao_id = c.id) as problemas`.execute(tx);
  const [fim] = rows;
  if (fim)
    await notify(
      { tx, now },
      { aviso: avisos.enviada, para: [enviadaPor], dados: { titulo, ...fim }, registros: [id] },
    );
}

export interface FeederDeps {
  systemWrite: SystemWrite;
  config: Pick<Config, 'publicUrl' | 'port'>;
}

/**
 * How many mails may go into the outbox now: a share of the minute's, less what went in already, of whatever sending.
 */
export async function quantasAgora({ tx, now }: SystemCtx, emailsPorMinuto: number): Promise<number> {
  return Math.max(0, Math.min(emailsPorMinuto - (await countBatched(tx, now)), Math.ceil(emailsPorMinuto / SHARES)));
}

/** One round; answers how many mails went into the outbox. */
export function feedComunicacoes({ systemWrite, config }: FeederDeps): Promise<number> {
  return systemWrite('comunicacoes.concluir', async (ctx) => {
    const { tx, now } = ctx;
    const { rows } = await sql<Saindo>`select id, estado, titulo, tema, remetente, enviada_por from comunicacoes
      where estado in ('na_espera', 'enviando') and sai_em <= ${now}::timestamptz order by sai_em, id
      for no key update skip locked`.execute(tx);
    if (rows.length === 0) return 0;
    const { emailsPorMinuto } = await readOpcoes(tx, config);
    let left = await quantasAgora(ctx, emailsPorMinuto);
    let fed = 0;
    for (const envio of rows) {
      if (envio.estado === 'na_espera') {
        await sql`update comunicacoes set estado = 'enviando' where id = ${envio.id}::uuid`.execute(tx);
      }
      if (left > 0) {
        const count = await feedOne(ctx, envio, config, left);
        left -= count;
        fed += count;
      }
      await endIfDone(ctx, envio);
    }
    return fed;
  });
}

/**
 * Runs beside the server, one kind of sending after another; what a killed process left waiting, the next one goes on with.
 */
export function startFeeder(deps: { feeds: readonly (() => Promise<number>)[]; log: Logger; wake: () => void }): {
  stop(): Promise<void>;
} {
  const tell = createTroubleLog(deps.log);
  const loop = createLoop({
    step: async () => {
      for (const feed of deps.feeds) if ((await feed()) > 0) deps.wake();
      // One round at a look: the rate is spread over the minute.
      return false;
    },
    onError: (error) => tell(error, 'mailing not fed'),
  });
  loop.wake();
  return { stop: loop.stop };
}
