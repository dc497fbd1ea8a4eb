/**
 * What each member and the office are told of an appointment, after every act on it and in its transaction: the outbox gets what is new to
 * each, a minute later, so that the next act may replace it.
 *
 * Compared is what somebody was told last with what holds now: whoever knows it gets nothing, whoever is no longer meant gets a CANCEL,
 * and nothing leaves for a time already begun. SEQUENCE rises for each with every mail. In: the appointment, held. Source: decisions §9;
 * decisions-legal (Mail).
 */
import { readUnionLayout, type UnionLayout } from '#modules/acesso/sessao/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { enqueueMail } from '#platform/mail/index.ts';
import { type AtoDoConvite, conviteMail, type Destinatario, eventoDe, resumoDe } from './convites.mail.ts';
import {
  type Avisado,
  type Avisavel,
  insertConvite,
  readAvisados,
  readAvisaveis,
  readDestinatarios,
} from './convites.store.ts';

type Ctx = Pick<WriteContext, 'tx' | 'now'>;

const ESPERA_MS = 60_000;

const same = (a: Destinatario) => (b: Destinatario) => a.filiadoId === b.filiadoId && a.escritorioId === b.escritorioId;

interface Recado {
  um: Avisavel;
  para: Destinatario;
  ato: AtoDoConvite;
  sequencia: number;
}

/** What is known of a batch beforehand: the mails' layout, and that nobody was told of these yet. */
interface Sabido {
  layout: UnionLayout;
  novos: boolean;
}

async function tell({ tx, now }: Ctx, layout: UnionLayout, { um, para, ato, sequencia }: Recado): Promise<void> {
  const tipo = ato === 'cancelado' ? 'CANCEL' : 'REQUEST';
  const { titulo, paragrafos, ...mail } = conviteMail(um, para, ato);
  const emailId = await enqueueMail(
    tx,
    {
      ...mail,
      ...layout({ titulo, paragrafos }),
      calendario: eventoDe(um, para, { metodo: tipo, sequencia, carimbo: now }),
      depoisDe: new Date(Date.parse(now) + ESPERA_MS).toISOString(),
      validoAte: um.comeca,
    },
    now,
  );
  await insertConvite(tx, now, { um, para, tipo, sequencia, resumo: resumoDe(um, para), emailId });
}

/** SEQUENCE of the next mail to somebody: above the last one's. */
const nextSequencia = ({ sequencia }: Avisavel, antes: Avisado | undefined): number =>
  antes ? Math.max(sequencia, antes.sequencia + 1) : sequencia;

/** Of one that came over and of which nobody was told by this program, everybody knows from before. */
const sabeDeAntes = (um: Avisavel, avisados: readonly Avisado[]) => um.importado && avisados.length === 0;

async function tellOne(ctx: Ctx, um: Avisavel, { layout, novos }: Sabido): Promise<void> {
  const avisados = novos ? [] : await readAvisados(ctx.tx, um.id);
  const destinatarios = await readDestinatarios(ctx.tx, um.id);
  const marcado = um.situacao === 'Aguardando realização';
  const vem = marcado && um.comeca > ctx.now;
  for (const para of vem ? destinatarios : []) {
    const antes = avisados.find(same(para));
    const sabe = antes?.tipo === 'REQUEST';
    if (sabe && antes.resumo === resumoDe(um, para)) continue;
    const ato = sabe || sabeDeAntes(um, avisados) ? 'alterado' : 'agendado';
    await tell(ctx, layout, { um, para, ato, sequencia: nextSequencia(um, antes) });
  }
  if (!marcado && um.comeca > ctx.now && sabeDeAntes(um, avisados)) {
    for (const para of destinatarios) await tell(ctx, layout, { um, para, ato: 'cancelado', sequencia: um.sequencia });
  }
  for (const antes of avisados) {
    const { data, inicioMin, fimMin, comeca, termina } = antes;
    // Whom mail does not reach any more is still expected.
    const ficou = vem && antes.participa;
    if (ficou || antes.tipo !== 'REQUEST' || antes.falecido || comeca <= ctx.now) continue;
    // Of the time that they know, whatever it became.
    await tell(ctx, layout, {
      um: { ...um, data, inicioMin, fimMin, comeca, termina },
      para: antes,
      ato: 'cancelado',
      sequencia: nextSequencia(um, antes),
    });
  }
}

/** In: appointments that this transaction holds. */
export async function tellAtendimentos(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const layout = await readUnionLayout(ctx.tx);
  for (const um of await readAvisaveis(ctx.tx, ids)) await tellOne(ctx, um, { layout, novos: false });
}

/** Of one that this transaction made: nothing was told of it, and the layout was read before its number was taken. */
export async function tellNovo(ctx: Ctx, id: string, layout: UnionLayout): Promise<void> {
  for (const um of await readAvisaveis(ctx.tx, [id])) await tellOne(ctx, um, { layout, novos: true });
}
