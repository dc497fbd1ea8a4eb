/** What the pages of transfers are called: all that the first page load needs of them. Source: issue 4. */
export const PAGINAS_DE_TRANSFERENCIAS = {
  titulo: 'Transferências',
  registrar: 'Registrar transferência',
} as const;
