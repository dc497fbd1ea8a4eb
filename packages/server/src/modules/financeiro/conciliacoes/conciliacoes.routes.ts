/** Binds the conciliação's operations to their services. */
import { CONCILIACAO_FIELDS } from '@sede/domain/modules/financeiro/conciliacoes';
import { conciliacoesContract } from '@sede/domain/modules/financeiro/conciliacoes/contract';
import { routes } from '#platform/api/index.ts';
import { readHistory } from '#platform/audit/index.ts';
import { nomesDosRegistros } from '../extratos/index.ts';
import { assinar, informarSaldo, justificar, reabrir } from './conciliacoes.service.ts';
import { conciliacoesStore } from './conciliacoes.store.ts';
import { contasConciliadas, listSemLinha, readConciliacao } from './conciliacoes.views.ts';

export const conciliacoesRoutes = routes(conciliacoesContract, {
  contas: async ({ db }) => ({ itens: await contasConciliadas(db) }),
  mes: (ctx, { idConta, mes }) => readConciliacao(ctx, idConta, mes),
  semLinha: listSemLinha,
  informarSaldo,
  justificar,
  assinar,
  reabrir,
  async history({ db }, { id }) {
    await conciliacoesStore.get(db, id);
    const names = (ids: string[]) => nomesDosRegistros(db, ids);
    return readHistory(db, {
      modulo: 'conciliacoes',
      registroId: id,
      tables: { conciliacoes: CONCILIACAO_FIELDS },
      names,
    });
  },
});
