import { newId } from '@sede/domain/kernel';
import { describe, expect, it } from 'vitest';
import { gifBytes, pngBytes } from '#platform/files/files-for-tests.ts';
import { pictureSize } from '#platform/files/index.ts';
import { linkToken, readLinkToken } from './links.ts';
import { comImagens, plainText, renderMensagem } from './mensagem.ts';
import { carriesMetadata } from './metadata.ts';
import { isBlank, sanitise } from './sanitise.ts';
import { valoresDe } from './valores.ts';

describe('what is kept of a text', () => {
  it('nothing that runs, loads or hides, however it is written', () => {
    for (const dirty of [
      '<img src=x onerror=alert(1)>',
      '<svg><script>alert(1)</script></svg>',
      '<p><iframe src="https://x"></iframe>',
      '<a href=" jAvAsCrIpT:alert(1)">x</a>',
      '<a href="//x.org">x</a>',
      '<p style="background:url(https://x)">x</p>',
      '<p style="font-size:60px;position:fixed">x</p>',
      '<img src="/api/anexos/../conta">',
      '<style>@import "https://x"</style><link rel=stylesheet href=https://x>',
      '<math><mtext><img src=1 onerror=alert(1)></mtext></math>',
      '<form action="https://x"><input></form>',
      '<!--[if mso]><img src="https://x"><![endif]-->',
    ]) {
      const { html } = sanitise(dirty);
      expect(html, dirty).not.toMatch(
        /script|onerror|iframe|url\(|position|60px|https:\/\/x|\/\/x|<img|<form|<input|<!--|conta/i,
      );
    }
  });
  it('what the editor makes, unchanged', () => {
    const id = newId();
    const html = `<h2 style="text-align:center">T</h2><p>a <strong>b</strong><em>c</em><u>d</u><s>e</s><br /><span style="font-size:18px">f</span></p><ul><li><p>g</p></li></ul><p><a href="mailto:a@b.org">h</a><img src="/api/anexos/${id}?exibir=sim" alt="i" /></p>`;
    expect(sanitise(html)).toEqual({ html, descartado: [], imagens: [id] });
  });
  it('is blank when nobody would see anything', () => {
    expect(['', '<p></p>', '<p>&nbsp;<br></p>', '<p>\u00a0</p>'].map(isBlank)).toEqual([true, true, true, true]);
    expect(['<p>a</p>', '<p><img src="x"></p>'].map(isBlank)).toEqual([false, false]);
  });
});

it('as plain text: paragraphs, lists, links, pictures', () => {
  const html =
    '<h2>T &amp; U</h2><p>a<br>b</p><ul><li>um</li><li>dois</li></ul><p><a href="https://x.org">c</a> <a href="mailto:d@x.org">d@x.org</a> <img src="y" alt="logo"></p>';
  expect(plainText(html)).toBe('T & U\n\na\nb\n\n- um\n- dois\n\nc (https://x.org) d@x.org [logo]');
});

it('nothing of a value is taken for HTML, in text or link', () => {
  const valores = valoresDe({ nome: '"><script>x</script>', casa: 'SENADO', matricula: '1' });
  const { html, texto } = renderMensagem({
    ...{ corpoHtml: '<p><a href="https://x.org/{{nome}}">{{nome}}</a></p>', corpoTexto: '{{nome}}', valores },
    ...{ sindicato: 'S & <b>', tema: '<i>', descadastro: 'https://x.org/descadastro#t' },
  });
  expect(html).not.toMatch(/<script|<i>|<b>/);
  expect(texto).toContain('"><script>x</script>');
});

it('names in capitals are written as people write them; an empty one has a word', () => {
  expect(valoresDe({ nome: 'ANA DA SILVA', casa: 'CAMARA', matricula: 'P-1' })).toEqual({
    ...{ nome: 'Ana da Silva', primeiro_nome: 'Ana', casa: 'Câmara', matricula: 'P-1' },
  });
  expect(valoresDe({ nome: ' ', casa: 'TCU', matricula: '1' })).toMatchObject({
    nome: 'filiado(a)',
    primeiro_nome: 'filiado(a)',
  });
});

it('a link is read for its purpose only, and not with a changed bit', () => {
  const id = newId();
  const token = linkToken('chave', 'descadastro', id);
  expect(readLinkToken('chave', 'descadastro', token)).toBe(id);
  expect(readLinkToken('chave', 'teste', token)).toBeNull();
  expect(readLinkToken('outra', 'descadastro', token)).toBeNull();
  for (let at = 0; at < token.length - 1; at += 1) {
    const changed = `${token.slice(0, at)}${token[at] === 'A' ? 'B' : 'A'}${token.slice(at + 1)}`;
    expect(readLinkToken('chave', 'descadastro', changed)).not.toBe(id);
  }
  for (const wrong of ['', 'x', `${token}A`, '🙂'.repeat(43)])
    expect(readLinkToken('chave', 'descadastro', wrong)).toBeNull();
});

describe('a picture that tells of its making', () => {
  const chunk = (type: string) =>
    Buffer.concat([Buffer.from([0, 0, 0, 2]), Buffer.from(type), Buffer.from('ab'), Buffer.alloc(4)]);
  const after = (bytes: Buffer, at: number, more: Buffer) =>
    Buffer.concat([bytes.subarray(0, at), more, bytes.subarray(at)]);
  const jpeg = (marker: number) => Buffer.from([0xff, 0xd8, 0xff, marker, 0, 4, 1, 1, 0xff, 0xda, 0, 2]);
  it.each([
    ['a plain PNG', pngBytes(), 'image/png', false],
    ['a PNG with EXIF', after(pngBytes(), 33, chunk('eXIf')), 'image/png', true],
    ['a PNG with words', after(pngBytes(), 33, chunk('tEXt')), 'image/png', true],
    ['a cut PNG', pngBytes().subarray(0, 20), 'image/png', true],
    ['a plain JPEG', jpeg(0xe0), 'image/jpeg', false],
    ['a JPEG with EXIF', jpeg(0xe1), 'image/jpeg', true],
    ['a JPEG with IPTC', jpeg(0xed), 'image/jpeg', true],
    ['a JPEG with a comment', jpeg(0xfe), 'image/jpeg', true],
    ['a plain GIF', gifBytes(), 'image/gif', false],
    ['a GIF with a comment', after(gifBytes(), 19, Buffer.from([0x21, 0xfe, 1, 65, 0])), 'image/gif', true],
  ])('%s', (_what, bytes, tipo, told) => expect(carriesMetadata(bytes, tipo)).toBe(told));
});

it('a picture is no wider than the message, also where only attributes count', () => {
  const larguraDe = (bytes: Buffer, tipo: string) => pictureSize(bytes, tipo)?.largura ?? null;
  const png = Buffer.concat([pngBytes().subarray(0, 16), Buffer.from([0, 0, 4, 176]), pngBytes().subarray(20)]);
  const gif = Buffer.from(gifBytes());
  gif.writeUInt16LE(300, 6);
  const frame = (marker: number) => [0xff, marker, 0, 11, 8, 1, 144, 3, 32, 1, 1, 17, 0];
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, ...frame(0xc4), ...frame(0xc2)]);
  expect([larguraDe(png, 'image/png'), larguraDe(gif, 'image/gif'), larguraDe(jpeg, 'image/jpeg')]).toEqual([
    1200, 300, 800,
  ]);
  for (const cut of [png.subarray(0, 20), Buffer.alloc(0)]) expect(larguraDe(cut, 'image/png')).toBeNull();
  expect(larguraDe(jpeg.subarray(0, 22), 'image/jpeg')).toBeNull();
  const src = '/api/anexos/a?exibir=sim';
  const html = `<p><img src="${src}" alt="convite" /></p>`;
  expect(comImagens(html, [{ src, cid: 'a@sede', largura: 1200 }])).toBe(
    '<p><img width="592" style="max-width:100%;height:auto" src="cid:a@sede" alt="convite" /></p>',
  );
  expect(comImagens(html, [{ src, cid: 'a@sede', largura: 300 }])).toContain('<img width="300"');
  expect(comImagens(html, [{ src, cid: 'a@sede', largura: null }])).toContain(
    '<img style="max-width:100%;height:auto"',
  );
});
