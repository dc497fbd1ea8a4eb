/** What the pages of contracts are called and where their list stands: all that the first page load needs of them. Source: spec 3 §2.1, §2.12. */
export const CONTRATOS_LISTA = '/gestao-de-contratos/contratos';
/** The same list with finance's eyes. */
export const CONTRATOS_DO_FINANCEIRO = '/financial/contratos';

/** Letters or digits that a search for one begins with: lists of finance are narrowed to a contract. */
export const MIN_BUSCA_CONTRATO = 3;

export const PAGINAS_DE_CONTRATOS = {
  resumo: 'Contratos e outros documentos',
  lista: 'Gerenciar contratos e documentos',
  menu: 'Contratos',
  novo: 'Novo contrato ou documento',
} as const;
