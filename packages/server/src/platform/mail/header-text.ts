/** Text that stands in one line of a mail: subject, name, place. */

/** A line break in a header would let its author add headers; mail libraries fold it, we refuse it. */
export function headerText(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return text.replace(/[\u0000-\u001f\u007f]+/g, ' ').trim();
}
