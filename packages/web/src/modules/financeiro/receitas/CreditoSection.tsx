import { Button } from '@mantine/core';
import { receitasMessages as messages, RECEITA_FIELDS, type Receita } from '@sede/domain/modules/financeiro/receitas';
import { DateField, FormSection } from '#platform/ui/form.ts';
import { RecordDetail } from '#platform/ui/index.ts';
import classes from '../financeiro.form.module.css';
import type { CreditarFormControl } from './useCreditoForms.ts';
import { useDesfazerCredito } from './useDesfazerCredito.ts';

export interface CreditoSectionProps {
  receita: Receita;
  form: CreditarFormControl;
  /** What keeps it from being credited from here now: changes that are not saved yet. */
  blocked: string | null;
  onDone: () => void;
}

/** The credit in the revenue's form: its date while it is open, when it came once it is credited. */
export function CreditoSection({ receita, form, blocked, onDone }: CreditoSectionProps) {
  const undo = useDesfazerCredito();
  if (receita.dataCredito !== null) {
    return (
      <FormSection title="Crédito">
        <div className={classes.facts}>
          <RecordDetail specs={RECEITA_FIELDS} fields={['dataCredito']} record={receita}>
            {receita.pode.desfazerCredito === undefined && (
              <Button
                variant="default"
                size="xs"
                disabled={blocked !== null}
                title={blocked ?? undefined}
                onClick={async () => {
                  if (await undo(receita)) onDone();
                }}
              >
                Desfazer crédito
              </Button>
            )}
          </RecordDetail>
        </div>
      </FormSection>
    );
  }
  if (receita.pode.creditar !== undefined) return null;
  return (
    <FormSection title="Crédito">
      <DateField {...form.field('dataCredito')} label="Data do crédito" span={2} required={false} />
      <div className={classes.actions}>
        <Button
          variant="default"
          disabled={!form.canSubmit || blocked !== null}
          loading={form.submitting}
          onClick={() => void form.submit()}
        >
          {messages.creditar}
        </Button>
        {blocked !== null && form.dirty && <span className={classes.hint}>{blocked}</span>}
        {form.failure && <span role="alert">{form.failure}</span>}
      </div>
    </FormSection>
  );
}
