/** A revenue item's fields: label and kind, once for form, columns, export and history. No zod. Source: spec 1 §3.6, §3.7. */
import type { FieldSpecs } from '@sede/domain/kernel';

export const ITEM_RECEITA_FIELDS = {
  tipo: { rotulo: 'Tipo', tipo: 'texto' },
  nome: { rotulo: 'Nome', tipo: 'texto' },
  descricao: { rotulo: 'Descrição', tipo: 'texto' },
  desabilitado: { rotulo: 'Desabilitado', tipo: 'simNao' },
} as const satisfies FieldSpecs;
