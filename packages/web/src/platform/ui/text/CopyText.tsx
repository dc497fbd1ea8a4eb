import { IconCopy } from '@tabler/icons-react';
import { notify } from '../feedback/notify.ts';
import classes from './CopyText.module.css';

/** The way of before the clipboard had one of its own, for installations without TLS, where browsers keep that to themselves. */
function copySelected(text: string): boolean {
  const before = document.activeElement;
  const field = Object.assign(document.createElement('textarea'), { value: text, readOnly: true });
  field.className = 'visually-hidden';
  // A dialog takes the focus back from what is outside of it.
  (before?.closest('dialog, [role="dialog"]') ?? document.body).append(field);
  field.focus({ preventScroll: true });
  field.select();
  const copied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return copied;
}

/** Says that it is copied, or that the browser does not let it be. */
export async function copy(text: string, done: string): Promise<void> {
  try {
    if (navigator.clipboard) await navigator.clipboard.writeText(text);
    else if (!copySelected(text)) throw new Error('the browser copies nothing');
    notify.success(done);
  } catch {
    notify.error('O navegador não deixou copiar. Selecione o texto e copie com Ctrl C.');
  }
}

/** A text that is needed elsewhere (a key, a code line), with the button that copies it. `what`: 'a chave Pix'. */
export function CopyText({ text, what }: { text: string; what: string }) {
  return (
    <span className={classes.copy}>
      <span>{text}</span>
      <button
        type="button"
        aria-label={`Copiar ${what}`}
        title={`Copiar ${what}`}
        onClick={() => void copy(text, 'Copiado.')}
      >
        <IconCopy size={15} aria-hidden />
      </button>
    </span>
  );
}
