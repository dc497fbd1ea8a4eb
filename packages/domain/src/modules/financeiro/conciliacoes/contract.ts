/** The conciliação's door with zod: operations, and the schema that the form validates with. */
export { informarSaldoForm } from './conciliacao.schema.ts';
export { conciliacoesContract } from './conciliacoes.contract.ts';
