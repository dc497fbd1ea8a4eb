/**
 * The people of the demonstration: one account for each role, and a few more where the work takes several.
 *
 * All share one password, shown on the sign-in page: it opens nothing but fictitious data.
 */
import { ROLES, type Role } from '@sede/domain/access';

export const SENHA_DEMO = 'ladrilho-azul-de-brasilia';
const DOMINIO = 'demonstracao.sede';

export interface DemoAccount {
  nome: string;
  email: string;
  papeis: readonly Role[];
  /** What the account can do, for the sign-in page. */
  rotulo: string;
}

const NOMES: Record<Role, string> = {
  gestor_sistema: 'Helena Prado',
  admin_financeiro: 'Ana Beatriz Lima',
  visualizador_financeiro: 'Otávio Reis',
  aprovador: 'Carlos Eduardo Mota',
  gestor_evento: 'Juliana Castro',
  visualizador_evento: 'Paulo Sérgio Dias',
  gestor_funcionarios: 'Rosana Teles',
  gestor_de_contratos: 'Marcos Vinícius Braga',
  visualizador_contratos: 'Lívia Nogueira',
  patrimonio: 'Sebastião Freitas',
  power_bi: 'Renata Coelho',
  gestor_usuario: 'Daniela Fontes',
  editor_filiado: 'Igor Macedo',
  visualizador_usuario: 'Teresa Bastos',
  filiado: 'Luís Fernando Sales',
  relatorios: 'Patrícia Amaral',
  comunicacao: 'Bruna Siqueira',
  gestor_interacao: 'Vítor Hugo Pires',
  consignacao: 'Eliane Rocha',
  visualizador_consignacao: 'Gustavo Peixoto',
  pesquisa_satisfacao: 'Camila Duarte',
  verificador_filiado: 'Fábio Andrade',
  juridico: 'Adriana Vasconcelos',
  visualizador_juridico: 'Ricardo Leal',
  escritorio_juridico: 'Sandra Meireles',
  politico_sindical: 'Antônio Carlos Viana',
  autoridades: 'Cláudia Ramos',
  sindex: 'Roberto Farias',
};

const emailOf = (text: string) =>
  `${text
    .normalize('NFD')
    .replace(/[^\w ]/g, '')
    .toLowerCase()
    .replaceAll(/[ _]+/g, '.')}@${DOMINIO}`;

const porPapel = ROLES.map(
  ({ valor, rotulo }): DemoAccount => ({
    nome: NOMES[valor],
    email: emailOf(valor),
    papeis: [valor],
    rotulo,
  }),
);

const outra = (nome: string, papeis: readonly Role[], rotulo: string): DemoAccount => ({
  nome,
  email: emailOf(nome),
  papeis,
  rotulo,
});

/** Sees everything that is built, for a first look around. */
const DIRETORIA = outra(
  'Míriam Sousa',
  ['gestor_sistema', 'admin_financeiro', 'aprovador', 'gestor_evento'],
  'Diretoria: vários perfis',
);
/** A second finance clerk and further approvers, since nobody approves their own. */
const COLEGAS = [
  outra('Bruno Tavares', ['admin_financeiro'], 'Financeiro, segunda pessoa'),
  outra('Denise Aguiar', ['aprovador'], 'Aprovadora, segunda pessoa'),
] as const;

export const DEMO_ACCOUNTS: readonly DemoAccount[] = [DIRETORIA, ...porPapel, ...COLEGAS];
