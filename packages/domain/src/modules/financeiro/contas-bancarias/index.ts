/** Bank accounts: what the rest of the domain, the server and the screens use without zod. */
export { BANCOS, nomeDoBanco } from './bancos.ts';
export {
  CONTA_FIELDS,
  CONTA_READ_FIELDS,
  EXTRATO_ORDEM,
  MOVIMENTO_FIELDS,
  MOVIMENTO_ROTULOS,
  MOVIMENTOS,
  TIPO_CONTA_ROTULOS,
  TIPOS_CONTA,
  type TipoMovimento,
} from './conta-bancaria.lists.ts';
export type { ContaBancaria, ContaOpcao, Movimento, ResumoDoExtrato } from './conta-bancaria.schema.ts';
export { contasErrors, contasMessages } from './contas-bancarias.messages.ts';
