import { buffer } from 'node:stream/consumers';
import { FILE_KINDS, type FileKind, type FileRule, MAX_FILE_BYTES, onlyPdf } from '@sede/domain/kernel';
import { Document, Packer, Paragraph } from 'docx';
import { describe, expect, it } from 'vitest';
import { exportStream } from '../exports/export-stream.ts';
import { displayName } from './display-name.ts';
import {
  compoundFile,
  docBytes,
  docxBytes,
  gifBytes,
  jpegBytes,
  movBytes,
  mp4Bytes,
  odtBytes,
  pdfBytes,
  pngBytes,
  storedZip,
  streamOf,
  webmBytes,
  webpBytes,
  xlsxBytes,
} from './files-for-tests.ts';
import { uploadGate } from './upload-gate.ts';

const PDF = onlyPdf('despesas');
const KINDS = Object.keys(FILE_KINDS) as FileKind[];
const ALL: FileRule = { modulo: 'autoridades', kinds: KINDS, maxBytes: 1_000_000 };
const only = (...kinds: FileKind[]): FileRule => ({ ...ALL, kinds });

async function through(bytes: Buffer, rule = PDF, piece?: number) {
  const { stream, kind } = uploadGate(rule);
  const kept = await buffer(streamOf(bytes, piece).pipe(stream));
  return { kept, kind: kind() };
}
const refused = { code: 'anexos.tipo_recusado', kind: 'unsupported_type' };

const SAMPLES: Readonly<Record<FileKind, Buffer>> = {
  pdf: pdfBytes(),
  png: pngBytes(),
  jpeg: jpegBytes(),
  webp: webpBytes(),
  gif: gifBytes(),
  doc: docBytes(),
  docx: docxBytes(),
  xlsx: xlsxBytes(),
  odt: odtBytes(),
  mp4: mp4Bytes(),
  webm: webmBytes(),
  mov: movBytes(),
};

describe('what may be kept', () => {
  it.each([1, 100, 16_384])('a PDF passes unchanged, in pieces of %i bytes', async (piece) => {
    const pdf = pdfBytes(5000);
    expect((await through(pdf, PDF, piece)).kept.equals(pdf)).toBe(true);
  });

  it('a small PDF, and one behind a byte order mark and white space, pass', async () => {
    await through(pdfBytes(0));
    await through(Buffer.concat([Buffer.from('\ufeff \r\n\t'), pdfBytes(500)]));
  });

  it('one with rubbish before its header is refused, unless it comes over from the old system', async () => {
    const loose = Buffer.concat([Buffer.from('lixo do leitor\n'), pdfBytes(500)]);
    await expect(through(loose)).rejects.toMatchObject(refused);
    const { stream, kind } = uploadGate(PDF, { old: true });
    await buffer(streamOf(loose).pipe(stream));
    expect(kind()).toBe('pdf');
  });

  const script = Buffer.concat([pdfBytes(300), Buffer.from('5 0 obj<</S/JavaScript/JS(app.alert)>>endobj\n%%EOF\n')]);
  it('one that acts is refused in words, unless it comes over from the old system', async () => {
    await expect(through(script)).rejects.toMatchObject({
      code: 'anexos.conteudo_ativo',
      kind: 'unsupported_type',
      message: 'O PDF contém conteúdo ativo e não pode ser anexado.',
    });
    const { stream, kind } = uploadGate(PDF, { old: true });
    await buffer(streamOf(script).pipe(stream));
    expect(kind()).toBe('pdf');
  });

  it('exactly the limit passes, one byte more is refused', async () => {
    expect((await through(pdfBytes(MAX_FILE_BYTES), PDF, 1 << 20)).kept).toHaveLength(MAX_FILE_BYTES);
    await expect(through(pdfBytes(MAX_FILE_BYTES + 1), PDF, 1 << 20)).rejects.toMatchObject({
      code: 'anexos.grande_demais',
      kind: 'too_large',
      message: 'O arquivo passa do limite de 20 MB.',
    });
  });

  it("the limit is the owner's", async () => {
    const small = { ...PDF, maxBytes: 3 * 1024 * 1024 };
    await through(pdfBytes(small.maxBytes), small, 1 << 20);
    await expect(through(pdfBytes(small.maxBytes + 1), small, 1 << 20)).rejects.toMatchObject({
      code: 'anexos.grande_demais',
      message: 'O arquivo passa do limite de 3 MB.',
    });
  });

  const zip = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4, 20, 0, 0, 0, 0, 0]), Buffer.alloc(40), pdfBytes(900)]);
  it.each([
    ['a page named .pdf', Buffer.from('<html><script>alert(1)</script></html>')],
    ['a program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(3000)])],
    ['a PDF cut off', pdfBytes(50_000).subarray(0, 40_000)],
    ['a header that comes too late', Buffer.concat([Buffer.alloc(1100, 'x'), pdfBytes(100)])],
    ['a zip with a PDF inside its beginning', zip],
    ['a page with a PDF behind it', Buffer.concat([Buffer.from('<script>alert(1)</script>'), pdfBytes(300)])],
    ['a PDF that is a zip too', Buffer.concat([pdfBytes(300), storedZip({ 'a.txt': 'a' })])],
  ])('%s is no PDF, whatever else the owner takes', async (_what, bytes) => {
    await expect(through(bytes)).rejects.toMatchObject({ ...refused, message: 'O arquivo não é um PDF válido.' });
    await expect(through(bytes, ALL)).rejects.toMatchObject(refused);
  });

  it('nothing at all is refused', async () => {
    await expect(through(Buffer.alloc(0))).rejects.toMatchObject({ code: 'anexos.vazio' });
  });
});

