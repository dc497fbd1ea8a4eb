import type { Autoridade, AutoridadeListada } from '@sede/domain/modules/sindical/autoridades';
import { CAMPOS_LIVRES, MAX_CARGOS } from '@sede/domain/modules/sindical/autoridades';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { docBytes, docxBytes, pdfBytes, pngBytes, xlsxBytes } from '#platform/files/files-for-tests.ts';
import { sendPdf } from '#platform/files/upload-for-tests.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { comExif, metadeVermelha } from './foto-for-tests.ts';

let app: TestApp;
let claudia: TestPerson;
let gestora: TestPerson;
let ambas: TestPerson;
let antonio: TestPerson;
beforeAll(async () => {
  app = await testApp();
  claudia = await app.person(['autoridades'], { nome: 'Cláudia Ramos' });
  gestora = await app.person(['gestor_sistema']);
  ambas = await app.person(['autoridades', 'gestor_sistema']);
  antonio = await app.person(['politico_sindical']);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows('delete from autoridades');
  await app.rows('delete from acessos_dados');
  app.events.length = 0;
});

const nova = (over: object = {}) => ({
  nome: 'Lígia de Albuquerque Montenegro',
  nomePolitico: 'Lígia Montenegro',
  ...over,
});
async function created(over: object = {}): Promise<Autoridade> {
  const { status, body } = await claudia.rest<Autoridade>('POST', '/autoridades', nova(over));
  expect(status).toBe(200);
  return body;
}
const patch = <T = Autoridade>({ id, versao }: Autoridade, body: object, who = claudia) =>
  who.rest<T>('PATCH', `/autoridades/${id}`, { versao, ...body });
const list = async (query = '') =>
  (await claudia.rest<{ itens: AutoridadeListada[] }>('GET', `/autoridades${query}`)).body.itens;
const cargo = (nome: string, atual = false, over: object = {}) => ({ cargo: nome, atual, ...over });

async function send(path: string, bytes: Buffer, headers: Record<string, string> = {}, who = claudia) {
  const response = await app.app.inject({
    method: 'POST',
    url: `/api${path}`,
    headers: {
      ...{ host: 'localhost:3999', 'x-sede': '1', 'content-type': 'application/octet-stream', cookie: who.cookie },
      ...{ 'x-nome-arquivo': 'arquivo' },
      ...headers,
    },
    payload: bytes,
  });
  return { status: response.statusCode, body: response.json<Record<string, string>>() };
}
const sendDocumento = (bytes: Buffer) => send('/anexos', bytes, { 'x-modulo': 'autoridades' });

describe('who may', () => {
  const ID = '01939e2b-7c00-7000-8000-000000000001';
  it.each([
    ['GET', '/autoridades', undefined],
    ['GET', '/autoridades/totais', undefined],
    ['GET', `/autoridades/${ID}`, undefined],
    ['GET', `/autoridades/${ID}/completa`, undefined],
    ['GET', `/autoridades/${ID}/foto`, undefined],
    ['GET', `/autoridades/${ID}/historico`, undefined],
    ['POST', '/autoridades', {}],
    ['PATCH', `/autoridades/${ID}`, { versao: 1 }],
    ['POST', `/autoridades/${ID}/remover-anexo`, { versao: 1, anexo: ID }],
    ['DELETE', `/autoridades/${ID}`, { versao: 1 }],
  ] as const)('%s %s: nobody without a session, nobody of other areas', async (method, path, body) => {
    expect((await app.stranger.rest(method, path, body)).status).toBe(401);
    expect((await antonio.rest(method, path, body)).status).toBe(403);
  });

  it('deletion needs both: seeing profiles, and the role that deletes them', async () => {
    const { id, versao } = await created();
    for (const who of [claudia, gestora])
      expect((await who.rest('DELETE', `/autoridades/${id}`, { versao })).status).toBe(403);
    expect((await ambas.rest('DELETE', `/autoridades/${id}`, { versao })).status).toBe(200);
    expect(await app.rows('select 1 from autoridades')).toEqual([]);
  });

  it('whoever edits themes chooses authorities and reads name, office and party, nothing else', async () => {
    const { id } = await created({ partido: 'PSB', cargos: [cargo('Senadora', true)], religiao: 'Outra' });
    const { body } = await antonio.rest<{ itens: unknown[] }>('GET', '/autoridades/opcoes?busca=ligia');
    expect(body.itens).toEqual([{ id, nome: 'Lígia Montenegro', cargo: 'Senadora', partido: 'PSB' }]);
    expect((await claudia.rest('GET', '/autoridades/opcoes')).status).toBe(403);
    expect((await antonio.rest('GET', `/autoridades/${id}`)).status).toBe(403);
  });
});

