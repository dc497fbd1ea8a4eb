/** The monthly conciliação, for code that may load zod: operations, and the schema that the form validates with. */
export { assinaturaSchema, informarSaldoForm } from './conciliacao.schema.ts';
export { conciliacoesContract } from './conciliacoes.contract.ts';
