/** Manifest of Eventos: what other parts of the program gather from this module. */
import { defineModule, registerAudit } from '@sede/domain/manifest';
import { eventosContract } from './contract.ts';
import { eventosRegister } from './eventos.register.ts';

export const eventosModule = defineModule({
  rotulo: eventosRegister.title,
  contract: eventosContract,
  audit: registerAudit(eventosRegister, { order: 170, referido: true }),
});
