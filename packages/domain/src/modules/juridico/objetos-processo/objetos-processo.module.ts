/** Manifest of Objetos de processo: what other parts of the program gather from this module. */
import { defineModule, registerAudit } from '@sede/domain/manifest';
import { objetosProcessoContract } from './contract.ts';
import { objetosProcessoRegister } from './objetos-processo.register.ts';

export const objetosProcessoModule = defineModule({
  rotulo: 'Objetos de processo',
  contract: objetosProcessoContract,
  audit: registerAudit(objetosProcessoRegister, { order: 212, referido: true }),
});
