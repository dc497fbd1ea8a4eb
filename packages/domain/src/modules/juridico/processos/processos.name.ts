/** What the pages of cases are called: all that the first page load needs of them. Source: spec 3 §2.1, §2.5, §2.6. */
export const PAGINAS_DE_PROCESSOS = {
  titulo: 'Gerenciar processos',
  menu: 'Processos',
  meus: 'Meus Processos',
} as const;
