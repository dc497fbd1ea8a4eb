/**
 * Whether a Word document fetches something from outside by being opened: a template, an object, a frame, a subdocument or
 * the list of a mailing whose target is external. A template or list in a folder of the computer is not; links that somebody has to click pass.
 *
 * Only the parts that name relationships are unpacked, 4 MB in all. What no program writes there (another encoding than
 * UTF-8, a DTD, character references in a type, a part in pieces) counts as reaching out, since readers may understand it.
 * Sources: ECMA-376 part 1 §15.2, part 2 §6.5, §8.3.
 */
import { inflateRawSync } from 'node:zlib';
import { zipEntries } from './zip-directory.ts';

const MAX_BYTES = 4 * 1024 * 1024;
const LOCAL_HEADER = 30;
const RELATIONSHIPS = /\.rels(?:$|\/)/i;
const FETCHED = /(?:^|\/)(?:attachedTemplate|oleObject|frame|subDocument|mailMerge(?:Header)?Source)$/i;
/** Noted as paths of the computer that the document was made on; a server's is another matter. */
const OFTEN_LOCAL = /(?:attachedTemplate|mailMerge(?:Header)?Source)$/i;
/**
 * Word notes there which template of this computer a document was made from: on a drive of Windows, or in a folder of a Mac that no server
 * is mounted in. `file:////Users/…`, as some Macs write it, is none: Word on Windows asks a server called 'Users' for it.
 */
const LOCAL_TEMPLATE = [
  /^file:\/\/\/[a-z]:(?:[\\/]|%5c)/i,
  /^file:\/\/(?:localhost)?\/(?:Users|Library|Applications)\/(?![\\/])/,
];
/** '..' leads out of the folder, whatever its dots are written like. */
const UPWARDS = /(?:[\\/]|%2f|%5c)(?:\.|%2e){2}(?:[\\/]|%2f|%5c)/i;

type Entry = NonNullable<ReturnType<typeof zipEntries>>[number];

/** Null: not readable within the bound. */
function unpack(bytes: Buffer, { name, encrypted, method, packed, offset }: Entry, most: number): Buffer | null {
  if (encrypted || !/\.rels$/i.test(name) || offset + LOCAL_HEADER > bytes.length) return null;
  const start = offset + LOCAL_HEADER + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const data = bytes.subarray(start, start + packed);
  if (method === 0) return data.length <= most ? data : null;
  if (method !== 8) return null;
  try {
    return inflateRawSync(data, { maxOutputLength: most });
  } catch {
    return null;
  }
}

/** What begins with '<' and ends otherwise than a tag. */
const OTHERS = [
  ['<!--', '-->'],
  ['<?', '?>'],
] as const;

/** Where the tag that begins at `from` ends: a '>' in a value is none. -1: nowhere. */
function endOfTag(xml: string, from: number): number {
  for (let at = from; at < xml.length; at++) {
    const letter = xml[at];
    if (letter === '>') return at + 1;
    if (letter !== '"' && letter !== "'") continue;
    at = xml.indexOf(letter, at + 1);
    if (at < 0) return -1;
  }
  return -1;
}

/** Null: not well formed, or with a DTD. */
function tagsOf(xml: string): string[] | null {
  const tags: string[] = [];
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
    const other = OTHERS.find(([begin]) => xml.startsWith(begin, at));
    if (!other && xml.startsWith('<!', at)) return null;
    const found = other ? xml.indexOf(other[1], at) : endOfTag(xml, at);
    if (found < 0) return null;
    const end = other ? found + other[1].length : found;
    if (!other) tags.push(xml.slice(at, end));
    at = end;
  }
  return tags;
}

/** A prefix is any name: letters of every language may stand in it. */
const RELATIONSHIP = /^<(?:[^\s:/>]+:)?Relationship(?=[\s/>])/;
const RELATIONS = /^<(?:[^\s:/>]+:)?Relationships(?=[\s/>])/;

/** One after the other, so that time grows with the length alone. Null: something else stands between them. */
function attributesOf(tag: string, from: number): Map<string, string> | null {
  const attribute = /\s+([\w:.-]+)\s*=\s*("[^"]*"|'[^']*')/y;
  const found = new Map<string, string>();
  let at = from;
  for (;;) {
    attribute.lastIndex = at;
    const [whole = '', name = '', value = ''] = attribute.exec(tag) ?? [];
    if (whole === '') return /^\s*\/?>$/.test(tag.slice(at)) ? found : null;
    found.set(name, value.slice(1, -1));
    at += whole.length;
  }
}

function fetches(tag: string): boolean {
  const [begin] = RELATIONSHIP.exec(tag) ?? [];
  if (begin === undefined) return false;
  const attributes = attributesOf(tag, begin.length);
  const type = attributes?.get('Type')?.trim() ?? '&';
  if (type.includes('&')) return true;
  if ((attributes?.get('TargetMode') ?? 'Internal') === 'Internal' || !FETCHED.test(type)) return false;
  const target = attributes?.get('Target') ?? '';
  return !(OFTEN_LOCAL.test(type) && LOCAL_TEMPLATE.some((place) => place.test(target)) && !UPWARDS.test(target));
}

function readsOutside(part: Buffer): boolean {
  const xml = part.toString('utf8');
  if (part.includes(0) || /^\ufeff?<\?xml\s[^>]*encoding\s*=\s*["'](?!utf-8["'])/i.test(xml)) return true;
  const tags = tagsOf(xml);
  return !tags?.some((tag) => RELATIONS.test(tag)) || tags.some(fetches);
}

export function fetchesFromOutside(bytes: Buffer): boolean {
  let left = MAX_BYTES;
  for (const entry of zipEntries(bytes, bytes.length) ?? []) {
    if (!RELATIONSHIPS.test(entry.name)) continue;
    const part = unpack(bytes, entry, left);
    if (part === null || readsOutside(part)) return true;
    left -= part.length;
  }
  return false;
}
