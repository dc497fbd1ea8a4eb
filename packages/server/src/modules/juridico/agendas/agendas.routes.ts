/** Binds the operations of agendas to their services. */
import { agendasContract } from '@sede/domain/modules/juridico/agendas/contract';
import { routes } from '#platform/api/index.ts';
import { listHandlers } from '#platform/records/index.ts';
import { agendas } from './agenda.record.ts';
import {
  bloquear,
  createAgenda,
  desbloquear,
  desfazerGeracao,
  readAgenda,
  readAnos,
  removeAgenda,
  updateAgenda,
} from './agendas.service.ts';

export const agendasRoutes = routes(
  agendasContract,
  {
    ...listHandlers(agendas),
    anos: readAnos,
    get: (ctx, { id }) => readAgenda(ctx, id),
    history: (ctx, asked) => agendas.history(ctx, asked),
    create: createAgenda,
    update: updateAgenda,
    desfazerGeracao,
    bloquear,
    desbloquear,
    remove: removeAgenda,
  },
  { record: agendas },
);
