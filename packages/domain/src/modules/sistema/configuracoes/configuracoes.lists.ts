/**
 * Every setting of the installation: its default, and what the screen says about it. No zod (the schemas stand beside).
 *
 * Only what the program reads is listed; a new setting is one entry here and one schema in `configuracoes.schema.ts`
 * (the compiler asks for it). Values: texts are trimmed, '' is "not given"; dates 'YYYY-MM-DD'; lists keep their order.
 * Source: decisions §3, §6, §7; spec 1 §3.7, §9.
 */
import type { Role } from '@sede/domain/access';
import { PERIODO_PADRAO, type PeriodDays } from '@sede/domain/kernel';
import { CENTROS_CUSTO, MEIOS_PAGAMENTO, TIPOS_DESPESA, TIPOS_DOCUMENTO } from '../../financeiro/financeiro.lists.ts';

export const GRUPOS_CONFIGURACAO = [
  { valor: 'sindicato', rotulo: 'Sindicato' },
  { valor: 'acesso', rotulo: 'Acesso' },
  { valor: 'financeiro', rotulo: 'Financeiro' },
  { valor: 'listas', rotulo: 'Listas do financeiro' },
  { valor: 'arquivos', rotulo: 'Arquivos' },
  { valor: 'copias', rotulo: 'Cópias de segurança' },
] as const;
export type GrupoConfiguracao = (typeof GRUPOS_CONFIGURACAO)[number]['valor'];

/** How the screen edits it. */
export type TipoConfiguracao =
  | 'texto'
  | 'cnpj'
  | 'simNao'
  | 'data'
  | 'inteiro'
  | 'dinheiro'
  | 'cores'
  | 'lista'
  | 'desabilitadas'
  | 'emails'
  | 'papeis'
  | 'periodo';

interface Definicao<T> {
  grupo: GrupoConfiguracao;
  tipo: TipoConfiguracao;
  rotulo: string;
  ajuda: string;
  padrao: T;
}

/** Câmara, Senado, TCU. */
export const CORES_PADRAO: readonly string[] = ['#1d6b4c', '#1d4f91', '#c9822b'];

const define = <T>(
  grupo: GrupoConfiguracao,
  tipo: TipoConfiguracao,
  rotulo: string,
  ajuda: string,
  padrao: T,
): Definicao<T> => ({
  grupo,
  tipo,
  rotulo,
  ajuda,
  padrao,
});

/** The other half of a list: words that old records keep and filters go on offering, no longer offered for new ones. */
const desabilitadas = (rotulo: string) =>
  define<readonly string[]>(
    'listas',
    'desabilitadas',
    rotulo,
    'Não são oferecidos em registros novos; os antigos os mantêm, e os filtros também.',
    [],
  );

