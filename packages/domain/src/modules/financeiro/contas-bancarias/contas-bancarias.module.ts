/** Manifest of Contas bancárias: what other parts of the program gather from this module. */
import { defineModule, registerAudit } from '@sede/domain/manifest';
import { CONTA_BANCARIA } from './contas-bancarias.name.ts';
import { contasBancariasRegister } from './contas-bancarias.register.ts';
import { contasBancariasContract } from './contract.ts';

export const contasBancariasModule = defineModule({
  rotulo: contasBancariasRegister.title,
  contract: contasBancariasContract,
  audit: registerAudit(contasBancariasRegister, { order: 80, referido: true, noun: CONTA_BANCARIA }),
});
