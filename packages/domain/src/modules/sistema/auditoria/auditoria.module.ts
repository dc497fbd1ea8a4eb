/** What the program is told of Auditoria. */
import { defineModule } from '@sede/domain/manifest';
import { auditoriaContract } from './auditoria.contract.ts';

export const auditoriaModule = defineModule({
  rotulo: 'Auditoria',
  contract: auditoriaContract,
});
