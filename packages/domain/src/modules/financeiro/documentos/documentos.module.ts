/** Manifest of Documentos: what other parts of the program gather from this module. */
import { defineModule, registerAudit } from '@sede/domain/manifest';
import { documentosContract } from './contract.ts';
import { documentosRegister } from './documentos.register.ts';

export const documentosModule = defineModule({
  rotulo: documentosRegister.title,
  contract: documentosContract,
  audit: registerAudit(documentosRegister, { order: 190, referido: true }),
});
