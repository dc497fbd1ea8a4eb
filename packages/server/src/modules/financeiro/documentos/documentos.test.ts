import { addDays, newId } from '@sede/domain/kernel';
import type { Documento } from '@sede/domain/modules/financeiro/documentos';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendPdf } from '#platform/files/upload-for-tests.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';

let app: TestApp;
let ana: TestPerson;
let contratos: TestPerson;
let visita: TestPerson;
let edu: TestPerson;
let hoje: string;
beforeAll(async () => {
  app = await testApp();
  ana = await app.person(['admin_financeiro'], { nome: 'Ana' });
  contratos = await app.person(['gestor_de_contratos']);
  visita = await app.person(['visualizador_contratos']);
  edu = await app.person(['gestor_evento']);
  hoje = app.clock.today();
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows('delete from eventos');
  await app.rows('delete from documentos');
  app.events.length = 0;
});

const pdf = (nome?: string, who = ana) => sendPdf(app, who, 'documentos', nome);
const vigencia = () => ({ dataInicioVigencia: addDays(hoje, -30), dataFimVigencia: hoje });
const create = async <T = Documento>(over: object = {}, who = ana) =>
  who.rest<T>('POST', '/documentos', { nome: 'Alvará', ...vigencia(), idAnexo: await pdf(undefined, who), ...over });
const fileOf = async (id: string | null, who: TestPerson) => (await who.rest('GET', `/anexos/${id}`)).status;

it('finance and contract managers keep documents, viewers of both read, event keepers learn id and name only', async () => {
  const { id, idAnexo } = (await create({}, contratos)).body;
  const leitora = await app.person(['visualizador_financeiro']);
  for (const path of ['', '/totais', '/exportar', `/${id}`, `/${id}/historico`]) {
    expect((await app.stranger.rest('GET', `/documentos${path}`)).status).toBe(401);
    expect((await edu.rest('GET', `/documentos${path}`)).status).toBe(403);
    for (const who of [visita, leitora]) expect((await who.rest('GET', `/documentos${path}`)).status).toBe(200);
  }
  expect(await fileOf(idAnexo, leitora)).toBe(200);
  expect(await fileOf(idAnexo, edu)).toBe(404);
  for (const who of [visita, leitora]) {
    expect((await who.rest('POST', '/documentos', { nome: 'X' })).status).toBe(403);
    expect((await who.rest('GET', '/documentos/opcoes?busca=alv')).status).toBe(403);
  }
  expect((await edu.rest('GET', '/documentos/opcoes?busca=alv')).body).toEqual({ itens: [{ id, nome: 'Alvará' }] });
});

