/**
 * Enter in a form: on to the next field that must still be filled in, from the last to the first; where none is left it saves,
 * as Enter does in every form. What was suggested is thus passed over without a key for each.
 *
 * Left alone: Enter in a text of several lines, on a button, in an open list of options (it takes one), with Control (it
 * saves). In: the key, the names of the fields that are empty and must not be. Source: issue 9 (keystrokes to register).
 */
import type { KeyboardEvent } from 'react';
import { takeFieldIntoSight } from './refusedFields.ts';

export function goOn(event: KeyboardEvent<HTMLFormElement>, missing: readonly string[]): void {
  const { target, currentTarget: frame } = event;
  if (event.key !== 'Enter' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  if (event.ctrlKey || event.metaKey || event.altKey || !(target instanceof HTMLInputElement)) return;
  if (target.getAttribute('aria-expanded') === 'true') return;
  const names = [...frame.querySelectorAll<HTMLElement>('[data-field]')].map(({ dataset }) => dataset.field ?? '');
  const here = names.indexOf(target.closest<HTMLElement>('[data-field]')?.dataset.field ?? '');
  const next = [...names.slice(here + 1), ...names.slice(0, Math.max(here, 0))].find((name) => missing.includes(name));
  event.preventDefault();
  if (next === undefined) frame.requestSubmit();
  else takeFieldIntoSight(frame, next);
}
