import { PDFArray, PDFDict, PDFDocument, PDFHexString, PDFName, StandardFonts } from '@cantoo/pdf-lib';
import { afterAll, describe, expect, it } from 'vitest';
import { drawn } from './drawn-for-tests.ts';
import { PdfBook } from './pdf-book.ts';
import type { PdfBlock, PdfSheets } from './pdf-layout.ts';
import { partOfPdf, partOfSheets } from './pdf-part.ts';
import { FIRST_FREE, type PdfPart } from './pdf-shape.ts';
import { createPdfWorkshop } from './pdf-workshop.ts';

const STAMP = { lead: 'Lançamento 7', rest: '10/10/2026 · R$ 1,00' };
const sheets = (blocks: PdfBlock[], over: Partial<PdfSheets> = {}): PdfSheets => ({
  head: 'Sindicato',
  foot: 'Emitida hoje',
  numbered: true,
  blocks,
  ...over,
});
const own = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => new Uint8Array(bytes);

async function pdfOf(texts: string[], change: (doc: PDFDocument) => void = () => undefined, options = {}) {
  const doc = await PDFDocument.create();
  const font = await doc.embedFont(StandardFonts.Helvetica);
  for (const text of texts) doc.addPage([300, 400]).drawText(text, { font, size: 12, x: 20, y: 200 });
  change(doc);
  return own(await doc.save(options));
}

async function bookOf(parts: PdfPart[], order: PdfPart[] = parts) {
  const book = new PdfBook();
  const pieces = [book.begin(), ...parts.map((part) => book.add(part))];
  const first = order[0]?.pages[0] as number;
  const children = [{ title: 'Página dois', page: order.at(-1)?.pages[0] as number }];
  pieces.push(
    ...book.end({
      title: 'Prestação de contas · ação',
      order,
      outline: [
        { title: 'Capa', page: first },
        { title: 'Anexos', page: first, children },
      ],
      at: '2026-11-20T12:00:00.000Z',
    }),
  );
  return Buffer.concat(pieces);
}
const numbered = async (makers: ((first: number) => Promise<PdfPart | string> | PdfPart)[]) => {
  const parts: PdfPart[] = [];
  for (const make of makers) {
    const part = await make(parts.at(-1)?.next ?? FIRST_FREE);
    if (typeof part === 'string') throw new Error(part);
    parts.push(part);
  }
  return parts;
};

describe('a book', () => {
  it('has the pages of its parts in the order of reading, its title and its bookmarks', async () => {
    const [one, two] = [await pdfOf(['primeira', 'segunda']), await pdfOf(['terceira'])];
    const parts = await numbered([
      (first) => partOfPdf(one, STAMP, first),
      (first) => partOfPdf(two, STAMP, first),
      (first) => partOfSheets(sheets([{ kind: 'title', text: 'Capa', anchor: 'capa' }]), first),
    ]);
    const bytes = await bookOf(parts, [parts[2], parts[0], parts[1]] as PdfPart[]);
    const doc = await PDFDocument.load(bytes, { throwOnInvalidObject: true });
    expect([doc.getPageCount(), doc.getTitle()]).toEqual([4, 'Prestação de contas · ação']);
    expect(
      [0, 1, 2, 3].map((page) =>
        ['Capa', 'primeira', 'segunda', 'terceira'].find((word) => drawn(doc, page).includes(word)),
      ),
    ).toEqual(['Capa', 'primeira', 'segunda', 'terceira']);
    expect(drawn(doc, 2)).toContain('Lan\u00e7amento 7 \u00b7 folha 2/2 \u00b7 10/10/2026');
    const outlines = doc.catalog.lookup(PDFName.of('Outlines'), PDFDict);
    const last = outlines.lookup(PDFName.of('Last'), PDFDict);
    const child = last.lookup(PDFName.of('First'), PDFDict);
    expect(child.lookup(PDFName.of('Title'), PDFHexString).decodeText()).toBe('Página dois');
    expect(child.lookup(PDFName.of('Dest'), PDFArray).get(0)).toBe(doc.getPage(3).ref);
    // Readers jump by this table: each offset leads to its object.
    const text = bytes.toString('latin1');
    const table = text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]));
    const offsets = [...table.matchAll(/(\d{10}) 00000 n /g)].map(([, offset]) => Number(offset));
    expect(offsets.length).toBeGreaterThan(10);
    for (const offset of offsets) expect(text.slice(offset, offset + 12)).toMatch(/^\d+ 0 obj/);
  });

  it('wants its parts numbered one after the other', async () => {
    const book = new PdfBook();
    const late = await partOfSheets(sheets([]), FIRST_FREE + 1);
    expect(() => book.add(late)).toThrow(RangeError);
  });
});

