import { describe, expect, it } from 'vitest';
import { fileProblem, MAX_BYTES, sizeText } from './upload.ts';

const file = (name: string, type: string, size: number) => ({ name, type, size });

describe('a file before it is sent', () => {
  it.each([
    [file('contrato.pdf', 'application/pdf', 1000), null],
    [file('contrato.PDF', '', 1000), null],
    [file('foto.png', 'image/png', 1000), 'Somente arquivos PDF são aceitos.'],
    [file('contrato.pdf', 'text/html', 1000), 'Somente arquivos PDF são aceitos.'],
    [file('contrato.pdf', 'application/pdf', 0), 'O arquivo está vazio.'],
    [file('contrato.pdf', 'application/pdf', MAX_BYTES), null],
    [file('contrato.pdf', 'application/pdf', MAX_BYTES + 1), 'O arquivo passa do limite de 20 MB.'],
  ])('%j: %s', (one, problem) => expect(fileProblem(one)).toBe(problem));
});

it.each([
  [0, '0 B'],
  [421_888, '412 KB'],
  [1_572_864, '1,5 MB'],
  [20_971_520, '20 MB'],
])('%i bytes read %s', (bytes, text) => expect(sizeText(bytes)).toBe(text));
