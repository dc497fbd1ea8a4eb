/** Manifest of Receitas: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { ACOES_FINANCEIRAS } from '../financeiro.lists.ts';
import { RECEITA_ANEXO_FIELDS, RECEITA_FIELDS } from './receita.lists.ts';
import { receitasContract } from './receitas.contract.ts';

export const receitasModule = defineModule({
  rotulo: 'Receitas',
  contract: receitasContract,
  audit: {
    order: 60,
    tables: {
      receitas: { rotulo: 'Receita', specs: RECEITA_FIELDS, nome: 'descricao', ocultas: ['grupoParcelas'] },
      receitas_anexos: {
        rotulo: 'Anexo de receita',
        specs: RECEITA_ANEXO_FIELDS,
        nome: 'nome',
        ocultas: ['receitaId', 'anexoId'],
      },
    },
  },
  actions: ACOES_FINANCEIRAS,
});
