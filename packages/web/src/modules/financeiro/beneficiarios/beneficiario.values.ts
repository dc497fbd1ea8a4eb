/** A beneficiary as its form holds it: '' for an empty text, null for an empty choice. */
import type { Beneficiario } from '@sede/domain/modules/financeiro/beneficiarios';

export const NO_BENEFICIARIO = {
  tipo: null as string | null,
  cpfCnpj: '',
  nomeBeneficiario: '',
  sigla: '',
  tipoRecebedor: null as string | null,
  chavePix: '',
  banco: '',
  agencia: '',
  conta: '',
  tipoConta: null as string | null,
};
export type BeneficiarioValues = typeof NO_BENEFICIARIO;

export const valuesOf = (record: Beneficiario): BeneficiarioValues => ({
  tipo: record.tipo,
  cpfCnpj: record.cpfCnpj,
  nomeBeneficiario: record.nomeBeneficiario,
  sigla: record.sigla ?? '',
  tipoRecebedor: record.tipoRecebedor,
  chavePix: record.chavePix ?? '',
  banco: record.banco ?? '',
  agencia: record.agencia ?? '',
  conta: record.conta ?? '',
  tipoConta: record.tipoConta,
});
