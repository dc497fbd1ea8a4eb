/** Expenses: operations and files for the composition root; the list's query for the area's other figures. */

export { checkPalavras, checkReferencias } from './despesa.checks.ts';
export { despesasAttachments } from './despesas.anexos.ts';
export { contaDaPaga } from './despesas.conta.ts';
export { createDespesa } from './despesas.create.ts';
export { liquidarJuntas, lockDespesas, type Recusa } from './despesas.juntas.ts';
export { desfazerLiquidacao, liquidar } from './despesas.liquidar.ts';
export { palavrasDasDespesas } from './despesas.palavras.ts';
export { despesasRoutes } from './despesas.routes.ts';
export { despesasSource } from './despesas.search.ts';
export { type DespesasFilter, despesasQuery, pendentesQuery } from './despesas.views.ts';
export { despesaExiste } from './despesas.visibility.ts';
