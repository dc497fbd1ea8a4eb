/** What the pages of agendas are called: all that the first page load needs of them. Source: spec 3 §2.5, §2.9. */
export const PAGINAS_DE_AGENDAS = {
  titulo: 'Gerenciamento de agenda',
  cadastrar: 'Cadastrar Agenda',
  editar: 'Editar Agenda',
} as const;
