/** What the pages of cases are called: all that the first page load needs of them. Source: spec 3 §2.1, §2.5, §2.6. */
export const PAGINAS_DE_PROCESSOS = {
  titulo: 'Gerenciar processos',
  menu: 'Processos',
  um: 'Processo',
  meus: 'Meus Processos',
} as const;

/** What the drawers of a new case are called, and so the buttons that open them. */
export const NOVO_PROCESSO = {
  Judicial: 'Novo processo judicial',
  Administrativo: 'Novo processo administrativo',
  Procedimento: 'Novo procedimento',
} as const;
