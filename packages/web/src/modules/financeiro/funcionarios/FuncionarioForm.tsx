import { funcionariosRegister } from '@sede/domain/modules/financeiro/funcionarios';
import { orpc } from '#platform/api/index.ts';
import { FormSection, registerField, registerForms } from '#platform/ui/form.ts';

const Field = registerField(funcionariosRegister);

export const { Create, Edit } = registerForms(funcionariosRegister, {
  operations: orpc.funcionarios,
  subtitle: 'Quem trabalha no sindicato',
  narrow: true,
  Fields: ({ form }) => (
    <>
      <FormSection title="Quem é">
        <Field form={form} name="nome" />
        <Field form={form} name="cpf" span={3} />
        <Field form={form} name="dataNascimento" span={3} />
      </FormSection>
      <FormSection title="Contato">
        <Field form={form} name="celular" span={3} />
        <Field form={form} name="uf" span={3} />
        <Field form={form} name="email" />
      </FormSection>
    </>
  ),
});
