import { Button } from '@mantine/core';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { DrawerFrame } from '../overlay/DrawerFrame.tsx';
import { markFirstField } from '../overlay/markFirstField.ts';
import { useClosing } from '../overlay/useClosing.ts';
import { useDrawerKeys } from '../overlay/useDrawerKeys.ts';
import { useFocusReturn } from '../overlay/useFocusReturn.ts';
import { type Asked, useOnward } from './useOnward.ts';
import classes from './Wizard.module.css';
import { type ShownStep, WizardSteps } from './WizardSteps.tsx';

export interface DrawerStep extends ShownStep {
  content: ReactNode;
  /** What going on asks. The last step's act goes nowhere by itself. */
  run?: Asked;
  /** The button that goes on; 'Avançar'. Leave out in the last step of what is only read. */
  onward?: string | null;
}

export interface WizardDrawerProps {
  title: string;
  subtitle?: ReactNode;
  steps: readonly DrawerStep[];
  index: number;
  onIndex: (index: number) => void;
  /** There is something in one of its steps that leaving would lose. */
  unsaved: boolean;
  /** Something is being saved or sent: neither closed nor gone on from meanwhile. */
  busy?: boolean;
  /** What was typed is thrown away, before it closes. */
  onDropped?: () => void;
  onClose: () => void;
}

/**
 * A work in steps in a drawer, that may be left and come back to: every step keeps what was typed in it while the drawer is
 * open; those reached are buttons, both ways; 'Avançar' asks what its step asks. Ctrl+Enter goes on, Escape closes.
 */
export function WizardDrawer(props: WizardDrawerProps) {
  const { steps, index, onIndex, busy = false } = props;
  useFocusReturn();
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const frame = useRef<HTMLDivElement | null>(null);
  const { onward: tryOn, running, failure, forget } = useOnward(frame);
  const [seen, setSeen] = useState<ReadonlySet<number>>(new Set([index]));
  const { onDropped, onClose } = props;
  const close = useClosing({
    unsaved: props.unsaved,
    busy: busy || running,
    ...(onDropped && { onDropped }),
    onClose,
  });
  const step = steps[index];
  const last = index + 1 >= steps.length;

  const shown = useRef(index);
  useEffect(() => {
    if (shown.current === index) return;
    shown.current = index;
    forget();
    setSeen((before) => new Set([...before, index]));
    frame.current?.scrollTo?.(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, [index, forget]);

  const onward = () => {
    if (!busy && step && step.onward !== null) void tryOn(step.run, () => !last && onIndex(index + 1));
  };
  useDrawerKeys({ frame, onEscape: () => void close(), onEnter: onward });
  return (
    <DrawerFrame
      onClose={() => void close()}
      size={860}
      busy={busy || running}
      title={props.title}
      subtitle={props.subtitle}
    >
      <div
        ref={(node) => {
          frame.current = node;
          markFirstField(node);
        }}
        className={classes.inDrawer}
      >
        <WizardSteps steps={steps} index={index} onOpen={onIndex} />
        <h3 id={headingId} ref={heading} tabIndex={-1} className={classes.heading}>
          <span className={classes.count}>
            Passo {index + 1} de {steps.length}
          </span>{' '}
          {step?.title}
        </h3>
        {failure && (
          <p role="alert" className={classes.failure}>
            {failure}
          </p>
        )}
        {steps.map(({ id, content }, at) =>
          at === index || seen.has(at) ? (
            <section key={id} aria-labelledby={at === index ? headingId : undefined} hidden={at !== index}>
              {content}
            </section>
          ) : null,
        )}
      </div>
      <div className={classes.drawerFoot}>
        <Button variant="default" disabled={running} onClick={() => void close()}>
          Fechar
        </Button>
        <span className={classes.hint} />
        {index > 0 && (
          <Button variant="default" disabled={running} onClick={() => onIndex(index - 1)}>
            Voltar
          </Button>
        )}
        {step?.onward !== null && (
          <Button loading={running || busy} onClick={onward}>
            {step?.onward ?? 'Avançar'}
          </Button>
        )}
      </div>
    </DrawerFrame>
  );
}
