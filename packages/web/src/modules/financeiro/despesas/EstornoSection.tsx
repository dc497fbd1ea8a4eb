import { Button } from '@mantine/core';
import { DESPESA_FIELDS, type Despesa } from '@sede/domain/modules/financeiro/despesas';
import { DateField, FormSection, MoneyField } from '#platform/ui/form.ts';
import { RecordDetail } from '#platform/ui/index.ts';
import classes from './form.module.css';
import type { EstornarFormControl } from './usePagamentoForms.ts';

const FIELDS = ['valorEstorno', 'dataEstorno', 'valorLiquido'];
const SPECS = { ...DESPESA_FIELDS, valorLiquido: { rotulo: 'Valor líquido', tipo: 'dinheiro' } } as const;

export interface EstornoSectionProps {
  despesa: Despesa;
  form: EstornarFormControl;
  blocked: string | null;
}

/** The refund in the expense's form: set once after settlement, then only to be read. */
export function EstornoSection({ despesa, form, blocked }: EstornoSectionProps) {
  if (despesa.dataLiquidacaoPagamento === null) return null;
  if (despesa.valorEstorno !== null) {
    return (
      <FormSection title="Estorno">
        <div className={classes.facts}>
          <RecordDetail specs={SPECS} fields={FIELDS} record={despesa} />
        </div>
      </FormSection>
    );
  }
  if (despesa.pode.estornar !== undefined) return null;
  return (
    <FormSection title="Estorno" description="Registrado uma vez; depois só pode ser consultado.">
      <MoneyField {...form.field('valorEstorno')} label="Valor do estorno" span={2} required={false} />
      <DateField {...form.field('dataEstorno')} label="Data do estorno" span={2} required={false} />
      <div className={classes.actions}>
        <Button
          variant="default"
          disabled={!form.canSubmit || blocked !== null}
          loading={form.submitting}
          onClick={() => void form.submit()}
        >
          Registrar estorno
        </Button>
        {blocked !== null && form.dirty && <span className={classes.hint}>{blocked}</span>}
        {form.failure && <span role="alert">{form.failure}</span>}
      </div>
    </FormSection>
  );
}
