/** Manifest of Transparência: what other parts of the program gather from this module. */
import { defineModule, registerAudit } from '@sede/domain/manifest';
import { transparenciaContract } from './contract.ts';
import { DOCUMENTO_DE_TRANSPARENCIA } from './transparencia.name.ts';
import { transparenciaRegister } from './transparencia.register.ts';

export const transparenciaModule = defineModule({
  rotulo: transparenciaRegister.title,
  contract: transparenciaContract,
  audit: registerAudit(transparenciaRegister, {
    order: 200,
    noun: DOCUMENTO_DE_TRANSPARENCIA,
    table: 'documentos_transparencia',
  }),
});
