/** Limits of the search over everything (Ctrl K). No zod. Source: issue 3 (Ctrl K); decisions §6 (search boxes). */

/** Below this a search over the records finds everything and nothing. */
export const MIN_LETRAS_BUSCA = 2;
/** Records shown of each source; whether there are more is said, and the source's own list has them. */
export const RESULTADOS_POR_FONTE = 5;
/** Of the only source that is asked. */
export const RESULTADOS_DE_UMA_FONTE = 12;
