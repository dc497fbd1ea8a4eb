/** Manifest of Funcionários: what other parts of the program gather from this module. */
import { defineModule, registerAudit } from '@sede/domain/manifest';
import { funcionariosContract } from './contract.ts';
import { funcionariosRegister } from './funcionarios.register.ts';

export const funcionariosModule = defineModule({
  rotulo: funcionariosRegister.title,
  contract: funcionariosContract,
  audit: registerAudit(funcionariosRegister, { order: 180 }),
});
