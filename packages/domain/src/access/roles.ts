/**
 * The roles that a user may hold, with what each opens in one sentence for whoever gives it.
 *
 * A role grants nothing by itself: `permissions.ts` says which permission names it.
 * Source: spec 1 §6.1; spec 2 §6; spec 3 §6; decisions §4 (`relatorios`).
 */
import type { HomeGroup } from './home-groups.ts';

interface RoleDefinition {
  valor: string;
  rotulo: string;
  descricao: string;
  grupo: HomeGroup;
}

export const ROLES = [
  {
    valor: 'gestor_sistema',
    rotulo: 'Gestor do sistema',
    descricao: 'Cria, altera e exclui usuários, dá perfis a eles e muda as configurações.',
    grupo: 'administrativo',
  },
  {
    valor: 'admin_financeiro',
    rotulo: 'Financeiro',
    descricao: 'Cadastra, altera, liquida e estorna despesas e receitas e pede aprovação de despesas.',
    grupo: 'administrativo',
  },
  {
    valor: 'visualizador_financeiro',
    rotulo: 'Visualizador do financeiro',
    descricao: 'Vê todas as telas do financeiro e o relatório de processos, sem alterar nada.',
    grupo: 'administrativo',
  },
  {
    valor: 'aprovador',
    rotulo: 'Aprovador de despesas',
    descricao: 'Aprova ou nega as despesas que aguardam aprovação e vê tudo o que elas trazem.',
    grupo: 'administrativo',
  },
  {
    valor: 'gestor_evento',
    rotulo: 'Gestor de eventos',
    descricao: 'Cadastra, altera, exclui, habilita e desabilita eventos.',
    grupo: 'administrativo',
  },
  {
    valor: 'visualizador_evento',
    rotulo: 'Visualizador de eventos',
    descricao: 'Vê os eventos, sem alterar nada.',
    grupo: 'administrativo',
  },
  {
    valor: 'gestor_funcionarios',
    rotulo: 'Gestor de funcionários',
    descricao: 'Cadastra e altera os funcionários.',
    grupo: 'administrativo',
  },
  {
    valor: 'gestor_de_contratos',
    rotulo: 'Gestor de contratos',
    descricao: 'Cadastra, altera, encerra, reabre e exclui contratos e documentos.',
    grupo: 'administrativo',
  },
  {
    valor: 'visualizador_contratos',
    rotulo: 'Visualizador de contratos',
    descricao: 'Vê contratos e documentos, seus arquivos e seu histórico.',
    grupo: 'administrativo',
  },
  {
    valor: 'patrimonio',
    rotulo: 'Patrimônio',
    descricao: 'Cadastra bens e registra suas saídas, devoluções e manutenções.',
    grupo: 'administrativo',
  },
  {
    valor: 'power_bi',
    rotulo: 'Power BI',
    descricao: 'Vê os painéis do Power BI.',
    grupo: 'administrativo',
  },
  {
    valor: 'gestor_usuario',
    rotulo: 'Gestor de Filiados',
    descricao: 'Cadastra, altera e exclui filiados, filia e desfilia, e exporta o cadastro.',
    grupo: 'filiados',
  },
  {
    valor: 'editor_filiado',
    rotulo: 'Editor de filiados',
    descricao: 'Cadastra e altera filiados e dependentes.',
    grupo: 'filiados',
  },
  {
    valor: 'visualizador_usuario',
    rotulo: 'Visualizador de filiados',
    descricao: 'Vê o cadastro de filiados e dependentes, sem alterar nada.',
    grupo: 'filiados',
  },
  {
    valor: 'relatorios',
    rotulo: 'Relatórios',
    descricao: 'Vê e exporta os relatórios de filiados, dependentes e processos.',
    grupo: 'filiados',
  },
  {
    valor: 'filiado',
    rotulo: 'Filiado',
    descricao: 'Vê o próprio cadastro e os próprios processos.',
    grupo: 'filiados',
  },
  {
    valor: 'comunicacao',
    rotulo: 'Comunicação',
    descricao: 'Envia e-mails aos filiados.',
    grupo: 'filiados',
  },
  {
    valor: 'gestor_interacao',
    rotulo: 'Gestor de interações',
    descricao: 'Registra interações com os filiados e mantém os itens de interação.',
    grupo: 'filiados',
  },
  {
    valor: 'consignacao',
    rotulo: 'Consignação',
    descricao: 'Verifica a consignação do mês com os arquivos das casas e inativa não consignados.',
    grupo: 'filiados',
  },
  {
    valor: 'visualizador_consignacao',
    rotulo: 'Visualizador de consignação',
    descricao: 'Vê a lista de filiados não consignados.',
    grupo: 'filiados',
  },
  {
    valor: 'pesquisa_satisfacao',
    rotulo: 'Pesquisa de satisfação',
    descricao: 'Envia pesquisas de satisfação aos filiados e vê as respostas.',
    grupo: 'filiados',
  },
  {
    valor: 'verificador_filiado',
    rotulo: 'Verificador de filiados',
    descricao: 'Consulta pelo CPF se alguém é filiado ou dependente.',
    grupo: 'filiados',
  },
  {
    valor: 'juridico',
    rotulo: 'Jurídico',
    descricao: 'Faz tudo na área jurídica, em todos os escritórios.',
    grupo: 'juridico',
  },
  {
    valor: 'visualizador_juridico',
    rotulo: 'Visualizador do jurídico',
    descricao: 'Vê atendimentos, processos e agendas de todos os escritórios, sem alterar nada.',
    grupo: 'juridico',
  },
  {
    valor: 'escritorio_juridico',
    rotulo: 'Escritório jurídico',
    descricao: 'Vê os atendimentos e processos dos próprios escritórios e registra o que aconteceu neles.',
    grupo: 'juridico',
  },
  {
    valor: 'politico_sindical',
    rotulo: 'Político sindical',
    descricao: 'Cadastra e altera os temas político-sindicais.',
    grupo: 'sindical',
  },
  {
    valor: 'autoridades',
    rotulo: 'Autoridades',
    descricao: 'Vê e mantém os perfis de autoridades.',
    grupo: 'sindical',
  },
  {
    valor: 'sindex',
    rotulo: 'Sindex',
    descricao: 'Usa as calculadoras do Sindex e guarda seus resultados.',
    grupo: 'sindical',
  },
] as const satisfies readonly RoleDefinition[];

export type Role = (typeof ROLES)[number]['valor'];
export interface RoleInfo extends RoleDefinition {
  valor: Role;
}

const BY_VALUE: ReadonlyMap<string, RoleInfo> = new Map(ROLES.map((role) => [role.valor, role]));

/** Whether a stored text is a role that this version knows. */
export const isRole = (value: unknown): value is Role => typeof value === 'string' && BY_VALUE.has(value);

/** What staff call the role. */
export const roleLabel = (role: Role): string => BY_VALUE.get(role)?.rotulo ?? role;
