/**
 * The name of a sent file as it may be shown and offered for download; it never touches the file system.
 *
 * Without path ('../../x.pdf' is 'x.pdf'), control characters and direction marks (which can make 'exe.pdf' of 'fdp.exe'),
 * normalised (NFC), at most 200 characters with the extension kept. A name that says another kind than the content's gets
 * the content's extension: what is saved under it can be opened. In: the name as sent, the kind that was recognised (none
 * where the reader of the file has its own).
 */
import { FILE_KINDS, type FileKind, kindOfName } from '@sede/domain/kernel';

const MAX = 200;
// biome-ignore lint/suspicious/noControlCharactersInRegex: removing them is the point, a name goes into a response header
const INVISIBLE = /[\u0000-\u001f\u007f-\u009f\u200b-\u200f\u2028-\u202e\u2066-\u2069\ufeff]/g;
const EXTENSION = /\.[A-Za-z0-9]{1,10}$/;

function withKind(name: string, kind: FileKind | undefined): string {
  const said = kindOfName(name);
  if (kind === undefined || said === undefined || said === kind) return name;
  return name.replace(EXTENSION, `.${FILE_KINDS[kind].extensoes[0]}`);
}

export function displayName(name: string, kind?: FileKind): string {
  const base = name.toWellFormed().split(/[/\\]/).at(-1) ?? '';
  const clean = base.normalize('NFC').replace(INVISIBLE, '').replace(/\s+/g, ' ').trim();
  if (/^\.*$/.test(clean)) return `documento.${FILE_KINDS[kind ?? 'pdf'].extensoes[0]}`;
  const whole = withKind(clean, kind);
  const letters = [...whole];
  if (letters.length <= MAX) return whole;
  const extension = EXTENSION.exec(whole)?.[0] ?? '';
  return letters.slice(0, MAX - extension.length).join('') + extension;
}
