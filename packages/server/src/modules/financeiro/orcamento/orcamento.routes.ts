/** Binds the budget's operations to their services. */
import { orcamentoContract } from '@sede/domain/modules/financeiro/orcamento/contract';
import { routes } from '#platform/api/index.ts';
import { copyAno, previaCopia } from './orcamento.copiar.ts';
import { exportOrcamento } from './orcamento.export.ts';
import { saveCelulas } from './orcamento.salvar.ts';
import { readAcompanhamento } from './orcamento.views.ts';

export const orcamentoRoutes = routes(orcamentoContract, {
  acompanhamento: readAcompanhamento,
  export: exportOrcamento,
  salvar: saveCelulas,
  previaCopia,
  copiar: copyAno,
});
