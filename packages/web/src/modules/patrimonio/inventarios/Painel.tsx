import { IconX } from '@tabler/icons-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import classes from './leitura.module.css';

/** A panel that comes up from the foot of the phone; the browser keeps focus in it and closes it by Escape. */
export function Painel({ titulo, onClose, children }: { titulo: string; onClose: () => void; children: ReactNode }) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} className={classes.painel} aria-labelledby={id} onClose={onClose}>
      <header>
        <h2 id={id}>{titulo}</h2>
        <button type="button" aria-label="Fechar" onClick={onClose}>
          <IconX size={20} aria-hidden />
        </button>
      </header>
      {children}
    </dialog>
  );
}
