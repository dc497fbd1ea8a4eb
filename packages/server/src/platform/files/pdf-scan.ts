/**
 * Whether a PDF brings something that acts: JavaScript, or a Launch action, which starts a program.
 *
 * Scanners of documents go by the names that actions need (Stevens' pdfid), which has two known holes: names written with
 * #xx escapes, and objects inside compressed object streams. Both are closed here: names are read as a reader reads them,
 * and object streams are decoded within a bound and scanned too. The file is not parsed: where an object begins stands in a
 * table that may lead anywhere, also into a string, a comment or another stream's data, so every byte is looked at. A name
 * alone proves nothing in that noise (a title 'Roadmap/Launch 2026'); it counts in the place that gives it its meaning.
 *
 * One pass; what is skipped between tokens is bounded, so that no file makes it slow. Out: 'clean'; 'active'; 'locked' for
 * an encrypted file whose object streams cannot be read; 'broken' for object streams that cannot be, or that inflate
 * beyond the bound. Sources: ISO 32000-1, 7.3.5, 7.5.7, 12.6.4; decisions §6; issue 9.
 */
import { decodeStream, isFilter } from './pdf-decode.ts';

export type PdfVerdict = 'clean' | 'active' | 'locked' | 'broken';

/** All object streams together, as when pages are copied (`pdf-inflation.ts`). */
const MOST = 64 * 1024 * 1024;
const NAME_BYTES = 128;
/** After so many object streams in vain (an encrypted file has hundreds) no other is tried: the file is not clean anyway. */
const MOST_FAILURES = 200;

const code = (character: string) => character.charCodeAt(0);
const setOf = (characters: string) => new Set([...characters].map(code));
const SPACE = setOf('\0\t\n\f\r ');
const DELIMITER = setOf('()<>[]{}/%');
const DIGIT = setOf('0123456789');
const [SLASH, HASH, PERCENT, LF, CR] = ['/', '#', '%', '\n', '\r'].map(code) as [
  number,
  number,
  number,
  number,
  number,
];

interface Name {
  text: string;
  end: number;
}

class Scanner {
  readonly bytes: Buffer;
  /** Of an object stream: it holds values one after the other, without 'obj'. */
  readonly inner: boolean;
  /** Steps over white space and comments; a file that needs more than this is made to be slow. */
  private patience: number;
  exhausted = false;

  constructor(bytes: Buffer, inner: boolean) {
    this.bytes = bytes;
    this.inner = inner;
    this.patience = 4 * bytes.length + 4096;
  }

  nameAt(slash: number): Name {
    const { bytes } = this;
    let text = '';
    let at = slash + 1;
    for (; at < bytes.length && text.length < NAME_BYTES; at++) {
      const byte = bytes[at] ?? 0;
      if (SPACE.has(byte) || DELIMITER.has(byte)) break;
      const escaped = byte === HASH ? bytes.toString('latin1', at + 1, at + 3) : '';
      if (/^[0-9a-f]{2}$/i.test(escaped)) {
        text += String.fromCharCode(Number.parseInt(escaped, 16));
        at += 2;
      } else text += String.fromCharCode(byte);
    }
    return { text, end: at };
  }

  /** Where the next token begins. */
  skip(from: number): number {
    const { bytes } = this;
    let at = from;
    for (let comment = false; at < bytes.length; at++) {
      const byte = bytes[at] ?? 0;
      if (comment) comment = byte !== LF && byte !== CR;
      else if (byte === PERCENT) comment = true;
      else if (!SPACE.has(byte)) break;
      this.patience -= 1;
      if (this.patience < 0) {
        this.exhausted = true;
        break;
      }
    }
    return at;
  }

  /** The byte before this one that is no white space; 0 at the beginning. */
  before(from: number): { byte: number; at: number } {
    let at = from - 1;
    for (; at >= 0 && SPACE.has(this.bytes[at] ?? 0); at--) {
      this.patience -= 1;
      if (this.patience < 0) this.exhausted = true;
      if (this.exhausted) break;
    }
    return { byte: this.bytes[at] ?? 0, at };
  }

  says(word: string, at: number): boolean {
    return this.bytes.toString('latin1', at, at + word.length) === word;
  }

  /** '12 0 R' */
  isReference(at: number): boolean {
    return /^\d{1,10}[\0\t\n\f\r ]+\d{1,5}[\0\t\n\f\r ]+R/.test(this.bytes.toString('latin1', at, at + 40));
  }

