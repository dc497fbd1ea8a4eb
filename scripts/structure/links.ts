/**
 * Links in Markdown that point nowhere: relative files, and headings (`#…`) in the same or another document.
 *
 * In: a tree of Markdown files and a way to ask whether a path exists. Out: one sentence per dead link.
 * Addresses on the network are not tried: tests need none.
 */
import { posix } from 'node:path';
import { lineOf } from './scan.ts';
import type { Tree } from './tree.ts';

export function deadLinks(documents: Tree, exists: (path: string) => boolean): string[] {
  const found: string[] = [];
  for (const [path, raw] of documents) {
    const text = withoutCode(raw);
    const targets = [
      ...text.matchAll(/!?\[[^\]]*\]\(\s*<?([^)>\s]+)>?[^)]*\)/g),
      ...text.matchAll(/^\[[^\]]+\]:\s*(\S+)/gm),
    ];
    for (const match of targets) {
      const link = match[1] as string;
      if (/^[a-z][a-z0-9+.-]*:/i.test(link)) continue;
      const [file = '', heading] = link.split('#');
      const target = file ? posix.normalize(posix.join(posix.dirname(path), decodeURI(file))) : path;
      const where = `${path}:${lineOf(text, match.index)}: ${link}`;
      if (target.startsWith('..') || !exists(target)) found.push(`${where} points nowhere`);
      else if (heading && documents.has(target) && !headings(documents.get(target) ?? '').has(heading)) {
        found.push(`${where} names a heading that is not there`);
      }
    }
  }
  return found;
}

/** Anchors as GitHub makes them. */
function headings(text: string): Set<string> {
  return new Set(
    [...text.replace(FENCED, '').matchAll(/^#{1,6}\s+(.+?)\s*#*$/gm)].map((match) =>
      (match[1] as string)
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .replace(/\s/g, '-'),
    ),
  );
}

const FENCED = /^```[\s\S]*?^```/gm;

/** Examples in code are no links. Blanks keep the line numbers. */
function withoutCode(text: string): string {
  const blank = (code: string) => code.replace(/[^\n]/g, ' ');
  return text.replace(FENCED, blank).replace(/`[^`\n]*`/g, blank);
}
