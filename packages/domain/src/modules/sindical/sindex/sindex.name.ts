/** What the pages of Sindex are called: all that the first page load needs of them. Source: spec 3 §2.14. */
export const PAGINAS_DO_SINDEX = {
  titulo: 'Sindex',
  guardados: 'Cálculos guardados',
  comparacao: 'Comparação de cálculos',
} as const;