describe('registering', () => {
  it.each([
    [{ nome: '' }, 'nome', 'Campo obrigatorio'],
    [{ nome: null }, 'nome', 'Campo obrigatorio'],
    [{ nomePolitico: undefined }, 'nomePolitico', 'Campo obrigatorio'],
    [{ nomePolitico: '  ' }, 'nomePolitico', 'Campo obrigatorio'],
    [{ emailPrimario: 'ligia' }, 'emailPrimario', 'Email inválido'],
    [{ telSecundario: '123' }, 'telSecundario', 'Telefone inválido'],
    [{ partido: 'PARTIDO QUE NÃO HÁ' }, 'partido', 'Escolha uma das opções.'],
    [{ religiao: 'inventada' }, 'religiao', 'Escolha uma das opções.'],
    [{ biografia: 'x'.repeat(10_001) }, 'biografia', 'No máximo 10000 caracteres.'],
    [{ cargos: [cargo('Senadora', true), cargo('Ministra', true)] }, 'cargos', 'Só um cargo pode ser o atual.'],
    [{ cargos: Array.from({ length: MAX_CARGOS + 1 }, () => cargo('x')) }, 'cargos', 'No máximo 30 cargos.'],
    [{ cargos: [cargo(' ')] }, 'cargos.0.cargo', 'Campo obrigatorio'],
    [{ idadeInformada: 58 }, 'idadeInformada', 'Campo desconhecido: idadeInformada.'],
  ])('with %j is refused at %s', async (over, campo, mensagem) => {
    const { status, body } = await claudia.rest<Refusal>('POST', '/autoridades', nova(over));
    expect([status, body.data?.campos?.[campo]?.trim()]).toEqual([400, mensagem]);
    expect(await app.rows('select 1 from autoridades')).toEqual([]);
  });

  it('keeps telephones and e-mails in one form, and tells the screens', async () => {
    const { id } = await created({
      telPrimario: '(61) 3303-2182',
      emailPrimario: ' Ligia@Senado.LEG.br ',
      biografia: '',
    });
    expect((await app.rows('select * from autoridades'))[0]).toMatchObject({
      ...{ id, tel_primario: '+556133032182', email_primario: 'ligia@senado.leg.br', biografia: null },
      criado_por: claudia.usuarioId,
    });
    expect(app.events).toEqual([{ modulo: 'autoridades', ids: [id] }]);
  });

  it('keeps every free field, when it is made and when it is changed', async () => {
    const livres = (text: string) => Object.fromEntries(CAMPOS_LIVRES.map((campo) => [campo, `${campo}: ${text}`]));
    const antes = await created(livres('um'));
    expect(antes).toMatchObject(livres('um'));
    expect((await patch(antes, livres('dois'))).body).toMatchObject(livres('dois'));
  });

  it.each([...CAMPOS_LIVRES, 'parentesco'])('takes no text of more than 10,000 characters in %s', async (campo) => {
    const antes = await created();
    const { status, body } = await patch<Refusal>(antes, { [campo]: 'x'.repeat(10_001) });
    expect([status, body.data?.campos?.[campo]]).toEqual([400, 'No máximo 10000 caracteres.']);
    expect((await patch(antes, { [campo]: 'x'.repeat(10_000) })).status).toBe(200);
  });

  it('changed by two people at once: the second is told by whom, with the profile as it is now', async () => {
    const antes = await created({ biografia: 'Auditora.' });
    expect((await patch(antes, { biografia: 'Auditora do TCE.' }, ambas)).status).toBe(200);
    const { status, body } = await patch<Refusal>(antes, { biografia: 'Auditora do TCU.' });
    expect([status, body.code]).toEqual([409, 'plataforma.versao_conflito']);
    expect(body.data).toMatchObject({
      por: ambas.nome,
      versao: antes.versao + 1,
      atual: { biografia: 'Auditora do TCE.' },
    });
    expect(JSON.stringify(body)).not.toContain('parentesco');
  });

  it('sent twenty times at once with one key makes one', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        claudia.rest('POST', '/autoridades', nova({ cargos: [cargo('Senadora', true)] }), { 'idempotency-key': 'um' }),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await app.rows('select 1 from autoridades_cargos')).toHaveLength(1);
  });
});

