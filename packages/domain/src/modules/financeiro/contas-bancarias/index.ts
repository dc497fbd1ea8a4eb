/** Bank accounts: what the rest of the domain, the server and the screens use without zod. */
import type { RegisterRecord } from '@sede/domain/register';
import type { contasBancariasRegister } from './contas-bancarias.register.ts';

export { BANCOS, nomeDoBanco } from './bancos.ts';
export {
  EXTRATO_ORDEM,
  MOVIMENTO_FIELDS,
  MOVIMENTO_ROTULOS,
  MOVIMENTOS,
  type TipoMovimento,
} from './conta-bancaria.lists.ts';
export { contasErrors, contasMessages } from './contas-bancarias.messages.ts';
export { CONTAS_BANCARIAS, PAGINAS_DAS_CONTAS } from './contas-bancarias.name.ts';
export { contasBancariasRegister } from './contas-bancarias.register.ts';
export type { Movimento, ResumoDoExtrato } from './extrato.schema.ts';
export type ContaBancaria = RegisterRecord<typeof contasBancariasRegister>;
