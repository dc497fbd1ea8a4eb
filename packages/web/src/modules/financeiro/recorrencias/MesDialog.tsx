import { Button } from '@mantine/core';
import { formatMes } from '@sede/domain/kernel';
import type { Mes } from '@sede/domain/modules/financeiro/recorrencias';
import { useState } from 'react';
import { messageOf } from '#platform/api/index.ts';
import { Dialog, SelectField } from '#platform/ui/form.ts';
import { notify } from '#platform/ui/index.ts';
import classes from './Recorrencias.module.css';

export interface MesDialogProps {
  title: string;
  /** What happens. */
  message: string;
  details: string;
  meses: readonly Mes[];
  initial: Mes;
  confirmLabel: string;
  done: string;
  run: (aPartirDe: Mes) => Promise<unknown>;
  busy: boolean;
  onClose: () => void;
}

/** Asks from which month on. */
export function MesDialog(props: MesDialogProps) {
  const { meses, busy, onClose } = props;
  const [mes, setMes] = useState(props.initial);
  const [failure, setFailure] = useState<string | null>(null);
  const accept = async () => {
    setFailure(null);
    try {
      await props.run(mes);
      notify.success(props.done);
      onClose();
    } catch (error) {
      setFailure(messageOf(error));
    }
  };
  return (
    <Dialog
      opened
      title={props.title}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" disabled={busy} onClick={onClose}>
            Cancelar
          </Button>
          <Button loading={busy} onClick={() => void accept()}>
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      <p>{props.message}</p>
      <p className={classes.qual}>{props.details}</p>
      <SelectField
        label="A partir de"
        value={mes}
        onChange={(value) => setMes(value ?? mes)}
        options={meses.map((value) => ({ value, label: formatMes(value) }))}
        required
      />
      {failure && (
        <p className={classes.falha} role="alert">
          {failure}
        </p>
      )}
    </Dialog>
  );
}
