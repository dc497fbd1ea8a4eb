/** Beneficiaries: what other screens choose one with. */
export { beneficiarioPath } from './beneficiarios.paths.ts';
export { beneficiariosSource } from './beneficiarios.source.ts';
