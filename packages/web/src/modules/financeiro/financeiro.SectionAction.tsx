import { Button } from '@mantine/core';
import type { FormDrawerProps } from '#platform/ui/form.ts';
import classes from './financeiro.form.module.css';

export interface SectionActionProps {
  /** The small form of the section. */
  form: FormDrawerProps['form'];
  label: string;
  /** What keeps it from being done from here now: changes of the record that are not saved yet. */
  blocked: string | null;
}

/** The button that settles, credits or refunds from a section of the record's form. */
export function SectionAction({ form, label, blocked }: SectionActionProps) {
  return (
    <div className={classes.actions}>
      <Button
        variant="default"
        disabled={!form.canSubmit || blocked !== null}
        loading={form.submitting}
        onClick={() => void form.submit()}
      >
        {label}
      </Button>
      {blocked !== null && form.dirty && <span className={classes.hint}>{blocked}</span>}
      {form.failure && <span role="alert">{form.failure}</span>}
    </div>
  );
}

/** The button that undoes what was settled or credited. */
export function UndoAction({
  label,
  blocked,
  undo,
  onDone,
}: Pick<SectionActionProps, 'label' | 'blocked'> & { undo: () => Promise<boolean>; onDone: () => void }) {
  return (
    <Button
      variant="default"
      size="xs"
      disabled={blocked !== null}
      title={blocked ?? undefined}
      onClick={async () => {
        if (await undo()) onDone();
      }}
    >
      {label}
    </Button>
  );
}
