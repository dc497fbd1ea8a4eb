import {
  BANCOS,
  contasBancariasRegister,
  contasMessages,
  nomeDoBanco,
} from '@sede/domain/modules/financeiro/contas-bancarias';
import { orpc } from '#platform/api/index.ts';
import { FormSection, registerField, registerForms, SelectField } from '#platform/ui/form.ts';
import { withCurrent } from '#platform/ui/index.ts';

const Field = registerField(contasBancariasRegister);
const CODIGOS = Object.keys(BANCOS).sort();
const bankOf = (codigo: string | null) => (codigo === null ? '' : (BANCOS[codigo] ?? ''));

export const { Create, Edit } = registerForms(contasBancariasRegister, {
  operations: orpc.contasBancarias,
  subtitle: 'Onde o sindicato tem dinheiro',
  initial: { tipo: 'corrente' },
  Fields: ({ form, record }) => {
    const { values, base } = form;
    const aberturaTravada = record?.aberturaTravada ?? null;
    /** The bank's name follows its code, unless another was written. */
    const chooseBank = (codigoBanco: string | null) => {
      const follows = values.banco === '' || values.banco === bankOf(values.codigoBanco);
      form.setMany({ codigoBanco, ...(follows && { banco: bankOf(codigoBanco) }) });
    };
    return (
      <>
        <FormSection title="A conta">
          <Field
            form={form}
            name="nome"
            span={4}
            placeholder="Ex.: Conta movimento"
            help="É o nome que aparece ao liquidar e ao creditar."
          />
          <Field form={form} name="tipo" span={2} />
          <SelectField
            {...form.field('codigoBanco')}
            onChange={chooseBank}
            span={3}
            options={withCurrent(CODIGOS, base.codigoBanco).map((value) => ({ value, label: nomeDoBanco(value) }))}
            required={false}
          />
          <Field form={form} name="banco" span={3} />
          <Field form={form} name="agencia" span={2} placeholder="1234-5" />
          <Field form={form} name="conta" span={4} placeholder="12345-6" />
        </FormSection>
        <FormSection title={contasMessages.saldoInicial} description={aberturaTravada ?? contasMessages.ajudaAbertura}>
          <Field form={form} name="dataSaldoInicial" span={3} disabled={aberturaTravada !== null} />
          <Field form={form} name="saldoInicial" span={3} disabled={aberturaTravada !== null} />
        </FormSection>
      </>
    );
  },
});
