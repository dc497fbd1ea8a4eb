import { funcionariosRegister } from '@sede/domain/modules/financeiro/funcionarios';
import { useMemo } from 'react';
import { orpc } from '#platform/api/index.ts';
import { FormSection, RecordPicker, registerField, registerForms } from '#platform/ui/form.ts';
import { usuariosSource } from './usuarios.source.ts';

const Field = registerField(funcionariosRegister);

export const { Create, Edit } = registerForms(funcionariosRegister, {
  operations: orpc.funcionarios,
  subtitle: 'Quem trabalha no sindicato',
  narrow: true,
  Fields: ({ form }) => {
    const { email } = form.values;
    const usuarios = useMemo(() => usuariosSource(email), [email]);
    return (
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
        <FormSection
          title="Acesso"
          description="Opcional: quem ele é entre os usuários; o de mesmo e-mail vem primeiro."
        >
          <RecordPicker {...form.field('idUsuario')} source={usuarios} />
        </FormSection>
      </>
    );
  },
});
