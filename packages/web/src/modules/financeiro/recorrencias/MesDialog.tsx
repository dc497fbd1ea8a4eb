import { formatMes } from '@sede/domain/kernel';
import type { Mes } from '@sede/domain/modules/financeiro/recorrencias';
import { useState } from 'react';
import { ActionDialog, type ActionDialogProps, SelectField } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import classes from './Recorrencias.module.css';

export interface MesDialogProps extends Pick<ActionDialogProps, 'title' | 'confirmLabel' | 'onClose'> {
  /** What the action does. */
  message: string;
  details: string;
  meses: readonly Mes[];
  initial: Mes;
  done: string;
  run: (aPartirDe: Mes) => Promise<unknown>;
}

/** Asks from which month on. */
export function MesDialog({ message, details, meses, initial, done, run, ...dialog }: MesDialogProps) {
  const [mes, setMes] = useState(initial);
  const accept = async () => {
    await run(mes);
    notify.success(done);
  };
  return (
    <ActionDialog {...dialog} run={accept}>
      <p>{message}</p>
      <p className={classes.qual}>{details}</p>
      <SelectField
        label="A partir de"
        value={mes}
        onChange={(value) => setMes(value ?? mes)}
        options={meses.map((value) => ({ value, label: formatMes(value) }))}
        required
      />
    </ActionDialog>
  );
}
