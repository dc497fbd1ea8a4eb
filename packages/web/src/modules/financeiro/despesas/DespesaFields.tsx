import { FormSection, partOf, SelectField, type SharedForm, TextField } from '#platform/ui/form.ts';
import { optionsOf, withCurrent } from '#platform/ui/index.ts';
import { useListasFinanceiro } from '../financeiro.listas.ts';
import { NaturezaFields } from '../financeiro.NaturezaFields.tsx';
import { type Divisao, inParts, ValorParcelado } from '../financeiro.ValorParcelado.tsx';
import { BoletoField } from './BoletoField.tsx';
import type { DespesaValues } from './despesa.values.ts';

export interface DespesaFieldsProps {
  form: SharedForm<DespesaValues>;
  /** Fields of what was paid: read-only in a settled expense. */
  paid?: boolean;
  /** How it is divided into instalments: only when registering. */
  parcelas?: { form: SharedForm<Parcelas>; onQuantidade: (count: number | null) => void } | undefined;
}

type Parcelas = { numeroParcelas: number | null; dividirTotal: boolean; vencimentos: string[] };

function divisaoOf({ form: given, onQuantidade }: NonNullable<DespesaFieldsProps['parcelas']>): Divisao {
  const form = partOf(given);
  return {
    numeroParcelas: { ...form.field('numeroParcelas'), onChange: onQuantidade },
    dividirTotal: form.field('dividirTotal'),
    onFirstDay: () => form.set('vencimentos', []),
  };
}

/** The fields of an expense, whichever the mode. */
export function DespesaFields({ form: given, paid = false, parcelas }: DespesaFieldsProps) {
  const form = partOf(given);
  const divisao = parcelas && divisaoOf(parcelas);
  const { meiosPagamento, tiposDocumento } = useListasFinanceiro();
  const { base } = form;
  return (
    <>
      <NaturezaFields form={form} paid={paid} />
      <FormSection title="Quanto e quando">
        {!inParts(divisao) && <BoletoField form={form} paid={paid} />}
        <ValorParcelado
          valor={form.field('valor')}
          dia={form.field('dataVencimento')}
          first="Primeiro vencimento"
          locked={paid}
          divisao={divisao}
        />
        <SelectField
          {...form.field('meioPagamento')}
          span={2}
          options={optionsOf(withCurrent(meiosPagamento, base.meioPagamento))}
          disabled={paid}
        />
        <SelectField
          {...form.field('tipoDocumento')}
          span={2}
          options={optionsOf(withCurrent(tiposDocumento, base.tipoDocumento))}
        />
        <TextField {...form.field('numeroDocumento')} span={2} placeholder="Ex.: 2026/118" />
      </FormSection>
    </>
  );
}
