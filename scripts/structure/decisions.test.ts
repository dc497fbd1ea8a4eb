import { expect, it } from 'vitest';
import { decisionViolations } from './decisions.ts';

const RECORD = '# 001. A choice\n\n2026-11-22 · accepted\n';
const INDEX = '# Decisions\n\n- [001. A choice](001-choice.md)\n';
const documents = (files: Record<string, string>) =>
  new Map(Object.entries(files).map(([file, text]) => [`docs/decisions/${file}`, text]));

it('a record that is listed under its title is right', () => {
  expect(decisionViolations(documents({ 'README.md': INDEX, '001-choice.md': RECORD, '000-template.md': '' }))).toEqual(
    [],
  );
});

it('a record that is not listed, or under another title, is told', () => {
  const told = [expect.stringMatching(/lists 001-choice\.md as '001\. A choice'/)];
  expect(decisionViolations(documents({ 'README.md': '', '001-choice.md': RECORD }))).toEqual(told);
  const other = INDEX.replace('A choice', 'Another');
  expect(decisionViolations(documents({ 'README.md': other, '001-choice.md': RECORD }))).toEqual(told);
});

it('a number is used once', () => {
  const twice = documents({
    'README.md': `${INDEX}- [001. A choice](001-again.md)\n`,
    '001-choice.md': RECORD,
    '001-again.md': RECORD,
  });
  expect(decisionViolations(twice)).toEqual([expect.stringMatching(/already that of 001-choice\.md/)]);
});

it('file and title carry the same number', () => {
  const other = documents({ 'README.md': '- [002. A choice](001-choice.md)\n', '001-choice.md': '# 002. A choice\n' });
  expect(decisionViolations(other)).toEqual([expect.stringMatching(/begins with '# 001\. '/)]);
  expect(decisionViolations(documents({ 'README.md': '- [x](notes.md)\n', 'notes.md': '# x\n' }))).toEqual([
    expect.stringMatching(/is named NNN/),
  ]);
});

it('a line without its record is told', () => {
  expect(decisionViolations(documents({ 'README.md': INDEX }))).toEqual([expect.stringMatching(/is not there/)]);
});
