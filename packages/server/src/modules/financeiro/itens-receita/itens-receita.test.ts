import { newId } from '@sede/domain/kernel';
import type { ItemReceita } from '@sede/domain/modules/financeiro/itens-receita';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';

let app: TestApp;
let ana: TestPerson;
let visita: TestPerson;
beforeAll(async () => {
  app = await testApp();
  ana = await app.person(['admin_financeiro'], { nome: 'Ana' });
  visita = await app.person(['visualizador_financeiro']);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows('delete from receitas');
  await app.rows('delete from itens_receita');
  app.events.length = 0;
});

const base = { tipo: 'Ordinária', nome: 'Mensalidade', descricao: 'Mensalidades dos filiados' };
const create = <T = ItemReceita>(over: object = {}, headers = {}) =>
  ana.rest<T>('POST', '/itens-receita', { ...base, ...over }, headers);
const turn = <T = ItemReceita>(id: string, verb: string, versao: number) =>
  ana.rest<T>('POST', `/itens-receita/${id}/${verb}`, { versao });
const receita = (idItemReceita: string) => ({
  ...{ tipo: 'Ordinária', descricao: 'Novembro', data: '2026-11-25', valor: 100_00, numeroParcelas: 1 },
  idItemReceita,
});

it('is nobody’s without a session or a finance role, and a viewer changes nothing', async () => {
  const outro = await app.person(['aprovador', 'gestor_evento']);
  for (const path of ['', '/totais', '/opcoes', '/exportar', `/${newId()}`, `/${newId()}/historico`]) {
    expect((await app.stranger.rest('GET', `/itens-receita${path}`)).status).toBe(401);
    expect((await outro.rest('GET', `/itens-receita${path}`)).status).toBe(403);
  }
  expect((await visita.rest('POST', '/itens-receita', base)).status).toBe(403);
  expect((await visita.rest('DELETE', `/itens-receita/${newId()}`, {})).status).toBe(403);
});

it.each([
  [{ tipo: '' }, 'tipo', ' Obrigatório'],
  [{ tipo: 'Lazer' }, 'tipo', 'Escolha uma das opções.'],
  [{ nome: ' ' }, 'nome', ' Obrigatório'],
  [{ descricao: '' }, 'descricao', ' Obrigatório'],
  [{ valor: 1 }, 'valor', 'Campo desconhecido: valor.'],
])('with %j is refused at %s: %s', async (over, campo, mensagem) => {
  expect(await create<Refusal>(over)).toMatchObject({ status: 400, body: { data: { campos: { [campo]: mensagem } } } });
  expect(await app.rows('select 1 from itens_receita')).toEqual([]);
});

it('is registered, audited, told to the screens; changed once per version; read in its history', async () => {
  const { body } = await create();
  expect(body).toMatchObject({ ...base, desabilitado: false, versao: 1 });
  expect(app.events).toEqual([{ modulo: 'itensReceita', ids: [body.id] }]);
  const changed = await ana.rest<ItemReceita>('PATCH', `/itens-receita/${body.id}`, {
    versao: 1,
    nome: 'Contribuição',
  });
  expect(changed.body).toMatchObject({ nome: 'Contribuição', versao: 2 });
  expect(await ana.rest<Refusal>('PATCH', `/itens-receita/${body.id}`, { versao: 1, nome: 'X' })).toMatchObject({
    status: 409,
    body: { code: 'plataforma.versao_conflito' },
  });
  const { body: historico } = await visita.rest<{ itens: object[] }>('GET', `/itens-receita/${body.id}/historico`);
  expect(historico.itens[0]).toMatchObject({
    por: 'Ana',
    mudancas: [{ rotulo: 'Nome', de: 'Mensalidade', para: 'Contribuição' }],
  });
});

