import { beneficiariosSource } from '#modules/financeiro/beneficiarios/index.ts';
import { eventosSource } from '#modules/financeiro/eventos/index.ts';
import { itensDespesaSource } from '#modules/financeiro/itens-despesa/index.ts';
import {
  DateField,
  FormSection,
  IntegerField,
  MoneyField,
  type RecordForm,
  RecordPicker,
  SelectField,
  SwitchField,
  TextArea,
  TextField,
} from '#platform/ui/form.ts';
import { optionsOf } from '#platform/ui/index.ts';
import { useListasFinanceiro, withCurrent } from '../financeiro.listas.ts';
import { useSugestaoDoItem } from '../financeiro.useSugestaoDoItem.ts';
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
  const { tiposDespesa, centrosCusto, meiosPagamento, tiposDocumento } = useListasFinanceiro();
  const { base, values } = form;
  const many = onParcelas !== undefined && (values.numeroParcelas ?? 1) > 1;
  const suggest = useSugestaoDoItem(given as unknown as RecordForm);

  return (
    <>
      <FormSection title="O que é">
        <RecordPicker
          {...form.field('idItemDespesa')}
          label="Item de despesa"
          span={3}
          source={itensDespesaSource}
          onPick={(option) => void suggest(option?.value)}
          disabled={paid}
        />
        <RecordPicker
          {...form.field('idBeneficiario')}
          label="Beneficiário"
          span={3}
          source={beneficiariosSource}
          disabled={paid}
        />
        <SelectField
          {...form.field('tipoDespesa')}
          label="Tipo de despesa"
          span={3}
          options={optionsOf(withCurrent(tiposDespesa, base.tipoDespesa))}
        />
        <SelectField
          {...form.field('centroCusto')}
          label="Centro de custo"
          span={3}
          options={optionsOf(withCurrent(centrosCusto, base.centroCusto))}
        />
        <TextArea {...form.field('descricao')} label="Descrição" maxLength={2000} />
        <SwitchField
          {...form.field('relacaoEvento')}
          onChange={(on) => form.setMany({ relacaoEvento: on, idEvento: on ? values.idEvento : null })}
          label="Relacionada a um evento"
          span={3}
        />
        {values.relacaoEvento && (
          <RecordPicker {...form.field('idEvento')} label="Evento" span={3} source={eventosSource} required />
        )}
      </FormSection>
      <FormSection title="Quanto e quando">
        {!many && <BoletoField form={given as unknown as RecordForm<DespesaValues>} paid={paid} />}
        <MoneyField
          {...form.field('valor')}
          label={many && values.dividirTotal ? 'Valor total' : onParcelas ? 'Valor da parcela' : 'Valor'}
          span={2}
          disabled={paid}
        />
        {onParcelas && (
          <IntegerField
            {...form.field('numeroParcelas')}
            onChange={onParcelas}
            label="Parcelas"
            span={2}
            maxDigits={3}
          />
        )}
        <DateField
          {...form.field('dataVencimento')}
          onChange={(dataVencimento) => form.setMany(many ? { dataVencimento, vencimentos: [] } : { dataVencimento })}
          label={many ? 'Primeiro vencimento' : 'Vencimento'}
          span={2}
          disabled={paid}
        />
        {many && <SwitchField {...form.field('dividirTotal')} label="Dividir um total pelas parcelas" />}
        <SelectField
          {...form.field('meioPagamento')}
          label="Meio de pagamento"
          span={2}
          options={optionsOf(withCurrent(meiosPagamento, base.meioPagamento))}
          disabled={paid}
        />
        <SelectField
          {...form.field('tipoDocumento')}
          label="Tipo de documento"
          span={2}
          options={optionsOf(withCurrent(tiposDocumento, base.tipoDocumento))}
        />
        <TextField
          {...form.field('numeroDocumento')}
          label="Nº do documento"
          span={2}
          maxLength={60}
          placeholder="Ex.: 2026/118"
        />
      </FormSection>
    </>
  );
}
