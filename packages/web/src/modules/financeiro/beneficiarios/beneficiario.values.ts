/** A beneficiary as its form holds it: '' for an empty text, null for an empty choice. */
import type { Beneficiario } from '@sede/domain/modules/financeiro/beneficiarios';
import { formValues } from '#platform/ui/form.ts';

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

export const valuesOf = (record: Beneficiario): BeneficiarioValues => formValues(NO_BENEFICIARIO, record);
