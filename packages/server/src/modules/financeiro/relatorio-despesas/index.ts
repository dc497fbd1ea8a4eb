/** The expense report: operations for the composition root; its lines for the area's other figures. */
export { entre, type LancamentosFilter, linhasDeDespesas } from './lancamentos.ts';
export { relatorioDespesasRoutes } from './relatorio-despesas.routes.ts';
