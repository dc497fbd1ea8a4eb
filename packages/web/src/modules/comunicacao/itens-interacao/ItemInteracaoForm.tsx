import { itensInteracaoRegister } from '@sede/domain/modules/comunicacao/itens-interacao';
import { orpc } from '#platform/api/index.ts';
import { FormSection, registerField, registerForms, SelectField } from '#platform/ui/form.ts';
import { optionsOf, withCurrent } from '#platform/ui/index.ts';
import { useTiposInteracao } from '../comunicacao.listas.ts';

const Field = registerField(itensInteracaoRegister);

export const { Create, Edit } = registerForms(itensInteracaoRegister, {
  operations: orpc.itensInteracao,
  subtitle: 'Do que trata um contato com o filiado',
  narrow: true,
  Fields: ({ form }) => {
    const { oferecidos } = useTiposInteracao();
    return (
      <FormSection title="Item de interação">
        <Field form={form} name="nome" />
        <Field form={form} name="descricao" />
        <SelectField
          {...form.field('tipo')}
          help="Opcional: vem escolhido em quem registra com este item."
          options={optionsOf(withCurrent(oferecidos, form.base.tipo))}
        />
        <Field form={form} name="pedeEscritorio" help="Quem registra pode dizer a que escritório encaminhou." />
      </FormSection>
    );
  },
});
