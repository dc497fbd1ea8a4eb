/** Manifest of Escritórios: what other parts of the program gather from this module. */
import { maskFields } from '@sede/domain/kernel';
import { defineModule, registerAudit } from '@sede/domain/manifest';
import { escritoriosContract } from './contract.ts';
import { escritoriosRegister } from './escritorios.register.ts';

export const escritoriosModule = defineModule({
  rotulo: escritoriosRegister.title,
  contract: escritoriosContract,
  actions: { atualizarHistorico: 'Histórico atualizado', transferir: 'Transferência' },
  audit: registerAudit(
    // The link of a video room opens it to whoever has it.
    { ...escritoriosRegister, specs: maskFields(escritoriosRegister.specs, ['localPadrao']) },
    { order: 210, referido: true },
  ),
});
