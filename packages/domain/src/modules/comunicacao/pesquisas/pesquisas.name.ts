/** What the pages of the satisfaction survey are called: all that the first page load needs of them. Source: spec 2 §2. */
export const PAGINAS_DE_PESQUISAS = {
  titulo: 'Envio de Pesquisa de Satisfação',
  enviadas: 'Pesquisas enviadas',
  formulario: 'Pesquisa de satisfação',
} as const;