describe('two enabled items of one type', () => {
  it('may not read the same, also saved at the same moment; a disabled one does not count until it is enabled', async () => {
    const answers = await Promise.all(['Água  fria', 'agua fria', 'ÁGUA FRIA'].map((nome) => create({ nome })));
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409, 409]);
    const made = answers.find((a) => a.status === 200)?.body as ItemReceita;
    expect((await create({ nome: 'Água fria', tipo: 'Extraordinária' })).status).toBe(200);
    expect((await turn(made.id, 'desabilitar', 1)).body).toMatchObject({ desabilitado: true });
    expect((await create({ nome: 'água fria' })).status).toBe(200);
    expect(await turn<Refusal>(made.id, 'habilitar', 2)).toMatchObject({
      status: 409,
      body: { code: 'itens-receita.nome_repetido' },
    });
    const opcoes = await ana.rest<{ itens: ItemReceita[] }>('GET', '/itens-receita/opcoes?busca=agua');
    expect(opcoes.body.itens.map(({ nome, tipo }) => [nome, tipo])).toEqual(
      expect.arrayContaining([
        ['água fria', 'Ordinária'],
        ['Água fria', 'Extraordinária'],
      ]),
    );
    expect(opcoes.body.itens).toHaveLength(2);
  });
});

describe('deleting an item', () => {
  it('is blocked by its revenues, in the spec’s words, and leaves the audit its last state', async () => {
    const { id } = (await create()).body;
    const { ids } = (await ana.rest<{ ids: string[] }>('POST', '/receitas', receita(id))).body;
    expect(await ana.rest<Refusal>('DELETE', `/itens-receita/${id}`, { versao: 1 })).toMatchObject({
      status: 409,
      body: { message: 'O item de receita está associado a uma ou mais receitas e não pode ser excluído.' },
    });
    await ana.rest('DELETE', `/receitas/${ids[0]}`, { versao: 1 });
    expect((await ana.rest('DELETE', `/itens-receita/${id}`, { versao: 1 })).body).toEqual({ id });
    expect(await app.rows(`select 1 from auditoria where registro_id = $1 and acao = 'excluir'`, [id])).toHaveLength(1);
  });

  it.each([1, 2, 3, 4, 5])('while a revenue of it is registered: either the block or no revenue (%i)', async () => {
    const { id } = (await create()).body;
    const [registered, deleted] = await Promise.all([
      ana.rest<Refusal>('POST', '/receitas', receita(id)),
      ana.rest<Refusal>('DELETE', `/itens-receita/${id}`, { versao: 1 }),
    ]);
    const left = await app.rows('select 1 from receitas');
    if (registered.status === 200) {
      expect([deleted.status, deleted.body.code, left.length]).toEqual([409, 'itens-receita.em_uso', 1]);
    } else {
      expect([registered.status, registered.body.data.campos]).toEqual([
        400,
        { idItemReceita: 'O item de receita não existe mais.' },
      ]);
      expect([deleted.status, left.length]).toEqual([200, 0]);
    }
  });
});

it('the list is filtered, found by words and initials, exported', async () => {
  await create();
  await create({ nome: 'Aluguel de sala', tipo: 'Extraordinária', descricao: 'Sala térrea' });
  const names = async (query: string) =>
    (await visita.rest<{ itens: ItemReceita[] }>('GET', `/itens-receita${query}`)).body.itens.map((i) => i.nome);
  expect(await names('')).toEqual(['Aluguel de sala', 'Mensalidade']);
  expect(await names('?tipo=Extraordin%C3%A1ria')).toEqual(['Aluguel de sala']);
  expect(await names('?busca=terrea')).toEqual(['Aluguel de sala']);
  expect(await names('?busca=as&ordem=-nome')).toContain('Aluguel de sala');
  const csv = (await visita.rest('GET', '/itens-receita/exportar?formato=csv&busca=mensal')).bytes.toString();
  expect(csv).toContain('Ordinária;Mensalidade;Mensalidades dos filiados;Não');
});
