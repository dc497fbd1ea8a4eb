import { randomBytes } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { pdfBytes } from './files-for-tests.ts';
import { scanPdf } from './pdf-scan.ts';
import { scanPdfAside } from './pdf-scan-aside.ts';

const latin = (text: string) => Buffer.from(text, 'latin1');
/** A small PDF with these objects in its body. */
const withObjects = (...objects: (Buffer | string)[]): Buffer =>
  Buffer.concat([
    latin('%PDF-1.7\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n'),
    ...objects.map((one) => (typeof one === 'string' ? latin(`${one}\n`) : one)),
    latin('\ntrailer<</Root 1 0 R>>\nstartxref\n0\n%%EOF\n'),
  ]);
const stream = (dictionary: string, data: Buffer) =>
  Buffer.concat([
    latin(`9 0 obj\n<<${dictionary}/Length ${data.length}>>\nstream\r\n`),
    data,
    latin('\nendstream\nendobj\n'),
  ]);
const objects = (text: string) => latin(`7 0 ${text}`);
const objectStream = (text: string, dictionary = '/Type/ObjStm/N 1/First 4/Filter/FlateDecode') =>
  stream(dictionary, deflateSync(objects(text)));

const SCRIPT = '<</S/JavaScript/JS(app.alert\\(1\\))>>';

describe('what acts is found', () => {
  it.each<[string, Buffer]>([
    ['a script', withObjects(`5 0 obj${SCRIPT}endobj`)],
    ['a script with escaped names', withObjects('5 0 obj<</S/J#61vaScript/#4a#53(app.alert\\(1\\))>>endobj')],
    ['a key with every letter escaped', withObjects('5 0 obj<</S/Rendition/#4A#53 6 0 R>>endobj')],
    ['a script in hexadecimal', withObjects('5 0 obj<</S/Rendition/JS <6170702e>>>endobj')],
    ['the tree of scripts', withObjects('1 0 obj<</Names<</JavaScript 8 0 R>>>>endobj')],
    ['an opening that launches', withObjects('1 0 obj<</OpenAction<</S/Launch/F(cmd.exe)>>>>endobj')],
    ['a launch with white space and a comment between', withObjects('5 0 obj<</S \t\n%nada\n % (\r/#4caunch>>endobj')],
    ['a launch behind a percent sign in a string', withObjects('5 0 obj<</T(100%)/S/Launch/F(x)>>endobj')],
    ['a name that stands alone', withObjects('5 0 obj<</S 6 0 R/F(x)>>endobj', '6 0 obj /Launch endobj')],
    [
      'an object inside a string, where a table may lead',
      withObjects('5 0 obj(6 0 obj<</S/Launch/F(x)>>endobj)endobj'),
    ],
    ['an object inside a stream’s data', withObjects(stream('', latin(`6 0 obj${SCRIPT}endobj`)))],
    ['a script in an object stream', withObjects(objectStream(SCRIPT))],
    ['a launch in one, escaped', withObjects(objectStream('<</S/L#61unch/F(cmd.exe)>>'))],
    ['a name alone in one', withObjects(objectStream('/Launch'))],
    [
      'in one whose type is escaped',
      withObjects(objectStream(SCRIPT, '/Type/Obj#53tm/N 1/First 4/Filter/Flate#44ecode')),
    ],
    [
      'in one whose type stands elsewhere',
      withObjects(objectStream(SCRIPT, '/Type 8 0 R/N 1/First 4/Filter/FlateDecode')),
    ],
    [
      'in one whose filter stands elsewhere',
      withObjects(objectStream(SCRIPT, '/Type/ObjStm/N 1/First 4/Filter 8 0 R')),
    ],
    [
      'in one with a false end in a string',
      withObjects(objectStream(SCRIPT, '/Type/ObjStm/N 1/First 4/X(endobj 3 0 obj)/Filter/FlateDecode')),
    ],
    [
      'in one under two filters',
      withObjects(
        stream(
          '/Type/ObjStm/N 1/First 4/Filter[/ASCIIHexDecode/FlateDecode]',
          latin(`${deflateSync(objects(SCRIPT)).toString('hex')}>`),
        ),
      ),
    ],
    [
      'in one that is not compressed',
      withObjects(
        stream('/Type/ObjStm/N 1/First 4/Filter/ASCIIHexDecode', latin(`${objects(SCRIPT).toString('hex')}>`)),
      ),
    ],
    ['in the second of two', withObjects(objectStream('<</A 1>>'), objectStream(SCRIPT))],
  ])('%s', (_what, bytes) => expect(scanPdf(bytes)).toBe('active'));
});

