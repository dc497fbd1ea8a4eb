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
 * or `createSystemWrite` outside a request). Source: decisions §6, §7.
 */
import { QUALQUER_USUARIO, rolesOf } from '@sede/domain/access';
import { newId } from '@sede/domain/kernel';
import type { Notice } from '@sede/domain/manifest';
import type { Clock } from '#platform/clock/clock.ts';
import type { Db, Tx } from '#platform/db/index.ts';
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

export async function notify<D extends object>(
  { tx, now }: { tx: Tx; now: string },
  { aviso: { tipo, para: permissao }, dados, para, exceto = [], registros = [newId()], junta }: NovoAviso<D>,
): Promise<void> {
  if (registros.length === 0 || para?.length === 0) return;
  const granted = rolesOf(permissao ?? 'avisos.ver');
  if (!para && granted === QUALQUER_USUARIO) throw new Error(`a notice of kind ${tipo} names its people`);
  const found = await quemRecebe(
    tx,
    tipo,
    para || granted === QUALQUER_USUARIO ? { ids: para ?? [], papeis: null } : { ids: null, papeis: granted },
  );
  const destinos = found.filter((id) => !exceto.includes(id)).map((usuarioId) => ({ id: newId(), usuarioId }));
  if (destinos.length === 0) return;
  await writeAvisos(tx, destinos, {
    tipo,
    dados,
    junta: junta?.slice(0, MAX_JUNTA) ?? null,
    registros: [...new Set(registros)],
    criadoEm: now,
  });
}

/** Called when what unread notices say about these records is no longer true. */
export async function dismiss(
  { tx }: { tx: Tx },
  avisos: readonly { tipo: string }[],
  registros: readonly string[],
): Promise<void> {
  const tipos = avisos.map(({ tipo }) => tipo);
  if (registros.length > 0) await removeRegistros(tx, tipos, registros);
}

const DAY_MS = 86_400_000;
const READ_DAYS = 90;
const ALL_DAYS = 365;

/** Read notices are kept 90 days, unread ones a year. */
export function sweepAvisos(db: Db, clock: Clock): Promise<number> {
  const ago = (days: number) => new Date(clock.now().getTime() - days * DAY_MS).toISOString();
  return removeOld(db, ago(READ_DAYS), ago(ALL_DAYS));
}
