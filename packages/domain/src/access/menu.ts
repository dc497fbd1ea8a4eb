/**
 * Cards of the home page and buttons of the finance section: what each opens and the permission it needs.
 *
 * A card whose area is not built stands here as well; the screens show the ones whose route exists.
 * Source: spec 1 §2.6, §2.7, §6.2; spec 3 §2.1; decisions §5, §6 (Home cards).
 */

import { can } from './can.ts';
import type { Permission } from './permissions.ts';
import type { HomeGroup } from './roles.ts';

export interface HomeCard {
  id: string;
  rotulo: string;
  grupo: HomeGroup;
  permissao: Permission;
  caminho: string;
}

/** In the order in which they stand in their group. */
export const HOME_CARDS: readonly HomeCard[] = [
  {
    id: 'financeiro',
    rotulo: 'Financeiro',
    grupo: 'administrativo',
    permissao: 'financeiro.ver',
    caminho: '/financial',
  },
  {
    id: 'aprovacoes',
    rotulo: 'Aprovações',
    grupo: 'administrativo',
    // Who only reads the approval page reaches it from the finance section.
    permissao: 'despesas.aprovar',
    caminho: '/financial/despesas/aprovar',
  },
  { id: 'eventos', rotulo: 'Eventos', grupo: 'administrativo', permissao: 'eventos.ver', caminho: '/eventos' },
  {
    id: 'funcionarios',
    rotulo: 'Funcionários',
    grupo: 'administrativo',
    permissao: 'funcionarios.ver',
    caminho: '/funcionarios',
  },
  {
    id: 'contratos',
    rotulo: 'Contratos',
    grupo: 'administrativo',
    permissao: 'contratos.ver',
    caminho: '/gestao-de-contratos',
  },
  {
    id: 'patrimonio',
    rotulo: 'Patrimônio',
    grupo: 'administrativo',
    permissao: 'patrimonio.ver',
    caminho: '/patrimonio',
  },
  { id: 'power-bi', rotulo: 'Power BI', grupo: 'administrativo', permissao: 'bi.ver', caminho: '/PowerBi' },
  { id: 'perfis', rotulo: 'Perfis', grupo: 'administrativo', permissao: 'usuarios.ver', caminho: '/roles' },

  { id: 'filiados', rotulo: 'Filiados', grupo: 'filiados', permissao: 'filiados.ver', caminho: '/filiados' },
  { id: 'meu-perfil', rotulo: 'Meu perfil', grupo: 'filiados', permissao: 'filiados.ver-proprio', caminho: '/filiado' },
  {
    id: 'comunicacao',
    rotulo: 'Comunicação',
    grupo: 'filiados',
    permissao: 'comunicacao.ver',
    caminho: '/comunicacao',
  },
  { id: 'interacoes', rotulo: 'Interações', grupo: 'filiados', permissao: 'interacoes.ver', caminho: '/interacoes' },
  {
    id: 'consignacao',
    rotulo: 'Consignação',
    grupo: 'filiados',
    permissao: 'consignacao.ver-nao-consignados',
    caminho: '/Consignacao',
  },
  {
    id: 'pesquisa',
    rotulo: 'Pesquisa de satisfação',
    grupo: 'filiados',
    permissao: 'pesquisas.ver',
    caminho: '/Satisfacao',
  },
  {
    id: 'verificador',
    rotulo: 'Verificador',
    grupo: 'filiados',
    permissao: 'verificador.consultar',
    caminho: '/Verificador',
  },

  { id: 'juridico', rotulo: 'Jurídico', grupo: 'juridico', permissao: 'escritorios.ver', caminho: '/juridico' },
  {
    id: 'processos',
    rotulo: 'Processos',
    grupo: 'juridico',
    permissao: 'escritorios.ver-proprios',
    caminho: '/escritorio',
  },

  {
    id: 'politico-sindical',
    rotulo: 'Político sindical',
    grupo: 'sindical',
    permissao: 'temas.editar',
    caminho: '/sindical',
  },
  {
    id: 'autoridades',
    rotulo: 'Autoridades',
    grupo: 'sindical',
    permissao: 'autoridades.ver',
    caminho: '/Autoridades',
  },
  { id: 'sindex', rotulo: 'Sindex', grupo: 'sindical', permissao: 'sindex.usar', caminho: '/Sindex' },
];

export const cardsOf = (roles: readonly string[]): HomeCard[] =>
  HOME_CARDS.filter((card) => can(roles, card.permissao));

