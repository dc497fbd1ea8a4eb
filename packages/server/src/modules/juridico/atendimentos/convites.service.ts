/**
 * What each member and the office are told of an appointment, after every act on it and in its transaction: the outbox gets what is new to
 * each, a minute later, so that the next act may replace it.
 *
 * Compared is what somebody was told last with what holds now: whoever knows it gets nothing, whoever is no longer meant gets a CANCEL,
 * and nothing leaves for a time already begun. SEQUENCE rises for each with every mail. In: the appointment, held. Source: decisions §9;
 * decisions-legal (Mail).
 */
import { newId } from '@sede/domain/kernel';
import { readUnionLayout, type UnionLayout } from '#modules/acesso/sessao/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import type { Tx } from '#platform/db/index.ts';
import { enqueueMails } from '#platform/mail/index.ts';
import { type AtoDoConvite, conviteMail, type Destinatario, eventoDe, resumoDe } from './convites.mail.ts';
import { type Avisado, type Avisavel, insertConvites, readAvisados, readAvisaveis } from './convites.store.ts';

type Ctx = Pick<WriteContext, 'tx' | 'now'>;

const ESPERA_MS = 60_000;

const same = (a: Destinatario) => (b: Destinatario) => a.filiadoId === b.filiadoId && a.escritorioId === b.escritorioId;

interface Recado {
  emailId: string;
  um: Avisavel;
  para: Destinatario;
  ato: AtoDoConvite;
  sequencia: number;
}

const tipoDe = (ato: AtoDoConvite) => (ato === 'cancelado' ? ('CANCEL' as const) : ('REQUEST' as const));

/** What each is told, written down; the mails' ids are given here. */
async function note({ tx, now }: Ctx, recados: readonly Recado[]): Promise<void> {
  const convites = recados.map(({ emailId, um, para, ato, sequencia }) => ({
    ...{ emailId, um, para, sequencia },
    ...{ tipo: tipoDe(ato), resumo: resumoDe(um, para) },
  }));
  await insertConvites(tx, now, convites);
}

async function send({ tx, now }: Ctx, layout: UnionLayout, recados: readonly Recado[]): Promise<void> {
  const mails = recados.map(({ emailId, um, para, ato, sequencia }) => {
    const { titulo, paragrafos, ...mail } = conviteMail(um, para, ato);
    return {
      ...mail,
      ...layout({ titulo, paragrafos }),
      id: emailId,
      calendario: eventoDe(um, para, { metodo: tipoDe(ato), sequencia, carimbo: now }),
      depoisDe: new Date(Date.parse(now) + ESPERA_MS).toISOString(),
      validoAte: um.comeca,
    };
  });
  await enqueueMails(tx, mails, now);
}

/** SEQUENCE of the next mail to somebody: above the last one's. */
const nextSequencia = ({ sequencia }: Avisavel, antes: Avisado | undefined): number =>
  antes ? Math.max(sequencia, antes.sequencia + 1) : sequencia;

/** Of one that came over and of which nobody was told by this program, everybody knows from before. */
const sabeDeAntes = (um: Avisavel, avisados: readonly Avisado[]) => um.importado && avisados.length === 0;

async function tellOne(ctx: Ctx, um: Avisavel, layout: UnionLayout): Promise<void> {
  const avisados = await readAvisados(ctx.tx, um.id);
  const { destinatarios } = um;
  const recados: Recado[] = [];
  const marcado = um.situacao === 'Aguardando realização';
  const vem = marcado && um.comeca > ctx.now;
  for (const para of vem ? destinatarios : []) {
    const antes = avisados.find(same(para));
    const sabe = antes?.tipo === 'REQUEST';
    if (sabe && antes.resumo === resumoDe(um, para)) continue;
    const ato = sabe || sabeDeAntes(um, avisados) ? 'alterado' : 'agendado';
    recados.push({ emailId: newId(), um, para, ato, sequencia: nextSequencia(um, antes) });
  }
  if (!marcado && um.comeca > ctx.now && sabeDeAntes(um, avisados)) {
    const ato = 'cancelado' as const;
    recados.push(...destinatarios.map((para) => ({ emailId: newId(), um, para, ato, sequencia: um.sequencia })));
  }
  for (const antes of avisados) {
    const { data, inicioMin, fimMin, comeca, termina } = antes;
    // Whom mail does not reach any more is still expected.
    const ficou = vem && antes.participa;
    if (ficou || antes.tipo !== 'REQUEST' || antes.falecido || comeca <= ctx.now) continue;
    // Of the time that they know, whatever it became.
    recados.push({
      emailId: newId(),
      um: { ...um, data, inicioMin, fimMin, comeca, termina },
      para: antes,
      ato: 'cancelado',
      sequencia: nextSequencia(um, antes),
    });
  }
  await send(ctx, layout, recados);
  await note(ctx, recados);
}

/** In: appointments that this transaction holds. */
export async function tellAtendimentos(ctx: Ctx, ids: readonly string[]): Promise<void> {
  const layout = await readUnionLayout(ctx.tx);
  for (const um of await readAvisaveis(ctx.tx, ids)) await tellOne(ctx, um, layout);
}

/** What is told of a new appointment: written down before it is inserted, sent once it has the number that the mails name. */
interface AvisosDoNovo {
  note(tx: Tx): Promise<void>;
  send(tx: Tx, numero: string): Promise<void>;
}

/**
 * Of one that this transaction is about to insert: nothing was told of it. All but the mails themselves is done before, since others wait
 * for its number (decision 112).
 */
export function avisosDoNovo(now: string, layout: UnionLayout, um: Avisavel): AvisosDoNovo {
  const ato = 'agendado' as const;
  const destinatarios = um.comeca > now ? um.destinatarios : [];
  const recados = destinatarios.map((para) => ({ emailId: newId(), um, para, ato, sequencia: um.sequencia }));
  return {
    note: (tx) => note({ tx, now }, recados),
    send: (tx, numero) =>
      send(
        { tx, now },
        layout,
        recados.map((recado) => ({ ...recado, um: { ...um, numero } })),
      ),
  };
}
