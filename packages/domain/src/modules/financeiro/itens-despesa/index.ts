/** Expense items: what the rest of the domain, the server and the screens use without zod. */
import type { RegisterRecord } from '@sede/domain/register';
import type { itensDespesaRegister } from './itens-despesa.register.ts';

export {
  CENTROS_CUSTO,
  MEIOS_PAGAMENTO,
  rotuloTipoDespesa,
  TIPO_DESPESA_ROTULOS,
  TIPOS_DESPESA,
  TIPOS_DOCUMENTO,
} from '../financeiro.lists.ts';
export { BENEFICIARIO_INEXISTENTE, itensDespesaErrors } from './itens-despesa.messages.ts';
export { ITENS_DESPESA } from './itens-despesa.name.ts';
export { itensDespesaRegister } from './itens-despesa.register.ts';
export type ItemDespesa = RegisterRecord<typeof itensDespesaRegister>;
