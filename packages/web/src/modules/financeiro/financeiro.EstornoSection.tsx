import type { FieldSpecs, Pode } from '@sede/domain/kernel';
import { DateField, FormSection, MoneyField, type RecordForm } from '#platform/ui/form.ts';
import { RecordDetail } from '#platform/ui/index.ts';
import classes from './financeiro.form.module.css';
import { SectionAction } from './financeiro.SectionAction.tsx';

const FIELDS = ['valorEstorno', 'dataEstorno', 'valorLiquido'];

export type EstornoValues = { valorEstorno: number | null; dataEstorno: string | null };
export type EstornoFormControl = RecordForm<EstornoValues>;

export interface EstornoSectionProps {
  registro: { valorEstorno: number | null; pode: Pode<'estornar', unknown> };
  specs: FieldSpecs;
  form: EstornoFormControl;
  /** Why it cannot be registered from here now: the form has unsaved changes. */
  blocked: string | null;
}

/** The refund in a record's form: set once after settlement or credit, then only to be read. */
export function EstornoSection({ registro, specs, form, blocked }: EstornoSectionProps) {
  if (registro.valorEstorno !== null) {
    return (
      <FormSection title="Estorno">
        <div className={classes.facts}>
          <RecordDetail
            specs={{ ...specs, valorLiquido: { rotulo: 'Valor líquido', tipo: 'dinheiro' } }}
            fields={FIELDS}
            record={registro}
          />
        </div>
      </FormSection>
    );
  }
  if (registro.pode.estornar !== undefined) return null;
  return (
    <FormSection title="Estorno" description="Registrado uma vez; depois só pode ser consultado.">
      <MoneyField {...form.field('valorEstorno')} span={2} required={false} />
      <DateField {...form.field('dataEstorno')} span={2} required={false} />
      <SectionAction form={form} label="Registrar estorno" blocked={blocked} />
    </FormSection>
  );
}

/** The same two fields in a dialog of their own. */
export function EstornoFields({ form }: { form: EstornoFormControl }) {
  return (
    <FormSection title="Quanto voltou" description="O estorno é registrado uma vez e depois só pode ser consultado.">
      <MoneyField {...form.field('valorEstorno')} span={3} />
      <DateField {...form.field('dataEstorno')} span={3} />
    </FormSection>
  );
}
