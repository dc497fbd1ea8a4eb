/**
 * What a role opens, in the words of the staff, read off the permission table: whoever gives a role sees what it does.
 *
 * Nothing of it is written per role: each area and each verb of the table has its word here once, and a permission that
 * names roles and has no word does not compile. What every signed-in user may do is left out.
 * Out: 'Despesas' with ['ver', 'cadastrar e alterar', …], in the table's order. Source: spec 1 §2.22, §6; issue 3.
 */

import { ALL_PERMISSIONS, can } from './can.ts';
import { PERMISSIONS, type Permission, QUALQUER_USUARIO } from './permissions.ts';
import type { Role } from './roles.ts';

/** Permissions that name roles. */
type Granted = { [P in Permission]: (typeof PERMISSIONS)[P] extends typeof QUALQUER_USUARIO ? never : P }[Permission];
type AreaOf<P> = P extends `${infer Area}.${string}` ? Area : never;
type VerbOf<P> = P extends `${string}.${infer Verb}` ? Verb : never;

const AREAS: Readonly<Record<AreaOf<Granted>, string>> = {
  anexos: 'Anexos',
  usuarios: 'Usuários e perfis',
  configuracoes: 'Configurações',
  auditoria: 'Auditoria',
  emails: 'E-mails enviados',
  tarefas: 'Tarefas do servidor',
  copias: 'Cópias de segurança',
  visoes: 'Visões compartilhadas',
  financeiro: 'Painel financeiro',
  beneficiarios: 'Beneficiários',
  'itens-despesa': 'Itens de despesa',
  'itens-receita': 'Itens de receita',
  borderos: 'Borderôs',
  recorrencias: 'Despesas recorrentes',
  despesas: 'Despesas',
  receitas: 'Receitas',
  projecao: 'Projeção geral',
  orcamento: 'Orçamento',
  'contas-bancarias': 'Contas bancárias',
  transferencias: 'Transferências',
  suprimentos: 'Suprimentos',
  fechamentos: 'Fechamento do mês',
  extratos: 'Extratos bancários',
  conciliacoes: 'Conciliação bancária',
  transparencia: 'Transparência',
  documentos: 'Documentos',
  eventos: 'Eventos',
  funcionarios: 'Funcionários',
  contratos: 'Contratos',
  patrimonio: 'Patrimônio',
  bi: 'Power BI',
  filiados: 'Filiados',
  dependentes: 'Dependentes',
  'pedidos-filiacao': 'Pedidos de filiação',
  verificador: 'Verificador de filiados',
  comunicacao: 'Comunicação',
  interacoes: 'Interações',
  'itens-interacao': 'Itens de interação',
  pesquisas: 'Pesquisas de satisfação',
  consignacao: 'Consignação',
  juridico: 'Painel jurídico',
  escritorios: 'Escritórios',
  atendimentos: 'Atendimentos',
  processos: 'Processos',
  agendas: 'Agendas',
  'objetos-processo': 'Objetos de processo',
  'nomes-parcela': 'Lista de nomes da parcela',
  temas: 'Temas político-sindicais',
  autoridades: 'Autoridades',
  sindex: 'Sindex',
};

const VERBS: Readonly<Record<VerbOf<Granted>, string>> = {
  ver: 'ver',
  'ver-proprio': 'ver o próprio',
  'ver-proprios': 'ver os próprios',
  'ver-aprovacao': 'ver a aprovação',
  'ver-financeiro': 'ver pagamentos e recebimentos',
  'ver-nao-consignados': 'ver os não consignados',
  consultar: 'consultar',
  editar: 'cadastrar e alterar',
  excluir: 'excluir',
  'excluir-anexo': 'excluir anexos',
  exportar: 'exportar',
  importar: 'importar',
  relatorio: 'ver relatórios',
  vincular: 'escolher em outros registros',
  enviar: 'enviar',
  reenviar: 'reenviar',
  repetir: 'repetir',
  usar: 'usar',
  fazer: 'fazer',
  liquidar: 'liquidar',
  'desfazer-liquidacao': 'desfazer a liquidação',
  creditar: 'creditar',
  'desfazer-credito': 'desfazer o crédito',
  estornar: 'estornar',
  recibo: 'gerar recibo',
  'solicitar-aprovacao': 'solicitar aprovação',
  'retirar-solicitacao': 'retirar a solicitação',
  aprovar: 'aprovar e negar',
  conciliar: 'conciliar',
  assinar: 'assinar',
  fechar: 'fechar',
  reabrir: 'reabrir',
  encerrar: 'encerrar',
  movimentar: 'registrar saídas e devoluções',
  manter: 'registrar manutenções',
  filiar: 'filiar',
  desfiliar: 'desfiliar',
  restaurar: 'restaurar do histórico',
  decidir: 'aceitar e recusar',
  verificar: 'verificar',
  inativar: 'inativar',
  agendar: 'agendar',
  cancelar: 'cancelar',
  registrar: 'registrar o que aconteceu',
  comentar: 'comentar',
  concluir: 'concluir',
};

export interface RoleOpening {
  /** 'Despesas' */
  onde: string;
  /** 'ver', 'cadastrar e alterar', … */
  pode: string[];
}

const isGranted = (permission: Permission): permission is Granted => PERMISSIONS[permission] !== QUALQUER_USUARIO;

/** What the role opens beyond what every signed-in user has; never empty for a role of the table. */
export function openingsOf(role: Role): RoleOpening[] {
  const byArea = new Map<string, string[]>();
  for (const permission of ALL_PERMISSIONS) {
    if (!isGranted(permission) || !can([role], permission)) continue;
    const [area, verb] = permission.split('.') as [AreaOf<Granted>, VerbOf<Granted>];
    const words = byArea.get(AREAS[area]) ?? [];
    byArea.set(AREAS[area], [...words, VERBS[verb]]);
  }
  return [...byArea].map(([onde, pode]) => ({ onde, pode }));
}

/** 'Despesas: ver, cadastrar e alterar' */
export const openingText = ({ onde, pode }: RoleOpening): string => `${onde}: ${pode.join(', ')}`;
