import { FormDrawer } from '#platform/ui/form.ts';
import { EstornoFields, type EstornoFormControl } from './financeiro.EstornoSection.tsx';

/** Registers a refund, once, from the list; enabled once an amount is typed. */
export function EstornarDialog({
  form,
  subtitle,
  onClose,
}: {
  form: EstornoFormControl;
  subtitle: string;
  onClose: () => void;
}) {
  return (
    <FormDrawer
      form={form}
      opened
      narrow
      onClose={onClose}
      title="Estorno"
      subtitle={subtitle}
      submitLabel="Registrar estorno"
    >
      <EstornoFields form={form} />
    </FormDrawer>
  );
}
