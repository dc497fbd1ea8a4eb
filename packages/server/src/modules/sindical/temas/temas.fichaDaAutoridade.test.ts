/** What themes say of an authority: the section of its profile, and the 'Ficha para reunião'. */
import { PDFDocument, PDFRawStream } from '@cantoo/pdf-lib';
import { Transformer } from '@napi-rs/image';
import { newId } from '@sede/domain/kernel';
import type { TemaDaAutoridade } from '@sede/domain/modules/sindical/temas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { drawn } from '#platform/pdf/drawn-for-tests.ts';
import type { TestPerson } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { ITEM, type TemasRig, temasRig } from './temas-for-tests.ts';

let rig: TemasRig;
let claudia: TestPerson;
beforeAll(async () => {
  rig = await temasRig();
  claudia = await rig.app.person(['autoridades'], { nome: 'Cláudia Ramos' });
});
afterAll(() => rig.app.close());
beforeEach(async () => {
  await rig.clean();
  await rig.app.rows('delete from autoridades');
  await rig.app.rows('delete from logs_usuario');
  await rig.app.rows('delete from acessos_dados');
});

async function autoridade(over: object = {}): Promise<string> {
  const { status, body } = await claudia.rest<{ id: string }>('POST', '/autoridades', {
    ...{ nome: 'Lígia de Albuquerque Montenegro', nomePolitico: 'Lígia Montenegro' },
    ...{ cargos: [{ cargo: 'Senadora', tempo: '2023 a 2031', colegioEleitoral: 'Pernambuco', atual: true }] },
    ...over,
  });
  expect(status, JSON.stringify(body)).toBe(200);
  return body.id;
}
const temaCom = async (autoridadeId: string, posicao: string | null = 'Favorável', over: object = {}) => {
  const { id } = await rig.created(over);
  await rig.part(id, 'pessoas', { nome: 'Lígia Montenegro', motivoRelevancia: 'Relatora', posicao, autoridadeId });
  return id;
};
const temasDela = (id: string, who = claudia) =>
  who.rest<{ itens: TemaDaAutoridade[] }>('GET', `/temas/da-autoridade/${id}`);
const pede = (id: string, query = '', who = claudia) =>
  who.rest<Refusal>('GET', `/temas/da-autoridade/${id}/ficha-pdf${query}`);
async function ficha(id: string, query = '') {
  const { status, bytes, headers } = await pede(id, query);
  expect([status, headers['content-type']]).toEqual([200, 'application/pdf']);
  const doc = await PDFDocument.load(bytes);
  const fotos = doc.context
    .enumerateIndirectObjects()
    .filter(([, one]) => one instanceof PDFRawStream && String(one.dict).includes('/DCTDecode'));
  return { pages: doc.getPageCount(), text: drawn(doc, 0), fotos: fotos.length };
}
const naoExiste = { status: 404, body: { code: 'plataforma.nao_encontrado' } };

describe('the themes of a profile', () => {
  it('are those that name it, with where it stands and where we do; the followed ones first', async () => {
    const id = await autoridade();
    const encerrado = await temaCom(id, null);
    const tema = await temaCom(id, 'Parcialmente contrário', { titulo: 'Teto remuneratório' });
    await rig.part(tema, 'itens', ITEM);
    await rig.part(tema, 'itens', { ...ITEM, posicionamento: 'Contrário' });
    await rig.part(tema, 'itens', ITEM);
    await temaCom(await autoridade({ nomePolitico: 'Outra' }));
    const { versao } = await rig.read(encerrado);
    await rig.marina.rest('POST', `/temas/${encerrado}/encerrar`, { versao });
    const { status, body } = await temasDela(id);
    expect(status).toBe(200);
    expect(body.itens.map((um) => [um.id, um.situacao, um.posicoesDela, um.nossasPosicoes])).toEqual([
      [
        ...[tema, 'EM_ACOMPANHAMENTO', [{ posicao: 'Parcialmente contrário', quantas: 1 }]],
        [
          { posicao: 'Favorável', quantas: 2 },
          { posicao: 'Contrário', quantas: 1 },
        ],
      ],
      [encerrado, 'ENCERRADO', [], []],
    ]);
  });

  it('what a theme hides is not told', async () => {
    const id = await autoridade();
    const tema = await temaCom(id);
    await rig.part(tema, 'itens', ITEM);
    await rig.marina.rest('POST', `/temas/${tema}/responder`, { passo: 3, existe: false });
    expect((await temasDela(id)).body.itens[0]?.nossasPosicoes).toEqual([]);
    await rig.marina.rest('POST', `/temas/${tema}/responder`, { passo: 4, existe: false });
    expect((await temasDela(id)).body.itens).toEqual([]);
  });

  it('are for whoever sees themes and the profile', async () => {
    const id = await autoridade();
    const fora = await rig.app.person(['escritorio_juridico']);
    expect((await rig.app.stranger.rest('GET', `/temas/da-autoridade/${id}`)).status).toBe(401);
    expect((await temasDela(id, fora)).status).toBe(403);
    // Sees themes and cites authorities, but opens no profile.
    expect(await temasDela(id, rig.marina)).toMatchObject(naoExiste);
    expect(await temasDela(newId())).toMatchObject(naoExiste);
  });
});

