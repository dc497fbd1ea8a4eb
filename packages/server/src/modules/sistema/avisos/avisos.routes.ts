/** Binds the notices' operations to their services. Errors: `avisos.nao_encontrado`, also for somebody else's. */
import { platformErrors } from '@sede/domain/kernel';
import { avisosErrors, noticesFor, tipoDesconhecido } from '@sede/domain/modules/sistema/avisos';
import { avisosContract } from '@sede/domain/modules/sistema/avisos/contract';
import { type ReadContext, routes } from '#platform/api/index.ts';
import { avisos } from './aviso.record.ts';
import { countUnread, listDesligados, markAllRead, markRead, setTipoLigado } from './avisos.store.ts';
import { readAvisos } from './avisos.views.ts';

async function preferencias({ db, actor, services }: ReadContext) {
  const off = await listDesligados(db, actor.usuarioId);
  const offered = noticesFor(services.directory.notices, actor.papeis);
  return { tipos: offered.map(({ tipo, rotulo }) => ({ tipo, rotulo, ligado: !off.includes(tipo) })) };
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
    preferencias,
    async preferir(ctx, { tipo, ligado }) {
      if (!ctx.services.directory.notices.some((notice) => notice.tipo === tipo)) {
        throw platformErrors.invalido({ campos: { tipo: tipoDesconhecido } });
      }
      await setTipoLigado(ctx.tx, ctx.actor.usuarioId, tipo, ligado);
      return preferencias(ctx);
    },
  },
  { record: avisos },
);
