import { Textarea } from '@mantine/core';
import { useState } from 'react';
import { ActionDialog } from './ActionDialog.tsx';
import { type PendingDialog, useDialogs } from './dialogStore.ts';
import classes from './dialogs.module.css';

function Question({ options, answer }: PendingDialog) {
  const [text, setText] = useState('');
  const reason = text.trim();
  const { reasonLabel, danger, run } = options;
  const asksReason = reasonLabel !== undefined;
  return (
    <ActionDialog
      title={options.title}
      question={options.message}
      confirmLabel={options.confirmLabel ?? 'Confirmar'}
      cancelLabel={options.cancelLabel}
      danger={danger}
      ready={!asksReason || reason !== ''}
      startsOn={asksReason ? 'fields' : danger ? 'cancel' : 'confirm'}
      run={(report) => run?.(reason, report)}
      onDone={() => answer({ confirmed: true, reason })}
      onClose={() => answer({ confirmed: false })}
    >
      {options.details && (
        <ul className={classes.details}>
          {options.details.map((detail) => (
            <li key={detail}>{detail}</li>
          ))}
        </ul>
      )}
      {asksReason && (
        <Textarea
          className={classes.reason}
          label={reasonLabel}
          required
          autosize
          minRows={2}
          maxRows={8}
          maxLength={1000}
          value={text}
          data-autofocus
          onChange={(event) => setText(event.currentTarget.value)}
        />
      )}
    </ActionDialog>
  );
}

/** The question on top. A second one waits under it. */
export function DialogHost() {
  const open = useDialogs();
  return open.map((dialog) => <Question key={dialog.id} {...dialog} />);
}
