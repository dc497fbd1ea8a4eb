/** Binds the beneficiaries' operations to their services. */
import { beneficiariosContract } from '@sede/domain/modules/financeiro/beneficiarios/contract';
import { routes } from '#platform/api/index.ts';
import { recordHandlers } from '#platform/records/index.ts';
import { beneficiarios } from './beneficiario.record.ts';
import {
  createBeneficiario,
  desabilitarBeneficiario,
  habilitarBeneficiario,
  removeBeneficiario,
  updateBeneficiario,
} from './beneficiarios.service.ts';
import { beneficiariosLigaveis, beneficiariosOptions } from './beneficiarios.views.ts';

export const beneficiariosRoutes = routes(
  beneficiariosContract,
  {
    ...recordHandlers(beneficiarios, { nome: 'beneficiarios', titulo: 'Beneficiários' }),
    create: createBeneficiario,
    update: updateBeneficiario,
    remove: removeBeneficiario,
    habilitar: habilitarBeneficiario,
    desabilitar: desabilitarBeneficiario,
    options: beneficiariosOptions,
    vincular: beneficiariosLigaveis,
  },
  { record: beneficiarios },
);
