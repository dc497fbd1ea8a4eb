import type { Autoridade, AutoridadeListada } from '@sede/domain/modules/sindical/autoridades';
import { CAMPOS_LIVRES, MAX_CARGOS } from '@sede/domain/modules/sindical/autoridades';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { docBytes, docxBytes, pdfBytes, pngBytes, xlsxBytes } from '#platform/files/files-for-tests.ts';
import { sendPdf } from '#platform/files/upload-for-tests.ts';
import type { TestPerson } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type AutoridadesRig, autoridadesRig, nova } from './autoridades-for-tests.ts';

let rig: AutoridadesRig;
let app: AutoridadesRig['app'];
let claudia: AutoridadesRig['claudia'];
let ambas: AutoridadesRig['ambas'];
let antonio: AutoridadesRig['antonio'];
let created: AutoridadesRig['created'];
let patch: AutoridadesRig['patch'];
let send: AutoridadesRig['send'];
let gestora: TestPerson;
beforeAll(async () => {
  rig = await autoridadesRig();
  ({ app, claudia, ambas, antonio, created, patch, send } = rig);
  gestora = await app.person(['gestor_sistema']);
});
afterAll(() => app.close());
beforeEach(() => rig.empty());

const list = async (query = '') =>
  (await claudia.rest<{ itens: AutoridadeListada[] }>('GET', `/autoridades${query}`)).body.itens;
const cargo = (nome: string, atual = false, over: object = {}) => ({ cargo: nome, atual, ...over });

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
    [{ dataNascimento: '2100-01-01' }, 'dataNascimento', 'A data não pode ser futura.'],
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
