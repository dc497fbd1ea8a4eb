/** An expense item as its form holds it: '' for an empty text, null for an empty choice. */
import type { ItemDespesa } from '@sede/domain/modules/financeiro/itens-despesa';
import { NO_CHOICE } from '#platform/ui/form/formValues.ts';
import { formValues } from '#platform/ui/form.ts';

export const NO_ITEM_DESPESA = {
  tipo: NO_CHOICE,
  nome: '',
  centroCusto: NO_CHOICE,
  idBeneficiario: NO_CHOICE,
  descricao: '',
};
export type ItemDespesaValues = typeof NO_ITEM_DESPESA;

export const valuesOf = (record: ItemDespesa): ItemDespesaValues => formValues(NO_ITEM_DESPESA, record);
