/** The CPF lookup: what server and screens use without zod. */
export type { Consulta } from './verificador.contract.ts';
export {
  CONSULTAS_POR_HORA,
  PESQUISA_POR_CPF,
  verificadorErrors,
  verificadorMessages,
} from './verificador.messages.ts';
