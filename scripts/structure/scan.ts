/**
 * Reads TypeScript without a compiler: blanks comments and strings, and lists imports. TypeScript 7 ships no API for it.
 *
 * `mask` keeps every position and line break, so that a place found in the masked text is the place in the file.
 * Known limits, harmless here: a string ends at a line break at the latest (JSX text with an apostrophe), and a
 * regular expression is recognised by what stands before its slash.
 */

export interface Masked {
  /** Comments and the contents of strings are blank; what is left is code. */
  code: string;
  /** Only comments are left. */
  comments: string;
}

export interface Import {
  specifier: string;
  /** Erased at run time: `import type`, `export type … from`. */
  typeOnly: boolean;
  /** `import('…')`: not part of the first chunk. */
  dynamic: boolean;
  line: number;
}

const BEFORE_REGEX = /(?:^|[(,=:[!&|?{;+\-*%~^])$|\b(?:return|typeof|case|of|in)$/;

export function mask(text: string): Masked {
  const code = text.split('');
  const comments = text.replace(/[^\n]/g, ' ').split('');
  /** Depth of braces at which each open template literal continues. */
  const templates: number[] = [];
  let depth = 0;
  let significant = '';

  const blank = (from: number, to: number, comment: boolean) => {
    for (let at = from; at < to; at++) {
      if (comment) comments[at] = text[at] ?? ' ';
      if (text[at] !== '\n') code[at] = ' ';
    }
  };
  const endOfLine = (from: number) => {
    const at = text.indexOf('\n', from);
    return at < 0 ? text.length : at;
  };
  const template = (from: number): number => {
    let at = from;
    while (at < text.length) {
      if (text[at] === '\\') at += 2;
      else if (text[at] === '`') break;
      else if (text[at] === '$' && text[at + 1] === '{') {
        blank(from, at, false);
        templates.push(depth++);
        return at + 2;
      } else at++;
    }
    blank(from, Math.min(at, text.length), false);
    return at + 1;
  };

  let at = 0;
  while (at < text.length) {
    const char = text[at] as string;
    const next = text[at + 1];
    if (char === '/' && next === '/') {
      const end = endOfLine(at);
      blank(at, end, true);
      at = end;
    } else if (char === '/' && next === '*') {
      const close = text.indexOf('*/', at + 2);
      const end = close < 0 ? text.length : close + 2;
      blank(at, end, true);
      at = end;
    } else if (char === "'" || char === '"') {
      let end = at + 1;
      while (end < text.length && text[end] !== char && text[end] !== '\n') end += text[end] === '\\' ? 2 : 1;
      blank(at + 1, Math.min(end, text.length), false);
      significant = char;
      at = text[end] === '\n' ? end : end + 1;
    } else if (char === '`') {
      significant = char;
      at = template(at + 1);
    } else if (char === '/' && BEFORE_REGEX.test(significant)) {
      let end = at + 1;
      let inClass = false;
      while (end < text.length && text[end] !== '\n' && (inClass || text[end] !== '/')) {
        if (text[end] === '[') inClass = true;
        else if (text[end] === ']') inClass = false;
        end += text[end] === '\\' ? 2 : 1;
      }
      blank(at + 1, Math.min(end, text.length), false);
      significant = ')';
      at = end + 1;
    } else {
      if (char === '{') depth++;
      else if (char === '}') {
        depth--;
        if (templates.at(-1) === depth) {
          templates.pop();
          significant = '`';
          at = template(at + 1);
          continue;
        }
      }
      if (!/\s/.test(char)) significant = (significant + char).slice(-8);
      at++;
    }
  }
  return { code: code.join(''), comments: comments.join('') };
}

const STATIC = /(?:^|[\s;}])(import|export)\s*(type\s)?(?:\s*[\w$*{][^'"`;=()]*?[\s}]from)?\s*(['"])/g;
const DYNAMIC = /\bimport\s*\(\s*(['"])/g;

export function imports(text: string): Import[] {
  const { code } = mask(text);
  const found: Import[] = [];
  const add = (match: RegExpExecArray, quote: string, typeOnly: boolean, dynamic: boolean) => {
    const start = match.index + match[0].length;
    const specifier = text.slice(start, text.indexOf(quote, start));
    found.push({ specifier, typeOnly, dynamic, line: lineOf(text, start) });
  };
  for (const match of code.matchAll(STATIC)) add(match, match[3] as string, match[2] !== undefined, false);
  for (const match of code.matchAll(DYNAMIC)) add(match, match[1] as string, false, true);
  return found;
}

export function lineOf(text: string, position: number): number {
  return text.slice(0, position).split('\n').length;
}
