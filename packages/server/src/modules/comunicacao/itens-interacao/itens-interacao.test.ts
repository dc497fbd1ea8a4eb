import { newId } from '@sede/domain/kernel';
import type { ItemInteracao } from '@sede/domain/modules/comunicacao/itens-interacao';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';

let app: TestApp;
let gestora: TestPerson;
beforeAll(async () => {
  app = await testApp();
  gestora = await app.person(['gestor_interacao'], { nome: 'Iris' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows('delete from interacoes');
  await app.rows('delete from itens_interacao');
  app.events.length = 0;
});

const create = <T = ItemInteracao>(over: object = {}) =>
  gestora.rest<T>('POST', '/itens-interacao', { nome: 'Convênios', descricao: 'Dúvidas.', ...over });
const change = <T = ItemInteracao>(id: string, body: object) =>
  gestora.rest<T>('PATCH', `/itens-interacao/${id}`, body);

it('is the gestor’s alone; whoever registers interactions is offered the enabled ones by name', async () => {
  const editor = await app.person(['editor_filiado']);
  const outro = await app.person(['visualizador_usuario']);
  const { id, versao } = (await create()).body;
  await create({ nome: 'Desconto' });
  await gestora.rest('POST', `/itens-interacao/${id}/desabilitar`, { versao });
  expect((await editor.rest('GET', '/itens-interacao')).status).toBe(403);
  expect((await editor.rest('POST', '/itens-interacao', {})).status).toBe(403);
  expect((await outro.rest('GET', '/itens-interacao/opcoes')).status).toBe(403);
  const opcoes = await editor.rest<{ itens: ItemInteracao[] }>('GET', '/itens-interacao/opcoes');
  expect(opcoes.body.itens.map(({ nome }) => nome)).toEqual(['Desconto']);
});

it.each([
  [{ nome: ' ' }, 'nome', ' Obrigatório'],
  [{ descricao: '' }, 'descricao', ' Obrigatório'],
  [{ tipo: 'Sinal de fumaça' }, 'tipo', 'Escolha uma das opções.'],
])('with %j is refused at %s', async (over, campo, mensagem) => {
  const { status, body } = await create<Refusal>(over);
  expect([status, body.data]).toMatchObject([400, { campos: { [campo]: mensagem } }]);
  expect(await app.rows('select from itens_interacao')).toHaveLength(0);
});

it('saved under the name ‘Assistência jurídica’ it asks for the office, and goes on so under another name', async () => {
  const { body } = await create({ nome: 'ASSISTENCIA  jurídica', tipo: 'Telefone' });
  expect(body).toMatchObject({ pedeEscritorio: true, tipo: 'Telefone' });
  const renamed = await change(body.id, { versao: 1, nome: 'Orientação jurídica' });
  expect(renamed.body.pedeEscritorio).toBe(true);
  const outro = (await create({ nome: 'Convênios' })).body;
  expect(outro.pedeEscritorio).toBe(false);
  expect((await change(outro.id, { versao: 1, pedeEscritorio: true })).body.pedeEscritorio).toBe(true);
});

it('two do not read the same, accents, case and blanks aside, also at the same moment', async () => {
  const answers = await Promise.all(['Água  viva', 'agua viva', 'ÁGUA VIVA'].map((nome) => create({ nome })));
  expect(answers.map((a) => a.status).sort()).toEqual([200, 409, 409]);
});

it('lists them by name, capitals aside', async () => {
  for (const nome of ['zebra', 'Banana', 'água', 'abacate']) await create({ nome });
  const { body } = await gestora.rest<{ itens: ItemInteracao[] }>('GET', '/itens-interacao');
  expect(body.itens.map(({ nome }) => nome)).toEqual(['abacate', 'água', 'Banana', 'zebra']);
});

it('is not deleted while an interaction is of it, in the words of the spec; else it goes', async () => {
  const { id } = (await create()).body;
  const filiado = newId();
  await app.rows(`insert into filiados (id, nome_completo, cpf, empresa, matricula, situacao_filiado, data_cadastro)
    values ('${filiado}', 'Maria', '52998224725', 'SENADO', '1', 'ATIVO', '2020-01-01')`);
  await app.rows(`insert into interacoes (id, filiado_id, item_id, tipo, data, descricao, classificacao, responsavel_nome)
    values ('${newId()}', '${filiado}', '${id}', 'Telefone', now(), 'x', 'Interna', 'Iris')`);
  expect(await gestora.rest<Refusal>('DELETE', `/itens-interacao/${id}`, { versao: 1 })).toMatchObject({
    status: 409,
    body: { message: 'O item de interação está associado a uma ou mais interações e não pode ser excluído.' },
  });
  await app.rows('delete from interacoes');
  expect((await gestora.rest('DELETE', `/itens-interacao/${id}`, { versao: 1 })).body).toEqual({ id });
});
