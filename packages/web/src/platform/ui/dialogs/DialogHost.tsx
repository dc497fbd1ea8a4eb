import { Button, Textarea } from '@mantine/core';
import { useState } from 'react';
import { messageOf } from '../../api/errors.ts';
import { Dialog } from './Dialog.tsx';
import { type PendingDialog, type Progress, useDialogs } from './dialogStore.ts';
import classes from './dialogs.module.css';
import { Waiting } from './Waiting.tsx';

function Question({ options, answer }: PendingDialog) {
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const missing = options.reasonLabel !== undefined && reason.trim() === '';

  const accept = async () => {
    if (busy || missing) return;
    const text = reason.trim();
    if (!options.run) return answer({ confirmed: true, reason: text });
    setBusy(true);
    setFailure(null);
    try {
      await options.run(text, setProgress);
      answer({ confirmed: true, reason: text });
    } catch (error) {
      setFailure(messageOf(error));
      setBusy(false);
    }
  };

  return (
    <Dialog
      opened
      title={options.title}
      busy={busy}
      onClose={() => answer({ confirmed: false })}
      footer={
        <>
          <Button
            variant="default"
            disabled={busy}
            // A dangerous question starts on the button that does no harm.
            data-autofocus={(options.danger && !options.reasonLabel) || undefined}
            onClick={() => answer({ confirmed: false })}
          >
            {options.cancelLabel ?? 'Cancelar'}
          </Button>
          <Button
            color={options.danger ? 'vermelho' : undefined}
            loading={busy}
            disabled={missing}
            data-autofocus={(!options.danger && !options.reasonLabel) || undefined}
            onClick={accept}
          >
            {options.confirmLabel ?? 'Confirmar'}
          </Button>
        </>
      }
    >
      {options.message && <p className={classes.message}>{options.message}</p>}
      {options.details && (
        <ul className={classes.details}>
          {options.details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {options.reasonLabel && (
        <Textarea
          className={classes.reason}
          label={options.reasonLabel}
          required
          autosize
          minRows={2}
          maxRows={8}
          maxLength={1000}
          value={reason}
          data-autofocus
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      )}
      {busy && <Waiting progress={progress} />}
      {failure && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
    </Dialog>
  );
}

/** The question on top. A second one waits under it. */
export function DialogHost() {
  const open = useDialogs();
  return open.map((dialog) => <Question key={dialog.id} {...dialog} />);
}
