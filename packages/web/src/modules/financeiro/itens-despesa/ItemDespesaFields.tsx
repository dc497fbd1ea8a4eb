import { beneficiariosSource } from '#modules/financeiro/beneficiarios/index.ts';
import { FormSection, type RecordForm, RecordPicker, SelectField, TextArea, TextField } from '#platform/ui/form.ts';
import { optionsOf } from '#platform/ui/index.ts';
import { useListasFinanceiro, withCurrent } from '../financeiro.listas.ts';
import type { ItemDespesaValues } from './item-despesa.values.ts';

/** The fields of an expense item, whichever the mode. */
export function ItemDespesaFields({ form }: { form: RecordForm<ItemDespesaValues> }) {
  const { tiposDespesa, centrosCusto } = useListasFinanceiro();
  return (
    <>
      <FormSection title="O que é">
        <SelectField {...form.field('tipo')} span={2} options={optionsOf(withCurrent(tiposDespesa, form.base.tipo))} />
        <TextField {...form.field('nome')} span={4} />
        <TextArea {...form.field('descricao')} />
      </FormSection>
      <FormSection title="O que sugere" description="Opcional: preenche a despesa quando o item é escolhido.">
        <SelectField
          {...form.field('centroCusto')}
          span={3}
          options={optionsOf(withCurrent(centrosCusto, form.base.centroCusto))}
        />
        <RecordPicker {...form.field('idBeneficiario')} span={3} source={beneficiariosSource} />
      </FormSection>
    </>
  );
}
