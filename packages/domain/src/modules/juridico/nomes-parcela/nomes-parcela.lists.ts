/**
 * The list's words and limits. No zod.
 *
 * The text's screen takes 14 characters, "a longer limit may have been intended": no whole name fits in 14, so 120.
 * Source: spec 2 §2 (Public name search), §3 (Name-search result).
 */
import type { FieldSpecs } from '@sede/domain/kernel';

export const PAGINA_PARCELA = '/parcela-compensatoria';
export const FILIADA = ['SIM', 'NÃO', 'FALECIDO'] as const;
export type Filiada = (typeof FILIADA)[number];

export const MAX_NOME_PARCELA = 120;
export const MAX_LINHAS = 50_000;

const MIB = 1024 * 1024;
export const NOMES_PARCELA_FILE = { maxBytes: 5 * MIB, accept: '.xlsx,.csv,.txt' } as const;

export const VERSAO_FIELDS: FieldSpecs = {
  nome: { rotulo: 'Arquivo', tipo: 'texto' },
  linhas: { rotulo: 'Nomes', tipo: 'inteiro' },
  vigente: { rotulo: 'Publicada', tipo: 'simNao' },
  publicadaEm: { rotulo: 'Publicada em', tipo: 'instante' },
};
