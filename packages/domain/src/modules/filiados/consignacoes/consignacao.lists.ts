/**
 * Words and limits of the payroll check: months, steps, codes, treatments, causes, fields. The text's words; no zod.
 *
 * One code stands for every member and for every line. `ocorrencia`: somebody has to look at it; of members, what 'Com ocorrência'
 * counts. Source: spec 2 §2, §4, §9; decisions-members (Consignação); docs/decisions/079.
 */
import { type FieldSpecs, listOrder } from '@sede/domain/kernel';
import { ROTULO_CASA } from '../filiados.lists.ts';

export const ANOS_DA_CONSIGNACAO = [2024, 2025, 2026, 2027, 2028, 2029, 2030] as const;
export const CONSULTA_MS = 10_000;

/** In their order: step 1 is told when the run is made, the last one ends it. */
export const PASSOS_DA_VERIFICACAO = [
  'Processo de consignacao iniciado.',
  'Lendo os arquivos',
  'Verificando consignacoes',
  'Atualizando valor pago por filiado',
  'Verificando existencia de processo para o filiado',
] as const;
/** The same steps where they stand side by side; below them stands the text's own message. */
export const PASSOS_CURTOS = [
  'Processo iniciado',
  'Lendo os arquivos',
  'Verificando consignações',
  'Atualizando valor pago',
  'Verificando processos',
] as const;
export const ULTIMO_PASSO = PASSOS_DA_VERIFICACAO.length;

export const ESTADOS_DA_VERIFICACAO = ['Em andamento', 'Finalizado', 'Erro'] as const;

export const CODIGOS_DO_FILIADO = [
  { valor: 'ok', rotulo: 'OK', ocorrencia: false },
  { valor: 'valor_diferente', rotulo: 'Valor diferente', ocorrencia: true },
  { valor: 'fora_da_tabela', rotulo: 'Fora da tabela', ocorrencia: true },
  { valor: 'nao_descontado', rotulo: 'Não descontado', ocorrencia: true },
  { valor: 'arquivo_nao_enviado', rotulo: 'Arquivo não enviado', ocorrencia: false },
  { valor: 'paga_por_boleto', rotulo: 'Paga por boleto', ocorrencia: false },
  { valor: 'novo_apos_corte', rotulo: 'Novo após o corte', ocorrencia: false },
] as const;

export const CODIGOS_DA_LINHA = [
  { valor: 'atribuida', rotulo: 'Atribuída ao filiado', ocorrencia: false },
  { valor: 'sem_cadastro', rotulo: 'Sem cadastro', ocorrencia: true },
  { valor: 'duplicado', rotulo: 'Duplicado', ocorrencia: true },
  { valor: 'desfiliado', rotulo: 'Desfiliado descontado', ocorrencia: true },
  { valor: 'falecido', rotulo: 'Falecido descontado', ocorrencia: true },
  { valor: 'boleto', rotulo: 'Boleto descontado', ocorrencia: true },
  { valor: 'inativo', rotulo: 'Inativo descontado', ocorrencia: true },
  { valor: 'casa_diferente', rotulo: 'Casa diferente', ocorrencia: true },
  { valor: 'nome_a_confirmar', rotulo: 'Nome a confirmar', ocorrencia: true },
] as const;

export type CodigoDoFiliado = (typeof CODIGOS_DO_FILIADO)[number]['valor'];
export type CodigoDaLinha = (typeof CODIGOS_DA_LINHA)[number]['valor'];
export type Codigo = CodigoDoFiliado | CodigoDaLinha;

export const CODIGOS = [...CODIGOS_DO_FILIADO, ...CODIGOS_DA_LINHA] as const;
export const VALORES_CODIGO = [
  ...['ok', 'valor_diferente', 'fora_da_tabela', 'nao_descontado', 'arquivo_nao_enviado', 'paga_por_boleto'],
  ...['novo_apos_corte', 'atribuida', 'sem_cadastro', 'duplicado', 'desfiliado', 'falecido', 'boleto', 'inativo'],
  ...['casa_diferente', 'nome_a_confirmar'],
] as unknown as readonly [Codigo, ...Codigo[]]; // what z.enum asks; a test compares it with CODIGOS
export const ROTULO_CODIGO: Readonly<Record<string, string>> = Object.fromEntries(
  CODIGOS.map(({ valor, rotulo }) => [valor, rotulo]),
);
/** What the worklist shows, of members and of lines. */
export const OCORRENCIAS: readonly Codigo[] = CODIGOS.filter(({ ocorrencia }) => ocorrencia).map(({ valor }) => valor);
/** What 'Com ocorrência' counts. */
export const OCORRENCIAS_DO_FILIADO: readonly Codigo[] = CODIGOS_DO_FILIADO.filter(({ ocorrencia }) => ocorrencia).map(
  ({ valor }) => valor,
);
/** A line of the file that is counted for a member who was expected in it. */
export const LINHAS_ATRIBUIDAS: readonly CodigoDaLinha[] = ['atribuida', 'casa_diferente'];

