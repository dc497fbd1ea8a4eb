/**
 * A small real PDF of one page: title and lines of text, as an invoice that somebody scanned would read.
 * In: texts (accents as in Windows-1252). Out: the file's bytes, about 1 kB, opened by every reader.
 */

/** Literal string of a PDF: brackets and backslash escaped, the rest in Windows-1252. */
const literal = (text: string) => `(${text.replace(/[\\()]/g, '\\$&')})`;

export function makePdf(title: string, lines: readonly string[]): Buffer {
  const body = [
    'BT /F1 18 Tf 56 770 Td',
    `${literal(title)} Tj`,
    '/F1 11 Tf 0 -34 Td 16 TL',
    ...lines.map((line) => `${literal(line)} Tj T*`),
    '/F1 8 Tf 0 -30 Td',
    `${literal('Documento fictício da demonstração do Sede. Sem valor.')} Tj ET`,
  ].join('\n');
  const stream = Buffer.from(body, 'latin1');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>>',
    `<</Length ${stream.length}>>\nstream\n${stream.toString('latin1')}\nendstream`,
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ];
  let file = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((object, i) => {
    const at = file.length;
    file += `${i + 1} 0 obj\n${object}\nendobj\n`;
    return at;
  });
  const table = file.length;
  const rows = offsets.map((at) => `${String(at).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}

/** The file's name of a document: 'Apólice do seguro' is 'apolice-do-seguro.pdf'. */
export const pdfName = (nome: string) =>
  `${nome
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .replaceAll(' ', '-')}.pdf`;
