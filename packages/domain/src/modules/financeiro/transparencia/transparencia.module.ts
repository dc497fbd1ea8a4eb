/** Manifest of Transparência: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { TRANSPARENCIA_FIELDS } from './documento-transparencia.lists.ts';
import { transparenciaContract } from './transparencia.contract.ts';

export const transparenciaModule = defineModule({
  rotulo: 'Transparência',
  contract: transparenciaContract,
  audit: {
    order: 200,
    tables: {
      documentos_transparencia: { rotulo: 'Documento de transparência', specs: TRANSPARENCIA_FIELDS, nome: 'nome' },
    },
  },
});
