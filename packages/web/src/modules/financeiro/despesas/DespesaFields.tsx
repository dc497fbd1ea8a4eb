import { DESPESA_FIELDS } from '@sede/domain/modules/financeiro/despesas';
import {
  DateField,
  FormSection,
  IntegerField,
  MoneyField,
  partOf,
  SelectField,
  type SharedForm,
  SwitchField,
  TextField,
} from '#platform/ui/form.ts';
import { optionsOf } from '#platform/ui/index.ts';
import { useListasFinanceiro, withCurrent } from '../financeiro.listas.ts';
import { NaturezaFields } from '../financeiro.NaturezaFields.tsx';
import { BoletoField } from './BoletoField.tsx';
import type { DespesaValues } from './despesa.values.ts';

export interface DespesaFieldsProps {
  form: SharedForm<DespesaValues>;
  /** Fields of what was paid: read-only in a settled expense. */
  paid?: boolean;
  /** How it is divided into instalments: only when registering. */
  parcelas?: { form: SharedForm<Divisao>; onQuantidade: (count: number | null) => void } | undefined;
}

type Divisao = { numeroParcelas: number | null; dividirTotal: boolean; vencimentos: string[] };

/** The fields of an expense, whichever the mode. */
export function DespesaFields({ form: given, paid = false, parcelas }: DespesaFieldsProps) {
  const form = partOf(given);
  const divisao = parcelas && partOf(parcelas.form);
  const { meiosPagamento, tiposDocumento } = useListasFinanceiro();
  const { base } = form;
  const many = divisao !== undefined && (divisao.values.numeroParcelas ?? 1) > 1;
  const valor = divisao ? 'Valor da parcela' : DESPESA_FIELDS.valor.rotulo;

  return (
    <>
      <NaturezaFields form={form} paid={paid} />
      <FormSection title="Quanto e quando">
        {!many && <BoletoField form={form} paid={paid} />}
        <MoneyField
          {...form.field('valor')}
          label={many && divisao.values.dividirTotal ? 'Valor total' : valor}
          span={2}
          disabled={paid}
        />
        {divisao && (
          <IntegerField {...divisao.field('numeroParcelas')} onChange={parcelas.onQuantidade} span={2} maxDigits={3} />
        )}
        <DateField
          {...form.field('dataVencimento')}
          onChange={(dataVencimento) => {
            form.set('dataVencimento', dataVencimento);
            if (many) divisao.set('vencimentos', []);
          }}
          label={many ? 'Primeiro vencimento' : DESPESA_FIELDS.dataVencimento.rotulo}
          span={2}
          disabled={paid}
        />
        {many && <SwitchField {...divisao.field('dividirTotal')} />}
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
