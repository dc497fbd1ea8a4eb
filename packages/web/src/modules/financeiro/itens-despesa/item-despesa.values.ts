/** An expense item as its form holds it: '' for an empty text, null for an empty choice. */
import type { ItemDespesa } from '@sede/domain/modules/financeiro/itens-despesa';
import { formValues } from '#platform/ui/form.ts';

export const NO_ITEM_DESPESA = {
  tipo: null as string | null,
  nome: '',
  centroCusto: null as string | null,
  idBeneficiario: null as string | null,
  descricao: '',
};
export type ItemDespesaValues = typeof NO_ITEM_DESPESA;

export const valuesOf = (record: ItemDespesa): ItemDespesaValues => formValues(NO_ITEM_DESPESA, record);
