/**
 * The fields of a form as they stand on the page: which were refused, in the order in which a person meets them and under
 * the label that stands there; and how one of them is brought into sight.
 *
 * Fields mark their place themselves (`fieldMark`). What the page does not show (a field of a section that is closed) is
 * left out: a link could not lead there. Source: issue 9 §5 (errors).
 */
import type { Errors } from './formState.ts';

export interface RefusedField {
  name: string;
  /** As it stands above the field now. */
  label: string;
}

const MARKED = '[data-field]';
/** What can be typed in or pressed; the first that says of itself that it is refused comes before them. */
const CONTROL = 'input:not([type="hidden"],[type="file"],:disabled), textarea:not(:disabled), button:not(:disabled)';

export function refusedFields(frame: HTMLElement, errors: Errors): RefusedField[] {
  const marked = [...frame.querySelectorAll<HTMLElement>(MARKED)];
  return marked.flatMap(({ dataset: { field: name, label } }) =>
    name && errors[name] ? [{ name, label: label ?? name }] : [],
  );
}

/** Focuses the field and shows it whole, its message included: the footer covers neither (`scroll-margin`). */
export function takeFieldIntoSight(frame: HTMLElement | null, name: string): void {
  const field = frame?.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
  const control =
    field?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? field?.querySelector<HTMLElement>(CONTROL);
  control?.focus({ preventScroll: true });
  field?.scrollIntoView({ block: 'nearest' });
}
