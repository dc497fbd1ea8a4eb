/** What the page of interactions is called: all that the first page load needs of it. Source: spec 2 §2 (Interactions). */
export const PAGINAS_DE_INTERACOES = {
  titulo: 'Interações',
  registrar: 'Registrar interação',
} as const;
