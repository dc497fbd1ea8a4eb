/** What the pages of the petty cash are called: all that the first page load needs of them. Source: spec 1 §2.19. */
export const PAGINAS_DE_SUPRIMENTOS = {
  titulo: 'Suprimentos',
  cadastrar: 'Cadastrar Entrada',
} as const;
