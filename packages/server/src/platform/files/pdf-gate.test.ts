import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { displayName } from './display-name.ts';
import { pdfBytes, streamOf } from './pdf-for-tests.ts';
import { MAX_UPLOAD, pdfGate } from './pdf-gate.ts';

const through = (bytes: Buffer, piece?: number) => buffer(streamOf(bytes, piece).pipe(pdfGate()));

describe('what may be kept', () => {
  it.each([1, 100, 16_384])('a PDF passes unchanged, in pieces of %i bytes', async (piece) => {
    const pdf = pdfBytes(5000);
    expect((await through(pdf, piece)).equals(pdf)).toBe(true);
  });

  it('a small PDF and one with rubbish before its header pass', async () => {
    await through(pdfBytes(0));
    await through(Buffer.concat([Buffer.from('lixo do leitor\n'), pdfBytes(500)]));
  });

  it('exactly 20 MB pass, one byte more is refused', async () => {
    expect(await through(pdfBytes(MAX_UPLOAD), 1 << 20)).toHaveLength(MAX_UPLOAD);
    await expect(through(pdfBytes(MAX_UPLOAD + 1), 1 << 20)).rejects.toMatchObject({
      code: 'anexos.grande_demais',
      kind: 'too_large',
    });
  });

  const zip = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 0, 0]), Buffer.alloc(40), pdfBytes(900)]);
  it.each([
    ['a page named .pdf', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(3000)])],
    ['a PDF cut off', pdfBytes(50_000).subarray(0, 40_000)],
    ['a header that comes too late', Buffer.concat([Buffer.alloc(1100, 'x'), pdfBytes(100)])],
    ['a zip with a PDF inside its beginning', zip],
  ])('%s is refused', async (_what, bytes) => {
    await expect(through(bytes)).rejects.toMatchObject({ code: 'anexos.nao_pdf', kind: 'unsupported_type' });
  });

  it('nothing at all is refused', async () => {
    await expect(through(Buffer.alloc(0))).rejects.toMatchObject({ code: 'anexos.vazio' });
  });
});

describe('the name that is shown', () => {
  it.each([
    ['../../etc/passwd.pdf', 'passwd.pdf'],
    ['C:\\temp\\nota.pdf', 'nota.pdf'],
    ['nota\r\nSet-Cookie: a=b.pdf', 'notaSet-Cookie: a=b.pdf'],
    ['nota\u202efdp.exe', 'notafdp.exe'],
    ['Ac\u0327a\u0303o.pdf', 'Ação.pdf'],
    ['..', 'documento.pdf'],
    ['', 'documento.pdf'],
    ['  a   b.pdf ', 'a b.pdf'],
  ])('%j becomes %j', (given, shown) => {
    expect(displayName(given)).toBe(shown);
  });

  it('keeps the extension of a long one', () => {
    const name = displayName(`${'é'.repeat(500)}.pdf`);
    expect([...name]).toHaveLength(200);
    expect(name.endsWith('é.pdf')).toBe(true);
  });
});
