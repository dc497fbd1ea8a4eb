import { Button } from '@mantine/core';
import { type ReactNode, useId } from 'react';
import { useUnsavedGuard } from '../../routing/index.ts';
import { confirm } from '../dialogs/dialogStore.ts';
import { FormConflict } from './FormConflict.tsx';
import type { FormControl } from './FormDrawer.tsx';
import { FormErrors } from './FormErrors.tsx';
import classes from './PageForm.module.css';

export interface PageFormProps {
  form: FormControl;
  /** Names the form to screen readers. */
  label: string;
  children: ReactNode;
  /** At the left of the foot: 'Histórico'. */
  aside?: ReactNode;
  /** Another way out, beside the button that saves. */
  beforeSubmit?: ReactNode;
  submitLabel?: string;
  /** With it the form is a mode of its page: 'Cancelar' leaves it without saving, and nothing is asked. */
  onCancel?: () => void;
  /** What is typed is no record: the page is left without a question. */
  loose?: boolean;
  /** In a dialog, which has a foot of its own place: its buttons stand below the last field. */
  inside?: boolean;
}

const askToLeave = async () =>
  (
    await confirm({
      title: 'Sair sem salvar?',
      message: 'As alterações desta página serão perdidas.',
      confirmLabel: 'Descartar',
      cancelLabel: 'Continuar editando',
      danger: true,
    })
  ).confirmed;

/** A form that is part of a page: its own 'Salvar', what was refused at its field, another person's edit field by field. */
export function PageForm({
  form,
  label,
  children,
  aside,
  beforeSubmit,
  submitLabel = 'Salvar',
  onCancel,
  loose,
  inside,
}: PageFormProps) {
  const statusId = useId();
  useUnsavedGuard(form.dirty && !loose, askToLeave);
  return (
    <form
      ref={(node) => {
        form.frame.current = node;
      }}
      aria-label={label}
      className={classes.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // In a dialog over another form React hands the event on to that one as well.
        event.stopPropagation();
        if (form.canSubmit) void form.submit();
      }}
    >
      {form.failure && (
        <p className={classes.failure} role="alert" data-failure>
          {form.failure}
        </p>
      )}
      <FormErrors form={form} />
      {children}
      <div className={classes.foot} data-inside={inside || undefined}>
        {aside}
        <span id={statusId} className={classes.status} role="status">
          {form.dirty && !loose ? 'Há alterações não salvas.' : ''}
        </span>
        {onCancel && (
          <Button
            variant="default"
            disabled={form.submitting}
            onClick={() => {
              form.reset();
              onCancel();
            }}
          >
            Cancelar
          </Button>
        )}
        {form.dirty && !onCancel && !loose && (
          <Button variant="default" onClick={() => form.reset()} disabled={form.submitting}>
            Descartar alterações
          </Button>
        )}
        {beforeSubmit}
        <Button type="submit" disabled={!form.canSubmit && !form.submitting} loading={form.submitting}>
          {submitLabel}
        </Button>
      </div>
      <FormConflict form={form} />
    </form>
  );
}
