import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { tidyText } from './tidy-text.ts';

describe('what nobody sees', () => {
  it.each([
    ['  Ana  ', 'Ana'],
    ['\u202a12/2026\u202c', '12/2026'],
    ['NF\u200b 123\u00ad4', 'NF 1234'],
    ['Fatura\u202egnp.exe', 'Faturagnp.exe'],
    ['A\u0007\u001bB\u0085', 'AB'],
    ['linha 1\r\nlinha\t2', 'linha 1\r\nlinha\t2'],
    ['👩‍👩‍👧 😀 ❤️', '👩‍👩‍👧 😀 ❤️'],
    ['Joa\u0303o', 'João'],
    ['A\ud800B', 'A\ufffdB'],
    ['\u200b\u200d\u2060\u3164', ''],
    ['\ufeff', ''],
    ['', ''],
  ])('%j becomes %j', (typed, kept) => expect(tidyText(typed)).toBe(kept));

  it('NUL is left for the caller to refuse', () => expect(tidyText('A\0B')).toBe('A\0B'));
  it('changes nothing the second time', () => {
    const characters = [
      'a',
      'e',
      ' ',
      '\n',
      '\0',
      '\u0007',
      '\u0301',
      '\u0338',
      '\u00a0',
      '\u200b',
      '\u200d',
      '\u202e',
    ];
    const some = fc.constantFrom(...characters, '\ud83d', '\ude00', '\ufeff', '\uac00', '\u11a8');
    fc.assert(
      fc.property(fc.array(some, { maxLength: 12 }), (typed) => {
        const tidy = tidyText(typed.join(''));
        expect(tidyText(tidy)).toBe(tidy);
      }),
    );
  });
});
