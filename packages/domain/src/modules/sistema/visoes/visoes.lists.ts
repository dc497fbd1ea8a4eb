/**
 * Words and limits of saved views. No zod. Source: issue 3 (Saved views); docs/decisions/016.
 *
 * A view keeps the query string of a list as its address has it, without what is of the moment (`pagina`, the open
 * record). `colunas` are the ids of the columns whose visibility differs from the table's own, 'padrao' for none.
 */
export const MAX_NOME_VISAO = 60;
export const MAX_PARAMETROS_VISAO = 40;
export const MAX_VALOR_VISAO = 1000;

/** The person's columns, in the address and in a view. */
export const PARAM_COLUNAS = 'colunas';
/** Stands in the address when the person has removed a filter that has a default value. */
export const VALOR_TUDO = 'tudo';
/** Parameters of the moment, which a view never keeps. */
export const PARAMETROS_FORA = ['pagina', 'totais', 'formato'] as const;
