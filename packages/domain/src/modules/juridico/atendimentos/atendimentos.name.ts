/** What the pages of appointments are called: all that the first page load needs of them. Source: spec 3 §2.1, §2.3. */
export const PAGINAS_DE_ATENDIMENTOS = {
  titulo: 'Atendimentos',
  agendados: 'Atendimentos agendados',
  pendentes: 'Atendimentos pendentes',
  um: 'Atendimento',
  agendar: 'Assessoria Jurídica - Agendar atendimento',
  editar: 'Assessoria Jurídica - Editar atendimento',
  botaoAgendar: 'Agendar atendimento',
} as const;
