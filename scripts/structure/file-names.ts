/**
 * Every file of a module carries a name of `file-roles.ts`.
 *
 * In: a tree of sources, and the text of the glossary, whose terms may stand for what a file is about. Out: one sentence per file whose
 * last word is not listed or stands in a package where its role has no place.
 * Source: docs/decisions/046-words.md.
 */
import { FILE_ROLES, type Pack, SUBJECTS } from './file-roles.ts';
import { operationsByModule } from './operations.ts';
import { type Place, place, type Tree } from './tree.ts';

const PACKS: readonly string[] = ['domain', 'server', 'web'] satisfies Pack[];
const KEBAB = /^[a-z]+(-[a-z]+)*$/;
const COMPONENT_OR_HOOK = /^([A-Z]|use[A-Z])\w*$/;

export function fileNameViolations(tree: Tree, glossary: string): string[] {
  const terms = new Set([...termsOf(glossary), ...moduleNames(tree)]);
  const operations = operationsByModule(tree);
  return [...tree.keys()].flatMap((path) => {
    const at = place(path);
    if (at.room !== 'modules' || !PACKS.includes(at.pack) || at.test || /-for-tests\.tsx?$/.test(at.file)) return [];
    const parts = at.file.replace(/\.tsx?$/, '').split('.');
    const last = parts.at(-1) ?? '';
    const before = parts.slice(0, -1);
    const odd = before.find((part) => !KEBAB.test(part));
    if (odd !== undefined) return [`${path}: '${odd}' is written in small letters and hyphens`];
    if (before.length === 0 || COMPONENT_OR_HOOK.test(last)) return [];
    return judged(path, at, last, operations, terms);
  });
}

/** Entries of the list that no file uses any more: one sentence each. */
export function unusedFileNames(tree: Tree): string[] {
  const used = new Set(
    [...tree.keys()].map((path) =>
      path
        .replace(/\.tsx?$/, '')
        .split('.')
        .at(-1),
    ),
  );
  return [...Object.keys(FILE_ROLES), ...Object.keys(SUBJECTS)]
    .filter((word) => !used.has(word))
    .map((word) => `${word}: listed in file-roles.ts, but no file is called so`);
}

function judged(
  path: string,
  at: Place,
  last: string,
  operations: Map<string, Set<string>>,
  terms: Set<string>,
): string[] {
  const role = Object.hasOwn(FILE_ROLES, last) ? FILE_ROLES[last] : undefined;
  if (role?.in.some((pack) => pack === at.pack)) return [];
  if (role) return [`${path}: '${last}' is a role in ${role.in.join(' and ')} (file-roles.ts): ${role.holds}`];
  const known =
    Object.hasOwn(SUBJECTS, last) || terms.has(stem(last)) || operations.get(`${at.area}/${at.module}`)?.has(last);
  return known
    ? []
    : [`${path}: '${last}' is no role (file-roles.ts), no operation of the module, no term of the glossary`];
}

function moduleNames(tree: Tree): string[] {
  return [...tree.keys()].map((path) => stem(place(path).module)).filter((name) => name !== '');
}

/** The words in bold or code at the beginning of each row of the glossary's tables, without accents and in the singular. */
function termsOf(glossary: string): Set<string> {
  const found = new Set<string>();
  for (const [, first = ''] of glossary.matchAll(/^\|([^|]+)\|/gm)) {
    for (const [, bold, code] of first.matchAll(/\*\*([^*]+)\*\*|`([^`]+)`/g)) {
      for (const word of (bold ?? code ?? '').split(/[\s_]+/)) if (word.length > 3) found.add(stem(word));
    }
  }
  return found;
}

/** 'Retenções' and 'retencao' are one word: small letters, no accents, no plural ending. */
const stem = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/(oes|ao)$/, 'o')
    .replace(/(eis|el)$/, 'e')
    .replace(/s$/, '');
