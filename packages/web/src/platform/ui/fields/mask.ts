/**
 * Masks while typing: '9' takes a digit, 'A' a digit or a capital letter, everything else stands by itself.
 *
 * `bare` is what is stored (digits and letters only); `caretAfter` keeps the caret after the same character when the
 * mask moves the text around it. Source: spec 1 §5 (masks); brazil.md (CNPJ with letters, phones of 10 and 11 digits).
 */

const fits = (slot: string, char: string) => (slot === '9' ? /[0-9]/ : /[0-9A-Z]/).test(char);
const isSlot = (char: string) => char === '9' || char === 'A';

/** Digits and letters of a text, capitals, as many as the mask takes. */
export function bareOf(mask: string, text: string): string {
  const slots = [...mask].filter(isSlot);
  let bare = '';
  for (const char of text.toUpperCase()) {
    const slot = slots[bare.length];
    if (slot === undefined) break;
    if (fits(slot, char)) bare += char;
  }
  return bare;
}

/** A partial value in its mask; a separator appears with the character after it. */
export function applyMask(mask: string, bare: string): string {
  let text = '';
  let pending = '';
  let at = 0;
  for (const char of mask) {
    if (at >= bare.length) break;
    if (!isSlot(char)) pending += char;
    else {
      text += pending + bare[at];
      pending = '';
      at += 1;
    }
  }
  return text;
}

/** Caret position in the masked text after this many characters of its own. */
export function caretAfter(masked: string, count: number): number {
  if (count === 0) return 0;
  let seen = 0;
  for (let i = 0; i < masked.length; i++) {
    if (/[0-9A-Z]/.test(masked[i] ?? '')) seen += 1;
    if (seen === count) return i + 1;
  }
  return masked.length;
}
