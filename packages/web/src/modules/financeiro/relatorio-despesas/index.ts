/** The expense report: columns, filters and queries of its lines for the analysis. */
export { type Expandido, lancamentoColumns } from './lancamento.columns.tsx';
export { lancamentosFilters } from './relatorio-despesas.list.ts';
export { TextoDialog } from './TextoDialog.tsx';
