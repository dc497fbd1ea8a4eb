/** Binds the beneficiaries' operations to their services. */
import { BENEFICIARIO_FIELDS, type Beneficiario } from '@sede/domain/modules/financeiro/beneficiarios';
import { beneficiariosContract } from '@sede/domain/modules/financeiro/beneficiarios/contract';
import { routes } from '#platform/api/index.ts';
import { recordReads } from '#platform/records/index.ts';
import {
  createBeneficiario,
  desabilitarBeneficiario,
  habilitarBeneficiario,
  removeBeneficiario,
  updateBeneficiario,
} from './beneficiarios.service.ts';
import { beneficiariosStore } from './beneficiarios.store.ts';
import { type BeneficiariosFilter, beneficiariosOptions, beneficiariosQuery } from './beneficiarios.views.ts';

export const beneficiariosRoutes = routes(beneficiariosContract, {
  ...recordReads<Beneficiario, BeneficiariosFilter>({
    modulo: 'beneficiarios',
    tabela: 'beneficiarios',
    nome: 'beneficiarios',
    titulo: 'Beneficiários',
    fields: BENEFICIARIO_FIELDS,
    query: beneficiariosQuery,
  }),
  get: (ctx, { id }) => beneficiariosStore.get(ctx.db, id),
  create: createBeneficiario,
  update: updateBeneficiario,
  remove: removeBeneficiario,
  habilitar: habilitarBeneficiario,
  desabilitar: desabilitarBeneficiario,
  options: (ctx, input) => beneficiariosOptions(ctx.db, input),
});
