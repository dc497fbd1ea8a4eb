/** Address of the page of interactions. Source: spec 2 §2. */
export const INTERACOES = '/interacoes';
