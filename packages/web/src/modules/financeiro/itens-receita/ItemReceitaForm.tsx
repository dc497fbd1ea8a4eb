import { itensReceitaRegister } from '@sede/domain/modules/financeiro/itens-receita';
import { orpc } from '#platform/api/index.ts';
import { FormSection, registerField, registerForms } from '#platform/ui/form.ts';

const Field = registerField(itensReceitaRegister);

export const { Create, Edit } = registerForms(itensReceitaRegister, {
  operations: orpc.itensReceita,
  subtitle: 'Do que o sindicato recebe',
  Fields: ({ form }) => (
    <FormSection
      title="O que é"
      description="Ao escolher o item numa receita, o tipo e a descrição já vêm preenchidos."
    >
      <Field form={form} name="tipo" span={2} />
      <Field form={form} name="nome" span={4} />
      <Field form={form} name="descricao" />
    </FormSection>
  ),
});
