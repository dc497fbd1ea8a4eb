import { documentosRegister } from '@sede/domain/modules/financeiro/documentos';
import { orpc } from '#platform/api/index.ts';
import { FormSection, registerField, registerForms } from '#platform/ui/form.ts';

export const { texts: textos } = documentosRegister;

const Field = registerField(documentosRegister);

export const { Create, Edit } = registerForms(documentosRegister, {
  operations: orpc.documentos,
  subtitle: 'Com período de vigência',
  narrow: true,
  Fields: ({ form }) => (
    <>
      <FormSection title="O que é">
        <Field form={form} name="nome" />
        <Field form={form} name="idAnexo" />
      </FormSection>
      <FormSection title="Vigência">
        <Field form={form} name="dataInicioVigencia" span={3} />
        <Field form={form} name="dataFimVigencia" span={3} />
      </FormSection>
    </>
  ),
});