describe('a document', () => {
  it.each([
    [{ nome: '' }, 'nome', ' Obrigatório'],
    [{ dataInicioVigencia: null }, 'dataInicioVigencia', ' Obrigatório'],
    [{ dataFimVigencia: undefined }, 'dataFimVigencia', ' Obrigatório'],
    [{ dataFimVigencia: '2026-02-30' }, 'dataFimVigencia', 'Data inválida'],
    [{ dataFimVigencia: '2001-01-01' }, 'dataFimVigencia', 'A data final deve ser igual ou posterior à inicial.'],
    [{ idAnexo: null }, 'idAnexo', ' Obrigatório'],
    [{ vigente: true }, 'vigente', 'Campo desconhecido: vigente.'],
  ])('with %j is refused at %s: %s', async (over, campo, mensagem) => {
    expect(await create<Refusal>(over)).toMatchObject({
      status: 400,
      body: { data: { campos: { [campo]: mensagem } } },
    });
    expect(await app.rows('select 1 from documentos')).toEqual([]);
  });

  it('is in force to the end of its last day, and no longer: computed, in list, filter and record', async () => {
    const ate = (dias: number) => create({ nome: `Até ${dias}`, dataFimVigencia: addDays(hoje, dias) });
    for (const dias of [-1, 0, 1]) await ate(dias);
    const named = async (query: string) =>
      (await visita.rest<{ itens: Documento[]; total: number }>('GET', `/documentos${query}`)).body;
    const { itens } = await named('?ordem=dataFimVigencia');
    expect(itens.map(({ nome, vigente }) => [nome, vigente])).toEqual([
      ['Até -1', false],
      ['Até 0', true],
      ['Até 1', true],
    ]);
    expect(await named('?vigente=nao')).toMatchObject({ total: 1, itens: [{ nome: 'Até -1' }] });
    expect((await named(`?fimDe=${hoje}&fimAte=${hoje}`)).itens.map((d) => d.nome)).toEqual(['Até 0']);
    const csv = (await visita.rest('GET', '/documentos/exportar?formato=csv&vigente=nao')).bytes.toString();
    expect(csv).toContain('Até -1;');
    expect(csv).toContain(';Não;Ana;Não');
    expect(csv).not.toContain(ana.email);
  });

  it('imported without PDF, days and uploader account is read, and asks for nothing when its name changes', async () => {
    const id = newId();
    await app.rows(
      `insert into documentos (id, criado_em, atualizado_em, nome, data_carregamento, email, id_origem)
       values ($1, now(), now(), 'Antigo', now(), 'saiu@antigo.org', 'x1')`,
      [id],
    );
    expect((await visita.rest('GET', `/documentos/${id}`)).body).toMatchObject({ vigente: true, anexo: null });
    const { body } = await ana.rest<Documento>('PATCH', `/documentos/${id}`, { versao: 1, nome: 'Antigo, conferido' });
    const quem = { email: 'saiu@antigo.org', carregadoPor: 'saiu@antigo.org' };
    expect(body).toMatchObject({ nome: 'Antigo, conferido', ...quem, versao: 2 });
  });

  it('gets a new PDF, its days and uploader anew; the old one is gone; a stale save is refused', async () => {
    const um = (await create()).body;
    const idAnexo = await pdf('novo.pdf', contratos);
    const dois = (await contratos.rest<Documento>('PATCH', `/documentos/${um.id}`, { versao: 1, idAnexo })).body;
    expect(dois).toMatchObject({ anexo: { nome: 'novo.pdf' }, email: contratos.email, versao: 2 });
    expect(await fileOf(um.idAnexo, ana)).toBe(404);
    expect(await ana.rest<Refusal>('PATCH', `/documentos/${um.id}`, { versao: 1, nome: 'Y' })).toMatchObject({
      status: 409,
      body: { code: 'plataforma.versao_conflito' },
    });
  });

  it('named by an event cannot be deleted; then it can, and its file goes', async () => {
    const { id, idAnexo } = (await create()).body;
    const evento = await edu.rest<{ id: string }>('POST', '/eventos', {
      tipo: 'Próprio',
      nome: 'Festa',
      relacaoDocumentos: true,
      idDocumento: id,
    });
    expect((await ana.rest<Refusal>('DELETE', `/documentos/${id}`, { versao: 1 })).body).toMatchObject({
      code: 'documentos.em_uso',
      message: 'O Documento está associado a um ou mais eventos e não pode ser excluído.',
    });
    expect(await fileOf(idAnexo, ana)).toBe(200);
    await edu.rest('DELETE', `/eventos/${evento.body.id}`, { versao: 1 });
    expect((await ana.rest('DELETE', `/documentos/${id}`, { versao: 1 })).body).toEqual({ id });
    expect(await fileOf(idAnexo, ana)).toBe(404);
    expect(await app.rows('select liberado_em is not null as solto from anexos where id = $1', [idAnexo])).toEqual([
      { solto: true },
    ]);
  });
});

it('the search to link asks three letters, gives at most 100, and no disabled one', async () => {
  await app.rows(
    `insert into documentos (id, criado_em, atualizado_em, nome, data_carregamento, email, desabilitado)
     select gen_random_uuid(), now(), now(), 'Contrato ' || n, now(), 'a@b.c', n = 1 from generate_series(1, 130) n`,
  );
  const found = async (query: string) =>
    (await edu.rest<{ itens: { nome: string }[] }>('GET', `/documentos/opcoes${query}`)).body.itens;
  expect(await found('')).toEqual([]);
  expect(await found('?busca=co')).toEqual([]);
  expect(await found('?busca=con')).toHaveLength(100);
  expect((await found('?busca=contrato%201')).map((d) => d.nome)).not.toContain('Contrato 1');
});
