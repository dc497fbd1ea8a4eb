/** What the pages of the conciliation are called: all that the first page load needs of them. Source: issue 4. */
export const PAGINAS_DA_CONCILIACAO = {
  titulo: 'Conciliação bancária',
  doMes: 'Conciliação do mês',
} as const;
