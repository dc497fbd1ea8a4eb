/**
 * Notices: how any module makes one, in the transaction of the change that it reports.
 *
 *     await notify(ctx, { aviso: USUARIOS_AVISOS.concedido, para: [id], dados: { por, perfis } });
 *     await notify({ tx, now }, { aviso: COPIAS_AVISOS.falhou, dados: { erro } });   // to everybody for whom it is meant
 *
 * Without `para` it goes to everybody whose roles the kind is for, less `exceto` (the actor). People
 * who are disabled or turned the kind off get none. `junta` joins it to their unread notice of the same kind and
 * `junta`, which then counts the records of both; without it every notice stands alone. `dismiss` takes records out of
 * unread notices that are no longer true. The bells of the people concerned are updated after the commit (write path,
 * or `createSystemWrite` outside a request). What an act that can be taken back has to say waits for the end of that time
 * (`avisos.retidos.ts`). Source: decisions §6, §7.
 */
import { type Permission, QUALQUER_USUARIO, rolesOf } from '@sede/domain/access';
import { newId } from '@sede/domain/kernel';
import type { Notice } from '@sede/domain/manifest';
import type { WriteContext } from '#platform/api/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db } from '#platform/db/index.ts';
import { insertRetido, type Retido, readRetencao, takeDue, takeRegistros } from './avisos.retidos.ts';
import { quemRecebe, removeOld, removeRegistros, writeAvisos } from './avisos.store.ts';

export interface NovoAviso<D extends object> {
  aviso: Notice<D>;
  dados: NoInfer<D>;
  /** Ids of users; absent: everybody whom the kind is for. */
  para?: readonly string[];
  /** Ids of users who get none. */
  exceto?: readonly string[];
  /** Ids of the records that it is about; without them the notice counts as one event. */
  registros?: readonly string[];
  /** At most 700 characters. */
  junta?: string;
}

const MAX_JUNTA = 700;
type Told = Pick<WriteContext, 'tx' | 'now'>;

/** Who is told of it; null: nobody, something is taken back. */
function quemDe({ pedido }: Retido) {
  if (pedido.acao === 'retirar') return null;
  const { tipo, para } = pedido;
  const granted = rolesOf((pedido.permissao ?? 'avisos.ver') as Permission);
  const named = para !== null || granted === QUALQUER_USUARIO;
  return quemRecebe(tipo, named ? { ids: para ?? [], papeis: null } : { ids: null, papeis: granted });
}

async function deliver({ tx, now }: Told, { pedido, registros }: Retido, recebem: readonly string[]): Promise<void> {
  if (pedido.acao === 'retirar') return removeRegistros(tx, pedido.tipos, registros);
  const { tipo, dados, exceto, junta } = pedido;
  const destinos = recebem.filter((id) => !exceto.includes(id)).map((usuarioId) => ({ id: newId(), usuarioId }));
  if (destinos.length > 0) await writeAvisos(tx, destinos, { tipo, dados, junta, registros, criadoEm: now });
}

/** What waited: whoever is to be told of it now. */
async function deliverRetido(ctx: Told, retido: Retido): Promise<void> {
  const quem = quemDe(retido);
  await deliver(ctx, retido, quem ? (await readRetencao(ctx.tx, [], quem)).recebem : []);
}

/** Waits with its act while that can be taken back; otherwise it is told, after whatever waited about these records. */
async function tellOrHold(ctx: Told, asked: Retido): Promise<void> {
  const { ato, retidos, recebem } = await readRetencao(ctx.tx, asked.registros, quemDe(asked));
  if (ato !== null) return insertRetido(ctx.tx, ato, asked);
  if (retidos) for (const earlier of await takeRegistros(ctx.tx, asked.registros)) await deliverRetido(ctx, earlier);
  await deliver(ctx, asked, recebem);
}

export async function notify<D extends object>(
  ctx: Told,
  { aviso: { tipo, para: permissao }, dados, para, exceto = [], registros = [newId()], junta }: NovoAviso<D>,
): Promise<void> {
  if (registros.length === 0 || para?.length === 0) return;
  if (!para && rolesOf(permissao ?? 'avisos.ver') === QUALQUER_USUARIO) {
    throw new Error(`a notice of kind ${tipo} names its people`);
  }
  await tellOrHold(ctx, {
    pedido: {
      acao: 'avisar',
      tipo,
      permissao: permissao ?? null,
      dados,
      para: para ?? null,
      exceto,
      junta: junta?.slice(0, MAX_JUNTA) ?? null,
    },
    registros: [...new Set(registros)],
  });
}

/** Called when what unread notices say about these records is no longer true. */
export async function dismiss(
  ctx: Told,
  avisos: readonly { tipo: string }[],
  registros: readonly string[],
): Promise<void> {
  if (registros.length === 0) return;
  const pedido = { acao: 'retirar', tipos: avisos.map(({ tipo }) => tipo) } as const;
  await tellOrHold(ctx, { pedido, registros: [...registros] });
}

/** Tells what waited for acts that nobody can take back any more; out: how many. */
export async function releaseAvisos(ctx: Told): Promise<number> {
  const due = await takeDue(ctx.tx, ctx.now);
  for (const one of due) await deliverRetido(ctx, one);
  return due.length;
}

const DAY_MS = 86_400_000;
const READ_DAYS = 90;
const ALL_DAYS = 365;

/** Read notices are kept 90 days, unread ones a year. */
export function sweepAvisos(db: Db, clock: Clock): Promise<number> {
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS).toISOString();
  return removeOld(db, ago(READ_DAYS), ago(ALL_DAYS));
}
