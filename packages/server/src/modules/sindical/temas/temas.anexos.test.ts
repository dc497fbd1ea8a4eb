/** Files and links of themes, items and actions: what is taken, names, who opens them, how they go. */
import type { ArquivoDoTema, ItemDoTema, LinkDoTema } from '@sede/domain/modules/sindical/temas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  compoundFile,
  docBytes,
  docxBytes,
  movBytes,
  mp4Bytes,
  pdfBytes,
  pngBytes,
  storedZip,
  webmBytes,
} from '#platform/files/files-for-tests.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { ACAO, ITEM, type TemasRig, temasRig } from './temas-for-tests.ts';

let rig: TemasRig;
beforeAll(async () => {
  rig = await temasRig();
});
afterAll(() => rig.app.close());
beforeEach(() => rig.clean());

const sent = async (nome: string, bytes = pdfBytes(), who = rig.marina) => {
  const { status, body } = await rig.send(nome, bytes, who);
  if (status !== 200) throw new Error(`${nome}: ${status} ${JSON.stringify(body)}`);
  return String(body.id);
};
const include = <T = ArquivoDoTema>(tema: string, body: object, who = rig.marina) =>
  who.rest<T>('POST', `/temas/${tema}/arquivos`, body);

describe('a file', () => {
  it.each<[string, Buffer, string, string]>([
    ['ata.pdf', pdfBytes(), 'application/pdf', 'inline'],
    ['nota.doc', docBytes(), 'application/msword', 'attachment'],
    [
      'impacto.docx',
      docxBytes(),
      'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
      'attachment',
    ],
    ['audiencia.mp4', mp4Bytes(), 'video/mp4', 'attachment'],
    ['audiencia.webm', webmBytes(), 'video/webm', 'attachment'],
    ['audiencia.mov', movBytes(), 'video/quicktime', 'attachment'],
  ])('%s is taken by its content, and only a PDF opens in the browser', async (nome, bytes, tipo, como) => {
    const { id } = await rig.created();
    const { status, body } = await include(id, { anexo: await sent(nome, bytes) });
    expect([status, body.anexo.nome, body.anexo.tipoConteudo, body.anexo.anexadoPor]).toEqual([
      ...[200, nome, tipo, 'Marina Alves'],
    ]);
    const { headers } = await rig.leitor.rest('GET', `/anexos/${body.anexo.id}?exibir=sim`);
    expect(headers['content-disposition']).toMatch(new RegExp(`^${como}`));
    expect((await rig.read(id)).arquivos).toEqual([body]);
  });

  it.each<[string, Buffer]>([
    ['impacto.docx', storedZip({ 'leia.txt': 'oi' })],
    ['instalador.doc', compoundFile(['SummaryInformation'])],
    ['video.mp4', Buffer.from('\0\0\0\x10ftypisom<script>alert(1)</script>', 'latin1')],
    ['video.webm', webmBytes('matroska')],
    ['video.mov', Buffer.alloc(3000, 1)],
    ['foto.pdf', pngBytes()],
    ['pagina.pdf', Buffer.from('<html><script>alert(1)</script></html>')],
  ])('%s that is none is refused, whatever it is called', async (nome, bytes) => {
    const { status, body } = await rig.send(nome, bytes);
    expect([status, body.message]).toEqual([415, 'Tipo de arquivo não permitido.']);
  });

  it('has 5,000,000 bytes at most', async () => {
    expect((await rig.send('ata.pdf', pdfBytes(5_000_000))).status).toBe(200);
    const { status, body } = await rig.send('ata.pdf', pdfBytes(5_000_001));
    expect([status, body.message]).toEqual([413, 'O Arquivo ata.pdf ultrapassa o limite permitido de 5 Megabytes.']);
  });

  it('has a name of its own in its context, case aside; of two at once one is refused', async () => {
    const { id } = await rig.created();
    const item = await rig.part<ItemDoTema>(id, 'itens', ITEM);
    const acao = await rig.part(id, 'acoes', ACAO);
    const both = [await sent('Ação.pdf'), await sent('AÇÃO.PDF')];
    const answers = await Promise.all(both.map((anexo) => include<Refusal>(id, { anexo })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const lost = answers.findIndex(({ status }) => status === 409);
    expect(answers[lost]?.body).toMatchObject({
      code: 'temas.arquivo_repetido',
      message: `O Arquivo ${['Ação.pdf', 'AÇÃO.PDF'][lost]} já foi carregado para este contexto.`,
    });
    // What was refused is still the sender's: it goes elsewhere.
    expect((await include(id, { anexo: both[lost], itemId: item.id })).status).toBe(200);
    expect((await include(id, { anexo: await sent('ação.pdf'), acaoId: acao.id })).status).toBe(200);
    const tema = await rig.read(id);
    expect([tema.arquivos.length, tema.itens[0]?.arquivos.length, tema.acoes[0]?.arquivos.length]).toEqual([1, 1, 1]);
  });

  it('is of a theme, an item or an action, and of that theme’s', async () => {
    const { id } = await rig.created();
    const outro = await rig.created({ titulo: 'Outro' });
    const item = await rig.part<ItemDoTema>(outro.id, 'itens', ITEM);
    const acao = await rig.part(id, 'acoes', ACAO);
    const anexo = await sent('ata.pdf');
    expect((await include(id, { anexo, itemId: item.id })).status).toBe(400);
    expect((await include(outro.id, { anexo, itemId: item.id, acaoId: acao.id })).status).toBe(400);
    expect((await include(id, { anexo }, rig.julio)).status).toBe(404);
    expect((await include(id, { anexo }, rig.leitor)).status).toBe(403);
    expect((await include(id, { anexo })).status).toBe(200);
    expect((await include(outro.id, { anexo })).status).toBe(409);
  });

  it('that is taken out stays with who and when, is seen no more, and leaves its name free', async () => {
    const { id } = await rig.created();
    const { body } = await include(id, { anexo: await sent('ata.pdf') });
    expect((await rig.marina.rest('DELETE', `/temas/arquivos/${body.id}`, { versao: 1 })).status).toBe(200);
    expect(await rig.app.rows('select situacao, excluido_por from temas_arquivos')).toEqual([
      { situacao: 'Excluído', excluido_por: 'Marina Alves' },
    ]);
    expect((await rig.read(id)).arquivos).toEqual([]);
    expect(await rig.app.rows(`select id from anexos where id = '${body.anexo.id}' and liberado_em is null`)).toEqual(
      [],
    );
    expect((await rig.marina.rest('GET', `/anexos/${body.anexo.id}`)).status).toBe(404);
    expect((await rig.marina.rest('DELETE', `/temas/arquivos/${body.id}`, { versao: 2 })).status).toBe(404);
    expect((await include(id, { anexo: await sent('ata.pdf') })).status).toBe(200);
  });

  it('goes with the item that it stands in', async () => {
    const { id } = await rig.created();
    const item = await rig.part<ItemDoTema>(id, 'itens', ITEM);
    const { body } = await include(id, { anexo: await sent('ata.pdf'), itemId: item.id });
    expect((await rig.marina.rest('DELETE', `/temas/itens/${item.id}`, { versao: 1 })).status).toBe(200);
    expect((await rig.marina.rest('GET', `/anexos/${body.anexo.id}`)).status).toBe(404);
    expect(await rig.app.rows('select id from temas_arquivos')).toEqual([]);
  });

  it('is opened by whoever sees themes', async () => {
    const { id } = await rig.created();
    const { body } = await include(id, { anexo: await sent('ata.pdf') });
    const fora = await rig.app.person(['escritorio_juridico']);
    expect((await rig.leitor.rest('GET', `/anexos/${body.anexo.id}`)).status).toBe(200);
    expect((await fora.rest('GET', `/anexos/${body.anexo.id}`)).status).toBe(404);
  });
});

it('a link stands where it was put, and goes for good', async () => {
  const { id } = await rig.created();
  const item = await rig.part<ItemDoTema>(id, 'itens', ITEM);
  const link = { nome: 'Inteiro teor', tipo: 'Proposição', url: 'HTTPS://www.camara.leg.br/prop?id=1' };
  await rig.part<LinkDoTema>(id, 'links', link);
  const noItem = await rig.part<LinkDoTema>(id, 'links', { ...link, itemId: item.id });
  const tema = await rig.read(id);
  expect(tema.links).toMatchObject([{ nome: 'Inteiro teor', url: 'https://www.camara.leg.br/prop?id=1' }]);
  expect(tema.itens[0]?.links.map((um) => um.id)).toEqual([noItem.id]);
  expect((await rig.marina.rest('DELETE', `/temas/links/${noItem.id}`, { versao: 1 })).status).toBe(200);
  expect(await rig.app.rows('select id from temas_links')).toHaveLength(1);
  const outro = await rig.created({ titulo: 'Outro' });
  expect((await rig.marina.rest('POST', `/temas/${outro.id}/links`, { ...link, itemId: item.id })).status).toBe(400);
});
