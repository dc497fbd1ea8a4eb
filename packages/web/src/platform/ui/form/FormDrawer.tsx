import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { DrawerFrame } from '../overlay/DrawerFrame.tsx';
import { markFirstField } from '../overlay/markFirstField.ts';
import { useClosing } from '../overlay/useClosing.ts';
import { useDrawerKeys } from '../overlay/useDrawerKeys.ts';
import { useFocusReturn } from '../overlay/useFocusReturn.ts';
import { DraftNote } from './DraftNote.tsx';
import { FormConflict } from './FormConflict.tsx';
import classes from './FormDrawer.module.css';
import { FormErrors } from './FormErrors.tsx';
import { missingText, type Values } from './formState.ts';
import { goOn } from './goOn.ts';
import type { useRecordForm } from './useRecordForm.ts';

/** What the drawer needs of a form, whatever its record. */
export type FormControl = Pick<
  ReturnType<typeof useRecordForm<Values, unknown, unknown>>,
  | 'values'
  | 'base'
  | 'dirty'
  | 'submitting'
  | 'canSubmit'
  | 'missing'
  | 'waiting'
  | 'submit'
  | 'failure'
  | 'conflict'
  | 'dismissConflict'
  | 'resolveConflict'
  | 'labels'
  | 'show'
  | 'draft'
  | 'errors'
  | 'told'
  | 'attempted'
  | 'frame'
> & { reset: () => void };

export interface FormDrawerProps {
  form: FormControl;
  opened: boolean;
  /** Called when the drawer may close: nothing was typed, or the person confirmed to drop it. */
  onClose: () => void;
  title: string;
  /** Below the title when there is no draft. */
  subtitle?: ReactNode;
  submitLabel?: string;
  /** On the button while it is being done, in the place of a wheel. */
  busyLabel?: string;
  /** Beside the fields, in sight while they scroll: instalments, earlier payments. */
  side?: ReactNode;
  /** At the left of the footer's buttons. */
  footer?: ReactNode;
  /** A second way to save, beside the first. */
  beforeSubmit?: ReactNode;
  /** A handful of fields: half as wide. */
  narrow?: boolean;
  /** So many fields that they take the whole screen. */
  full?: boolean;
  /** Only to read: no footer but 'Fechar'. */
  readOnly?: boolean;
  children: ReactNode;
}

/** 'R$' and its number stay on one line. */
const amountsUnbroken = (text: ReactNode): ReactNode =>
  typeof text === 'string' ? text.replaceAll('R$ ', 'R$\u00a0') : text;

/** Every form: a drawer at the right (the whole screen on a phone), sections, a footer that stays in sight. */
export function FormDrawer(props: FormDrawerProps) {
  const { form, opened, title, readOnly = false } = props;
  useFocusReturn();
  const formId = useId();
  const noteId = useId();
  const { reset, submitting } = form;
  const close = useClosing({
    unsaved: opened && form.dirty && !readOnly,
    busy: submitting,
    onDropped: reset,
    onClose: props.onClose,
  });
  useDrawerKeys({
    frame: form.frame,
    enabled: opened,
    onEscape: () => void close(),
    onEnter: readOnly ? undefined : () => form.canSubmit && void form.submit(),
  });

  const missing = form.waiting ? 'Aguarde o envio dos anexos.' : missingText(form.missing.length);
  return (
    <DrawerFrame
      opened={opened}
      onClose={() => void close()}
      size={props.full ? '100%' : props.narrow ? 560 : 860}
      busy={submitting}
      title={title}
      subtitle={form.draft.savedAt === null ? amountsUnbroken(props.subtitle) : <DraftNote form={form} />}
    >
      <form
        ref={(node) => {
          form.frame.current = node;
          markFirstField(node);
        }}
        id={formId}
        className={classes.body}
        data-side={props.side ? true : undefined}
        data-full={props.full || undefined}
        noValidate
        onKeyDown={(event) => goOn(event, form.missing)}
        onSubmit={(event) => {
          event.preventDefault();
          if (form.canSubmit && !readOnly) void form.submit();
        }}
      >
        <div className={classes.main}>
          {form.failure && (
            <p className={classes.failure} role="alert" data-failure>
              {form.failure}
            </p>
          )}
          <FormErrors form={form} />
          {props.children}
        </div>
        {props.side && <div className={classes.side}>{props.side}</div>}
      </form>
      <div className={classes.foot}>
        {!readOnly && (
          <span id={noteId} className={classes.missing} data-late={form.attempted || undefined} role="status">
            {missing}
          </span>
        )}
        <span className={classes.space}>{props.footer}</span>
        <Button variant="default" onClick={() => void close()} disabled={submitting}>
          {readOnly ? 'Fechar' : 'Cancelar'}
        </Button>
        {!readOnly && props.beforeSubmit}
        {!readOnly && (
          <Button
            type="submit"
            form={formId}
            disabled={!form.canSubmit && !(submitting && !props.busyLabel)}
            loading={submitting && !props.busyLabel}
            aria-describedby={missing ? noteId : undefined}
          >
            {(submitting && props.busyLabel) || (props.submitLabel ?? 'Salvar')}
          </Button>
        )}
      </div>
      <FormConflict form={form} />
    </DrawerFrame>
  );
}
