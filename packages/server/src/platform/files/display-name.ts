/**
 * The name of a sent file as it may be shown and offered for download; it never touches the file system.
 *
 * Without path ('../../x.pdf' is 'x.pdf'), control characters and direction marks (which can make 'exe.pdf' of 'fdp.exe'),
 * normalised (NFC), at most 200 characters with the extension kept.
 */
const MAX = 200;
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point, a name goes into a response header
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;

export function displayName(name: string): string {
  const base = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const clean = base.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
  if (/^\.*$/.test(clean)) return 'documento.pdf';
  const letters = [...clean];
  if (letters.length <= MAX) return clean;
  const extension = /\.[A-Za-z0-9]{1,10}$/.exec(clean)?.[0] ?? '';
  return letters.slice(0, MAX - extension.length).join('') + extension;
}
