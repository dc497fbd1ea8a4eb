/** Manifest of Itens de despesa: what other parts of the program gather from this module. */
import { defineModule, registerAudit } from '@sede/domain/manifest';
import { itensDespesaContract } from './contract.ts';
import { itensDespesaRegister } from './itens-despesa.register.ts';

export const itensDespesaModule = defineModule({
  rotulo: itensDespesaRegister.title,
  contract: itensDespesaContract,
  audit: registerAudit(itensDespesaRegister, { order: 150, referido: true }),
});
