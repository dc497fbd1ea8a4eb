/** Beneficiaries: what other screens choose one with. */
export { beneficiariosSource } from './beneficiarios.source.ts';
