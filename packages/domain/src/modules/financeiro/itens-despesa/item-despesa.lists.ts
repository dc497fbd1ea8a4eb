/**
 * An expense item's fields: label and kind, once for form, columns, export and history. No zod.
 *
 * Expense types and cost centres are settings (defaults in `financeiro.lists.ts`). Source: spec 1 §3.6, §3.7.
 */
import type { FieldSpecs } from '@sede/domain/kernel';

export const ITEM_DESPESA_FIELDS = {
  tipo: { rotulo: 'Tipo', tipo: 'texto' },
  nome: { rotulo: 'Nome', tipo: 'texto' },
  centroCusto: { rotulo: 'Centro de custo', tipo: 'texto' },
  idBeneficiario: { rotulo: 'Beneficiário', tipo: 'referencia' },
  descricao: { rotulo: 'Descrição', tipo: 'texto' },
  desabilitado: { rotulo: 'Desabilitado', tipo: 'simNao' },
} as const satisfies FieldSpecs;
