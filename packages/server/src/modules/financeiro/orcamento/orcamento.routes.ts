/** Binds the budget's operations to their services. */
import { orcamentoContract } from '@sede/domain/modules/financeiro/orcamento/contract';
import { routes } from '#platform/api/index.ts';
import { copiarAno, previaCopia } from './orcamento.copiar.ts';
import { exportarOrcamento } from './orcamento.exportar.ts';
import { salvarCelulas } from './orcamento.salvar.ts';
import { readAcompanhamento } from './orcamento.views.ts';

export const orcamentoRoutes = routes(orcamentoContract, {
  acompanhamento: readAcompanhamento,
  export: exportarOrcamento,
  salvar: salvarCelulas,
  previaCopia,
  copiar: copiarAno,
});
