/** The photo of an authority over HTTP: drawn anew, shown, replaced; of others, of other kinds, with no room on the disk. */
import type { Autoridade, AutoridadeListada } from '@sede/domain/modules/sindical/autoridades';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pdfBytes, pngBytes } from '#platform/files/files-for-tests.ts';
import { sendPdf } from '#platform/files/upload-for-tests.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type AutoridadesRig, autoridadesRig, nova } from './autoridades-for-tests.ts';
import { comExif, metadeVermelha } from './foto-for-tests.ts';

let rig: AutoridadesRig;
let app: AutoridadesRig['app'];
let claudia: AutoridadesRig['claudia'];
let ambas: AutoridadesRig['ambas'];
let antonio: AutoridadesRig['antonio'];
let created: AutoridadesRig['created'];
let patch: AutoridadesRig['patch'];
let send: AutoridadesRig['send'];
beforeAll(async () => {
  rig = await autoridadesRig();
  ({ app, claudia, ambas, antonio, created, patch, send } = rig);
});
afterAll(() => app.close());
beforeEach(() => rig.empty());

describe('a photo', () => {
  const fotos = async (who = claudia) =>
    (await send('/autoridades/foto', comExif(await metadeVermelha(60, 40).jpeg(90)), {}, who)).body;

  it('is drawn anew, belongs to its sender until a profile names it, and is shown to whoever sees profiles', async () => {
    const { fotoId, miniaturaId } = await fotos();
    expect((await antonio.rest('GET', `/anexos/${fotoId}`)).status).toBe(404);
    const antes = await created({ foto: { fotoId, miniaturaId } });
    expect((await claudia.rest<{ itens: AutoridadeListada[] }>('GET', '/autoridades')).body.itens[0]).toMatchObject({
      fotoId,
      miniaturaId,
    });
    const shown = await app.app.inject({
      ...{ method: 'GET', url: `/api/autoridades/${antes.id}/foto?miniatura=sim&de=${miniaturaId}` },
      headers: { host: 'localhost:3999', cookie: claudia.cookie },
    });
    expect(shown.headers).toMatchObject({ 'content-type': 'image/jpeg', 'cache-control': 'private, max-age=86400' });
    expect(shown.rawPayload.includes('GPS')).toBe(false);
    expect((await claudia.rest('GET', `/autoridades/${antes.id}/foto`)).headers['cache-control']).toBe(
      'private, no-store',
    );
    // By its own address whoever sees profiles, nobody else.
    expect((await ambas.rest('GET', `/anexos/${fotoId}`)).status).toBe(200);
    expect((await antonio.rest('GET', `/anexos/${fotoId}`)).status).toBe(404);
  });

  it('is replaced and taken away: the files before are let go of', async () => {
    const primeira = await fotos();
    const antes = await created({ foto: primeira });
    const segunda = await fotos();
    const depois = (await patch(antes, { foto: segunda })).body;
    const soltos = () =>
      app.rows<{ id: string }>(
        `select id from anexos where liberado_em is not null and nome in ('foto.jpg', 'miniatura.jpg')`,
      );
    expect((await soltos()).map(({ id }) => id).toSorted()).toEqual(Object.values(primeira).toSorted());
    const sem = (await patch(depois, { foto: null })).body;
    expect(sem.fotoId).toBeNull();
    expect(await soltos()).toHaveLength(4);
    expect((await claudia.rest('GET', `/autoridades/${antes.id}/foto`)).status).toBe(404);
  });

  it('of somebody else’s sending, half of one, or a document in its place is refused', async () => {
    const alheia = await fotos(ambas);
    const minha = await fotos();
    const documento = await sendPdf(app, claudia, 'autoridades');
    for (const foto of [
      alheia,
      { fotoId: minha.fotoId, miniaturaId: minha.fotoId },
      { fotoId: documento, miniaturaId: minha.miniaturaId },
    ])
      expect((await claudia.rest<Refusal>('POST', '/autoridades', nova({ foto }))).body.code).toBe(
        'autoridades.foto_alheia',
      );
    const metade = nova({ foto: { fotoId: minha.fotoId } });
    expect((await claudia.rest('POST', '/autoridades', metade)).status).toBe(400);
    expect(await app.rows('select 1 from autoridades')).toEqual([]);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 415, 'anexos.tipo_recusado'],
    ['a PDF', pdfBytes(), 415, 'anexos.tipo_recusado'],
    ['more than 5 MB', Buffer.alloc(5 * 1024 * 1024 + 1, 0xff), 413, 'anexos.grande_demais'],
    ['nothing', Buffer.alloc(0), 400, 'anexos.vazio'],
  ])('that is %s is refused and leaves nothing behind', async (_what, bytes, status, code) => {
    const antes = await app.rows('select id from anexos');
    expect(await send('/autoridades/foto', bytes)).toMatchObject({ status, body: { code } });
    expect(await app.rows('select id from anexos')).toHaveLength(antes.length);
  });

  it('for which the disk has no room is refused in words, and no half of it stays', async () => {
    const { files } = app.services;
    const { freeBytes, put, remove } = files;
    const stored = async () => {
      let many = 0;
      for await (const _ of files.list()) many += 1;
      return many;
    };
    const [linhas, objetos] = [(await app.rows('select 1 from anexos')).length, await stored()];
    const photo = await metadeVermelha(60, 40).jpeg(90);
    const expectRefused = async (code: string) => {
      expect(await send('/autoridades/foto', photo)).toMatchObject({ status: 507, body: { code } });
      expect(await app.rows('select 1 from anexos')).toHaveLength(linhas);
      expect(await stored()).toBe(objetos);
    };
    try {
      files.freeBytes = async () => 1000;
      await expectRefused('plataforma.sem_espaco_anexos');
      files.freeBytes = freeBytes;
      // Room for the first square, none for the second.
      let puts = 0;
      files.put = async (chave, content) => {
        puts += 1;
        if (puts > 1) throw Object.assign(new Error('write'), { code: 'ENOSPC' });
        return put.call(files, chave, content);
      };
      await expectRefused('plataforma.sem_espaco');
      expect(puts).toBe(2);
    } finally {
      Object.assign(files, { freeBytes, put, remove });
    }
    expect((await send('/autoridades/foto', photo)).status).toBe(200);
  });

  it('of another profile cannot be named, nor shown by another’s address', async () => {
    const dela = await fotos();
    const dona = await created({ foto: dela });
    const minha = await fotos();
    const outra = await created({ nomePolitico: 'Zilda', foto: minha });
    for (const foto of [dela, { ...minha, miniaturaId: dela.miniaturaId }])
      expect((await patch<Refusal>(outra, { foto })).body).toMatchObject({
        code: 'autoridades.foto_alheia',
        data: { campos: { foto: 'Envie a foto novamente.' } },
      });
    const bytesOf = async (path: string) => (await claudia.rest('GET', path)).bytes;
    expect(await bytesOf(`/autoridades/${outra.id}/foto?de=${dela.fotoId}`)).toEqual(
      await bytesOf(`/autoridades/${outra.id}/foto`),
    );
    expect((await claudia.rest<Autoridade>('GET', `/autoridades/${dona.id}`)).body).toMatchObject(dela);
    expect((await claudia.rest('GET', `/autoridades/${dona.id}/foto`)).status).toBe(200);
  });

  it('cannot be sent by the way of documents', async () => {
    expect((await send('/anexos', pngBytes(), { 'x-modulo': 'autoridades-foto' })).status).toBe(400);
  });
});
