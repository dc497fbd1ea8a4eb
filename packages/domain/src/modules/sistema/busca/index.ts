/** The search over everything, without zod. */
export { MIN_LETRAS_BUSCA, RESULTADOS_DE_UMA_FONTE, RESULTADOS_POR_FONTE } from './busca.lists.ts';
export { buscaMessages } from './busca.messages.ts';
export type { Busca } from './busca.schema.ts';
