/** Binds the operations of 'Colar lista'. */
import { listasProcessoContract } from '@sede/domain/modules/juridico/listas-processo/contract';
import { routes } from '#platform/api/index.ts';
import type { Jobs } from '#platform/jobs/index.ts';
import { processos } from '../processos/index.ts';
import { listas } from './lista-processo.record.ts';
import { exportNaoEncontrados, incluir, preview, receive } from './listas-processo.service.ts';

export const listasProcessoRoutes = ({ enqueue }: { enqueue: Jobs['enqueue'] }) =>
  routes(
    listasProcessoContract,
    {
      receber: receive,
      get: (ctx, { id }) => listas.get(ctx, id),
      prever: preview,
      naoEncontrados: exportNaoEncontrados,
      incluir: (ctx, input) => incluir(enqueue, ctx, input),
    },
    { record: listas, except: { receber: processos } },
  );