  /** What a script may be: a string, a hexadecimal one, or a reference; not what random bytes look like. */
  isScript(at: number): boolean {
    const text = this.bytes.toString('latin1', at, at + 6);
    if (/^\((?:[\t\n\r -~]{4}|\)|þÿ|\\|ï»¿)/.test(text)) return true;
    return /^<(?:<|>|[\0\t\n\f\r ]*[0-9a-fA-F])/.test(text) || this.isReference(at);
  }

  acts({ text, end }: Name, slash: number): boolean {
    if (text === 'S') {
      const next = this.skip(end);
      return this.bytes[next] === SLASH && ['JavaScript', 'Launch'].includes(this.nameAt(next).text);
    }
    if (text === 'JS') return this.isScript(this.skip(end));
    if (text !== 'JavaScript' && text !== 'Launch') return false;
    const next = this.skip(end);
    // The tree of a document's scripts.
    if (text === 'JavaScript' && (this.says('<<', next) || this.isReference(next))) return true;
    // An object of its own, which the action refers to.
    const { byte, at } = this.before(slash);
    if (!this.inner) return this.says('endobj', next) || this.says('obj', at - 2);
    const begins = byte === 0 || DIGIT.has(byte) || ')]>'.includes(String.fromCharCode(byte));
    return (
      begins && (next >= this.bytes.length || DIGIT.has(this.bytes[next] ?? 0) || DELIMITER.has(this.bytes[next] ?? 0))
    );
  }
}

/** What was named since the last stream: of the dictionary before the next one, and of what stood before it. */
interface Marks {
  names: Set<string>;
  filters: string[];
}

const isObjectStream = ({ names }: Marks): boolean => names.has('ObjStm') || (names.has('First') && names.has('N'));

/** Where the data of the stream begin whose keyword is here; -1: it is none. */
function dataOf({ bytes }: Scanner, keyword: number): number {
  // 'endstream' ends one.
  if (bytes[keyword - 1] === code('d')) return -1;
  const at = keyword + 'stream'.length;
  if (bytes[at] === CR) return bytes[at + 1] === LF ? at + 2 : at + 1;
  return bytes[at] === LF ? at + 1 : -1;
}

const MARKED = new Set(['ObjStm', 'First', 'N', 'Predictor']);
const S = code('s');

export function scanPdf(bytes: Buffer, most = MOST): PdfVerdict {
  const scanner = new Scanner(bytes, false);
  let marks: Marks = { names: new Set(), filters: [] };
  let left = most;
  let encrypted = false;
  let unreadable = false;
  let failures = 0;

  /** What follows from an object stream whose data begin here; null: go on. */
  const takeObjectStream = (from: number): 'active' | 'broken' | null => {
    if (marks.names.has('Predictor') || failures > MOST_FAILURES) {
      unreadable = true;
      return null;
    }
    // The filter may be named elsewhere, by a reference.
    const filters = marks.filters.length > 0 ? marks.filters : ['FlateDecode'];
    const plain = decodeStream(bytes.subarray(from), filters, left);
    if (plain === 'too_much') return 'broken';
    if (plain === 'unreadable') {
      failures += 1;
      // Without the type it may be any stream, and this one is none that a reader could use.
      unreadable ||= marks.names.has('ObjStm') || filters.some((name) => name.startsWith('LZW'));
      return null;
    }
    left -= plain.length;
    return isActive(plain) ? 'active' : null;
  };

  for (let at = 0; at < bytes.length; at++) {
    const byte = bytes[at];
    if (byte === SLASH) {
      const name = scanner.nameAt(at);
      if (scanner.acts(name, at)) return 'active';
      if (MARKED.has(name.text)) marks.names.add(name.text);
      else if (isFilter(name.text) && marks.filters.length < 16) marks.filters.push(name.text);
      else if (name.text === 'Encrypt') encrypted = true;
      // The end may be the next name's slash.
      at = name.end - 1;
    } else if (byte === S && scanner.says('stream', at)) {
      const from = dataOf(scanner, at);
      if (from < 0) continue;
      const found = isObjectStream(marks) ? takeObjectStream(from) : null;
      if (found) return found;
      marks = { names: new Set(), filters: [] };
    }
    if (scanner.exhausted) return 'broken';
  }
  if (!unreadable) return 'clean';
  return encrypted ? 'locked' : 'broken';
}

/** Whether the objects of a decoded object stream act. */
function isActive(plain: Buffer): boolean {
  const scanner = new Scanner(plain, true);
  for (let at = plain.indexOf(SLASH); at >= 0; at = plain.indexOf(SLASH, at)) {
    const name = scanner.nameAt(at);
    if (scanner.acts(name, at) || scanner.exhausted) return true;
    at = Math.max(name.end, at + 1);
  }
  return false;
}
