/** Manifest of Acompanhamento orçamentário: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { orcamentoContract } from './orcamento.contract.ts';
import { PREVISAO_FIELDS } from './orcamento.lists.ts';

export const orcamentoModule = defineModule({
  rotulo: 'Acompanhamento orçamentário',
  contract: orcamentoContract,
  audit: {
    order: 70,
    tables: {
      previsoes_orcamentarias: { rotulo: 'Previsão orçamentária', specs: PREVISAO_FIELDS },
    },
  },
});
