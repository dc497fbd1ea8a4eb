/** Manifest of Auditoria: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { auditoriaContract } from './auditoria.contract.ts';

export const auditoriaModule = defineModule({
  rotulo: 'Auditoria',
  contract: auditoriaContract,
});
