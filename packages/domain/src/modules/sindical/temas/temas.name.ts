/** What themes and their pages are called, and where their list stands: all that the first page load needs of them. Source: spec 3 §2.1, §2.10. */
export const TEMAS_RESUMO = '/sindical';
export const TEMAS_LISTA = '/sindical/temas';
/** `secao`: 0 'Dados Gerais' … 5 'Custos'. */
export const temaPath = (id: string, secao = 0): string => `/sindical/tema/${id}${secao === 0 ? '' : `/${secao}`}`;

export const PAGINAS_DE_TEMAS = {
  resumo: 'Político sindical',
  lista: 'Temas da pauta político-sindical',
  menu: 'Temas',
  tema: 'Tema',
  novo: 'Novo tema',
} as const;
