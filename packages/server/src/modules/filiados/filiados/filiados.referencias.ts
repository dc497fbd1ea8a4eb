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
  /**
   * When the member's record goes into another: its rows move to the other's; `semRepetir` drops those that the other has already, by
   * these columns; `apaga` ends them; `propria` is a rule of its own in `filiados/duplicados` (a test asks for it).
   */
  aoUnificar: 'move' | 'apaga' | 'propria' | { semRepetir: readonly string[] };
  /** The dossier tells it in words of its own: the rows name what is not the member's to read. */
  noDossie?: 'proprio';
  /** Anonymising a member erases what would block or go along, but what stays here: it names nobody. */
  aoAnonimizar?: 'fica';
}

export const REFERENCIAS_AO_FILIADO: readonly ReferenciaAoFiliado[] = [
  {
    tabela: 'filiado_periodos',
    coluna: 'filiado_id',
    aoExcluir: 'acompanha',
    rotulo: 'filiações',
    aoUnificar: 'propria',
    aoAnonimizar: 'fica',
  },
  { tabela: 'dependentes', coluna: 'filiado_id', aoExcluir: 'acompanha', rotulo: 'dependentes', aoUnificar: 'propria' },
  {
    tabela: 'filiados_anexos',
    coluna: 'filiado_id',
    aoExcluir: 'acompanha',
    rotulo: 'documentos',
    aoUnificar: { semRepetir: ['anexo_id'] },
  },
  {
    tabela: 'filiado_temas',
    coluna: 'filiado_id',
    aoExcluir: 'acompanha',
    rotulo: 'preferências',
    aoUnificar: { semRepetir: ['tema'] },
  },
  {
    tabela: 'filiado_correcoes',
    coluna: 'filiado_id',
    aoExcluir: 'acompanha',
    rotulo: 'correções pedidas',
    aoUnificar: 'propria',
  },
  { tabela: 'filiado_links', coluna: 'filiado_id', aoExcluir: 'acompanha', rotulo: 'links', aoUnificar: 'apaga' },
  {
    // Its answers are erased by the database as the member is made anonymous; protocol and dates name nobody.
    tabela: 'pedidos_filiacao',
    coluna: 'filiado_id',
    aoExcluir: 'bloqueia',
    rotulo: 'pedido de filiação aceito',
    aoUnificar: 'move',
    aoAnonimizar: 'fica',
  },
  {
    tabela: 'consentimentos',
    coluna: 'filiado_id',
    aoExcluir: 'acompanha',
    rotulo: 'consentimentos',
    aoUnificar: 'propria',
  },
  { tabela: 'filiados', coluna: 'titular_id', aoExcluir: 'fica', rotulo: 'pensionistas', aoUnificar: 'propria' },
  {
    // Blanked by the database as the member is made anonymous: the address that leads on stays.
    tabela: 'filiados_unificados',
    coluna: 'para',
    aoExcluir: 'acompanha',
    rotulo: 'fichas já unificadas',
    aoUnificar: 'move',
    aoAnonimizar: 'fica',
  },
  {
    // Of a case that goes on stays how many its members are; the link names nobody by itself.
    tabela: 'filiados_processos',
    coluna: 'filiado_id',
    aoExcluir: 'bloqueia',
    rotulo: 'processos',
    aoUnificar: { semRepetir: ['processo_id'] },
    noDossie: 'proprio',
    aoAnonimizar: 'fica',
  },
  {
    tabela: 'lista_espera',
    coluna: 'filiado_id',
    aoExcluir: 'acompanha',
    rotulo: 'lugares na lista de espera do jurídico',
    aoUnificar: { semRepetir: ['tipo_servico', 'escritorio_id'] },
  },
  { tabela: 'interacoes', coluna: 'filiado_id', aoExcluir: 'bloqueia', rotulo: 'interações', aoUnificar: 'move' },
  {
    // That somebody came names nobody any more; what the lawyers did stays with them.
    tabela: 'atendimento_filiados',
    coluna: 'filiado_id',
    aoExcluir: 'bloqueia',
    rotulo: 'atendimentos jurídicos',
    aoUnificar: { semRepetir: ['atendimento_id'] },
    aoAnonimizar: 'fica',
  },
  {
    tabela: 'atendimento_convites',
    coluna: 'filiado_id',
    aoExcluir: 'acompanha',
    rotulo: 'avisos de atendimentos',
    aoUnificar: { semRepetir: ['atendimento_id', 'tipo', 'data', 'inicio_min'] },
  },
  {
    tabela: 'atendimento_saidas',
    coluna: 'filiado_id',
    aoExcluir: 'acompanha',
    rotulo: 'saídas com atendimento marcado',
    aoUnificar: { semRepetir: ['atendimento_id'] },
  },
  {
    tabela: 'comunicacao_destinatarios',
    coluna: 'filiado_id',
    aoExcluir: 'bloqueia',
    rotulo: 'mensagens enviadas',
    aoUnificar: { semRepetir: ['comunicacao_id'] },
  },
  {
    tabela: 'pesquisa_convites',
    coluna: 'filiado_id',
    aoExcluir: 'bloqueia',
    rotulo: 'pesquisas recebidas',
    aoUnificar: { semRepetir: ['pesquisa_id'] },
  },
  {
    tabela: 'pesquisa_respostas',
    coluna: 'filiado_id',
    aoExcluir: 'bloqueia',
    rotulo: 'respostas a pesquisas',
    aoUnificar: { semRepetir: ['pesquisa_id', 'tipo'] },
  },
  {
    // Blanked by the database as the member is made anonymous, with results and treatments: totals of old files still tie.
    tabela: 'consignacao_linhas',
    coluna: 'filiado_id',
    aoExcluir: 'bloqueia',
    rotulo: 'descontos',
    aoUnificar: 'move',
    aoAnonimizar: 'fica',
  },
  {
    tabela: 'consignacao_linhas',
    coluna: 'proposto_id',
    aoExcluir: 'fica',
    rotulo: 'descontos propostos',
    aoUnificar: 'move',
  },
  {
    tabela: 'consignacao_resultados',
    coluna: 'filiado_id',
    aoExcluir: 'acompanha',
    rotulo: 'verificações',
    aoUnificar: { semRepetir: ['competencia'] },
    aoAnonimizar: 'fica',
  },
  {
    tabela: 'consignacao_tratamentos',
    coluna: 'filiado_id',
    aoExcluir: 'acompanha',
    rotulo: 'tratamentos',
    aoUnificar: 'move',
    aoAnonimizar: 'fica',
  },
  {
    tabela: 'consignacao_inativados',
    coluna: 'filiado_id',
    aoExcluir: 'acompanha',
    rotulo: 'inativações',
    aoUnificar: { semRepetir: ['inativacao_id'] },
  },
  {
    tabela: 'desfiliacoes_propostas',
    coluna: 'filiado_id',
    aoExcluir: 'acompanha',
    rotulo: 'desfiliações propostas',
    aoUnificar: 'apaga',
  },
];
