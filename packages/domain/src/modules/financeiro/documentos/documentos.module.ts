/** Manifest of Documentos: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { DOCUMENTO_FIELDS } from './documento.lists.ts';
import { documentosContract } from './documentos.contract.ts';

export const documentosModule = defineModule({
  rotulo: 'Documentos',
  contract: documentosContract,
  audit: {
    order: 190,
    tables: {
      documentos: { rotulo: 'Documento', specs: DOCUMENTO_FIELDS, nome: 'nome', referido: true },
    },
  },
});
