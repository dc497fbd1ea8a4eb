/**
 * Ctrl+Enter (⌘ Enter) goes on from wherever one is in the step, once the field has taken what was typed in it. A dialog that
 * is open keeps its keys. Source: issue 9 §1 (WizardPage).
 */
import { useEffect, useRef } from 'react';
import { takeHighlighted } from '../fields/useTypedChoice.ts';

export function useOnwardKey(onward: () => void): void {
  const latest = useRef(onward);
  latest.current = onward;
  useEffect(() => {
    const listener = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return;
      if (document.querySelector('[aria-modal="true"]')) return;
      event.preventDefault();
      takeHighlighted(event.target);
      setTimeout(() => latest.current(), 0);
    };
    window.addEventListener('keydown', listener, true);
    return () => window.removeEventListener('keydown', listener, true);
  }, []);
}
