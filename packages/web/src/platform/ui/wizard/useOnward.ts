/**
 * Going on from a step of a work: what the step asks is asked first, once at a time.
 *
 * Out: `onward`, which answers whether it went well and then does `then`; `running`; `failure`, what was thrown, in its words. A
 * refused step keeps its place, and the first thing that says so in `frame` takes the focus. Source: issue 9 §1 (WizardPage).
 */
import { type RefObject, useCallback, useEffect, useState } from 'react';
import { isAborted, messageOf } from '../../api/index.ts';

/** The first thing of a step that was refused: the field, else what is said. */
const REFUSED = '[aria-invalid="true"], [role="alert"]';

function takeRefused(frame: HTMLElement | null) {
  const first = [...(frame?.querySelectorAll<HTMLElement>(REFUSED) ?? [])].find((one) => !one.closest('[hidden]'));
  if (!first) return;
  if (first.getAttribute('role') === 'alert') first.tabIndex = -1;
  first.focus();
}

/** What going on asks: false refuses, and the step stays with its errors; what it throws is shown above the step. */
export type Asked = (() => boolean | Promise<boolean>) | undefined;

export function useOnward(frame: RefObject<HTMLElement | null>) {
  const [running, setRunning] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) takeRefused(frame.current);
  }, [refusals, frame]);

  const onward = async (asked: Asked, then: () => void) => {
    if (running) return;
    setRunning(true);
    setFailure(null);
    try {
      if (asked && !(await asked())) setRefusals((count) => count + 1);
      else then();
    } catch (error) {
      if (isAborted(error)) return;
      setFailure(messageOf(error));
      setRefusals((count) => count + 1);
    } finally {
      setRunning(false);
    }
  };
  const forget = useCallback(() => setFailure(null), []);
  return { onward, running, failure, forget };
}
