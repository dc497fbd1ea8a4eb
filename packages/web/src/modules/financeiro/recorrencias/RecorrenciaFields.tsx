import { formatMes } from '@sede/domain/kernel';
import { MARCADORES_ACEITOS, MESES_ATRAS, mesDe, somarMeses } from '@sede/domain/modules/financeiro/recorrencias';
import { beneficiariosSource } from '#modules/financeiro/beneficiarios/index.ts';
import { eventosSource } from '#modules/financeiro/eventos/index.ts';
import { itensDespesaSource } from '#modules/financeiro/itens-despesa/index.ts';
import {
  FormSection,
  IntegerField,
  MoneyField,
  RadioGroup,
  type RecordForm,
  RecordPicker,
  SelectField,
  SwitchField,
  TextArea,
} from '#platform/ui/form.ts';
import { optionsOf, useKit } from '#platform/ui/index.ts';
import { useListasFinanceiro, withCurrent } from '../financeiro.listas.ts';
import { useSugestaoDoItem } from '../financeiro.useSugestaoDoItem.ts';
import { mesesEntre, type RecorrenciaValues } from './recorrencia.values.ts';
import { FREQUENCIA_OPCOES, TIPO_VALOR_OPCOES } from './recorrencias.list.ts';

/** How far ahead a first month and a last one are offered. */
const ANOS_A_FRENTE = { primeiro: 2, ultimo: 10 };
const mesOpcoes = (meses: readonly string[]) => meses.map((value) => ({ value, label: formatMes(value) }));

/** The fields of a recurring expense, whichever the mode. */
export function RecorrenciaFields({ form }: { form: RecordForm<RecorrenciaValues> }) {
  const { base, values } = form;
  const { today } = useKit();
  const { tiposDespesa, centrosCusto, meiosPagamento, tiposDocumento } = useListasFinanceiro();
  const suggest = useSugestaoDoItem(form as unknown as RecordForm);
  const mes = mesDe(today);
  const primeiro = mesesEntre(
    somarMeses(mes, -MESES_ATRAS),
    somarMeses(mes, 12 * ANOS_A_FRENTE.primeiro),
    base.primeiroMes,
  );
  const desde = values.primeiroMes ?? mes;
  const ultimo = mesesEntre(desde, somarMeses(desde, 12 * ANOS_A_FRENTE.ultimo), base.ultimoMes);
  const estimado = values.tipoValor === 'estimado';
  return (
    <>
      <FormSection title="O que é">
        <RecordPicker
          {...form.field('idItemDespesa')}
          label="Item de despesa"
          span={3}
          source={itensDespesaSource}
          onPick={(option) => void suggest(option?.value)}
        />
        <RecordPicker {...form.field('idBeneficiario')} label="Beneficiário" span={3} source={beneficiariosSource} />
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
        <TextArea
          {...form.field('descricao')}
          label="Descrição"
          maxLength={2000}
          placeholder="Ex.: Aluguel de {mês} de {ano}"
          help={`Pode ter ${MARCADORES_ACEITOS.join(', ')}.`}
        />
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
      <FormSection title="Quanto">
        <RadioGroup {...form.field('tipoValor')} label="Tipo de valor" span={3} options={TIPO_VALOR_OPCOES} />
        <MoneyField
          {...form.field('valor')}
          label={estimado ? 'Valor estimado' : 'Valor'}
          span={3}
          help={estimado ? 'Proposto até o primeiro pagamento; depois, o último valor pago.' : undefined}
        />
      </FormSection>
      <FormSection title="Quando">
        <SelectField {...form.field('frequencia')} label="Frequência" span={3} options={FREQUENCIA_OPCOES} />
        <IntegerField
          {...form.field('diaVencimento')}
          label="Dia do vencimento"
          span={3}
          maxDigits={2}
          help="Nos meses mais curtos, o último dia."
        />
        <SelectField {...form.field('primeiroMes')} label="Primeiro mês" span={3} options={mesOpcoes(primeiro)} />
        <SelectField
          {...form.field('ultimoMes')}
          label="Último mês"
          span={3}
          options={mesOpcoes(ultimo)}
          required={false}
          placeholder="Sem fim"
        />
      </FormSection>
      <FormSection title="Como se paga">
        <SelectField
          {...form.field('meioPagamento')}
          label="Meio de pagamento"
          span={3}
          options={optionsOf(withCurrent(meiosPagamento, base.meioPagamento))}
        />
        <SelectField
          {...form.field('tipoDocumento')}
          label="Tipo de documento"
          span={3}
          options={optionsOf(withCurrent(tiposDocumento, base.tipoDocumento))}
        />
      </FormSection>
    </>
  );
}
