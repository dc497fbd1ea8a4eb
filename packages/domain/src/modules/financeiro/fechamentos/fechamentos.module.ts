/** Manifest of Fechamentos: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { FECHAMENTO_FIELDS } from './fechamento.lists.ts';
import { FECHAMENTOS_AVISOS } from './fechamentos.avisos.ts';
import { fechamentosContract } from './fechamentos.contract.ts';

export const fechamentosModule = defineModule({
  rotulo: 'Fechamentos',
  contract: fechamentosContract,
  audit: {
    order: 110,
    tables: {
      fechamentos: { rotulo: 'Fechamento', specs: FECHAMENTO_FIELDS, nome: 'mes' },
    },
  },
  notices: FECHAMENTOS_AVISOS,
});
