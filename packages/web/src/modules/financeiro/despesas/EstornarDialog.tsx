import { formatReais } from '@sede/domain/kernel';
import type { Despesa } from '@sede/domain/modules/financeiro/despesas';
import { FormDrawer } from '#platform/ui/form.ts';
import { EstornoFields } from '../financeiro.EstornoSection.tsx';
import { useEstornarForm } from './usePagamentoForms.ts';

/** Registers the refund of a settled expense, once; enabled once an amount is typed. */
export function EstornarDialog({ despesa, onClose }: { despesa: Despesa; onClose: () => void }) {
  const form = useEstornarForm(despesa, onClose);
  return (
    <FormDrawer
      form={form}
      opened
      narrow
      onClose={onClose}
      title="Estorno"
      subtitle={`${despesa.itemDespesa} · ${despesa.nomeBeneficiario} · ${formatReais(despesa.valor)}`}
      submitLabel="Registrar estorno"
    >
      <EstornoFields form={form} />
    </FormDrawer>
  );
}
