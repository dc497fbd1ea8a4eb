import { formatReais } from '@sede/domain/kernel';
import type { Despesa } from '@sede/domain/modules/financeiro/despesas';
import { DateField, FormDrawer, FormSection, MoneyField } from '#platform/ui/form.ts';
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
      <FormSection title="Quanto voltou" description="O estorno é registrado uma vez e depois só pode ser consultado.">
        <MoneyField {...form.field('valorEstorno')} label="Valor do estorno" span={3} />
        <DateField {...form.field('dataEstorno')} label="Data do estorno" span={3} />
      </FormSection>
    </FormDrawer>
  );
}
