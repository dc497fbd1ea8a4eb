import { IconCheck } from '@tabler/icons-react';
import type { MouseEvent } from 'react';
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
  /** The address of a step, where it has one: then it is a link. */
  hrefOf?: (id: string) => string;
  onOpen: (index: number) => void;
}

const modified = ({ metaKey, ctrlKey, shiftKey, altKey, button }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey || button !== 0;

/** All steps of the work: which is open, which are done; those reached are links, or buttons. On a phone their numbers alone. */
export function WizardSteps({ steps, index, hrefOf, onOpen }: WizardStepsProps) {
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
              {open && !hrefOf && (
                <button type="button" onClick={() => onOpen(at)}>
                  {face}
                </button>
              )}
              {open && hrefOf && (
                <a
                  href={hrefOf(id)}
                  onClick={(event) => {
                    if (modified(event)) return;
                    event.preventDefault();
                    onOpen(at);
                  }}
                >
                  {face}
                </a>
              )}
              {!open && <span>{face}</span>}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
