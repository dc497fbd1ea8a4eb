/** An import of interactions: its file, its columns, its states, and what becomes of a row. No zod. Source: decisions-members (Interactions: Import). */
import type { FieldSpecs } from '@sede/domain/kernel';

export const IMPORTACAO_ARQUIVO = { accept: '.xlsx', maxBytes: 10 * 1024 * 1024, maxLinhas: 10_000 } as const;
/** Of the model, in its order; the first two must be there. */
export const COLUNAS_DA_IMPORTACAO = ['CPF', 'DATA', 'DESCRICAO', 'TIPO', 'CLASSIFICACAO'] as const;

export const ESTADOS_DA_IMPORTACAO = ['previa', 'importando', 'concluida', 'falhou', 'desfeita'] as const;
export type EstadoDaImportacao = (typeof ESTADOS_DA_IMPORTACAO)[number];

/** For so many days an import can be taken back. */
export const DIAS_PARA_DESFAZER = 30;

export const SITUACOES_DA_LINHA = ['ok', 'repetida', 'invalida', 'desconhecido', 'escolher'] as const;
export type SituacaoDaLinha = (typeof SITUACOES_DA_LINHA)[number];
export const ROTULO_DA_SITUACAO: Readonly<Record<SituacaoDaLinha, string>> = {
  ok: 'Ok',
  repetida: 'Repetida',
  invalida: 'Inválida',
  desconhecido: 'CPF desconhecido',
  escolher: 'Escolha o titular',
};

export const IMPORTACAO_FIELDS = {
  nome: { rotulo: 'Arquivo', tipo: 'texto' },
  estado: { rotulo: 'Situação', tipo: 'texto' },
  linhas: { rotulo: 'Linhas', tipo: 'inteiro' },
  importadas: { rotulo: 'Interações', tipo: 'inteiro' },
} as const satisfies FieldSpecs;
