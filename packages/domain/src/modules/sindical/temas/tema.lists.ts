/**
 * Themes: their closed lists and limits, the steps of the dialog, the sections of the page, fields with their labels. What hangs from a
 * theme has its own: the list of themes loads none of it.
 *
 * No zod. Source: spec 3 §2.10, §3 (Tema), §9; decisions-sindical-contratos-patrimonio (Themes).
 */
import { type FieldSpecs, listOrder } from '@sede/domain/kernel';

export const TIPOS_DE_TEMA = [
  'Projeto de Lei Ordinária',
  'Projeto de Lei Complementar',
  'Medida Provisória',
  'Proposta de Emenda à Constituição',
  'Administrativo',
] as const;
/** What the list is asked for: all but 'Administrativo' are 'Legislativo'. */
export const LEGISLATIVO = 'Legislativo';
export const TIPOS_LISTADOS = [LEGISLATIVO, ...TIPOS_DE_TEMA] as const;

export const INTERESSADOS = [
  'Senado Federal',
  'Câmara dos Deputados',
  'Tribunal de Contas da União',
  'Servidor Público',
  'Sociedade',
] as const;
/** In the order in which lists sort them. */
export const PRIORIDADES = ['Máxima', 'Média', 'Mínima'] as const;
export type Prioridade = (typeof PRIORIDADES)[number];
export const POSICIONAMENTOS = ['Favorável', 'Parcialmente favorável', 'Parcialmente contrário', 'Contrário'] as const;
export type Posicionamento = (typeof POSICIONAMENTOS)[number];
/** Offered; others are typed. */
export const TAGS_SUGERIDAS = [
  'Saúde',
  'Remuneração',
  'Aposentados e Pensionistas',
  'Relações de Trabalho',
  'Sindical',
] as const;
export const CLASSIFICACOES_DO_TEMA = ['Interno', 'Externo'] as const;
export const CASAS_DA_PROPOSICAO = ['Câmara', 'Senado'] as const;

export const SITUACOES_DO_TEMA = ['EM_ACOMPANHAMENTO', 'ENCERRADO'] as const;
export type SituacaoDoTema = (typeof SITUACOES_DO_TEMA)[number];
export const SITUACAO_DO_TEMA_ROTULOS: Readonly<Record<SituacaoDoTema, string>> = {
  EM_ACOMPANHAMENTO: 'Em acompanhamento',
  ENCERRADO: 'Encerrado',
};

/** Days without any change of which the list can be asked. */
export const DIAS_PARADO = ['30', '60', '90'] as const;

export const MAX_TITULO = 300;
export const MAX_TEXTO_DO_TEMA = 10_000;
export const MAX_TAGS_DO_TEMA = 20;
export const MAX_TAG = 40;
export const MAX_INTERESSADOS = 20;
/** Tags that a search offers. */
export const MAX_OPCOES_TAG = 100;
/** Of each kind in a theme. */
export const MAX_POR_SECAO = 300;
/** Files, and links, of one context (the theme, an item, an action). */
export const MAX_ARQUIVOS_DO_CONTEXTO = 50;
/** The newest themes on the summary. */
export const ULTIMOS_TEMAS = 5;

/** The dialog, step by step; `page` of a theme is the last one that was saved. */
export const PASSOS_DO_TEMA = [
  'Dados do tema',
  'Informações gerais',
  'Itens de destaque',
  'Pessoas e instituições',
  'Processos',
  'Ações do sindicato',
] as const;
export const ULTIMO_PASSO = PASSOS_DO_TEMA.length;
/** The page's sections; an address names one by its place here. */
export const SECOES_DO_TEMA = [
  'Dados Gerais',
  'Itens do Tema',
  'Pessoas e Instituições',
  'Processos',
  'Ações do sindicato',
  'Custos',
] as const;

/** What hangs from a theme: the step that asks for it, and the flag that says whether there is any. */
export const PARTES_DO_TEMA = [
  { parte: 'itens', passo: 3, flag: 'existeItensDestaque' },
  { parte: 'pessoas', passo: 4, flag: 'existePessoasInstituicoes' },
  { parte: 'processos', passo: 5, flag: 'existeProcessos' },
  { parte: 'acoes', passo: 6, flag: 'existeAcoesSindicato' },
] as const;
export type ParteDoTema = (typeof PARTES_DO_TEMA)[number]['parte'];
export type FlagDoTema = (typeof PARTES_DO_TEMA)[number]['flag'];

const texto = <R extends string>(rotulo: R) => ({ rotulo, tipo: 'texto' }) as const;
const simNao = <R extends string>(rotulo: R) => ({ rotulo, tipo: 'simNao' }) as const;

/** What was done, as staff call it. */
export const TEMA_ACTIONS = {
  encerrar: 'Acompanhamento encerrado',
  reabrir: 'Encerramento cancelado',
  avancar: 'Passo salvo',
  concluir: 'Cadastro concluído',
  responder: 'Resposta alterada',
  acompanhar: 'Passou a acompanhar',
  deixarDeAcompanhar: 'Deixou de acompanhar',
  verMovimentacoes: 'Movimentações vistas',
  incluirArquivo: 'Arquivo incluído',
  excluirArquivo: 'Arquivo excluído',
  incluirLink: 'Link incluído',
  excluirLink: 'Link excluído',
} as const;

export const TEMA_FIELDS = {
  titulo: texto('Título'),
  tipoTema: texto('Tipo'),
  interessados: { rotulo: 'Interessados', tipo: 'lista' },
  descricao: texto('Descrição'),
  prioridade: texto('Prioridade'),
  classificacaoTema: texto('Classificação'),
  tags: { rotulo: 'Tags', tipo: 'lista' },
  casa: texto('Casa da proposição'),
  sigla: texto('Sigla da proposição'),
  numero: { rotulo: 'Número da proposição', tipo: 'inteiro' },
  ano: { rotulo: 'Ano da proposição', tipo: 'inteiro' },
  autor: texto('Autor da proposição'),
  situacao: { rotulo: 'Situação', tipo: 'texto', valores: SITUACAO_DO_TEMA_ROTULOS },
  page: { rotulo: 'Passo do cadastro', tipo: 'inteiro' },
  existeItensDestaque: simNao('Existem itens de destaque'),
  existePessoasInstituicoes: simNao('Existem pessoas e instituições'),
  existeProcessos: simNao('Existem processos'),
  existeAcoesSindicato: simNao('Existem ações do sindicato'),
} as const satisfies FieldSpecs;

export const TEMAS_ORDEM = listOrder(['lastUpdated', 'titulo', 'tipoTema', 'prioridade', 'criadoEm'], '-lastUpdated');
