/** Manifest of Borderôs: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { ACOES_FINANCEIRAS } from '../financeiro.lists.ts';
import { BORDERO_DESPESA_FIELDS, BORDERO_FIELDS } from './bordero.lists.ts';
import { borderosContract } from './borderos.contract.ts';

export const borderosModule = defineModule({
  rotulo: 'Borderôs',
  contract: borderosContract,
  actions: ACOES_FINANCEIRAS,
  audit: {
    order: 40,
    tables: {
      borderos: { rotulo: 'Borderô', specs: BORDERO_FIELDS, nome: 'descricao' },
      borderos_despesas: { rotulo: 'Despesa de borderô', specs: BORDERO_DESPESA_FIELDS, ocultas: ['despesaId'] },
    },
  },
});
