/** Binds the expenses' operations to their services. */
import { despesasContract } from '@sede/domain/modules/financeiro/despesas/contract';
import { routes } from '#platform/api/index.ts';
import { listHandlers, readingOf } from '#platform/records/index.ts';
import { readCompleta, readLida } from './despesa.completa.ts';
import { despesas } from './despesa.record.ts';
import { anexar, removerAnexo } from './despesas.anexos.ts';
import { aprovar, negar, retirarSolicitacao, solicitarAprovacao } from './despesas.aprovacao.ts';
import { darConta } from './despesas.conta.ts';
import { vincularContrato } from './despesas.contrato.ts';
import { createDespesa } from './despesas.create.ts';
import { readDecididasHoje, readDecisao } from './despesas.decisao.ts';
import { exportDespesas } from './despesas.export.ts';
import { desfazerLiquidacao, estornar, liquidar } from './despesas.liquidar.ts';
import { liquidarVarias } from './despesas.liquidarVarias.ts';
import { recibo } from './despesas.recibo.ts';
import { desfazerRecolhimento, recolher } from './despesas.recolhimentos.ts';
import { removeDespesa } from './despesas.remove.ts';
import { exportarRetencoes, listRetencoes, readResumoRetencoes } from './despesas.retencoes.ts';
import { pendentes, selecao, selecaoPendentes } from './despesas.selection.ts';
import { updateDespesa } from './despesas.update.ts';
import { readDoBeneficiario, readPagamentosAnteriores } from './despesas.views.ts';
import { recolhimentos } from './recolhimento.record.ts';

export const despesasRoutes = routes(
  despesasContract,
  {
    ...listHandlers(despesas),
    selecao,
    selecaoPendentes,
    export: exportDespesas,
    retencoes: listRetencoes,
    resumoRetencoes: readResumoRetencoes,
    exportarRetencoes,
    recolher,
    desfazerRecolhimento,
    pendentes: (ctx, input) => despesas.page(ctx, input, pendentes(ctx, input)),
    totalsPendentes: (ctx, filter) => despesas.totals(ctx, pendentes(ctx, filter)),
    get: (ctx, { id }) => readCompleta(ctx, id),
    reading: (ctx, { id }) => readingOf(despesas, ctx, id, readLida(ctx, id)),
    history: (ctx, asked) => despesas.history(ctx, asked),
    pagamentosAnteriores: (ctx, { id }) => readPagamentosAnteriores(ctx, id),
    decisao: (ctx, { id }) => readDecisao(ctx, id),
    decididasHoje: readDecididasHoje,
    doBeneficiario: readDoBeneficiario,
    recibo,
    create: createDespesa,
    update: updateDespesa,
    remove: removeDespesa,
    solicitarAprovacao,
    retirarSolicitacao,
    aprovar,
    negar,
    liquidar,
    liquidarVarias,
    darConta,
    desfazerLiquidacao,
    estornar,
    vincularContrato,
    anexar,
    removerAnexo,
  },
  { record: despesas, except: { desfazerRecolhimento: recolhimentos } },
);
