/**
 * Whether a click belongs to something inside the row (button, link, box, field) and not to the row itself.
 */
export function isInteractive(target: EventTarget, row: Element): boolean {
  const element =
    target instanceof Element ? target.closest('button,a,input,select,textarea,label,[role="menuitem"]') : null;
  return element !== null && element !== row;
}
