import {
  receitasMessages as messages,
  RECEITA_READ_FIELDS,
  type Receita,
} from '@sede/domain/modules/financeiro/receitas';
import { DateField, FormSection } from '#platform/ui/form.ts';
import { RecordDetail } from '#platform/ui/index.ts';
import { ContaField, type ContaFieldProps } from '../financeiro.ContaField.tsx';
import classes from '../financeiro.form.module.css';
import { SectionAction, UndoAction } from '../financeiro.SectionAction.tsx';
import type { CreditarFormControl } from './useCreditoForms.ts';
import { useDesfazerCredito } from './useDesfazerCredito.ts';

export interface CreditoSectionProps {
  receita: Receita;
  form: CreditarFormControl;
  /** The account in the revenue's own form, where what was received may be corrected; else null. */
  correcao: Omit<ContaFieldProps, 'label'> | null;
  /** Why it cannot be credited from here now: the form has unsaved changes. */
  blocked: string | null;
  onDone: () => void;
}

/** The credit in the revenue's form: its date while it is open, when it came once it is credited. */
export function CreditoSection({ receita, form, correcao, blocked, onDone }: CreditoSectionProps) {
  const undo = useDesfazerCredito();
  if (receita.dataCredito !== null) {
    return (
      <FormSection title="Crédito">
        {correcao && <ContaField {...correcao} label="Conta" span={4} />}
        <div className={classes.facts}>
          <RecordDetail
            specs={RECEITA_READ_FIELDS}
            fields={correcao || receita.contaCredito === null ? ['dataCredito'] : ['dataCredito', 'contaCredito']}
            record={receita}
          >
            {receita.pode.desfazerCredito === undefined && (
              <UndoAction
                label={messages.desfazerCredito}
                blocked={blocked}
                undo={() => undo(receita)}
                onDone={onDone}
              />
            )}
          </RecordDetail>
        </div>
      </FormSection>
    );
  }
  if (receita.pode.creditar !== undefined) return null;
  return (
    <FormSection title="Crédito">
      <DateField {...form.field('dataCredito')} span={2} required={false} />
      <ContaField {...form.field('idContaCredito')} span={4} />
      <SectionAction form={form} label={messages.creditar} blocked={blocked} />
    </FormSection>
  );
}
