import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/ModalBase.layer.css';
import '@mantine/core/styles/Drawer.layer.css';
import { Button, Drawer } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useUnsavedGuard } from '../../routing/index.ts';
import { confirm } from '../dialogs/dialogStore.ts';
import { takeHighlighted } from '../fields/useTypedChoice.ts';
import drawer from '../overlay/drawer.module.css';
import { useFocusReturn } from '../overlay/useFocusReturn.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { ageText } from './draftStore.ts';
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

const ask = async () => {
  const answer = await confirm({
    title: 'Fechar sem salvar?',
    message: 'O que você digitou será perdido.',
    confirmLabel: 'Descartar',
    cancelLabel: 'Continuar editando',
    danger: true,
  });
  return answer.confirmed;
};

/** 'Rascunho guardado neste navegador · há 1 min', kept true as time passes. */
function DraftNote({ savedAt }: { savedAt: number }) {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    setNow(Date.now());
    const timer = setInterval(() => setNow(Date.now()), 30_000);
    return () => clearInterval(timer);
  }, []);
  return <>Rascunho guardado neste navegador · {ageText(savedAt, Math.max(now, savedAt))}</>;
}

const FIELD = 'input:not([type="file"],[type="hidden"],:disabled), textarea:not(:disabled)';

/** The drawer's focus starts in the first field, not on its close button; of a group of choices on the one that is chosen. */
function markFirstField(node: HTMLElement | null) {
  if (!node || node.querySelector('[data-autofocus]')) return;
  const first = node.querySelector<HTMLInputElement>(FIELD);
  const chosen = first?.type === 'radio' ? node.querySelector(`input[name="${CSS.escape(first.name)}"]:checked`) : null;
  (chosen ?? first)?.setAttribute('data-autofocus', 'true');
  // The drawer focuses the marked field a moment after it opened. Whoever was quicker keeps the field they are in: on a busy
  // machine the focus was taken from under their fingers, and a search that had begun was emptied.
  node.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    node.querySelector('[data-autofocus]')?.removeAttribute('data-autofocus');
    target.setAttribute('data-autofocus', 'true');
  });
}

/** Whether no other dialog was opened over the one that this form stands in. */
function isOnTop(frame: HTMLElement | null): boolean {
  const last = [...document.querySelectorAll('[aria-modal="true"]')].at(-1);
  return last === undefined || (frame !== null && last.contains(frame));
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
  const closing = useRef(false);
  const unsaved = opened && form.dirty && !readOnly;
  useUnsavedGuard(unsaved, ask);

  const { onClose } = props;
  const { reset, submitting } = form;
  const close = useCallback(async () => {
    if (submitting || closing.current) return;
    if (!unsaved) return onClose();
    closing.current = true;
    const sure = await ask();
    closing.current = false;
    if (!sure) return;
    reset();
    onClose();
  }, [unsaved, submitting, onClose, reset]);

  const onKey = (event: KeyboardEvent) => {
    // What stands on top (a question, the conflict dialog, a form that a picker opened) handles the keys; so does an open
    // list of options or calendar.
    if (!isOnTop(form.frame.current) || event.isComposing) return;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !readOnly) {
      event.preventDefault();
      takeHighlighted(event.target);
      // Once the field has taken what was typed in it: the option that is highlighted, the year of a date.
      setTimeout(() => latest.current.canSubmit && void latest.current.submit(), 0);
    }
    const target = event.target instanceof Element ? event.target : null;
    if (event.key !== 'Escape' || event.defaultPrevented || document.querySelector(':popover-open')) return;
    if (target?.getAttribute('aria-expanded') === 'true') return;
    event.preventDefault();
    void close();
  };
  const latest = useRef(form);
  latest.current = form;
  const latestKey = useRef(onKey);
  latestKey.current = onKey;
  useEffect(() => {
    if (!opened) return;
    // A capturing listener, registered before any dialog that opens later: it sees the screen as it was when the key
    // was pressed.
    const listener = (event: KeyboardEvent) => latestKey.current(event);
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, [opened]);

  const missing = form.waiting ? 'Aguarde o envio dos anexos.' : missingText(form.missing.length);
  return (
    <Drawer.Root
      opened={opened}
      onClose={close}
      position="right"
      size={props.full ? '100%' : props.narrow ? 560 : 860}
      closeOnEscape={false}
      classNames={{ content: drawer.frame }}
      closeOnClickOutside={!submitting}
    >
      <Drawer.Overlay backgroundOpacity={0.45} />
      <Drawer.Content>
        <div className={drawer.head}>
          <div className={drawer.titles}>
            <Drawer.Title className={drawer.title}>{title}</Drawer.Title>
            <p className={drawer.sub}>
              {form.draft.savedAt === null ? (
                amountsUnbroken(props.subtitle)
              ) : (
                <>
                  <DraftNote savedAt={form.draft.savedAt} />
                  {form.draft.restored && (
                    <button type="button" className={classes.link} onClick={() => form.reset()}>
                      Descartar rascunho
                    </button>
                  )}
                </>
              )}
            </p>
          </div>
          <span className={`${classes.hint} phone-hide`} aria-hidden>
            Esc fecha
          </span>
          <button type="button" className={classes.close} aria-label="Fechar" onClick={close}>
            <IconX size={20} aria-hidden />
          </button>
        </div>
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
              <p className={classes.failure} role="alert">
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
          <Button variant="default" onClick={close} disabled={submitting}>
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
        {form.conflict && (
          <ConflictDialog
            conflict={form.conflict}
            base={form.base}
            mine={form.values}
            labels={form.labels}
            show={form.show}
            onResolve={form.resolveConflict}
            onClose={form.dismissConflict}
          />
        )}
      </Drawer.Content>
    </Drawer.Root>
  );
}