describe('a kind is known by its content', () => {
  it.each(KINDS)('%s passes as itself where its owner takes it, in pieces of any size', async (kind) => {
    const bytes = SAMPLES[kind];
    for (const piece of [1, 7, 1000]) {
      for (const rule of [only(kind), ALL]) {
        const passed = await through(bytes, rule, piece);
        expect(passed.kind).toBe(kind);
        expect(passed.kept.equals(bytes)).toBe(true);
      }
    }
  });

  it.each(KINDS)('%s is refused where its owner takes every other kind', async (kind) => {
    const others = only(...KINDS.filter((one) => one !== kind));
    await expect(through(SAMPLES[kind], others)).rejects.toMatchObject(refused);
  });

  it('a refusal names what is accepted', async () => {
    await expect(through(pngBytes(), only('pdf', 'jpeg', 'docx'))).rejects.toMatchObject({
      message: 'O arquivo não é um PDF, JPEG ou DOCX válido.',
    });
  });

  it('documents as programs write them pass', async () => {
    const word = await Packer.toBuffer(new Document({ sections: [{ children: [new Paragraph('Ata')] }] }));
    expect((await through(word, ALL)).kind).toBe('docx');
    async function* rows() {
      yield [{ nome: 'Gráfica' }];
    }
    const sheet = await buffer(
      exportStream('xlsx', [{ titulo: 'Nome', tipo: 'texto', valor: (row: { nome: string }) => row.nome }], rows()),
    );
    expect((await through(sheet, ALL)).kind).toBe('xlsx');
  });

  it('a video as a browser records it, whose length nobody knew, passes', async () => {
    expect((await through(webmBytes('webm', 'unknown'), ALL)).kind).toBe('webm');
  });

  it('an owner refuses in words of its own, where it has them', async () => {
    const rule: FileRule = {
      ...only('pdf'),
      maxBytes: 5_000_000,
      textos: { tipo: 'Tipo de arquivo não permitido.', tamanho: (nome) => `${nome} é grande.`, limite: '5 MB' },
    };
    await expect(through(pngBytes(), rule)).rejects.toMatchObject({ message: 'Tipo de arquivo não permitido.' });
    const { stream } = uploadGate(rule, { nome: 'ata.pdf' });
    await expect(buffer(streamOf(pdfBytes(5_000_001), 1 << 20).pipe(stream))).rejects.toMatchObject({
      code: 'anexos.grande_demais',
      message: 'ata.pdf é grande.',
    });
  });

  it('an old document of larger sectors passes', async () => {
    expect((await through(compoundFile(['WordDocument'], 12), ALL)).kind).toBe('doc');
  });

  it('a document with much behind its directory entries passes: the directory is read at the end', async () => {
    const images = Object.fromEntries(
      Array.from({ length: 700 }, (_, n) => [`word/media/image${n}.png`, 'x'.repeat(900)]),
    );
    expect((await through(docxBytes(images), ALL)).kind).toBe('docx');
  });

  const docx = docxBytes({ 'word/media/foto.png': 'x'.repeat(5000) });
  it.each([
    ['any zip', storedZip({ 'leia.txt': 'oi' })],
    ['a zip that only says in a name that it is a document', storedZip({ 'x/word/document.xml': 'oi', 'b.txt': 'b' })],
    ['a document with macros', docxBytes({ 'word/vbaProject.bin': 'x' })],
    ['a document cut off', docx.subarray(0, 4000)],
    ['a document with something before it', Buffer.concat([Buffer.from('PK\x03\x04'), docx])],
    ['a document with something behind it', Buffer.concat([docx, Buffer.from('<script>')])],
    ['an end of a zip alone', Buffer.concat([Buffer.from('PK\x03\x04'), docx.subarray(-22)])],
    ['a template of OpenDocument', odtBytes(`${FILE_KINDS.odt.mime}-template`)],
    ['a spreadsheet of OpenDocument', odtBytes('application/vnd.oasis.opendocument.spreadsheet')],
    ['a PNG cut off', Buffer.concat([pngBytes().subarray(0, 50), Buffer.alloc(3000)])],
    ['a WebP cut off', webpBytes().subarray(0, 30)],
    ['a sound in the same container as WebP', Buffer.from('RIFF\x24\0\0\0WAVEfmt ')],
    ['a GIF', Buffer.from('GIF89a'.padEnd(400, '\0'))],
    ['an installer', compoundFile(['SummaryInformation', '\u4840\u3f3f'])],
    ['an old document with macros', compoundFile(['WordDocument', 'Macros'])],
    ['an old document cut off', docBytes().subarray(0, 1600)],
    ['a video cut off', mp4Bytes().subarray(0, -20)],
    ['a video with something behind it', Buffer.concat([mp4Bytes(), Buffer.from('<script>alert(1)</script>')])],
    ['a video that is a zip too', Buffer.concat([mp4Bytes(), storedZip({ 'a.txt': 'a' })])],
    ['the beginning of a video alone', Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isommp42', 'latin1')],
    ['a page behind the word of a video', Buffer.from('\0\0\0\x10ftypisom<script>alert(1)</script>', 'latin1')],
    ['a film of Matroska', webmBytes('matroska')],
    ['a WebM without tracks', webmBytes('webm', 'known', Buffer.from('ec8100', 'hex'))],
    ['a WebM cut off', webmBytes().subarray(0, -3)],
    ['a WebM with something behind it', Buffer.concat([webmBytes(), Buffer.from('<script>')])],
    ['a WebM that is a zip too', Buffer.concat([webmBytes('webm', 'unknown'), storedZip({ 'a.txt': 'a' })])],
    ['a picture of text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
  ])('%s is refused by an owner of all kinds', async (_what, bytes) => {
    await expect(through(bytes, ALL)).rejects.toMatchObject(refused);
  });
});

describe('the name that is shown', () => {
  it.each<[string, FileKind, string]>([
    ['../../etc/passwd.pdf', 'pdf', 'passwd.pdf'],
    ['C:\\temp\\nota.pdf', 'pdf', 'nota.pdf'],
    ['nota\r\nSet-Cookie: a=b.pdf', 'pdf', 'notaSet-Cookie: a=b.pdf'],
    ['nota\u202efdp.exe', 'pdf', 'notafdp.pdf'],
    ['nota\u200ffdp\u061c.hta', 'pdf', 'notafdp.pdf'],
    ['Ac\u0327a\u0303o.pdf', 'pdf', 'Ação.pdf'],
    ['..', 'pdf', 'documento.pdf'],
    ['', 'docx', 'documento.docx'],
    ['.pdf', 'pdf', 'documento.pdf'],
    ['  a   b.pdf ', 'pdf', 'a b.pdf'],
    ['boleto.hta', 'pdf', 'boleto.pdf'],
    ['a.pdf.exe', 'pdf', 'a.pdf'],
    ['a.exe.pdf', 'pdf', 'a.pdf'],
    ['a.PDF.scr. . ', 'pdf', 'a.PDF'],
    ['a.pdf\u0000.exe', 'pdf', 'a.pdf'],
    ['foto.pdf', 'png', 'foto.png'],
    ['foto.jpeg', 'jpeg', 'foto.jpeg'],
    ['foto.JPG', 'webp', 'foto.webp'],
    ['nota fiscal', 'pdf', 'nota fiscal.pdf'],
    ['nota.v2', 'pdf', 'nota.v2.pdf'],
    ['NF 12.345', 'pdf', 'NF 12.345.pdf'],
  ])('%j that holds a %s becomes %j', (given, kind, shown) => {
    expect(displayName(given, FILE_KINDS[kind].extensoes)).toBe(shown);
  });

  it('keeps the extension of a long one', () => {
    const name = displayName(`${'é'.repeat(500)}.pdf`, ['pdf']);
    expect([...name]).toHaveLength(200);
    expect(name.endsWith('é.pdf')).toBe(true);
  });
});
