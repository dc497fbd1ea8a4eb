import { objetosProcessoRegister } from '@sede/domain/modules/juridico/objetos-processo';
import { orpc } from '#platform/api/index.ts';
import { FormSection, registerField, registerForms } from '#platform/ui/form.ts';

const Field = registerField(objetosProcessoRegister);

export const { Create, Edit } = registerForms(objetosProcessoRegister, {
  operations: orpc.objetosProcesso,
  subtitle: 'Do que trata um processo',
  narrow: true,
  Fields: ({ form }) => (
    <FormSection title="Objeto de processo">
      <Field form={form} name="descricao" />
    </FormSection>
  ),
});
