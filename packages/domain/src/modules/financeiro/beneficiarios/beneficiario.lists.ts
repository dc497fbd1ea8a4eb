/**
 * A beneficiary's words: kinds, account types, and each field's label, once for form, columns, export and history.
 * No zod. Source: spec 1 §2.9, §3.3, §3.7; decisions §7 (Beneficiary).
 */
import { type FieldSpecs, formatCpfCnpj } from '@sede/domain/kernel';

export const TIPOS_BENEFICIARIO = [
  { valor: 'F', rotulo: 'Pessoa física' },
  { valor: 'J', rotulo: 'Pessoa jurídica' },
] as const;
export const VALORES_TIPO_BENEFICIARIO = ['F', 'J'] as const;

export const TIPOS_CONTA = [
  { valor: 'corrente', rotulo: 'Conta corrente' },
  { valor: 'poupanca', rotulo: 'Conta poupança' },
  { valor: 'pagamento', rotulo: 'Conta de pagamento' },
] as const;
export const VALORES_TIPO_CONTA = ['corrente', 'poupanca', 'pagamento'] as const;

const rotulos = (options: readonly { valor: string; rotulo: string }[]) =>
  Object.fromEntries(options.map(({ valor, rotulo }) => [valor, rotulo]));

export const BENEFICIARIO_FIELDS = {
  tipo: { rotulo: 'Tipo', tipo: 'texto', valores: rotulos(TIPOS_BENEFICIARIO) },
  cpfCnpj: { rotulo: 'CPF/CNPJ', tipo: 'texto', formato: formatCpfCnpj },
  nomeBeneficiario: { rotulo: 'Nome', tipo: 'texto' },
  sigla: { rotulo: 'Sigla', tipo: 'texto' },
  tipoRecebedor: { rotulo: 'Tipo de recebedor', tipo: 'texto' },
  chavePix: { rotulo: 'Chave Pix', tipo: 'texto' },
  banco: { rotulo: 'Banco', tipo: 'texto' },
  agencia: { rotulo: 'Agência', tipo: 'texto' },
  conta: { rotulo: 'Conta', tipo: 'texto' },
  tipoConta: { rotulo: 'Tipo de conta', tipo: 'texto', valores: rotulos(TIPOS_CONTA) },
  desabilitado: { rotulo: 'Desabilitado', tipo: 'simNao' },
} as const satisfies FieldSpecs;
