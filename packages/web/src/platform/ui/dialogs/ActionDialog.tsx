import { Button } from '@mantine/core';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { isApiError, messageOf } from '../../api/errors.ts';
import { DialogFrame, type DialogProps } from './Dialog.tsx';
import { type Progress, useDialogs } from './dialogStore.ts';
import classes from './dialogs.module.css';
import { Waiting } from './Waiting.tsx';

export interface ActionDialogProps {
  title: string;
  /** What is asked, above the fields. */
  question?: ReactNode;
  /** The fields. As a function, what was refused stands where it puts it; else below them. */
  children?: ReactNode | ((failure: string | null) => ReactNode);
  confirmLabel: string;
  cancelLabel?: string;
  /** Red button: something is lost. */
  danger?: boolean;
  /** false while something is missing. */
  ready?: boolean;
  /**
   * Does it; `report` tells how far it is. The dialog waits and then closes; what fails is shown in it and it stays open.
   * So it does on an answer of false: something else says what is wrong, at its field.
   */
  run: (report: (progress: Progress) => void) => unknown;
  /** Given up; also when it is done, unless `onDone` is given. */
  onClose: () => void;
  onDone?: () => void;
  /** Where the focus starts; a dangerous question on the button that does no harm. */
  startsOn?: 'cancel' | 'confirm' | 'fields';
  /** Enter in a field confirms. */
  enterConfirms?: boolean;
  /** At the left of the buttons: what is chosen so far. */
  footer?: ReactNode;
  size?: DialogProps['size'];
}

/** What is wrong with its fields, where the server says so: no field of a dialog is marked for it to point at. */
function failureOf(error: unknown): string {
  const said = isApiError(error) && error.kind === 'invalid' ? Object.values(error.campos) : [];
  return said.length > 0 ? [...new Set(said)].join(' ') : messageOf(error);
}

/** Something to answer before it is done: a question, its fields, 'Cancelar' and the one button that does it. */
export function ActionDialog(props: ActionDialogProps) {
  const { danger = false, ready = true, onClose, onDone = onClose, children } = props;
  const { startsOn = danger ? 'cancel' : 'fields' } = props;
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [progress, setProgress] = useState<Progress | null>(null);
  const working = useRef(false);
  const questions = useDialogs().length;
  const [questionsBefore] = useState(questions);
  const formId = useId();

  const accept = async () => {
    if (working.current || !ready) return;
    working.current = true;
    setFailure(null);
    try {
      const work = props.run(setProgress);
      if (work instanceof Promise) setBusy(true);
      if ((await work) !== false) onDone();
    } catch (error) {
      setFailure(failureOf(error));
    } finally {
      working.current = false;
      setBusy(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void accept();
  };

  // While what it does asks something itself, nothing is being waited for but the answer.
  const asking = questions > questionsBefore;
  const placed = typeof children === 'function';
  const fields = placed ? children(failure) : children;
  return (
    <DialogFrame
      opened
      size={props.size}
      title={props.title}
      busy={busy}
      onClose={onClose}
      footer={
        <>
          {props.footer}
          <Button
            variant="default"
            disabled={busy}
            data-autofocus={startsOn === 'cancel' || undefined}
            onClick={onClose}
          >
            {props.cancelLabel ?? 'Cancelar'}
          </Button>
          <Button
            color={danger ? 'vermelho' : undefined}
            loading={busy}
            disabled={!ready}
            data-autofocus={startsOn === 'confirm' || undefined}
            {...(props.enterConfirms ? { type: 'submit', form: formId } : { onClick: () => void accept() })}
          >
            {props.confirmLabel}
          </Button>
        </>
      }
    >
      {props.question && <p className={classes.message}>{props.question}</p>}
      {props.enterConfirms ? (
        <form id={formId} className={classes.fields} noValidate onSubmit={submit}>
          {fields}
        </form>
      ) : (
        fields && <div className={classes.fields}>{fields}</div>
      )}
      {busy && !asking && <Waiting progress={progress} />}
      {failure && !placed && (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      )}
    </DialogFrame>
  );
}
