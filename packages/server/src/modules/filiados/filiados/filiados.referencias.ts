/**
 * Everything that refers to a member, in one list: what blocks the deletion of one, what goes along, what stays without it.
 *
 * Deletion, merge, dossier and timeline read it. A foreign key to `filiados` that is missing here fails a test: no module can
 * forget it. `rotulo`: as 'O filiado tem {rotulo} …' calls it. Source: decisions-members (Tables, Membership).
 */
export interface ReferenciaAoFiliado {
  tabela: string;
  coluna: string;
  aoExcluir: 'bloqueia' | 'acompanha' | 'fica';
  rotulo: string;
  /** Anonymising a member erases what would block or go along, but what stays here: it names nobody. */
  aoAnonimizar?: 'fica';
}

export const REFERENCIAS_AO_FILIADO: readonly ReferenciaAoFiliado[] = [
  {
    tabela: 'filiado_periodos',
    coluna: 'filiado_id',
    aoExcluir: 'acompanha',
    rotulo: 'filiações',
    aoAnonimizar: 'fica',
  },
  { tabela: 'dependentes', coluna: 'filiado_id', aoExcluir: 'acompanha', rotulo: 'dependentes' },
  { tabela: 'filiados_anexos', coluna: 'filiado_id', aoExcluir: 'acompanha', rotulo: 'documentos' },
  { tabela: 'filiado_temas', coluna: 'filiado_id', aoExcluir: 'acompanha', rotulo: 'preferências' },
  { tabela: 'filiado_correcoes', coluna: 'filiado_id', aoExcluir: 'acompanha', rotulo: 'correções pedidas' },
  { tabela: 'filiado_links', coluna: 'filiado_id', aoExcluir: 'acompanha', rotulo: 'links' },
  {
    // Its answers are erased by the database as the member is made anonymous; protocol and dates name nobody.
    tabela: 'pedidos_filiacao',
    coluna: 'filiado_id',
    aoExcluir: 'bloqueia',
    rotulo: 'pedido de filiação aceito',
    aoAnonimizar: 'fica',
  },
  { tabela: 'consentimentos', coluna: 'filiado_id', aoExcluir: 'acompanha', rotulo: 'consentimentos' },
  { tabela: 'interacoes', coluna: 'filiado_id', aoExcluir: 'bloqueia', rotulo: 'interações' },
  { tabela: 'comunicacao_destinatarios', coluna: 'filiado_id', aoExcluir: 'bloqueia', rotulo: 'mensagens enviadas' },
  { tabela: 'pesquisa_convites', coluna: 'filiado_id', aoExcluir: 'bloqueia', rotulo: 'pesquisas recebidas' },
  { tabela: 'pesquisa_respostas', coluna: 'filiado_id', aoExcluir: 'bloqueia', rotulo: 'respostas a pesquisas' },
  { tabela: 'filiados', coluna: 'titular_id', aoExcluir: 'fica', rotulo: 'pensionistas' },
];
