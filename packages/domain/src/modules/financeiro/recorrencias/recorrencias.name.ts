/** What the pages of recurring expenses are called: all that the first page load needs of them. Source: issue 4. */
export const PAGINAS_DE_RECORRENCIAS = {
  titulo: 'Despesas recorrentes',
  tituloDoMes: 'Recorrentes do mês',
  tornarRecorrente: 'Tornar recorrente',
} as const;
