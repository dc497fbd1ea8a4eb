/** The list of names of the compensatory instalment, for code that may load zod. */
export { nomesParcelaContract } from './nomes-parcela.contract.ts';
export { LINHAS_DA_PREVIA, versaoSchema } from './nomes-parcela.schema.ts';
