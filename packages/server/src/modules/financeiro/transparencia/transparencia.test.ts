import { newId } from '@sede/domain/kernel';
import type { DocumentoTransparencia } from '@sede/domain/modules/financeiro/transparencia';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendPdf } from '#platform/files/upload-for-tests.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';

let app: TestApp;
let ana: TestPerson;
let visita: TestPerson;
let outro: TestPerson;
beforeAll(async () => {
  app = await testApp();
  ana = await app.person(['admin_financeiro'], { nome: 'Ana' });
  visita = await app.person(['visualizador_financeiro']);
  outro = await app.person(['gestor_de_contratos']);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows('delete from documentos_transparencia');
  app.events.length = 0;
});

const LINK = 'https://sindicato.org.br/balanco.pdf';
const pdf = (nome?: string) => sendPdf(app, ana, 'transparencia', nome);
const create = <T = DocumentoTransparencia>(over: object, headers = {}) =>
  ana.rest<T>('POST', '/transparencia', { nome: 'Balanço 2026', ...over }, headers);
const change = <T = DocumentoTransparencia>(id: string, body: object) =>
  ana.rest<T>('PATCH', `/transparencia/${id}`, body);
const fileOf = async (id: string | null, who = visita) => (await who.rest('GET', `/anexos/${id}`)).status;

/** Files that wait for the end of the retention term. */
const released = async (...ids: (string | null)[]) =>
  (await app.rows('select 1 from anexos where id = any($1) and liberado_em is not null', [ids])).length;

it('finance publishes, its viewers read, contract managers and strangers do not', async () => {
  const { id } = (await create({ url: LINK })).body;
  for (const path of ['', '/totais', '/exportar', `/${id}`, `/${id}/historico`]) {
    expect((await app.stranger.rest('GET', `/transparencia${path}`)).status).toBe(401);
    expect((await outro.rest('GET', `/transparencia${path}`)).status).toBe(403);
    expect((await visita.rest('GET', `/transparencia${path}`)).status).toBe(200);
  }
  expect((await visita.rest('POST', '/transparencia', { nome: 'X', url: LINK })).status).toBe(403);
  expect((await visita.rest('DELETE', `/transparencia/${id}`, { versao: 1 })).status).toBe(403);
  expect((await visita.rest('POST', `/transparencia/${id}/desabilitar`, { versao: 1 })).status).toBe(403);
});

