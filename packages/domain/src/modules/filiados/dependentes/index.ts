/** Dependents: what the rest of the domain, the server and the screens use without zod. */
export { PARENTESCOS, SEXO_OUTRO, SEXOS } from '../filiados.lists.ts';
export {
  ARQUIVOS_DO_DEPENDENTE,
  CAMPOS_RESTRITOS_DO_DEPENDENTE,
  DEPENDENTE_FIELDS,
} from './dependente.lists.ts';
export {
  motivoNaoEditarDependente,
  motivoNaoExcluirDependente,
  recusasDoDependente,
} from './dependente.rules.ts';
export type { Dependente } from './dependente.schema.ts';
export { dependentesErrors, dependentesMessages } from './dependentes.messages.ts';
