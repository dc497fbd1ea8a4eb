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
import { enqueueMails } from '#platform/mail/index.ts';
import { type AtoDoConvite, conviteMail, type Destinatario, eventoDe, resumoDe } from './convites.mail.ts';
import { type Avisado, type Avisavel, insertConvites, readAvisados, readAvisaveis } from './convites.store.ts';

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

/** All of one appointment in two statements, however many they go to. */
async function tell({ tx, now }: Ctx, layout: UnionLayout, recados: readonly Recado[]): Promise<void> {
  const convites = recados.map(({ um, para, ato, sequencia }) => {
    const tipo = ato === 'cancelado' ? ('CANCEL' as const) : ('REQUEST' as const);
    const { titulo, paragrafos, ...mail } = conviteMail(um, para, ato);
    return {
      mail: {
        ...mail,
        ...layout({ titulo, paragrafos }),
        calendario: eventoDe(um, para, { metodo: tipo, sequencia, carimbo: now }),
        depoisDe: new Date(Date.parse(now) + ESPERA_MS).toISOString(),
        validoAte: um.comeca,
      },
      ...{ um, para, tipo, sequencia, resumo: resumoDe(um, para) },
    };
  });
  const ids = await enqueueMails(
    tx,
    convites.map(({ mail }) => mail),
    now,
  );
  await insertConvites(
    tx,
    now,
    // One id for each mail.
    convites.map(({ mail: _, ...convite }, i) => ({ ...convite, emailId: ids[i] as string })),
  );
}

/** SEQUENCE of the next mail to somebody: above the last one's. */
const nextSequencia = ({ sequencia }: Avisavel, antes: Avisado | undefined): number =>
  antes ? Math.max(sequencia, antes.sequencia + 1) : sequencia;

/** Of one that came over and of which nobody was told by this program, everybody knows from before. */
const sabeDeAntes = (um: Avisavel, avisados: readonly Avisado[]) => um.importado && avisados.length === 0;

async function tellOne(ctx: Ctx, um: Avisavel, { layout, novos }: Sabido): Promise<void> {
  const avisados = novos ? [] : await readAvisados(ctx.tx, um.id);
  const { destinatarios } = um;
  const recados: Recado[] = [];
  const marcado = um.situacao === 'Aguardando realização';
  const vem = marcado && um.comeca > ctx.now;
  for (const para of vem ? destinatarios : []) {
    const antes = avisados.find(same(para));
    const sabe = antes?.tipo === 'REQUEST';
    if (sabe && antes.resumo === resumoDe(um, para)) continue;
    const ato = sabe || sabeDeAntes(um, avisados) ? 'alterado' : 'agendado';
    recados.push({ um, para, ato, sequencia: nextSequencia(um, antes) });
  }
  if (!marcado && um.comeca > ctx.now && sabeDeAntes(um, avisados)) {
    recados.push(...destinatarios.map((para) => ({ um, para, ato: 'cancelado' as const, sequencia: um.sequencia })));
  }
  for (const antes of avisados) {
    const { data, inicioMin, fimMin, comeca, termina } = antes;
    // Whom mail does not reach any more is still expected.
    const ficou = vem && antes.participa;
    if (ficou || antes.tipo !== 'REQUEST' || antes.falecido || comeca <= ctx.now) continue;
    // Of the time that they know, whatever it became.
    recados.push({
      um: { ...um, data, inicioMin, fimMin, comeca, termina },
      para: antes,
      ato: 'cancelado',
      sequencia: nextSequencia(um, antes),
    });
  }
  await tell(ctx, layout, recados);
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