describe('a transparency document', () => {
  it.each([
    [{}, 'idAnexo', ' Obrigatório'],
    [{ url: '', idAnexo: null }, 'idAnexo', ' Obrigatório'],
    [{ url: LINK, idAnexo: newId() }, 'idAnexo', 'Informe o PDF ou o link, não os dois.'],
    [{ url: 'http://sindicato.org.br' }, 'url', 'Informe um link completo que comece por https://.'],
    [{ url: 'javascript:alert(1)' }, 'url', 'Informe um link completo que comece por https://.'],
    [{ url: LINK, nome: ' ' }, 'nome', ' Obrigatório'],
    [{ url: LINK, email: 'x@y.z' }, 'email', 'Campo desconhecido: email.'],
  ])('with %j is refused at %s: %s', async (over, campo, mensagem) => {
    expect(await create<Refusal>(over)).toMatchObject({
      status: 400,
      body: { data: { campos: { [campo]: mensagem } } },
    });
    expect(await app.rows('select 1 from documentos_transparencia')).toEqual([]);
  });

  it('has its PDF with name and size, when and by whom it came; is audited and told', async () => {
    const { body } = await create({ idAnexo: await pdf('balanço.pdf') });
    expect(body).toMatchObject({ url: null, anexo: { nome: 'balanço.pdf' }, carregadoPor: 'Ana', versao: 1 });
    expect(body.dataCarregamento).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(await app.rows(`select operacao from auditoria where registro_id = $1`, [body.id])).toEqual([
      { operacao: 'transparencia.create' },
    ]);
    expect(app.events).toContainEqual({ modulo: 'transparencia', ids: [body.id] });
    expect(await fileOf(body.idAnexo)).toBe(200);
    expect(await fileOf(body.idAnexo, outro)).toBe(404);
  });

  it("takes nobody else's file, no file of another module, no file twice", async () => {
    const alheio = await sendPdf(app, await app.person(['admin_financeiro']), 'transparencia');
    for (const idAnexo of [alheio, await sendPdf(app, ana, 'documentos'), newId()]) {
      expect((await create<Refusal>({ idAnexo })).body).toMatchObject({
        code: 'anexos.nao_encontrado',
        data: { campos: { idAnexo: expect.any(String) } },
      });
    }
    const idAnexo = await pdf();
    expect((await create({ idAnexo })).status).toBe(200);
    expect((await create<Refusal>({ idAnexo })).body.code).toBe('anexos.ja_usado');
  });

  it('replaced by another file or a link, the old file is gone; a name alone keeps file and day', async () => {
    const { body: um } = await create({ idAnexo: await pdf('um.pdf') });
    const renamed = (await change(um.id, { versao: 1, nome: 'Balanço anual' })).body;
    expect(renamed).toMatchObject({ idAnexo: um.idAnexo, dataCarregamento: um.dataCarregamento, versao: 2 });
    const dois = (await change(um.id, { versao: 2, idAnexo: await pdf('dois.pdf') })).body;
    expect(dois.anexo?.nome).toBe('dois.pdf');
    expect(await fileOf(um.idAnexo)).toBe(404);
    expect((await change<Refusal>(um.id, { versao: 3, url: LINK })).body.data).toMatchObject({
      campos: { idAnexo: 'Informe o PDF ou o link, não os dois.' },
    });
    expect((await change<Refusal>(um.id, { versao: 3, idAnexo: null })).status).toBe(400);
    expect((await change(um.id, { versao: 3, idAnexo: null, url: LINK })).body).toMatchObject({
      url: LINK,
      anexo: null,
    });
    expect(await fileOf(dois.idAnexo)).toBe(404);
    expect(await released(um.idAnexo, dois.idAnexo)).toBe(2);
    const { body } = await visita.rest<{ itens: object[] }>('GET', `/transparencia/${um.id}/historico`);
    expect(body.itens[0]).toMatchObject({
      por: 'Ana',
      mudancas: expect.arrayContaining([
        expect.objectContaining({ rotulo: 'Arquivo (PDF)', de: 'dois.pdf', para: '—' }),
      ]),
    });
  });

  it('sent 10 times at once with one key is one; of two saves on one version one is refused', async () => {
    const idAnexo = await pdf();
    await Promise.all(Array.from({ length: 10 }, () => create({ idAnexo }, { 'idempotency-key': 'k' })));
    const [row] = await app.rows<{ id: string }>('select id from documentos_transparencia');
    expect(await app.rows('select 1 from documentos_transparencia')).toHaveLength(1);
    const [a, b] = [await pdf('a.pdf'), await pdf('b.pdf')];
    const both = await Promise.all([a, b].map((one) => change<Refusal>(row?.id ?? '', { versao: 1, idAnexo: one })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is disabled and enabled, deleted with its file', async () => {
    const { id, idAnexo } = (await create({ idAnexo: await pdf() })).body;
    const turn = (verb: string, versao: number) =>
      ana.rest<Refusal>('POST', `/transparencia/${id}/${verb}`, { versao });
    expect((await turn('habilitar', 1)).body.code).toBe('plataforma.ja_habilitado');
    expect((await turn('desabilitar', 1)).status).toBe(200);
    expect((await ana.rest('DELETE', `/transparencia/${id}`, { versao: 1 })).status).toBe(409);
    expect(await fileOf(idAnexo)).toBe(200);
    expect((await ana.rest('DELETE', `/transparencia/${id}`, { versao: 2 })).body).toEqual({ id });
    expect(await fileOf(idAnexo)).toBe(404);
    expect(await released(idAnexo)).toBe(1);
    expect(await app.rows(`select 1 from auditoria where registro_id = $1 and acao = 'excluir'`, [id])).toHaveLength(1);
  });
});

it('the list has the newest first, filters by day of São Paulo, searches, exports', async () => {
  await create({ url: LINK, nome: 'Balanço' });
  await create({ url: LINK, nome: 'Ata da Assembleia Geral' });
  await app.rows(
    `update documentos_transparencia set data_carregamento = '2026-03-02T02:30:00Z' where nome = 'Balanço'`,
  );
  const names = async (query: string) =>
    (await visita.rest<{ itens: DocumentoTransparencia[] }>('GET', `/transparencia${query}`)).body.itens.map(
      (d) => d.nome,
    );
  expect(await names('')).toEqual(['Ata da Assembleia Geral', 'Balanço']);
  expect(await names('?carregadoDe=2026-03-01&carregadoAte=2026-03-01')).toEqual(['Balanço']);
  expect(await names('?carregadoDe=2026-03-02&carregadoAte=2026-03-02')).toEqual([]);
  expect(await names('?busca=aag')).toEqual(['Ata da Assembleia Geral']);
  // Whoever brought it is found by name.
  expect(await names('?busca=balanco%20ana')).toEqual(['Balanço']);
  expect((await visita.rest('GET', '/transparencia?carregadoDe=2026-03-02&carregadoAte=2026-03-01')).status).toBe(400);
  const csv = (await visita.rest('GET', '/transparencia/exportar?formato=csv&busca=balanco')).bytes.toString();
  expect(csv).toContain(`Balanço;${LINK};01/03/2026 23:30;Ana;Não`);
});
