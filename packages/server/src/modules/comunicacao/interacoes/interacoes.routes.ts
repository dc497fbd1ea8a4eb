/** Binds the operations of interactions to their services. */
import { interacoesContract } from '@sede/domain/modules/comunicacao/interacoes/contract';
import { filiados } from '#modules/filiados/filiados/index.ts';
import { routes } from '#platform/api/index.ts';
import { listHandlers } from '#platform/records/index.ts';
import { interacoes } from './interacao.record.ts';
import { exportInteracoes } from './interacoes.export.ts';
import { createInteracao, removeInteracao, updateInteracao } from './interacoes.service.ts';
import { readDependentes, readDoFiliado } from './interacoes.views.ts';
import { membros } from './membro.record.ts';

export const interacoesRoutes = routes(
  interacoesContract,
  {
    ...listHandlers(membros),
    export: exportInteracoes,
    doFiliado: readDoFiliado,
    dependentes: readDependentes,
    get: (ctx, { id }) => interacoes.get(ctx, id),
    history: (ctx, asked) => interacoes.history(ctx, asked),
    create: createInteracao,
    update: updateInteracao,
    remove: removeInteracao,
  },
  { record: interacoes, except: { doFiliado: filiados, dependentes: filiados } },
);
