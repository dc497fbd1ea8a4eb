import { transparenciaRegister } from '@sede/domain/modules/financeiro/transparencia';
import { orpc } from '#platform/api/index.ts';
import { FormSection, registerField, registerForms, TextField } from '#platform/ui/form.ts';

const Field = registerField(transparenciaRegister);

export const { Create, Edit } = registerForms(transparenciaRegister, {
  operations: orpc.transparencia,
  subtitle: 'O que o sindicato publica',
  narrow: true,
  Fields: ({ form }) => (
    <>
      <FormSection title="O que é">
        <Field form={form} name="nome" />
      </FormSection>
      <FormSection title="O que publica" description="Um PDF guardado aqui ou um link; um dos dois.">
        <Field form={form} name="idAnexo" />
        <TextField {...form.field('url')} type="url" placeholder="https://…" />
      </FormSection>
    </>
  ),
});
