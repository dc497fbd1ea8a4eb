/** A list of members pasted for a case: its limits, states, and what becomes of each of its entries. No zod. Source: decisions-legal (Cases: 'Colar lista'). */
import type { FieldSpecs } from '@sede/domain/kernel';

/** `maxLinhas`: CPFs and matrículas, repeated ones too. */
export const LISTA_ARQUIVO = { accept: '.xlsx,.csv,.txt', maxBytes: 5 * 1024 * 1024, maxLinhas: 20_000 } as const;
/** Beyond so many members the list is linked behind the screens. */
export const MAX_DE_UMA_VEZ = 1000;
/** Members of one transaction there. */
export const LOTE_DA_LISTA = 2000;
/** Entries that a preview shows of each kind; the spreadsheet has all. */
export const MAX_NA_PREVIA = 200;

export const ESTADOS_DA_LISTA = ['previa', 'incluindo', 'concluida', 'falhou'] as const;

export const SITUACOES_DA_ENTRADA = ['novo', 'no_processo', 'saiu', 'nao_encontrado', 'repetida'] as const;
export type SituacaoDaEntrada = (typeof SITUACOES_DA_ENTRADA)[number];
/** What the preview counts, in its order. */
export const CONTAS_DA_LISTA = ['novo', 'no_processo', 'saiu', 'nao_encontrado'] as const;

export const LISTA_FIELDS = {
  nome: { rotulo: 'Lista', tipo: 'texto' },
  estado: { rotulo: 'Situação', tipo: 'texto' },
  linhas: { rotulo: 'CPFs e matrículas', tipo: 'inteiro' },
  comSaidos: { rotulo: 'Com desfiliados e falecidos', tipo: 'simNao' },
  incluidos: { rotulo: 'Incluídos', tipo: 'inteiro' },
} as const satisfies FieldSpecs;
