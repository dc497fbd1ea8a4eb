/** Expenses: operations and files for the composition root; the list's query for the area's other figures. */
import { defineModule } from '#platform/module/index.ts';
import { despesasAttachments } from './despesas.anexos.ts';
import { despesasRoutes } from './despesas.routes.ts';
import { despesasSource } from './despesas.search.ts';

export { checkPalavras, checkReferencias } from './despesa.checks.ts';
export { type Ajustes, ajustesDe } from './despesa.liquidacao.ts';
export { despesaConta, despesaExiste, despesas } from './despesa.record.ts';
export { buscaCondition as buscaDespesas } from './despesas.busca.ts';
export { contaDaPaga } from './despesas.conta.ts';
export { createDespesa } from './despesas.create.ts';
export type { DespesasFilter } from './despesas.filters.ts';
export { liquidarJuntas, lockDespesas, type Recusa } from './despesas.juntas.ts';
export { desfazerLiquidacao, liquidar } from './despesas.liquidar.ts';
export { pendentesQuery } from './despesas.views.ts';

export const despesasModule = defineModule({
  tables: {
    despesas: { readBy: ['financeiro', 'contratos', 'patrimonio'] },
    despesas_anexos: { readBy: ['financeiro/fechamentos', 'contratos'] },
    despesas_aprovacoes: {},
    retencoes_recolhimentos: {},
  },
  routes: despesasRoutes,
  search: despesasSource,
  attachments: despesasAttachments,
  wordsInUse: {
    centrosCusto: { table: 'despesas', column: 'centro_custo' },
    meiosPagamento: { table: 'despesas', column: 'meio_pagamento' },
    tiposDocumento: { table: 'despesas', column: 'tipo_documento' },
    tiposDespesa: { table: 'despesas', column: 'tipo_despesa' },
  },
  importSource: async () => (await import('./despesas.import.ts')).despesasImportSource,
  demo: async () => (await import('./despesas.demo.ts')).despesasDemo,
});
