/**
 * House rules about one file at a time: docstring, length, names, exports, clock, environment, tests that do not run.
 *
 * In: a tree of sources. Out: one sentence per violation. Source: docs/architecture.md, "Rules that a test holds".
 */
import { castViolations } from './casts.ts';
import { lineOf } from './scan.ts';
import { place, scan, type Tree } from './tree.ts';

const LONGEST = 400;
const NAMELESS = new Set(['utils', 'util', 'helpers', 'helper', 'common', 'misc', 'shared', 'lib']);

type Rule = (path: string, text: string) => string[];

const RULES: Rule[] = [
  docstring,
  length,
  names,
  defaultExport,
  environment,
  clock,
  idleTests,
  suppressions,
  castViolations,
  unfinished,
  lightRoutes,
];

export function codeViolations(tree: Tree): string[] {
  return [...tree].flatMap(([path, text]) => RULES.flatMap((rule) => rule(path, text)));
}

/** A module says first what it is for. Components and tests say it by their name. */
function docstring(path: string, text: string): string[] {
  const { file } = place(path);
  const exempt = /\.(test|spec)\.tsx?$|\.tsx$|\.gen\.ts$|\.d\.ts$/.test(file);
  if (exempt || /^(#![^\n]*\n)?\s*\/\*\*[\s*]*[^\s*/]/.test(text)) return [];
  return [`${path}: begins with a docstring /** … */ that says its purpose, shapes, units, errors, source`];
}

function length(path: string, text: string): string[] {
  if (/\.gen\.ts$/.test(path)) return [];
  const lines = text.trimEnd().split('\n').length;
  if (lines <= LONGEST) return [];
  const first = /\/\*\*[\s\S]*?\*\//.exec(text)?.[0] ?? '';
  return /^\s*\*?\s*Length:/m.test(first)
    ? []
    : [`${path}: ${lines} lines; past ${LONGEST} split it, or say why not in the docstring ("Length: …")`];
}

function names(path: string): string[] {
  const bad = path.split('/').find((part) => NAMELESS.has(part.replace(/(\.[a-z]+)+$/, '').toLowerCase()));
  return bad ? [`${path}: '${bad}' is no name; what does it hold?`] : [];
}

function defaultExport(path: string, text: string): string[] {
  if (/\.config\.ts$/.test(path)) return [];
  return hits(text, /\bexport\s+default\b|\bexport\s*\{[^}]*\bas\s+default\b/g).map(
    (line) => `${path}:${line}: named exports only`,
  );
}

function environment(path: string, text: string): string[] {
  const { pack, room, part, test } = place(path);
  const open =
    test ||
    ['scripts', 'bench'].includes(pack) ||
    (room === 'platform' && part === 'config') ||
    /\.config\.ts$/.test(path);
  if (open) return [];
  return hits(text, /\bprocess\s*\.\s*env\b|\bprocess\s*\[/g).map(
    (line) => `${path}:${line}: only platform/config reads process.env`,
  );
}

/** Domain gets dates handed in; the server asks its clock. A test fixes them. How long something takes is another matter. */
function clock(path: string, text: string): string[] {
  const { pack, room, part, test } = place(path);
  const ruled = pack === 'domain' || pack === 'server';
  if (!ruled || test || (room === 'platform' && part === 'clock')) return [];
  return hits(text, /\bDate\s*\.\s*now\b|\bnew\s+Date\s*(\(\s*\)|(?![\s\w(]))|(?<!new\s)\bDate\s*\(\s*\)/g).map(
    (line) => `${path}:${line}: takes the time from the clock that is handed in (a duration: performance.now())`,
  );
}

function idleTests(path: string, text: string): string[] {
  if (!/\.(test|spec)\.tsx?$/.test(path)) return [];
  return hits(
    text,
    /\b(?:it|test|describe)\s*\.\s*(?:skip|todo|only|fixme|fails|skipIf|runIf)\b|\bx(?:it|describe)\s*\(/g,
  ).map((line) => `${path}:${line}: every test runs`);
}

/** `biome-ignore lint/x: reason`, `@ts-expect-error reason`; `@ts-expect-error` and `@ts-nocheck` hide more than is meant. */
function suppressions(path: string, text: string): string[] {
  const { comments } = scan(text).masked;
  const found: string[] = [];
  for (const [index, line] of comments.split('\n').entries()) {
    const silent =
      /biome-ignore(-\w+)?\s+[\w/]+\s*(:\s*(\*\/)?\s*)?$/.test(line) ||
      /biome-ignore(-\w+)?\s+[\w/]+\s*:\s*<explanation>/.test(line) ||
      /^\W*@ts-expect-error[\s:*/]*$/.test(line) ||
      /^\W*@ts-(ignore|nocheck)\b/.test(line);
    if (silent) found.push(`${path}:${index + 1}: a suppression carries its reason (and @ts-ignore is never right)`);
  }
  return found;
}

/** The brackets in the pattern keep this file from being a finding itself. */
function unfinished(path: string, text: string): string[] {
  const { comments } = scan(text).masked;
  return hits(comments, /\b(?:T[O]DO|F[I]XME|X[X]X|H[A]CK)\b(?!\(#\d+\))/g, false).map(
    (line) => `${path}:${line}: finish it, or name its issue: (#12)`,
  );
}

/** Lines where the pattern stands in code (or, with `code` false, in the text as given). */
function hits(text: string, pattern: RegExp, code = true): number[] {
  const searched = code ? scan(text).masked.code : text;
  return [...searched.matchAll(pattern)].map((match) => lineOf(searched, match.index));
}

/** The entry loads every module's table of routes: a page's title comes from its `.name.ts`, or every text comes along. */
function lightRoutes(path: string, text: string): string[] {
  if (!path.endsWith('.routes.tsx')) return [];
  return hits(text, /\b\w+(Messages|Errors|Motivos)\b/g).map(
    (line) => `${path}:${line}: a table of routes takes names from '<module>.name.ts', not from the module's messages`,
  );
}
