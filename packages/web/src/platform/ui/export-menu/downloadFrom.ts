/** Saves what the address answers, as a click on a download link does. */
export function downloadFrom(href: string): void {
  const link = document.createElement('a');
  link.href = href;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}
