/** Binds the notices' operations to their services. Errors: `avisos.nao_encontrado`, also for somebody else's. */
import { avisosErrors, tiposDeQuem } from '@sede/domain/modules/sistema/avisos';
import { avisosContract } from '@sede/domain/modules/sistema/avisos/contract';
import { type Actor, routes } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { avisos } from './aviso.record.ts';
import { countUnread, listDesligados, markAllRead, markRead, setTipoLigado } from './avisos.store.ts';
import { readAvisos } from './avisos.views.ts';

async function preferencias(db: Db | Tx, { usuarioId, papeis }: Actor) {
  const off = await listDesligados(db, usuarioId);
  return { tipos: tiposDeQuem(papeis).map((tipo) => ({ tipo, ligado: !off.includes(tipo) })) };
}

export const avisosRoutes = routes(
  avisosContract,
  {
    list: readAvisos,
    naoLidos: async ({ db, actor }) => ({ naoLidos: await countUnread(db, actor.usuarioId) }),
    async ler({ tx, actor, now }, { id }) {
      if (!(await markRead(tx, actor.usuarioId, id, now))) throw avisosErrors.nao_encontrado();
      return { id };
    },
    async lerTodos({ tx, actor, now }, input) {
      await markAllRead(tx, actor.usuarioId, { ...input, now });
      return { naoLidos: await countUnread(tx, actor.usuarioId) };
    },
    preferencias: ({ db, actor }) => preferencias(db, actor),
    async preferir({ tx, actor }, { tipo, ligado }) {
      await setTipoLigado(tx, actor.usuarioId, tipo, ligado);
      return preferencias(tx, actor);
    },
  },
  { record: avisos },
);
