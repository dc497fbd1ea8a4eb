import { DESPESA_FIELDS } from '@sede/domain/modules/financeiro/despesas';
import {
  DateField,
  FormSection,
  IntegerField,
  MoneyField,
  type RecordForm,
  SelectField,
  SwitchField,
  TextField,
} from '#platform/ui/form.ts';
import { optionsOf } from '#platform/ui/index.ts';
import { useListasFinanceiro, withCurrent } from '../financeiro.listas.ts';
import { NaturezaFields } from '../financeiro.NaturezaFields.tsx';
import { BoletoField } from './BoletoField.tsx';
import type { DespesaValues } from './despesa.values.ts';

export interface DespesaFieldsProps<V extends DespesaValues> {
  form: RecordForm<V>;
  /** Fields of what was paid: read-only in a settled expense. */
  paid?: boolean;
  /** Changes the count of instalments: only when registering. */
  onParcelas?: (count: number | null) => void;
}

/** Only when registering. */
type Divisao = { numeroParcelas: number | null; dividirTotal: boolean; vencimentos: string[] };

/** The fields of an expense, whichever the mode. */
export function DespesaFields<V extends DespesaValues & Partial<Divisao>>({
  form: given,
  paid = false,
  onParcelas,
}: DespesaFieldsProps<V>) {
  // The shared fields are the same in every mode; what the modes add is not touched here.
  const form = given as unknown as RecordForm<DespesaValues & Divisao>;
  const { meiosPagamento, tiposDocumento } = useListasFinanceiro();
  const { base, values } = form;
  const many = onParcelas !== undefined && (values.numeroParcelas ?? 1) > 1;

  return (
    <>
      <NaturezaFields form={form} paid={paid} />
      <FormSection title="Quanto e quando">
        {!many && <BoletoField form={given as unknown as RecordForm<DespesaValues>} paid={paid} />}
        <MoneyField
          {...form.field('valor')}
          label={
            many && values.dividirTotal ? 'Valor total' : onParcelas ? 'Valor da parcela' : DESPESA_FIELDS.valor.rotulo
          }
          span={2}
          disabled={paid}
        />
        {onParcelas && <IntegerField {...form.field('numeroParcelas')} onChange={onParcelas} span={2} maxDigits={3} />}
        <DateField
          {...form.field('dataVencimento')}
          onChange={(dataVencimento) => form.setMany(many ? { dataVencimento, vencimentos: [] } : { dataVencimento })}
          label={many ? 'Primeiro vencimento' : DESPESA_FIELDS.dataVencimento.rotulo}
          span={2}
          disabled={paid}
        />
        {many && <SwitchField {...form.field('dividirTotal')} />}
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
