import classes from './text.module.css';
import type { Tone } from './tones.ts';

/** A status as a word on its soft colour. */
export function StatusTag({ tone, label }: { tone: Tone; label: string }) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {label}
    </span>
  );
}
