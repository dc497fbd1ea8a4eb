/** What the pages of the closing of a month and the account of a period are called: all that the first page load needs of them. Source: decisions §7 (Month closing). */
export const PAGINAS_DO_FECHAMENTO = {
  titulo: 'Fechamento mensal',
  prestacao: 'Prestação de contas',
  relatorio: 'Fechamento',
} as const;
