import type { ReactNode } from 'react';
import classes from './text.module.css';
import type { Tone } from './tones.ts';

export interface StatusTagProps {
  tone: Tone;
  label: string;
  /** Before the word: an arrow. */
  icon?: ReactNode;
}

/** A status as a word on its soft colour. */
export function StatusTag({ tone, label, icon }: StatusTagProps) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {icon}
      {label}
    </span>
  );
}
