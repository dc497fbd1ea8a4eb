/** Manifest of Conciliação bancária: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { CONCILIACAO_FIELDS, JUSTIFICATIVA_FIELDS } from './conciliacao.lists.ts';
import { conciliacoesContract } from './conciliacoes.contract.ts';

export const conciliacoesModule = defineModule({
  rotulo: 'Conciliação bancária',
  contract: conciliacoesContract,
  audit: {
    order: 130,
    tables: {
      conciliacoes: { rotulo: 'Conciliação', specs: CONCILIACAO_FIELDS, nome: 'mes' },
      conciliacoes_justificativas: {
        rotulo: 'Justificativa de movimento',
        specs: JUSTIFICATIVA_FIELDS,
        nome: 'motivo',
      },
    },
  },
});
