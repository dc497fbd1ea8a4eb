import {
  BANCOS,
  contasMessages as messages,
  nomeDoBanco,
  TIPO_CONTA_ROTULOS,
  TIPOS_CONTA,
} from '@sede/domain/modules/financeiro/contas-bancarias';
import { DateField, FormSection, MoneyField, type RecordForm, SelectField, TextField } from '#platform/ui/form.ts';
import { withCurrent } from '../financeiro.listas.ts';
import type { ContaValues } from './conta.values.ts';

const TIPOS = TIPOS_CONTA.map((value) => ({ value, label: TIPO_CONTA_ROTULOS[value] }));
const CODIGOS = Object.keys(BANCOS).sort();

export interface ContaFieldsProps {
  form: RecordForm<ContaValues>;
  /** Why the opening balance may not change, or null. */
  aberturaTravada?: string | null;
}

/** The fields of a bank account, whichever the mode. */
export function ContaFields({ form, aberturaTravada = null }: ContaFieldsProps) {
  const { values, base } = form;
  /** The bank's name follows its code, unless another was written. */
  const choose = (codigoBanco: string | null) => {
    const antes = values.codigoBanco === null ? '' : (BANCOS[values.codigoBanco] ?? '');
    const livre = values.banco === '' || values.banco === antes;
    form.setMany({ codigoBanco, ...(livre ? { banco: codigoBanco === null ? '' : (BANCOS[codigoBanco] ?? '') } : {}) });
  };
  return (
    <>
      <FormSection title="A conta">
        <TextField
          {...form.field('nome')}
          span={4}
          placeholder="Ex.: Conta movimento"
          help="É o nome que aparece ao liquidar e ao creditar."
        />
        <SelectField {...form.field('tipo')} span={2} options={TIPOS} />
        <SelectField
          {...form.field('codigoBanco')}
          onChange={choose}
          span={3}
          options={withCurrent(CODIGOS, base.codigoBanco).map((value) => ({ value, label: nomeDoBanco(value) }))}
          required={false}
        />
        <TextField {...form.field('banco')} span={3} />
        <TextField {...form.field('agencia')} span={2} placeholder="1234-5" />
        <TextField {...form.field('conta')} span={4} placeholder="12345-6" />
      </FormSection>
      <FormSection title={messages.saldoInicial} description={aberturaTravada ?? messages.ajudaAbertura}>
        <DateField {...form.field('dataSaldoInicial')} span={3} disabled={aberturaTravada !== null} />
        <MoneyField {...form.field('saldoInicial')} span={3} negativo disabled={aberturaTravada !== null} />
      </FormSection>
    </>
  );
}
