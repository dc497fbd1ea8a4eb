/**
 * What hangs from a theme: closed lists and fields with their labels.
 *
 * No zod. Source: spec 3 §3 (Tema); decisions-sindical-contratos-patrimonio (Themes).
 */
import { type FieldSpecs, formatPhone } from '@sede/domain/kernel';

export const CLASSIFICACOES_DA_ACAO = ['Interna', 'Externa'] as const;
export const TIPOS_DE_LINK = [
  'Proposição',
  'Artigo',
  'Estudo',
  'Projeto',
  'Produção de conhecimento',
  'Outros',
] as const;

const texto = <R extends string>(rotulo: R) => ({ rotulo, tipo: 'texto' }) as const;
const simNao = <R extends string>(rotulo: R) => ({ rotulo, tipo: 'simNao' }) as const;

export const ITEM_DO_TEMA_FIELDS = {
  descricaoItem: texto('Item de destaque'),
  posicionamento: texto('Posicionamento'),
} as const satisfies FieldSpecs;

/** Phones and e-mails of a person: told to whoever edits themes, and to nobody else. */
export const CONTATOS_DA_PESSOA = ['telefone1', 'telefone2', 'email1', 'email2'] as const;
export const PESSOA_DO_TEMA_FIELDS = {
  nome: texto('Nome'),
  motivoRelevancia: texto('Motivo da relevância'),
  posicao: texto('Posição'),
  autoridadeId: { rotulo: 'Autoridade', tipo: 'referencia' },
  telefone1: { rotulo: 'Telefone 1', tipo: 'texto', formato: formatPhone },
  telefone2: { rotulo: 'Telefone 2', tipo: 'texto', formato: formatPhone },
  email1: texto('E-mail 1'),
  email2: texto('E-mail 2'),
} as const satisfies FieldSpecs;

export const PROCESSO_DO_TEMA_FIELDS = {
  processoSindicato: simNao('Processo do sindicato'),
  identificacaoProcesso: texto('Identificação do processo'),
  tribunalOrgao: texto('Tribunal/Órgão'),
} as const satisfies FieldSpecs;

export const ACAO_DO_TEMA_FIELDS = {
  dataAcao: { rotulo: 'Data da ação', tipo: 'data' },
  descricaoAcao: texto('Descrição da ação'),
  classificacaoAcao: texto('Classificação da ação'),
  comunicacao: simNao('Houve comunicação'),
} as const satisfies FieldSpecs;

export const ARQUIVO_DO_TEMA_FIELDS = {
  nome: texto('Arquivo'),
  situacao: texto('Situação do arquivo'),
} as const satisfies FieldSpecs;
export const LINK_DO_TEMA_FIELDS = {
  nome: texto('Nome do link'),
  tipo: texto('Tipo do link'),
  url: texto('URL'),
} as const satisfies FieldSpecs;

export const SEGUIDOR_DO_TEMA_FIELDS = {
  usuarioId: { rotulo: 'Seguidor', tipo: 'referencia' },
} as const satisfies FieldSpecs;

export const PAUTA_FIELDS = {
  usuarioId: { rotulo: 'Seguidor', tipo: 'referencia' },
  dia: { rotulo: 'Dia', tipo: 'data' },
} as const satisfies FieldSpecs;
