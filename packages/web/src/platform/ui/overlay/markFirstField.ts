/** Where a drawer's focus starts: in its first field, not on its close button. */
const FIELD = 'input:not([type="file"],[type="hidden"],:disabled), textarea:not(:disabled)';

/** The drawer's focus starts in the first field, not on its close button; of a group of choices on the one that is chosen. */
export function markFirstField(node: HTMLElement | null) {
  if (!node || node.querySelector('[data-autofocus]')) return;
  const first = node.querySelector<HTMLInputElement>(FIELD);
  const chosen = first?.type === 'radio' ? node.querySelector(`input[name="${CSS.escape(first.name)}"]:checked`) : null;
  (chosen ?? first)?.setAttribute('data-autofocus', 'true');
  // The drawer focuses the marked field a moment after it opened. Whoever was quicker keeps the field they are in: on a busy
  // machine the focus was taken from under their fingers, and a search that had begun was emptied.
  node.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement)) return;
    node.querySelector('[data-autofocus]')?.removeAttribute('data-autofocus');
    target.setAttribute('data-autofocus', 'true');
  });
}
