/** What the pages of duplicate records are called: all that the first page load needs of them. Source: decisions-members (Merge). */
export const PAGINAS_DE_DUPLICADOS = {
  titulo: 'Fichas duplicadas',
  propostas: 'Unificações',
  comparar: 'Unificar fichas',
} as const;
