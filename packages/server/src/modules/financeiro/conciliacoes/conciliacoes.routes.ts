/** Binds the conciliação's operations to their services. */
import { conciliacoesContract } from '@sede/domain/modules/financeiro/conciliacoes/contract';
import { routes } from '#platform/api/index.ts';
import { conciliacoes } from './conciliacao.record.ts';
import { assinar, informarSaldo, justificar, reabrir } from './conciliacoes.service.ts';
import { contasConciliadas, listSemLinha, readConciliacao } from './conciliacoes.views.ts';

export const conciliacoesRoutes = routes(
  conciliacoesContract,
  {
    contas: async ({ db }) => ({ itens: await contasConciliadas(db) }),
    mes: (ctx, { idConta, mes }) => readConciliacao(ctx, idConta, mes),
    semLinha: listSemLinha,
    informarSaldo,
    justificar,
    assinar,
    reabrir,
    history: (ctx, asked) => conciliacoes.history(ctx, asked),
  },
  { record: conciliacoes },
);
