/** Manifest of Itens de receita: what other parts of the program gather from this module. */
import { defineModule, registerAudit } from '@sede/domain/manifest';
import { itensReceitaContract } from './contract.ts';
import { itensReceitaRegister } from './itens-receita.register.ts';

export const itensReceitaModule = defineModule({
  rotulo: itensReceitaRegister.title,
  contract: itensReceitaContract,
  audit: registerAudit(itensReceitaRegister, { order: 160, referido: true }),
});