export interface SectionEntry {
  caminho: string;
  rotulo: string;
  permissao: Permission;
}

/** Siblings below /financial, in the order of the section's buttons (3 in sight, the rest under 'Mais'). */
export const FINANCE_SECTION: readonly SectionEntry[] = [
  { caminho: '/financial', rotulo: 'Painel', permissao: 'financeiro.ver' },
  { caminho: '/financial/expenses', rotulo: 'Despesas', permissao: 'despesas.ver' },
  { caminho: '/financial/receitas', rotulo: 'Receitas', permissao: 'receitas.ver' },
  { caminho: '/financial/despesas/aprovar', rotulo: 'Aprovação de despesas', permissao: 'despesas.ver-aprovacao' },
  { caminho: '/financial/recorrencias/mes', rotulo: 'Recorrentes do mês', permissao: 'recorrencias.ver' },
  { caminho: '/financial/recorrencias', rotulo: 'Despesas recorrentes', permissao: 'recorrencias.ver' },
  { caminho: '/financial/borderos', rotulo: 'Borderôs', permissao: 'borderos.ver' },
  { caminho: '/financial/impostos-retidos', rotulo: 'Impostos retidos', permissao: 'despesas.ver' },
  { caminho: '/financial/beneficiarios', rotulo: 'Beneficiários', permissao: 'beneficiarios.ver' },
  { caminho: '/financial/itensdespesa', rotulo: 'Itens de despesa', permissao: 'itens-despesa.ver' },
  { caminho: '/financial/itensreceita', rotulo: 'Itens de receita', permissao: 'itens-receita.ver' },
  { caminho: '/financial/relatorio', rotulo: 'Relatório de despesas', permissao: 'despesas.ver' },
  { caminho: '/financial/graficos', rotulo: 'Análise de despesas', permissao: 'despesas.ver' },
  { caminho: '/financial/receitas/graficos', rotulo: 'Relatório de receitas', permissao: 'receitas.ver' },
  { caminho: '/financial/projecao', rotulo: 'Projeção geral', permissao: 'projecao.ver' },
  { caminho: '/financial/acompanhamento', rotulo: 'Acompanhamento orçamentário', permissao: 'orcamento.ver' },
  { caminho: '/financial/contas', rotulo: 'Contas bancárias', permissao: 'contas-bancarias.ver' },
  { caminho: '/financial/transferencias', rotulo: 'Transferências', permissao: 'transferencias.ver' },
  { caminho: '/financial/conciliacao', rotulo: 'Conciliação bancária', permissao: 'conciliacoes.ver' },
  { caminho: '/financial/suprimentos', rotulo: 'Suprimentos', permissao: 'suprimentos.ver' },
  { caminho: '/financial/fechamentos', rotulo: 'Fechamento mensal', permissao: 'fechamentos.ver' },
  { caminho: '/financial/prestacao-de-contas', rotulo: 'Prestação de contas', permissao: 'fechamentos.ver' },
  { caminho: '/financial/contratos', rotulo: 'Contratos', permissao: 'contratos.ver-financeiro' },
  { caminho: '/financial/documentos', rotulo: 'Documentos', permissao: 'documentos.ver' },
  { caminho: '/financial/transparencia', rotulo: 'Transparência', permissao: 'transparencia.ver' },
];

/** What gestor_sistema keeps: people, settings, and what the program tells of itself. Source: decisions §3, §5; issue 3. */
export const SYSTEM_SECTION: readonly SectionEntry[] = [
  { caminho: '/roles', rotulo: 'Perfis', permissao: 'usuarios.ver' },
  { caminho: '/configuracoes', rotulo: 'Configurações', permissao: 'configuracoes.ver' },
  { caminho: '/configuracoes/auditoria', rotulo: 'Auditoria', permissao: 'auditoria.ver' },
  { caminho: '/configuracoes/emails', rotulo: 'E-mails', permissao: 'emails.ver' },
  { caminho: '/configuracoes/saude', rotulo: 'Saúde do sistema', permissao: 'configuracoes.ver' },
  { caminho: '/configuracoes/acessos', rotulo: 'Registro de acessos', permissao: 'auditoria.ver' },
];

/** Siblings below /juridico; the area's other pages join them when they are built. Source: spec 3 §2.1, §2.10. */
export const LEGAL_SECTION: readonly SectionEntry[] = [
  { caminho: '/juridico/escritorios', rotulo: 'Escritórios', permissao: 'escritorios.ver' },
];
