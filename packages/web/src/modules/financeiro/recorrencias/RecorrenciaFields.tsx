import { formatMes } from '@sede/domain/kernel';
import {
  addMeses,
  MARCADORES_ACEITOS,
  MESES_ATRAS,
  mesDe,
  RECORRENCIA_FIELDS,
} from '@sede/domain/modules/financeiro/recorrencias';
import { FormSection, IntegerField, MoneyField, RadioGroup, type RecordForm, SelectField } from '#platform/ui/form.ts';
import { optionsOf, useKit, withCurrent } from '#platform/ui/index.ts';
import { useListasFinanceiro } from '../financeiro.listas.ts';
import { NaturezaFields } from '../financeiro.NaturezaFields.tsx';
import { mesesEntre, type RecorrenciaValues } from './recorrencia.values.ts';
import { FREQUENCIA_OPCOES, TIPO_VALOR_OPCOES } from './recorrencias.list.ts';

/** How far ahead a first month and a last one are offered. */
const ANOS_A_FRENTE = { primeiro: 2, ultimo: 10 };
const mesOpcoes = (meses: readonly string[]) => meses.map((value) => ({ value, label: formatMes(value) }));

/** The fields of a recurring expense, whichever the mode. */
export function RecorrenciaFields({ form }: { form: RecordForm<RecorrenciaValues> }) {
  const { base, values } = form;
  const { today } = useKit();
  const { meiosPagamento, tiposDocumento } = useListasFinanceiro();
  const mes = mesDe(today);
  const primeiro = mesesEntre(
    addMeses(mes, -MESES_ATRAS),
    addMeses(mes, 12 * ANOS_A_FRENTE.primeiro),
    base.primeiroMes,
  );
  const desde = values.primeiroMes ?? mes;
  const ultimo = mesesEntre(desde, addMeses(desde, 12 * ANOS_A_FRENTE.ultimo), base.ultimoMes);
  const estimado = values.tipoValor === 'estimado';
  return (
    <>
      <NaturezaFields
        form={form}
        descricao={{
          placeholder: 'Ex.: Aluguel de {mês} de {ano}',
          help: `Pode ter ${MARCADORES_ACEITOS.join(', ')}.`,
        }}
      />
      <FormSection title="Quanto">
        <RadioGroup {...form.field('tipoValor')} span={3} options={TIPO_VALOR_OPCOES} />
        <MoneyField
          {...form.field('valor')}
          label={estimado ? 'Valor estimado' : RECORRENCIA_FIELDS.valor.rotulo}
          span={3}
          help={estimado ? 'Proposto até o primeiro pagamento; depois, o último valor pago.' : undefined}
        />
      </FormSection>
      <FormSection title="Quando">
        <SelectField {...form.field('frequencia')} span={3} options={FREQUENCIA_OPCOES} />
        <IntegerField
          {...form.field('diaVencimento')}
          span={3}
          maxDigits={2}
          help="Nos meses mais curtos, o último dia."
        />
        <SelectField {...form.field('primeiroMes')} span={3} options={mesOpcoes(primeiro)} />
        <SelectField
          {...form.field('ultimoMes')}
          span={3}
          options={mesOpcoes(ultimo)}
          required={false}
          placeholder="Sem fim"
        />
      </FormSection>
      <FormSection title="Como se paga">
        <SelectField
          {...form.field('meioPagamento')}
          span={3}
          options={optionsOf(withCurrent(meiosPagamento, base.meioPagamento))}
        />
        <SelectField
          {...form.field('tipoDocumento')}
          span={3}
          options={optionsOf(withCurrent(tiposDocumento, base.tipoDocumento))}
        />
      </FormSection>
    </>
  );
}
