import { describe, expect, it } from 'vitest';
import {
  fileAccept,
  fileHint,
  fileNotRecognised,
  fileNoun,
  fileProblem,
  fileTooLarge,
  formatBytes,
  kindOfName,
} from './file-kinds.ts';
import { type FileRule, MAX_FILE_BYTES, onlyPdf, opensInBrowser } from './file-rule.ts';

const pdf = onlyPdf('despesas');
const varios: FileRule = { modulo: 'autoridades', kinds: ['pdf', 'png', 'docx'], maxBytes: 5_000_000 };
const file = (name: string, type: string, size: number) => ({ name, type, size });
const DOCX = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

describe('a file before it is sent', () => {
  it.each([
    [file('contrato.pdf', 'application/pdf', 1000), null],
    [file('contrato.PDF', '', 1000), null],
    [file('foto.png', 'image/png', 1000), 'Somente arquivos PDF são aceitos.'],
    [file('foto.png', '', 1000), 'Somente arquivos PDF são aceitos.'],
    [file('contrato.pdf', 'text/html', 1000), 'Somente arquivos PDF são aceitos.'],
    [file('contrato', '', 1000), 'Somente arquivos PDF são aceitos.'],
    [file('contrato.pdf', 'application/pdf', 0), 'O arquivo está vazio.'],
    [file('contrato.pdf', 'application/pdf', MAX_FILE_BYTES), null],
    [file('contrato.pdf', 'application/pdf', MAX_FILE_BYTES + 1), 'O arquivo passa do limite de 20 MB.'],
  ])('%j for PDFs alone: %s', (one, problem) => expect(fileProblem(pdf, one)).toBe(problem));

  it.each([
    [file('foto.png', 'image/png', 1000), null],
    [file('ata.docx', DOCX, 1000), null],
    [file('foto.jpg', 'image/jpeg', 1000), 'Somente arquivos PDF, PNG e DOCX são aceitos.'],
    [file('foto.png', 'image/png', 5_000_001), 'O arquivo passa do limite de 4,8 MB.'],
  ])('%j for several kinds: %s', (one, problem) => expect(fileProblem(varios, one)).toBe(problem));
});

it('texts and the choice of files follow the rule', () => {
  expect(fileAccept(pdf)).toBe('application/pdf,.pdf');
  expect(fileAccept(varios)).toBe(`application/pdf,.pdf,image/png,.png,${DOCX},.docx`);
  expect(fileHint(pdf, { single: false, required: false })).toBe('Somente PDF, até 20 MB cada');
  expect(fileHint(pdf, { single: true, required: false })).toBe('Somente PDF, até 20 MB');
  expect(fileHint(pdf, { single: true, required: true })).toBe('Obrigatório: um PDF de até 20 MB');
  expect(fileHint(varios, { single: false, required: false })).toBe('Somente PDF, PNG e DOCX, até 4,8 MB cada');
  expect([fileNoun(pdf), fileNoun(varios)]).toEqual(['PDF', 'arquivo']);
  expect(fileNotRecognised(pdf)).toBe('O arquivo não é um PDF válido.');
  expect(fileNotRecognised(varios)).toBe('O arquivo não é um PDF, PNG ou DOCX válido.');
  expect(fileTooLarge(pdf, 'a.pdf')).toBe('O arquivo passa do limite de 20 MB.');
});

it('an owner with words of its own says them', () => {
  const rule: FileRule = {
    ...pdf,
    textos: { tipo: 'Não permitido.', tamanho: (nome) => `${nome} é grande.`, limite: '5 Megabytes' },
  };
  expect(fileNotRecognised(rule)).toBe('Não permitido.');
  expect(fileTooLarge(rule, 'a.pdf')).toBe('a.pdf é grande.');
  expect(fileHint(rule, { single: true, required: false })).toBe('Somente PDF, até 5 Megabytes');
  expect(fileProblem(rule, { name: 'a.exe', type: 'application/x-msdownload', size: 1 })).toBe('Não permitido.');
  expect(fileProblem(rule, { name: 'a.pdf', type: 'application/pdf', size: MAX_FILE_BYTES + 1 })).toBe(
    'a.pdf é grande.',
  );
});

it.each([
  ['application/pdf', true],
  ['image/png', true],
  ['video/mp4', false],
  ['application/msword', false],
])('%s opens in the browser: %s', (tipo, opens) => expect(opensInBrowser(tipo)).toBe(opens));

it.each([
  ['nota.pdf', 'pdf'],
  ['FOTO.JPEG', 'jpeg'],
  ['foto.jpg', 'jpeg'],
  ['ata.v2.odt', 'odt'],
  ['programa.exe', undefined],
  ['pdf', undefined],
])('the name %s says %s', (name, kind) => expect(kindOfName(name)).toBe(kind));

it.each([
  [0, '0 B'],
  [421_888, '412 KB'],
  [1_572_864, '1,5 MB'],
  [20_971_520, '20 MB'],
])('%i bytes read %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));
