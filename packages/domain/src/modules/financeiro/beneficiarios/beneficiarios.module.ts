/** Manifest of Beneficiários: what other parts of the program gather from this module. */
import { defineModule } from '@sede/domain/manifest';
import { BENEFICIARIO_FIELDS } from './beneficiario.lists.ts';
import { beneficiariosContract } from './beneficiarios.contract.ts';

export const beneficiariosModule = defineModule({
  rotulo: 'Beneficiários',
  contract: beneficiariosContract,
  audit: {
    order: 140,
    tables: {
      beneficiarios: { rotulo: 'Beneficiário', specs: BENEFICIARIO_FIELDS, nome: 'nomeBeneficiario', referido: true },
    },
  },
});
