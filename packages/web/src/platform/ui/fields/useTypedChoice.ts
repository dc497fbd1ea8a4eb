/**
 * How the keyboard chooses in a list of options, in short and long ones alike: letters look for the first match, which is
 * highlighted; Enter takes it, Tab keeps it and goes on, Escape leaves what was chosen before. A field emptied by hand and
 * left holds nothing, where it may.
 *
 * Letters take the place of the chosen name: it is selected as the field takes the focus. Source: issue 9 §5 (selects).
 */
import { type FocusEvent, type KeyboardEvent, type MouseEvent, useState } from 'react';

/** Takes the option that is highlighted in the open list of this field; false when none is. */
export function takeHighlighted(input: EventTarget | null): boolean {
  const list = input instanceof HTMLElement ? input.getAttribute('aria-controls') : null;
  const option = list && document.getElementById(list)?.querySelector<HTMLElement>('[data-combobox-selected]');
  if (!option) return false;
  option.click();
  return true;
}

export interface TypedChoice {
  /** The name of what is chosen now; '' for nothing. */
  chosen: string;
  required: boolean | undefined;
  onClear: () => void;
}

export function useTypedChoice({ chosen, required, onClear }: TypedChoice) {
  const [text, setText] = useState(chosen);
  const choosing = text !== chosen && text.trim() !== '';
  const selectName = (event: FocusEvent<HTMLInputElement> | MouseEvent<HTMLInputElement>) => {
    if (!choosing) event.currentTarget.select();
  };
  const holdsNothing = text === '' && chosen !== '' && !required;
  const keep = (input: EventTarget): boolean => {
    if (holdsNothing) onClear();
    else if (choosing || (input instanceof Element && input.hasAttribute('aria-activedescendant'))) {
      return takeHighlighted(input);
    }
    return holdsNothing;
  };
  /** Before the list's own keys: after the first letter it does not know yet which option it shows as highlighted. */
  const onKeyDownCapture = (event: KeyboardEvent<HTMLElement>) => {
    if (event.nativeEvent.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'Escape') setText(chosen);
    if (event.key === 'Tab') keep(event.target);
    if (event.key !== 'Enter' || !keep(event.target)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return { text, setText, choosing, wrapper: { onKeyDownCapture }, onFocus: selectName, onClick: selectName };
}
