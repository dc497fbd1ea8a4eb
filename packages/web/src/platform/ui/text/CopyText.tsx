import { IconCopy } from '@tabler/icons-react';
import { notify } from '../feedback/notify.ts';
import classes from './CopyText.module.css';

/** Says that it is copied, or that the browser keeps its clipboard to itself (it does without TLS). */
export async function copy(text: string, done: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
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
