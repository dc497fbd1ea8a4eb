import { deflateRawSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { readTable } from './index.ts';
import { zipOf } from './xlsx-for-tests.ts';

const workbook =
  '<workbook><sheets><sheet name="B" sheetId="2" r:id="rId7"/><sheet name="A" r:id="rId1"/></sheets></workbook>';
const rels =
  '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/><Relationship Id="rId7" Target="/xl/worksheets/segunda.xml"/></Relationships>';
const book = (sheet: string, strings = '') =>
  zipOf({
    'xl/workbook.xml': workbook,
    'xl/_rels/workbook.xml.rels': rels,
    'xl/worksheets/segunda.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
    'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row><c><v>outra</v></c></row></sheetData></worksheet>',
    ...(strings && { 'xl/sharedStrings.xml': `<sst>${strings}</sst>` }),
  });

describe('an .xlsx', () => {
  it('is its first sheet: shared, inline and plain texts, numbers, gaps, entities, kept results of formulas', () => {
    const bytes = book(
      `<row r="1"><c r="A1" t="s"><v>0</v></c><c r="C1" t="inlineStr"><is><t>em linha</t></is></c></row><row r="2"/>
       <row r="3"><c r="A3"><v>44197</v></c><c r="B3" t="str"><f>A1&amp;"x"</f><v>feito</v></c><c r="D3" t="s"><v>1</v></c></row>`,
      `<si><t xml:space="preserve"> JOÃO &amp; </t></si><si><r><t>D&apos;</t></r><r><t>ÁVILA &#65;&#x42;</t></r><rPh><t>não</t></rPh></si>`,
    );
    expect(readTable(bytes, 10)).toEqual([[' JOÃO & ', '', 'em linha'], [], ['44197', 'feito', '', "D'ÁVILA AB"]]);
  });

  it('that is broken, has no sheet, or is another kind of zip is refused', () => {
    const whole = book('<row><c><v>1</v></c></row>');
    expect(() => readTable(whole.subarray(0, whole.length - 30), 10)).toThrow('unreadable');
    expect(() => readTable(zipOf({ 'word/document.xml': '<x/>' }), 10)).toThrow('unreadable');
    for (let at = 0; at < whole.length; at += 7) {
      const bent = Buffer.from(whole);
      bent[at] = (bent[at] ?? 0) ^ 0xff;
      // Whatever it reads, it ends, and fails only as a spreadsheet does.
      try {
        readTable(bent, 10);
      } catch (error) {
        expect(String(error)).toMatch(/SpreadsheetError/);
      }
    }
  });

  it('that unpacks beyond all measure, or has too many rows, is refused', () => {
    expect(() => readTable(book(' '.repeat(65 * 1024 * 1024)), 10)).toThrow('too_large');
    expect(() => readTable(book('<row/>'.repeat(11)), 10)).toThrow('too_large');
    expect(readTable(book('<row/>'.repeat(10)), 10)).toHaveLength(10);
  });

  it('keeps no column beyond the two hundredth', () => {
    expect(readTable(book('<row><c r="XFD1"><v>1</v></c><c r="A1"><v>2</v></c></row>'), 10)).toEqual([['2']]);
  });
});

describe('a text', () => {
  it.each([
    [
      'semicolons',
      'A;B,C\n1;2',
      [
        ['A', 'B,C'],
        ['1', '2'],
      ],
    ],
    [
      'tabs',
      'A\tB\n1\t2;3',
      [
        ['A', 'B'],
        ['1', '2;3'],
      ],
    ],
    [
      'commas and quotes',
      '"A, x",B\r\n1,"2 ""y"""',
      [
        ['A, x', 'B'],
        ['1', '2 "y"'],
      ],
    ],
    ['a byte order mark', '\ufeffA;B', [['A', 'B']]],
  ])('is read with %s', (_, text, rows) => expect(readTable(Buffer.from(text), 10)).toEqual(rows));

  it('is read as Windows writes it', () => {
    expect(readTable(Buffer.from('JO\xc3O;A\xc7\xc3O', 'latin1'), 10)).toEqual([['JOÃO', 'AÇÃO']]);
  });

  it('that is none, or too long, is refused', () => {
    expect(() => readTable(deflateRawSync(Buffer.alloc(4096)), 10)).toThrow('unreadable');
    expect(() => readTable(Buffer.from('a\n'.repeat(12)), 10)).toThrow('too_large');
  });
});
