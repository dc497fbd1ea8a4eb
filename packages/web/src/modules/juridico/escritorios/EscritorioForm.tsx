import { escritoriosRegister } from '@sede/domain/modules/juridico/escritorios';
import { orpc } from '#platform/api/index.ts';
import { FormSection, registerField, registerForms } from '#platform/ui/form.ts';

const Field = registerField(escritoriosRegister);

export const { Create, Edit } = registerForms(escritoriosRegister, {
  operations: orpc.escritorios,
  subtitle: 'Escritório de advocacia que atende os filiados',
  narrow: true,
  Fields: ({ form }) => (
    <FormSection title="O escritório">
      <Field form={form} name="nome" />
    </FormSection>
  ),
});
