/** A beneficiary as its form holds it: '' for an empty text, null for an empty choice. */
import type { Beneficiario } from '@sede/domain/modules/financeiro/beneficiarios';
import { formValues, NO_CHOICE } from '#platform/ui/form.ts';

export const NO_BENEFICIARIO = {
  tipo: NO_CHOICE,
  cpfCnpj: '',
  nomeBeneficiario: '',
  sigla: '',
  tipoRecebedor: NO_CHOICE,
  chavePix: '',
  banco: '',
  agencia: '',
  conta: '',
  tipoConta: NO_CHOICE,
};
export type BeneficiarioValues = typeof NO_BENEFICIARIO;

export const valuesOf = (record: Beneficiario): BeneficiarioValues => formValues(NO_BENEFICIARIO, record);
