/** Manifest of Interações: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { INTERACAO_FIELDS } from './interacao.lists.ts';
import { interacoesContract } from './interacoes.contract.ts';

export const interacoesModule = defineModule({
  rotulo: 'Interações',
  contract: interacoesContract,
  audit: {
    order: 205,
    tables: {
      interacoes: {
        rotulo: 'Interação',
        specs: INTERACAO_FIELDS,
        nome: 'tipo',
        ocultas: ['responsavelId', 'importacaoId', 'linha'],
      },
    },
  },
});
