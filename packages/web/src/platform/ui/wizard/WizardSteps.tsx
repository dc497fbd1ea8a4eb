import { IconCheck } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
import { useSearch } from '../../routing/index.ts';
import { stepHref } from './useWizard.ts';
import classes from './Wizard.module.css';

export interface ShownStep {
  id: string;
  title: string;
  /** What was done in it: '2 escolhidos'. */
  note?: string | undefined;
  reached?: boolean;
}

export interface WizardStepsProps {
  steps: readonly ShownStep[];
  index: number;
  onOpen: (index: number) => void;
}

const modified = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0;

/** All steps of the work: which is open, which are done; those reached are links. On a phone their numbers alone. */
export function WizardSteps({ steps, index, onOpen }: WizardStepsProps) {
  const search = useSearch();
  return (
    <nav aria-label="Passos" className={classes.steps}>
      <ol>
        {steps.map(({ id, title, note, reached }, at) => {
          const done = at < index;
          const face = (
            <>
              <span className={classes.number} aria-hidden>
                {done ? <IconCheck size={15} /> : at + 1}
              </span>
              <span className={classes.name}>
                {title}
                {note && <span className={classes.note}> {note}</span>}
                {done && <span className="visually-hidden"> (feito)</span>}
              </span>
            </>
          );
          const open = at !== index && (reached || at === 0);
          return (
            <li key={id} data-done={done || undefined} aria-current={at === index ? 'step' : undefined}>
              {open ? (
                <a
                  href={stepHref(search, id)}
                  onClick={(event) => {
                    if (modified(event)) return;
                    event.preventDefault();
                    onOpen(at);
                  }}
                >
                  {face}
                </a>
              ) : (
                <span>{face}</span>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
