import { formatReais } from '@sede/domain/kernel';
import { receitasMessages as messages, type Receita } from '@sede/domain/modules/financeiro/receitas';
import { DateField, FormDrawer, FormSection } from '#platform/ui/form.ts';
import { ContaField } from '../financeiro.ContaField.tsx';
import { EstornarDialog } from '../financeiro.EstornarDialog.tsx';
import { nomeReceita } from './receita.status.ts';
import { useCreditarForm, useEstornarForm } from './useCreditoForms.ts';

interface DialogProps {
  receita: Receita;
  onClose: () => void;
}
const subtitle = (receita: Receita) =>
  [nomeReceita(receita), receita.empresa, formatReais(receita.valor)].filter(Boolean).join(' · ');

/** Credits one instalment; enabled once a date is chosen. */
export function CreditarDialog({ receita, onClose }: DialogProps) {
  const form = useCreditarForm(receita, onClose);
  return (
    <FormDrawer
      form={form}
      opened
      narrow
      onClose={onClose}
      title={messages.creditar}
      subtitle={subtitle(receita)}
      submitLabel={messages.creditar}
    >
      <FormSection title="Quando entrou">
        <DateField {...form.field('dataCredito')} span={3} />
        <ContaField {...form.field('idContaCredito')} span={3} />
      </FormSection>
    </FormDrawer>
  );
}

/** Registers the refund of a credited revenue. */
export function EstornarReceita({ receita, onClose }: DialogProps) {
  const form = useEstornarForm(receita, onClose);
  return <EstornarDialog form={form} subtitle={subtitle(receita)} onClose={onClose} />;
}
