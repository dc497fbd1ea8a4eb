/** Operations of expense items. Source: spec 1 §2.21, §4.4; decisions §2a. */
import { registerContract } from '@sede/domain/contract';
import { itensDespesaErrors } from './itens-despesa.messages.ts';
import { itensDespesaRegister } from './itens-despesa.register.ts';

export const itensDespesaContract = registerContract(itensDespesaRegister, {
  errors: { save: [itensDespesaErrors.beneficiario_desabilitado.code] },
});
