/** Texts of the ids that an expense item carries: its suggested beneficiary. */
import type { ItemDespesa } from '@sede/domain/modules/financeiro/itens-despesa';

export const beneficiaryNames = ({ idBeneficiario, nomeBeneficiario }: ItemDespesa): ReadonlyMap<string, string> =>
  new Map(idBeneficiario && nomeBeneficiario ? [[idBeneficiario, nomeBeneficiario]] : []);
