/**
 * An interaction's fields: label and kind once, for dialog, card, export and history; its closed lists. No zod.
 *
 * Source: spec 2 §2, §3, §9; decisions-members (Interactions).
 */
import { type FieldSpecs, listOrder } from '@sede/domain/kernel';

export const CLASSIFICACOES = ['Interna', 'Externa'] as const;

export const MAX_DESCRICAO = 4000;
/** Before it the union had no records: a year typed wrong. */
export const PRIMEIRO_DIA = '1990-01-01';

export const INTERACAO_FIELDS = {
  filiadoId: { rotulo: 'Filiado', tipo: 'referencia' },
  dependenteId: { rotulo: 'Dependente', tipo: 'referencia' },
  relacaoDependente: { rotulo: 'É sobre um dependente', tipo: 'simNao' },
  itemId: { rotulo: 'Item de interação', tipo: 'referencia' },
  tipo: { rotulo: 'Tipo', tipo: 'texto' },
  data: { rotulo: 'Data', tipo: 'instante' },
  descricao: { rotulo: 'Descrição', tipo: 'texto' },
  classificacao: { rotulo: 'Classificação', tipo: 'texto' },
  escritorioId: { rotulo: 'Escritório', tipo: 'referencia' },
  responsavelNome: { rotulo: 'Responsável', tipo: 'texto' },
} as const satisfies FieldSpecs;

/** Of the members that the page lists. */
export const INTERACOES_ORDEM = listOrder(['nome', 'casa', 'matricula'], 'nome');
