/** Manifest of Escritórios: what other parts of the program gather from this module. */
import { defineModule, registerAudit } from '@sede/domain/manifest';
import { escritoriosContract } from './contract.ts';
import { escritoriosRegister } from './escritorios.register.ts';

export const escritoriosModule = defineModule({
  rotulo: escritoriosRegister.title,
  contract: escritoriosContract,
  actions: { atualizarHistorico: 'Histórico atualizado', transferir: 'Transferência' },
  audit: registerAudit(escritoriosRegister, { order: 210, referido: true }),
});
