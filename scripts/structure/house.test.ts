/** Applies the house rules to the checkout; the rules themselves are tested in the files beside them. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { MODULES } from '../../packages/server/src/modules.ts';
import { areaNameViolations } from './area-names.ts';
import { NAMES_LEFT } from './area-names-left.ts';
import { codeViolations } from './code-rules.ts';
import { decisionViolations } from './decisions.ts';
import { fileNameViolations, unusedFileNames } from './file-names.ts';
import { cycles, importViolations, zodReached } from './import-rules.ts';
import { layoutViolations } from './layout.ts';
import { deadLinks } from './links.ts';
import { lonelyModules } from './lonely-modules.ts';
import { PLATFORM_TABLES } from './platform-tables.ts';
import { ownersOf, tablesOf, tableViolations } from './tables.ts';
import { ROOT, readTree } from './tree.ts';
import { verbViolations } from './verbs.ts';

const sources = readTree(/\.tsx?$/);
const documents = readTree(/\.md$/);

it('there is something to check', () => {
  expect(sources.size).toBeGreaterThan(20);
});

it('every import goes in an allowed direction', () => {
  expect(importViolations(sources)).toEqual([]);
});

it('no files import each other in a circle', () => {
  expect(cycles(sources)).toEqual([]);
});

it('lists, rules, messages, kernel and access carry no zod into the browser', () => {
  expect(zodReached(sources)).toEqual([]);
});

it('every file has its docstring, its measure and a name, and takes time and settings from where they belong', () => {
  expect(codeViolations(sources)).toEqual([]);
});

it('domain, server and web have the same areas and modules', () => {
  expect(layoutViolations(sources, lonelyModules)).toEqual([]);
});

it('technical verbs are English', () => {
  expect(verbViolations(sources)).toEqual([]);
});

it('files of modules have one name per role, from the closed list', () => {
  expect(fileNameViolations(sources, documents.get('docs/glossary.md') ?? '')).toEqual([]);
  expect(unusedFileNames(sources)).toEqual([]);
});

it('no link in the documents points nowhere', () => {
  expect(deadLinks(documents, (path) => existsSync(join(ROOT, path)))).toEqual([]);
});

it('every decision is listed under its title, and no number is used twice', () => {
  expect(decisionViolations(documents)).toEqual([]);
});

it('.nvmrc names the Node that npm brings', () => {
  const manifest: { dependencies: { node: string } } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  expect(readFileSync(join(ROOT, '.nvmrc'), 'utf8').trim()).toBe(manifest.dependencies.node);
});

it('every table has one owner, and nobody else writes it or reads it unasked', () => {
  const tables = tablesOf(sources.get('packages/server/src/platform/db/schema.gen.ts') ?? '');
  expect(tables.size).toBeGreaterThan(40);
  expect(tableViolations(sources, ownersOf(sources, MODULES, PLATFORM_TABLES), tables)).toEqual([]);
});

it('the platform and sistema name no other area', () => {
  expect(areaNameViolations(sources, NAMES_LEFT)).toEqual([]);
});