describe('pages of ours', () => {
  it('break where they are full, repeat the heading, and know the numbers of the pages behind them', async () => {
    const rows = Array.from({ length: 130 }, (_, index) => [`linha ${index}`, { after: index }]);
    const table: PdfBlock = {
      kind: 'table',
      anchor: 'lista',
      columns: [
        { title: 'O quê', share: 3 },
        { title: 'Pág.', share: 1, right: true },
      ],
      rows,
      totals: [['Soma', '']],
    };
    const part = await partOfSheets(sheets([{ kind: 'section', text: 'Começo' }, table]), FIRST_FREE);
    expect([part.pages.length, part.anchors.lista]).toEqual([3, 0]);
    const doc = await PDFDocument.load(await bookOf([part]));
    for (const page of [0, 1, 2]) expect(drawn(doc, page)).toContain('O qu\u00ea');
    expect(drawn(doc, 2)).toContain('linha 129');
    // Three sheets stand before it: the first page behind them is the fourth.
    expect(drawn(doc, 0)).toMatch(/linha 0 Tj[\s\S]*?\b4 Tj/);
    expect(drawn(doc, 2)).toContain('133');
    expect(drawn(doc, 2)).toContain('P\u00e1gina 3');
  });

  it('cut what does not fit, and write what no font has as a question mark', async () => {
    const part = await partOfSheets(
      sheets([{ kind: 'table', columns: [{ title: 'T', share: 1 }], rows: [['x'.repeat(900)], ['ação 😀\nnova']] }]),
      FIRST_FREE,
    );
    const text = drawn(await PDFDocument.load(await bookOf([part])), 0);
    expect(text).toMatch(/x{50,400}\x85 Tj/);
    expect(text).toContain('a\u00e7\u00e3o ? nova');
  });
});

describe('the line over somebody’s page', () => {
  it.each([
    [0, [0, 0, 300, 418]],
    [90, [-18, 0, 300, 400]],
    [180, [0, -18, 300, 400]],
    [270, [0, 0, 318, 400]],
  ])('stands above what is shown, turned by %i', async (angle, box) => {
    const bytes = await pdfOf(['x'], (doc) => doc.getPage(0).node.set(PDFName.of('Rotate'), doc.context.obj(angle)));
    const [part] = await numbered([(first) => partOfPdf(bytes, STAMP, first)]);
    const page = (await PDFDocument.load(await bookOf([part as PdfPart]))).getPage(0);
    const { x, y, width, height } = page.getMediaBox();
    expect([x, y, x + width, y + height]).toEqual(box);
    expect(page.getRotation().angle).toBe(angle);
  });
});

describe('what cannot be joined', () => {
  const problem = async (bytes: Uint8Array<ArrayBuffer>) => {
    const part = await partOfPdf(bytes, STAMP, FIRST_FREE);
    return typeof part === 'string' ? part : 'joined';
  };
  it('is told: a password, a signature, a broken file, one without pages, one that swells', async () => {
    const plain = await pdfOf(['x']);
    expect(await problem(plain)).toBe('joined');
    const locked = await PDFDocument.load(plain);
    locked.encrypt({ userPassword: 'segredo', ownerPassword: 'dono' });
    expect(await problem(own(await locked.save()))).toBe('encrypted');
    const signed = await pdfOf(['x'], (doc) => {
      doc.context.register(doc.context.obj({ Type: 'Sig', ByteRange: [0, 1, 2, 3], Contents: PDFHexString.of('00') }));
    });
    expect(await problem(signed)).toBe('signed');
    expect(await problem(own(plain.subarray(0, 60)))).toBe('unreadable');
    expect(await problem(own(Buffer.from('%PDF-1.7\n%%EOF')))).toBe('unreadable');
    const { deflateSync } = await import('node:zlib');
    const bomb = deflateSync(Buffer.alloc(80 * 1024 * 1024, 0x20));
    const head = `%PDF-1.7\n9 0 obj << /Type /ObjStm /N 1 /First 4 /Filter /FlateDecode /Length ${bomb.length} >> stream\n`;
    expect(await problem(own(Buffer.concat([Buffer.from(head), bomb, Buffer.from('\nendstream endobj\n%%EOF')])))).toBe(
      'unreadable',
    );
  });

  it('a page comes without its scripts', async () => {
    const bytes = await pdfOf(['x'], (doc) => {
      const { context } = doc;
      const { node } = doc.getPage(0);
      const action = context.obj({ S: 'JavaScript', JS: PDFHexString.fromText('app.alert(1)') });
      node.set(PDFName.of('AA'), context.obj({ O: action }));
      node.set(PDFName.of('Annots'), context.obj([{ Type: 'Annot', Subtype: 'Link', Rect: [0, 0, 1, 1], A: action }]));
    });
    const [part] = await numbered([(first) => partOfPdf(bytes, STAMP, first)]);
    const { node } = (await PDFDocument.load(await bookOf([part as PdfPart]))).getPage(0);
    expect([node.has(PDFName.of('AA')), String(node.Annots()).includes('/A ')]).toEqual([false, false]);
  });
});

describe('the workshop', () => {
  const workshop = createPdfWorkshop({ patienceMs: 5000 });
  afterAll(() => workshop.close());

  it('makes parts in a thread of its own, and goes on after a file that ended it', async () => {
    const note = await workshop.sheets(sheets([{ kind: 'text', text: 'Olá' }]), FIRST_FREE);
    expect(note.first).toBe(FIRST_FREE);
    expect(await workshop.pdf(own(Buffer.from('lixo')), STAMP, note.next)).toBe('unreadable');
    const hasty = createPdfWorkshop({ patienceMs: 1 });
    expect(await hasty.pdf(await pdfOf(['x']), STAMP, FIRST_FREE)).toBe('unreadable');
    await hasty.close();
    const part = await workshop.pdf(await pdfOf(['x']), STAMP, note.next);
    expect(part).toMatchObject({ first: note.next, pages: [expect.any(Number)] });
  });
});
