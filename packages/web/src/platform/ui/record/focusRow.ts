/** The focus goes back to the row of a record whose panel closes, unless it is elsewhere already. */
export function focusRow(id: string): void {
  const at = document.activeElement;
  if (at !== null && at !== document.body && !at.closest('aside')) return;
  setTimeout(() => {
    document.querySelector<HTMLElement>(`[data-key="${CSS.escape(id)}"]`)?.focus({ preventScroll: true });
  }, 0);
}