describe('the ficha', () => {
  it('has photo, office, the chosen themes, agendas and typed lines on one page; nothing sensitive, no telephone', async () => {
    const png = await Transformer.fromRgbaPixels(new Uint8Array(500 * 400 * 4).fill(200), 500, 400).png();
    const foto = await rig.app.app.inject({
      ...{ method: 'POST', url: '/api/autoridades/foto', payload: png },
      headers: {
        ...{ host: 'localhost:3999', 'x-sede': '1', 'content-type': 'application/octet-stream' },
        ...{ 'x-nome-arquivo': 'foto.png', cookie: claudia.cookie },
      },
    });
    expect(foto.statusCode).toBe(200);
    const id = await autoridade({
      ...{ foto: foto.json(), partido: 'PT', telPrimario: '(61) 3303-1000', emailPrimario: 'ligia@senado.leg.br' },
      ...{ religiao: 'Católica', parentesco: 'Irmã do prefeito', biografia: 'Nasceu em Recife.' },
      agendasComOSindicato: '12/03/2026: audiência\n20/05/2026: almoço',
    });
    const tema = await temaCom(id, 'Contrário', { titulo: 'Teto remuneratório' });
    await rig.part(tema, 'itens', ITEM);
    await temaCom(id, 'Favorável', { titulo: 'Não escolhido' });
    const linhas = ['Pedir a relatoria', 'Levar o estudo'].map((uma) => `&linhas=${encodeURIComponent(uma)}`).join('');
    const { pages, text, fotos } = await ficha(id, `?temas=${tema}${linhas}`);
    expect([pages, fotos]).toEqual([1, 1]);
    for (const part of [
      'Ficha para reunião',
      'Uso interno',
      'Lígia Montenegro',
      'Senadora · 2023 a 2031',
      'PT · Lígia de',
    ])
      expect(text).toContain(part);
    for (const part of ['Teto remuneratório', 'Contrário', 'Favorável', '12/03/2026: audiência · 20/05/2026: almoço'])
      expect(text).toContain(part);
    for (const part of ['Pedir a relatoria', 'Levar o estudo', 'por Cláudia Ramos', '20/11/2026'])
      expect(text).toContain(part);
    expect(text).not.toMatch(/Não escolhido|Católica|prefeito|3303|senado\.leg|Recife/);
    expect(await rig.app.rows(`select arquivo, dados from logs_usuario where tipo = 'report_download'`)).toEqual([
      { arquivo: 'ficha-para-reuniao.pdf', dados: { autoridade: id, temas: [tema] } },
    ]);
    const lidos = await rig.app.rows(`select ato from acessos_dados where detalhe ->> 'id' = '${id}'`);
    expect(lidos).toEqual([{ ato: 'imprimir' }]);
  });

  it('is one page of the fullest profile too, and of the emptiest', async () => {
    const longo = 'WWWWWW WWWWW\n'.repeat(700);
    const id = await autoridade({
      ...{ nome: 'W'.repeat(200), nomePolitico: 'W'.repeat(200), partido: null },
      cargos: [{ cargo: 'W'.repeat(200), tempo: 'W'.repeat(100), colegioEleitoral: 'W'.repeat(200), atual: true }],
      ...{ agendasComOSindicato: longo, possivelAgendaFuturaComOSindicato: longo },
    });
    const temas: string[] = [];
    for (let n = 0; n < 5; n += 1) {
      const tema = await temaCom(id, 'Parcialmente favorável', { titulo: 'W W '.repeat(75) });
      for (const posicionamento of ['Favorável', 'Parcialmente favorável', 'Parcialmente contrário', 'Contrário'])
        await rig.part(tema, 'itens', { ...ITEM, posicionamento });
      temas.push(tema);
    }
    const linhas = Array.from({ length: 3 }, () => `&linhas=${'W'.repeat(120)}`).join('');
    const cheia = await ficha(id, `?temas=${temas.join(',')}${linhas}`);
    expect(cheia.pages).toBe(1);
    expect(cheia.text).toContain('\u0085');
    const vazia = await ficha(await autoridade({ cargos: [] }));
    expect([vazia.pages, vazia.fotos]).toEqual([1, 0]);
    expect(vazia.text).toContain('Nada informado.');
  });

  it('refuses six themes, one that does not name it, four lines and a line that is too long', async () => {
    const id = await autoridade();
    const temas = Array.from({ length: 6 }, newId);
    expect(await pede(id, `?temas=${temas.join(',')}`)).toMatchObject({
      ...{ status: 400, body: { data: { campos: { temas: 'No máximo 5 temas.' } } } },
    });
    const alheio = await temaCom(await autoridade());
    expect(await pede(id, `?temas=${alheio}`)).toMatchObject({
      ...{ status: 400, body: { data: { campos: { temas: 'Escolha só temas que citam a autoridade.' } } } },
    });
    expect(await pede(id, '?linhas=a&linhas=b&linhas=c&linhas=d')).toMatchObject({
      ...{ status: 400, body: { data: { campos: { linhas: 'No máximo 3 linhas.' } } } },
    });
    expect((await pede(id, `?linhas=${'x'.repeat(121)}`)).status).toBe(400);
    expect(await rig.app.rows('select 1 from logs_usuario')).toEqual([]);
  });

  it('is for whoever prints themes and sees the profile', async () => {
    const id = await autoridade();
    const fora = await rig.app.person(['escritorio_juridico']);
    expect((await pede(id, '', fora)).status).toBe(403);
    expect(await pede(id, '', rig.marina)).toMatchObject(naoExiste);
    expect(await pede(newId())).toMatchObject(naoExiste);
  });
});
