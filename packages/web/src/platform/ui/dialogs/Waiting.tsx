import { useEffect, useState } from 'react';
import type { Progress } from './dialogStore.ts';
import classes from './dialogs.module.css';

const SLOW_MS = 1000;
const number = (n: number) => n.toLocaleString('pt-BR');

/** Shown when an operation takes longer than a second, with its progress where that is known. Source: decisions §6. */
export function Waiting({ progress }: { progress: Progress | null }) {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!slow) return null;
  const text = progress ? `${number(progress.done)} de ${number(progress.total)}…` : 'Processando…';
  return (
    <div className={classes.waiting}>
      <progress aria-label="Andamento" {...(progress ? { value: progress.done, max: progress.total } : {})} />
      <span role="status">{text}</span>
    </div>
  );
}
