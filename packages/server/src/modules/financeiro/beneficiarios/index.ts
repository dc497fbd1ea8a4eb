/** Beneficiaries: operations for the composition root, narrow reads for the rest of the finance area. */
export { beneficiariosRoutes } from './beneficiarios.routes.ts';
export { beneficiariosSource } from './beneficiarios.search.ts';
export { BENEFICIARIO_REFERENCIA, type SituacaoBeneficiario, situacaoBeneficiario } from './beneficiarios.store.ts';
export { beneficiarioNames } from './beneficiarios.views.ts';
