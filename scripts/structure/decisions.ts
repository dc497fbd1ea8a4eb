/**
 * The index of decisions is whole: every record is listed under its own title, and no number is used twice.
 *
 * In: the documents by path. Out: one sentence per record or line that does not fit. A number may be missing: it was
 * given to work that ended without a record.
 */
import { posix } from 'node:path';
import type { Tree } from './tree.ts';

const FOLDER = 'docs/decisions/';
const INDEX = `${FOLDER}README.md`;
const TEMPLATE = '000-template.md';

export function decisionViolations(documents: Tree): string[] {
  const found: string[] = [];
  const listed = new Map(
    [...(documents.get(INDEX) ?? '').matchAll(/^- \[(.+)\]\((.+)\)$/gm)].map(([, title = '', file = '']) => [
      file,
      title,
    ]),
  );
  const numbers = new Map<string, string>();
  for (const [path, text] of documents) {
    const file = posix.basename(path);
    if (posix.dirname(path) !== posix.dirname(INDEX) || path === INDEX || file === TEMPLATE) continue;
    const number = /^\d{3}(?=-[a-z0-9-]+\.md$)/.exec(file)?.[0];
    const title = /^# (.+)\n/.exec(text)?.[1] ?? '';
    if (!number) found.push(`${path}: is named NNN-a-few-words.md`);
    else if (!title.startsWith(`${number}. `)) found.push(`${path}: begins with '# ${number}. ' and its title`);
    const other = number && numbers.get(number);
    if (other) found.push(`${path}: number ${number} is already that of ${other}`);
    if (number) numbers.set(number, file);
    if (listed.get(file) !== title) found.push(`${INDEX}: lists ${file} as '${title}'`);
  }
  for (const file of listed.keys()) {
    if (!documents.has(FOLDER + file)) found.push(`${INDEX}: ${file} is not there`);
  }
  return found;
}
