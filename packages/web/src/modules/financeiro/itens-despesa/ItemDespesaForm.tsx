import { itensDespesaRegister } from '@sede/domain/modules/financeiro/itens-despesa';
import { beneficiariosSource } from '#modules/financeiro/beneficiarios/index.ts';
import { orpc } from '#platform/api/index.ts';
import { FormSection, RecordPicker, registerField, registerForms, SelectField } from '#platform/ui/form.ts';
import { optionsOf, withCurrent } from '#platform/ui/index.ts';
import { tipoOptions, useListasFinanceiro } from '../financeiro.listas.ts';

const Field = registerField(itensDespesaRegister);

export const { Create, Edit } = registerForms(itensDespesaRegister, {
  operations: orpc.itensDespesa,
  subtitle: 'No que o sindicato gasta',
  Fields: ({ form }) => {
    const { tiposDespesa, centrosCusto } = useListasFinanceiro();
    const { tipo, centroCusto } = form.base;
    return (
      <>
        <FormSection title="O que é">
          <SelectField {...form.field('tipo')} span={2} options={tipoOptions(withCurrent(tiposDespesa, tipo))} />
          <Field form={form} name="nome" span={4} />
          <Field form={form} name="descricao" />
        </FormSection>
        <FormSection title="O que sugere" description="Opcional: preenche a despesa quando o item é escolhido.">
          <SelectField
            {...form.field('centroCusto')}
            span={3}
            options={optionsOf(withCurrent(centrosCusto, centroCusto))}
          />
          <RecordPicker {...form.field('idBeneficiario')} span={3} source={beneficiariosSource} />
        </FormSection>
      </>
    );
  },
});