describe('what does not act passes', () => {
  it.each<[string, Buffer]>([
    ['a plain file', pdfBytes(5000)],
    ['an object stream without actions', withObjects(objectStream('<</Type/Font/F(JS)/S/URI>>'))],
    ['a title that speaks of it', withObjects('3 0 obj<</Title(Roadmap/Launch 2026 e o /JavaScript no site)>>endobj')],
    ['such a title in an object stream', withObjects(objectStream('<</Title(Roadmap/Launch e /JavaScript)>>'))],
    [
      'a link and a jump',
      withObjects('5 0 obj<</S/URI/URI(https://x.org)>>endobj', '6 0 obj<</S/GoTo/D[2 0 R/Fit]>>endobj'),
    ],
    [
      'an outline before a picture',
      withObjects('5 0 obj<</First 6 0 R/Count 2>>endobj', stream('/Filter/DCTDecode', randomBytes(50_000))),
    ],
    [
      'an encrypted file whose structure is open',
      withObjects('5 0 obj<</Filter/Standard/V 2>>endobj', 'trailer<</Encrypt 5 0 R>>'),
    ],
  ])('%s', (_what, bytes) => expect(scanPdf(bytes)).toBe('clean'));

  it('random data does not look like an action', () => {
    expect(scanPdf(withObjects(stream('/Filter/DCTDecode', randomBytes(8_000_000))))).toBe('clean');
  });
});

it('an encrypted object stream that cannot be read makes the file locked; broken without encryption', () => {
  const sealed = stream('/Type/ObjStm/N 1/First 4/Filter/FlateDecode', randomBytes(400));
  expect(scanPdf(withObjects(sealed, 'trailer<</Encrypt 5 0 R>>'))).toBe('locked');
  expect(scanPdf(withObjects(sealed))).toBe('broken');
  // Said to be encrypted and yet readable: it is read.
  expect(scanPdf(withObjects(objectStream(SCRIPT), 'trailer<</Encrypt 5 0 R>>'))).toBe('active');
});

describe('a file made to be slow or large', () => {
  const took = (bytes: Buffer) => {
    const from = performance.now();
    const verdict = scanPdf(bytes);
    return { verdict, ms: performance.now() - from };
  };

  it('a stream that inflates beyond the bound is broken, and many small ones together too', () => {
    expect(scanPdf(withObjects(objectStream(' '.repeat(70_000_000))))).toBe('broken');
    const many = Array.from({ length: 20 }, () => objectStream(' '.repeat(200_000)));
    expect(scanPdf(withObjects(...many), 1_000_000)).toBe('broken');
    expect(scanPdf(withObjects(...many))).toBe('clean');
  });

  it('filters upon filters, LZW and predictors in an object stream are broken', () => {
    const layers = (filter: string) =>
      scanPdf(withObjects(objectStream('<<>>', `/Type/ObjStm/N 1/First 4/Filter${filter}`)));
    expect(layers('[/FlateDecode/FlateDecode/FlateDecode/FlateDecode/FlateDecode]')).toBe('broken');
    expect(layers('/LZWDecode')).toBe('broken');
    expect(layers('/FlateDecode/DecodeParms<</Predictor 12>>')).toBe('broken');
  });

  it.each([
    ['comments without end', '/S%'],
    ['white space without end', '/S          '],
    ['lines of comments', '%/S%\n'],
    ['streams without end', 'stream\n/ObjStm '],
    ['names without end', `/${'a'.repeat(5000)}`],
  ])('%s', (_what, piece) => {
    const { ms } = took(withObjects(piece.repeat(Math.floor(2_000_000 / piece.length))));
    expect(ms).toBeLessThan(5000);
  });
});

it('a large file is scanned aside with the same verdict', async () => {
  const padding = stream('/Filter/DCTDecode', randomBytes(700_000));
  expect(await scanPdfAside(withObjects(padding, objectStream(SCRIPT)))).toBe('active');
  expect(await scanPdfAside(withObjects(padding))).toBe('clean');
});