export const TRATAMENTOS = [
  { valor: 'contatar', rotulo: 'Contatar' },
  { valor: 'passar_a_boleto', rotulo: 'Passar a boleto' },
  { valor: 'corrigir_cadastro', rotulo: 'Corrigir cadastro' },
  { valor: 'corrigir_na_casa', rotulo: 'Corrigir na casa' },
  { valor: 'devolver', rotulo: 'Devolver' },
  { valor: 'aguardar', rotulo: 'Aguardar' },
  { valor: 'sem_providencia', rotulo: 'Sem providência' },
] as const;
export const VALORES_TRATAMENTO = [
  'contatar',
  'passar_a_boleto',
  'corrigir_cadastro',
  'corrigir_na_casa',
  'devolver',
  'aguardar',
  'sem_providencia',
] as const;
export type Tratamento = (typeof VALORES_TRATAMENTO)[number];
/** Written by the program when it has made somebody inactive or active again. */
export const TRATAMENTOS_DO_PROGRAMA = ['inativar', 'reativar'] as const;

export const CAUSAS = [
  { valor: 'margem', rotulo: 'Margem insuficiente' },
  { valor: 'licenca', rotulo: 'Licença' },
  { valor: 'mudou_de_casa', rotulo: 'Mudou de casa' },
  { valor: 'aposentadoria', rotulo: 'Aposentadoria' },
  { valor: 'falecimento', rotulo: 'Falecimento' },
  { valor: 'ordem_judicial', rotulo: 'Ordem judicial' },
  { valor: 'cancelou', rotulo: 'Cancelou o desconto' },
  { valor: 'apos_o_corte', rotulo: 'Após o corte' },
  { valor: 'arquivo', rotulo: 'Erro no arquivo' },
] as const;
export const VALORES_CAUSA = [
  'margem',
  'licenca',
  'mudou_de_casa',
  'aposentadoria',
  'falecimento',
  'ordem_judicial',
  'cancelou',
  'apos_o_corte',
  'arquivo',
] as const;
export type Causa = (typeof VALORES_CAUSA)[number];

const rotulos = (options: readonly { valor: string; rotulo: string }[]): Record<string, string> =>
  Object.fromEntries(options.map(({ valor, rotulo }) => [valor, rotulo]));
export const ROTULO_TRATAMENTO: Readonly<Record<string, string>> = {
  ...rotulos(TRATAMENTOS),
  inativar: 'Inativado',
  reativar: 'Reativado',
};
export const ROTULO_CAUSA: Readonly<Record<string, string>> = rotulos(CAUSAS);

const MIB = 1024 * 1024;
/** Extension and content decide, not what the browser calls it. */
export const ARQUIVO_DA_CASA = { maxBytes: 10 * MIB, maxLinhas: 50_000, accept: '.csv,.txt', amostra: 20 } as const;

/** Names of the files of a competence, and of the house in them. */
const NOME_DA_CASA_NO_ARQUIVO: Readonly<Record<string, string>> = {
  CAMARA: 'camara',
  SENADO: 'senado',
  TCU: 'tcu',
};
export const ARQUIVOS_GERADOS = [
  { valor: 'consignados', rotulo: 'Consignados' },
  { valor: 'nao_encontrados', rotulo: 'Não encontrados no cadastro' },
  { valor: 'nao_consignados', rotulo: 'Filiados não consignados' },
  { valor: 'divergencias', rotulo: 'Divergências de valor' },
] as const;
export const VALORES_GERADO = ['consignados', 'nao_encontrados', 'nao_consignados', 'divergencias'] as const;
export type ArquivoGerado = (typeof VALORES_GERADO)[number];
/** 'divergencias_camara_2026-10'; competencia: 'AAAA-MM'. */
export const nomeDoGerado = (tipo: ArquivoGerado, casa: string, competencia: string): string =>
  `${tipo}_${NOME_DA_CASA_NO_ARQUIVO[casa] ?? casa.toLowerCase()}_${competencia}`;