export const CONFIGURACOES = {
  nomeSindicato: define(
    'sindicato',
    'texto',
    'Nome',
    'Aparece no alto das telas, nos e-mails e nos recibos.',
    'Sindicato',
  ),
  siglaSindicato: define('sindicato', 'texto', 'Sigla', 'Nome curto, usado onde há pouco espaço.', ''),
  cnpjSindicato: define('sindicato', 'cnpj', 'CNPJ', 'Vai no cabeçalho dos recibos.', ''),
  telefoneSindicato: define('sindicato', 'texto', 'Telefone', 'Com DDD. Mostrado a quem precisa de ajuda.', ''),
  cidadeSindicato: define('sindicato', 'texto', 'Cidade', 'Onde os recibos são assinados.', 'Brasília'),
  emailSindicato: define(
    'sindicato',
    'texto',
    'E-mail',
    'Contato do sindicato e remetente das mensagens do sistema.',
    '',
  ),
  linkServiceDesk: define(
    'sindicato',
    'texto',
    'Service Desk',
    'Endereço (https) aberto pelo link da barra superior.',
    '',
  ),
  coresSindicato: define<readonly string[]>(
    'sindicato',
    'cores',
    'Cores',
    'As três cores da faixa abaixo da barra superior. A do meio vai também nos botões dos e-mails e na linha dos recibos.',
    CORES_PADRAO,
  ),

  revelarEmailDesconhecido: define(
    'acesso',
    'simNao',
    'Dizer quando o e-mail não existe',
    'Na entrada, responde “Usuário não encontrado.” a e-mails sem cadastro. Desligado é mais seguro: estranhos não descobrem quem tem acesso.',
    false,
  ),
  papeisComDuasEtapas: define<readonly Role[]>(
    'acesso',
    'papeis',
    'Perfis com verificação em duas etapas obrigatória',
    'Quem tiver um destes perfis precisa ativar a verificação em duas etapas para continuar usando o sistema.',
    [],
  ),

  financeiroEspecial: define<readonly string[]>(
    'financeiro',
    'emails',
    'Financeiro especial',
    'E-mails de quem, além de ter o perfil Financeiro, pode excluir despesas pagas e receitas creditadas e remover os anexos delas.',
    [],
  ),
  corteAprovacao: define(
    'financeiro',
    'data',
    'Aprovação a partir de',
    'A tela de aprovação mostra só despesas com vencimento depois desta data.',
    '2022-11-30',
  ),
  segregacaoAprovacao: define(
    'financeiro',
    'simNao',
    'Quem solicita não aprova',
    'Quem pediu a aprovação, criou a despesa ou alterou seus valores por último não pode ser um dos dois aprovadores.',
    true,
  ),
  exigirAprovacaoParaLiquidar: define(
    'financeiro',
    'simNao',
    'Exigir aprovação para liquidar',
    'Ligado, uma despesa não aprovada não pode ser liquidada. Desligado, há um aviso e o fato fica no histórico.',
    false,
  ),
  anexoObrigatorioParaAprovar: define(
    'financeiro',
    'simNao',
    'Exigir anexo para aprovar',
    'Ligado, só despesas com ao menos um PDF podem ser aprovadas.',
    false,
  ),
  periodoFinanceiro: define<PeriodDays>(
    'financeiro',
    'periodo',
    'Período financeiro',
    'Primeiro e último dia do mês financeiro. O último é sempre a véspera do primeiro.',
    PERIODO_PADRAO,
  ),

  saldoInicial: define(
    'financeiro',
    'dinheiro',
    'Saldo inicial da projeção',
    'Quanto o sindicato tinha na manhã da data do saldo inicial; com sinal de menos, quanto devia. O saldo acumulado da projeção parte dele.',
    0,
  ),
  dataSaldoInicial: define(
    'financeiro',
    'data',
    'Data do saldo inicial',
    'O que é anterior a esta data já está no saldo inicial e não entra no saldo acumulado.',
    '2019-01-01',
  ),

  centrosCusto: define<readonly string[]>(
    'listas',
    'lista',
    'Centros de custo',
    'Oferecidos nas despesas e nos itens de despesa.',
    CENTROS_CUSTO,
  ),
  meiosPagamento: define<readonly string[]>(
    'listas',
    'lista',
    'Meios de pagamento',
    '“Dinheiro” é fixo: a tela de suprimentos depende dele.',
    MEIOS_PAGAMENTO,
  ),
  tiposDocumento: define<readonly string[]>(
    'listas',
    'lista',
    'Tipos de documento',
    'Oferecidos nas despesas.',
    TIPOS_DOCUMENTO,
  ),
  tiposDespesa: define<readonly string[]>(
    'listas',
    'lista',
    'Tipos de despesa',
    'Oferecidos nas despesas e nos itens de despesa.',
    TIPOS_DESPESA,
  ),

  centrosCustoDesabilitados: desabilitadas('Centros de custo desabilitados'),
  meiosPagamentoDesabilitados: desabilitadas('Meios de pagamento desabilitados'),
  tiposDocumentoDesabilitados: desabilitadas('Tipos de documento desabilitados'),
  tiposDespesaDesabilitados: desabilitadas('Tipos de despesa desabilitados'),

  retencaoAnexosAnos: define(
    'arquivos',
    'inteiro',
    'Guarda de anexos removidos (anos)',
    'Por quantos anos o arquivo de um registro excluído continua guardado com o histórico, antes de ser apagado.',
    5,
  ),

  copiasAutomaticas: define(
    'copias',
    'simNao',
    'Fazer uma cópia por dia',
    'Uma cópia do banco de dados e dos arquivos por dia, sem parar o sistema.',
    true,
  ),
  copiasHora: define(
    'copias',
    'inteiro',
    'Hora da cópia',
    'De 0 a 23, horário de Brasília. Se o servidor estiver desligado, a cópia é feita quando ele voltar.',
    2,
  ),
  copiasDiarias: define('copias', 'inteiro', 'Cópias diárias', 'De quantos dias guardar a cópia mais nova.', 7),
  copiasSemanais: define('copias', 'inteiro', 'Cópias semanais', 'De quantas semanas guardar a cópia mais nova.', 4),
  copiasMensais: define('copias', 'inteiro', 'Cópias mensais', 'De quantos meses guardar a cópia mais nova.', 6),
};

export type ChaveConfiguracao = keyof typeof CONFIGURACOES;
export const CHAVES_CONFIGURACAO = Object.keys(CONFIGURACOES) as [ChaveConfiguracao, ...ChaveConfiguracao[]];

/** Each list of words with the setting of its disabled ones. */
export const LISTAS_CONFIGURACAO = {
  centrosCusto: 'centrosCustoDesabilitados',
  meiosPagamento: 'meiosPagamentoDesabilitados',
  tiposDocumento: 'tiposDocumentoDesabilitados',
  tiposDespesa: 'tiposDespesaDesabilitados',
} as const satisfies Partial<Record<ChaveConfiguracao, ChaveConfiguracao>>;
export type ListaConfiguracao = keyof typeof LISTAS_CONFIGURACAO;
export const NOMES_LISTAS = Object.keys(LISTAS_CONFIGURACAO) as ListaConfiguracao[];

/** The logo's limits: bytes, and pixels of each side. */
export const LOGO_MAXIMO = 300 * 1024;
export const LOGO_LADO = { minimo: 16, maximo: 2000 } as const;
export const TIPOS_LOGO = ['image/png', 'image/jpeg'] as const;
export type TipoLogo = (typeof TIPOS_LOGO)[number];
