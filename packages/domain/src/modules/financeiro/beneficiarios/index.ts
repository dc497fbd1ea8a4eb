/** Beneficiaries: what the rest of the domain, the server and the screens use without zod. */
export { TIPOS_RECEBEDOR } from '../financeiro.lists.ts';
export {
  BENEFICIARIO_FIELDS,
  TIPOS_BENEFICIARIO,
  TIPOS_CONTA,
  VALORES_TIPO_BENEFICIARIO,
} from './beneficiario.lists.ts';
export { erroDocumento } from './beneficiario.rules.ts';
export type { Beneficiario, BeneficiarioLigavel, BeneficiarioOpcao } from './beneficiario.schema.ts';
export { beneficiariosErrors, beneficiariosMessages } from './beneficiarios.messages.ts';