export const NOME_DOS_INATIVOS = 'filiados_inativos';

export const DIAS_PARA_DESFAZER_INATIVACAO = 30;
/** Asked before a file is kept. */
export const LIMITE_DE_OUTRA_CASA = 0.3;
export const LIMITE_DA_SOMA = 0.2;

export const RESULTADO_FIELDS = {
  nome: { rotulo: 'Filiado', tipo: 'texto' },
  cpf: { rotulo: 'CPF', tipo: 'texto' },
  casa: { rotulo: 'Casa', tipo: 'texto', valores: ROTULO_CASA },
  matricula: { rotulo: 'Matrícula', tipo: 'texto' },
  codigo: { rotulo: 'Código', tipo: 'texto', valores: ROTULO_CODIGO },
  esperado: { rotulo: 'Esperado', tipo: 'dinheiro' },
  descontado: { rotulo: 'Descontado', tipo: 'dinheiro' },
  diferenca: { rotulo: 'Diferença', tipo: 'dinheiro' },
  meses: { rotulo: 'Meses', tipo: 'inteiro' },
  processos: { rotulo: 'Processos', tipo: 'inteiro' },
  detalhe: { rotulo: 'Detalhe', tipo: 'texto' },
  tratamento: { rotulo: 'Tratamento', tipo: 'texto', valores: ROTULO_TRATAMENTO },
  causa: { rotulo: 'Causa', tipo: 'texto', valores: ROTULO_CAUSA },
  nota: { rotulo: 'Nota', tipo: 'texto' },
} as const satisfies FieldSpecs;

export const VERIFICACAO_FIELDS = {
  competencia: { rotulo: 'Competência', tipo: 'texto' },
  estado: { rotulo: 'Situação', tipo: 'texto' },
  passo: { rotulo: 'Passo', tipo: 'inteiro' },
  mensagem: { rotulo: 'Mensagem', tipo: 'texto' },
  porEmail: { rotulo: 'Iniciada por', tipo: 'texto' },
  iniciadaEm: { rotulo: 'Iniciada em', tipo: 'instante' },
  terminadaEm: { rotulo: 'Terminada em', tipo: 'instante' },
} as const satisfies FieldSpecs;

export const ARQUIVO_FIELDS = {
  nome: { rotulo: 'Arquivo', tipo: 'texto' },
  casa: { rotulo: 'Casa', tipo: 'texto', valores: ROTULO_CASA },
  competencia: { rotulo: 'Competência', tipo: 'texto' },
  linhas: { rotulo: 'Linhas', tipo: 'inteiro' },
  soma: { rotulo: 'Total', tipo: 'dinheiro' },
  layoutNumero: { rotulo: 'Layout', tipo: 'inteiro' },
  atual: { rotulo: 'Atual', tipo: 'simNao' },
} as const satisfies FieldSpecs;

export const LAYOUT_FIELDS = {
  nome: { rotulo: 'Layout', tipo: 'texto' },
  casa: { rotulo: 'Casa', tipo: 'texto', valores: ROTULO_CASA },
  numero: { rotulo: 'Versão', tipo: 'inteiro' },
  vigente: { rotulo: 'Em uso', tipo: 'simNao' },
} as const satisfies FieldSpecs;

export const COMPETENCIA_FIELDS = {
  competencia: { rotulo: 'Competência', tipo: 'texto' },
  concluidaEm: { rotulo: 'Concluída em', tipo: 'instante' },
  motivoReabertura: { rotulo: 'Motivo da reabertura', tipo: 'texto' },
} as const satisfies FieldSpecs;

export const RESULTADOS_ORDEM = listOrder(
  ['nome', 'casa', 'matricula', 'codigo', 'esperado', 'descontado', 'diferenca', 'meses', 'tratamento'],
  'codigo,nome',
);
export const NAO_CONSIGNADOS_ORDEM = listOrder(['nome', 'casa', 'matricula', 'esperado', 'meses'], 'nome');