describe('offices', () => {
  const atuais = () => app.rows<{ cargo: string }>('select cargo from autoridades_cargos where atual');

  it('of which another becomes the current one: the first is unticked in the same save, and its row stays', async () => {
    const antes = await created({ cargos: [cargo('Senadora', true), cargo('Deputada')] });
    const [senadora, deputada] = antes.cargos;
    const { status, body } = await patch(antes, {
      cargos: [
        { ...deputada, atual: true },
        { ...senadora, atual: false },
      ],
    });
    expect(status).toBe(200);
    expect(body.versao).toBe(antes.versao + 1);
    expect(body.cargos.map(({ id, cargo: nome, atual }) => [id, nome, atual])).toEqual([
      [deputada?.id, 'Deputada', true],
      [senadora?.id, 'Senadora', false],
    ]);
    expect(await atuais()).toEqual([{ cargo: 'Deputada' }]);
  });

  it('two ticked at once by two people: one is saved, the other is told of it', async () => {
    const antes = await created({ cargos: [cargo('Senadora', true), cargo('Deputada'), cargo('Ministra')] });
    const ticked = (qual: number) => antes.cargos.map((one, at) => ({ ...one, atual: at === qual }));
    const answers = await Promise.all([
      patch<Refusal>(antes, { cargos: ticked(1) }),
      patch<Refusal>(antes, { cargos: ticked(2) }, ambas),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await atuais()).toHaveLength(1);
  });

  it('the database itself holds no second current one', async () => {
    const { id } = await created({ cargos: [cargo('Senadora', true)] });
    await expect(
      app.rows(
        `with ctx as materialized (select set_config('sede.ctx', '{"agora":"2026-11-20T15:00:00.000Z"}', true))
         insert into autoridades_cargos (id, autoridade_id, ordem, cargo, atual) select gen_random_uuid(), $1, 1, 'x', true from ctx`,
        [id],
      ),
    ).rejects.toMatchObject({ constraint: 'autoridades_cargos_um_atual' });
  });

  it('that are another’s, or named twice, are refused', async () => {
    const outra = await created({ cargos: [cargo('Ministra')] });
    const antes = await created({ cargos: [cargo('Senadora')] });
    for (const cargos of [outra.cargos, [...antes.cargos, ...antes.cargos]])
      expect((await patch<Refusal>(antes, { cargos })).body).toMatchObject({
        data: { campos: { cargos: expect.any(String) } },
      });
  });

  it('left out of the list go, and the history tells it', async () => {
    const antes = await created({ cargos: [cargo('Senadora', true), cargo('Deputada')] });
    const depois = (await patch(antes, { cargos: antes.cargos.slice(0, 1) })).body;
    expect(depois.cargos.map((one) => one.cargo)).toEqual(['Senadora']);
    const { body } = await claudia.rest('GET', `/autoridades/${antes.id}/historico`);
    expect(JSON.stringify(body)).toContain('Deputada');
  });
});

describe('what is sensitive', () => {
  const SEGREDOS = { religiao: 'Espírita', parentesco: 'Cunhada do diretor' };

  it('is in no list, profile, search or history; the audit keeps it and tells it masked', async () => {
    const antes = await created(SEGREDOS);
    await patch(antes, { parentesco: 'Prima da presidente' });
    const { id } = antes;
    const helena = await app.person(['gestor_sistema']);
    const reads = [
      await claudia.rest('GET', '/autoridades'),
      await claudia.rest('GET', `/autoridades/${id}`),
      await claudia.rest('GET', `/autoridades/${id}/historico`),
      await claudia.rest('GET', '/busca?busca=espirita'),
      await helena.rest('GET', `/auditoria?modulo=autoridades`),
    ];
    for (const { status, body } of reads) {
      expect(status).toBe(200);
      expect(JSON.stringify(body)).not.toMatch(/Espírita|Cunhada|Prima da/);
    }
    expect(JSON.stringify(reads[2]?.body)).toContain('Parentesco');
    expect(antes.sensiveis).toBe(2);
    expect(await app.rows(`select 1 from auditoria where depois ->> 'religiao' = 'Espírita'`)).not.toEqual([]);
  });

  it('is told by one read, which is written down first; opening a profile is written down once in ten minutes', async () => {
    const { id } = await created(SEGREDOS);
    for (const _ of [1, 2]) await claudia.rest('GET', `/autoridades/${id}`);
    expect((await claudia.rest('GET', `/autoridades/${id}/completa`)).body).toMatchObject(SEGREDOS);
    expect(await app.rows('select ato, tela, usuario_nome, detalhe from acessos_dados order by em, id')).toEqual([
      ...['abrir', 'mostrar'].map((ato) => ({
        ...{ ato, tela: 'autoridades', usuario_nome: 'Cláudia Ramos' },
        detalhe: { autoridade: 'Lígia Montenegro', id },
      })),
    ]);
  });

  it('there is no export of authorities at all', async () => {
    expect((await claudia.rest('GET', '/autoridades/exportar')).status).not.toBe(200);
  });
});

describe('the list', () => {
  it('is by name; searched by names, party and initials; filtered by party and mandate; sorted by age', async () => {
    await created({ nome: 'Zilda Prado', nomePolitico: 'Zilda', partido: 'PT', dataNascimento: '1950-01-01' });
    await created({
      partido: 'PSB',
      exerceMandato: true,
      dataNascimento: '1972-02-14',
      cargos: [cargo('Senadora', true)],
    });
    const nomes = async (query = '') => (await list(query)).map((one) => one.nomePolitico);
    expect(await nomes()).toEqual(['Lígia Montenegro', 'Zilda']);
    expect(await nomes('?busca=ligia%20psb')).toEqual(['Lígia Montenegro']);
    expect(await nomes('?busca=zp')).toEqual(['Zilda']);
    expect(await nomes('?partido=PT')).toEqual(['Zilda']);
    expect(await nomes('?mandato=sim')).toEqual(['Lígia Montenegro']);
    expect(await nomes('?ordem=-idade')).toEqual(['Zilda', 'Lígia Montenegro']);
    expect((await list('?mandato=sim'))[0]).toMatchObject({ cargoAtual: 'Senadora' });
    expect((await claudia.rest('GET', '/autoridades?religiao=Outra')).status).toBe(400);
  });
});

describe('a photo', () => {
  const fotos = async (who = claudia) =>
    (await send('/autoridades/foto', comExif(await metadeVermelha(60, 40).jpeg(90)), {}, who)).body;

  it('is drawn anew, belongs to its sender until a profile names it, and is shown to whoever sees profiles', async () => {
    const { fotoId, miniaturaId } = await fotos();
    expect((await antonio.rest('GET', `/anexos/${fotoId}`)).status).toBe(404);
    const antes = await created({ foto: { fotoId, miniaturaId } });
    expect((await list())[0]).toMatchObject({ fotoId, miniaturaId });
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

describe('documents', () => {
  it('are PDF, DOC, DOCX, JPEG and PNG, by their content', async () => {
    for (const bytes of [pdfBytes(), docBytes(), docxBytes(), pngBytes()])
      expect((await sendDocumento(bytes)).status).toBe(200);
    expect(await sendDocumento(xlsxBytes())).toMatchObject({
      status: 415,
      body: { message: 'O arquivo não é um PDF, DOC, DOCX, JPEG ou PNG válido.' },
    });
  });

  it('that are taken out are seen no more and stay with who and when; an opened one is written down', async () => {
    const fica = await sendPdf(app, claudia, 'autoridades', 'perfil.pdf');
    const sai = await sendPdf(app, claudia, 'autoridades', 'discurso.pdf');
    const antes = await created({ anexos: [fica, sai] });
    expect(antes.anexos.map(({ nome }) => nome)).toEqual(['perfil.pdf', 'discurso.pdf']);
    expect((await claudia.rest('GET', `/anexos/${sai}`)).status).toBe(200);
    expect(await app.rows(`select detalhe from acessos_dados where ato = 'baixar'`)).toEqual([
      { detalhe: { autoridade: 'Lígia Montenegro', id: antes.id, arquivo: 'discurso.pdf' } },
    ]);
    expect((await antonio.rest('GET', `/anexos/${fica}`)).status).toBe(404);
    const { body } = await claudia.rest<Autoridade>('POST', `/autoridades/${antes.id}/remover-anexo`, {
      ...{ versao: antes.versao, anexo: sai },
    });
    expect(body.anexos.map(({ id }) => id)).toEqual([fica]);
    expect(body.versao).toBe(antes.versao + 1);
    expect((await claudia.rest('GET', `/anexos/${sai}`)).status).toBe(404);
    expect(await app.rows(`select nome, excluido_por from autoridades_anexos where situacao = 'Excluído'`)).toEqual([
      { nome: 'discurso.pdf', excluido_por: 'Cláudia Ramos' },
    ]);
    const again = { versao: body.versao, anexo: sai };
    expect((await claudia.rest('POST', `/autoridades/${antes.id}/remover-anexo`, again)).status).toBe(404);
  });

  it('of another profile can be neither taken nor taken out', async () => {
    const dela = await sendPdf(app, claudia, 'autoridades', 'dela.pdf');
    const dona = await created({ anexos: [dela] });
    const outra = await created({ nomePolitico: 'Zilda' });
    expect((await patch<Refusal>(outra, { anexos: [dela] })).body.code).toBe('anexos.ja_usado');
    const { versao } = outra;
    expect((await claudia.rest('POST', `/autoridades/${outra.id}/remover-anexo`, { versao, anexo: dela })).status).toBe(
      404,
    );
    expect((await claudia.rest<Autoridade>('GET', `/autoridades/${dona.id}`)).body.anexos).toHaveLength(1);
  });

  it('go with the form as a whole list, and with a deleted profile', async () => {
    const [um, dois] = [await sendPdf(app, claudia, 'autoridades'), await sendPdf(app, claudia, 'autoridades')];
    const antes = await created({ anexos: [um] });
    const depois = (await patch(antes, { anexos: [dois] })).body;
    expect(depois.anexos.map(({ id }) => id)).toEqual([dois]);
    await ambas.rest('DELETE', `/autoridades/${antes.id}`, { versao: depois.versao });
    for (const id of [um, dois]) expect((await claudia.rest('GET', `/anexos/${id}`)).status).toBe(404);
    expect(await app.rows('select 1 from autoridades_anexos')).toEqual([]);
  });
});
