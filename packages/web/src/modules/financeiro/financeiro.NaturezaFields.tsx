import { beneficiariosSource } from '#modules/financeiro/beneficiarios/index.ts';
import { itensDespesaSource } from '#modules/financeiro/itens-despesa/index.ts';
import { FormSection, partOf, RecordPicker, SelectField, type SharedForm, TextArea } from '#platform/ui/form.ts';
import { optionsOf, withCurrent } from '#platform/ui/index.ts';
import { tipoOptions, useListasFinanceiro } from './financeiro.listas.ts';
import type { DeOutroMesValues } from './financeiro.natureza.ts';
import { useSugestaoDoItem } from './financeiro.useSugestaoDoItem.ts';
import { VinculosFields } from './financeiro.VinculosFields.tsx';

export interface NaturezaFieldsProps {
  /** Shown here is what it is; how it is paid and by what document stands elsewhere, and is suggested by the item too. */
  form: SharedForm<DeOutroMesValues>;
  /** Item and beneficiary of what is paid already are read-only. */
  paid?: boolean;
  /** Help text below the description. */
  descricao?: { placeholder: string; help: string };
}

/** 'O que é': what an expense is, of one or of a series of them. */
export function NaturezaFields({ form: given, paid = false, descricao }: NaturezaFieldsProps) {
  const form = partOf(given);
  const { tiposDespesa, centrosCusto } = useListasFinanceiro();
  const suggest = useSugestaoDoItem(form);
  const { base } = form;
  return (
    <FormSection title="O que é">
      <RecordPicker
        {...form.field('idItemDespesa')}
        span={3}
        source={itensDespesaSource}
        onPick={(option) => void suggest(option?.value)}
        disabled={paid}
      />
      <RecordPicker {...form.field('idBeneficiario')} span={3} source={beneficiariosSource} disabled={paid} />
      <SelectField
        {...form.field('tipoDespesa')}
        span={3}
        options={tipoOptions(withCurrent(tiposDespesa, base.tipoDespesa))}
      />
      <SelectField
        {...form.field('centroCusto')}
        span={3}
        options={optionsOf(withCurrent(centrosCusto, base.centroCusto))}
      />
      <TextArea {...form.field('descricao')} {...descricao} />
      <VinculosFields form={form} idBeneficiario={form.values.idBeneficiario} />
    </FormSection>
  );
}
