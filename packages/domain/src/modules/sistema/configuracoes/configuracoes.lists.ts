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
] as const;
export type GrupoConfiguracao = (typeof GRUPOS_CONFIGURACAO)[number]['valor'];

/** How the screen edits it. */
export type TipoConfiguracao = 'texto' | 'simNao' | 'data' | 'inteiro' | 'lista' | 'emails' | 'papeis' | 'periodo';

interface Definicao<T> {
  grupo: GrupoConfiguracao;
  tipo: TipoConfiguracao;
  rotulo: string;
  ajuda: string;
  padrao: T;
}

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

export const CONFIGURACOES = {
  nomeSindicato: define(
    'sindicato',
    'texto',
    'Nome',
    'Aparece no alto das telas, nos e-mails e nos recibos.',
    'Sindicato',
  ),
  siglaSindicato: define('sindicato', 'texto', 'Sigla', 'Nome curto, usado onde há pouco espaço.', ''),
  cnpjSindicato: define('sindicato', 'texto', 'CNPJ', 'Vai no cabeçalho dos recibos.', ''),
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

  retencaoAnexosAnos: define(
    'arquivos',
    'inteiro',
    'Guarda de anexos removidos (anos)',
    'Por quanto tempo o arquivo de um registro excluído continua guardado com o histórico.',
    5,
  ),
};

export type ChaveConfiguracao = keyof typeof CONFIGURACOES;
export const CHAVES_CONFIGURACAO = Object.keys(CONFIGURACOES) as [ChaveConfiguracao, ...ChaveConfiguracao[]];
