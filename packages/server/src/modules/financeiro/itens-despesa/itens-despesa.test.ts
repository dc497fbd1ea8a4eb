import { newId } from '@sede/domain/kernel';
import type { ItemDespesa } from '@sede/domain/modules/financeiro/itens-despesa';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';

let app: TestApp;
let ana: TestPerson;
let visita: TestPerson;
let beneficiario: { id: string };
beforeAll(async () => {
  app = await testApp();
  ana = await app.person(['admin_financeiro'], { nome: 'Ana' });
  visita = await app.person(['visualizador_financeiro']);
  const pessoa = { tipo: 'F', cpfCnpj: '52998224725', nomeBeneficiario: 'João da Silva' };
  beneficiario = (await ana.rest<{ id: string }>('POST', '/beneficiarios', pessoa)).body;
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows('delete from itens_despesa');
  app.events.length = 0;
});

const create = <T = ItemDespesa>(over: object = {}, headers = {}) =>
  ana.rest<T>('POST', '/itens-despesa', { tipo: 'Serviços', nome: 'Limpeza', ...over }, headers);
const change = <T = ItemDespesa>(id: string, body: object) => ana.rest<T>('PATCH', `/itens-despesa/${id}`, body);
const turn = <T = ItemDespesa>(id: string, verb: string, versao: number) =>
  ana.rest<T>('POST', `/itens-despesa/${id}/${verb}`, { versao });

it('is nobody’s without a session or a finance role, and a viewer changes nothing', async () => {
  const outro = await app.person(['aprovador', 'gestor_evento']);
  for (const path of ['', '/totais', '/opcoes', '/exportar', `/${newId()}`, `/${newId()}/historico`]) {
    expect((await app.stranger.rest('GET', `/itens-despesa${path}`)).status).toBe(401);
    expect((await outro.rest('GET', `/itens-despesa${path}`)).status).toBe(403);
  }
  expect((await app.stranger.rest('POST', '/itens-despesa', {})).status).toBe(401);
  expect((await visita.rest('POST', '/itens-despesa', {})).status).toBe(403);
  expect((await visita.rest('DELETE', `/itens-despesa/${newId()}`, {})).status).toBe(403);
});

describe('registering an item', () => {
  it.each([
    [{ tipo: '' }, 'tipo', ' Obrigatório'],
    [{ nome: ' ' }, 'nome', ' Obrigatório'],
    [{ tipo: 'Lazer' }, 'tipo', 'Escolha uma das opções.'],
    [{ centroCusto: 'Lazer' }, 'centroCusto', 'Escolha uma das opções.'],
    [{ idBeneficiario: newId() }, 'idBeneficiario', 'Beneficiário não encontrado.'],
    [{ valor: 1 }, 'valor', 'Campo desconhecido: valor.'],
  ])('with %j is refused at %s: %s', async (over, campo, mensagem) => {
    expect(await create<Refusal>(over)).toMatchObject({
      status: 400,
      body: { data: { campos: { [campo]: mensagem } } },
    });
    expect(await app.rows('select 1 from itens_despesa')).toEqual([]);
  });

  it('answers it with the beneficiary’s name, audits it and tells the screens', async () => {
    const { body } = await create({ centroCusto: 'Outro', idBeneficiario: beneficiario.id });
    expect(body).toMatchObject({ nome: 'Limpeza', nomeBeneficiario: 'João da Silva', desabilitado: false, versao: 1 });
    expect(await app.rows('select operacao, modulo from auditoria where registro_id = $1', [body.id])).toEqual([
      { operacao: 'itensDespesa.create', modulo: 'itensDespesa' },
    ]);
    expect(app.events).toEqual([{ modulo: 'itensDespesa', ids: [body.id] }]);
  });

  it('takes the words that the settings list today; an old item keeps a word that they have lost', async () => {
    const { id } = (await create()).body;
    const gestor = await app.person(['gestor_sistema']);
    const mudancas = [
      { chave: 'tiposDespesa', valor: ['Lazer'], versao: 0 },
      { chave: 'tiposDespesaDesabilitados', valor: ['Serviços'], versao: 0 },
    ];
    expect((await gestor.rest('PATCH', '/configuracoes', { mudancas })).status).toBe(200);
    expect((await create({ nome: 'Festa', tipo: 'Lazer' })).status).toBe(200);
    expect((await create({ nome: 'Outro' })).status).toBe(400);
    expect((await change(id, { versao: 1, tipo: 'Serviços', nome: 'Limpeza geral' })).status).toBe(200);
    await app.rows('delete from configuracoes');
  });

  it('does not take a disabled beneficiary, but keeps one that it already had', async () => {
    const { id } = (await create({ idBeneficiario: beneficiario.id })).body;
    await app.rows('update beneficiarios set desabilitado = true');
    expect(await create<Refusal>({ nome: 'Novo', idBeneficiario: beneficiario.id })).toMatchObject({
      status: 422,
      body: { code: 'itens-despesa.beneficiario_desabilitado' },
    });
    expect((await change(id, { versao: 1, idBeneficiario: beneficiario.id, descricao: 'x' })).status).toBe(200);
    await app.rows('update beneficiarios set desabilitado = false');
  });

  it('sent 20 times at once with one key makes one', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => create({}, { 'idempotency-key': 'k' })));
    expect(new Set(answers.map((a) => a.body.id)).size).toBe(1);
    expect(await app.rows('select 1 from itens_despesa')).toHaveLength(1);
  });
});

describe('two enabled items of one type', () => {
  it('may not read the same, also saved at the same moment', async () => {
    const answers = await Promise.all(
      ['Água  Mineral', 'agua mineral', 'ÁGUA MINERAL'].map((nome) => create({ nome })),
    );
    expect(answers.map((a) => a.status).sort()).toEqual([200, 409, 409]);
    expect(await create<Refusal>({ nome: 'água mineral' })).toMatchObject({
      body: { code: 'itens-despesa.nome_repetido', data: { campos: { nome: expect.stringContaining('este nome') } } },
    });
    expect((await create({ nome: 'Água mineral', tipo: 'Diverso' })).status).toBe(200);
  });

  it('a disabled one does not count, until it is enabled again', async () => {
    const { id } = (await create()).body;
    expect((await turn(id, 'desabilitar', 1)).body).toMatchObject({ desabilitado: true, versao: 2 });
    expect((await create({ nome: 'LIMPEZA' })).status).toBe(200);
    expect(await turn<Refusal>(id, 'habilitar', 2)).toMatchObject({
      status: 409,
      body: { code: 'itens-despesa.nome_repetido' },
    });
    expect(await turn<Refusal>(id, 'desabilitar', 2)).toMatchObject({ body: { code: 'plataforma.ja_desabilitado' } });
    const opcoes = await ana.rest<{ itens: Pick<ItemDespesa, 'nome'>[] }>('GET', '/itens-despesa/opcoes?busca=limp');
    expect(opcoes.body.itens.map((o) => o.nome)).toEqual(['LIMPEZA']);
  });
});

it('a stale save is refused, the history names the beneficiary, the row goes with its state in the audit', async () => {
  const { id } = (await create()).body;
  expect((await change(id, { versao: 1, idBeneficiario: beneficiario.id })).body.versao).toBe(2);
  expect(await change<Refusal>(id, { versao: 1, nome: 'X' })).toMatchObject({
    status: 409,
    body: { code: 'plataforma.versao_conflito', data: { atual: { nome: 'Limpeza' } } },
  });
  const { body } = await visita.rest<{ itens: object[] }>('GET', `/itens-despesa/${id}/historico`);
  expect(body.itens[0]).toMatchObject({ mudancas: [{ rotulo: 'Beneficiário', de: '—', para: 'João da Silva' }] });
  expect((await ana.rest('DELETE', `/itens-despesa/${id}`, { versao: 2 })).body).toEqual({ id });
  expect(await app.rows(`select 1 from auditoria where registro_id = $1 and acao = 'excluir'`, [id])).toHaveLength(1);
});

it('is found by beneficiary and initials, filtered, and exported', async () => {
  await create({ nome: 'Aluguel de sala', tipo: 'Aluguel/Imposto', centroCusto: 'Outro' });
  await create({ nome: 'Café', idBeneficiario: beneficiario.id });
  const names = async (query: string) =>
    (await visita.rest<{ itens: ItemDespesa[] }>('GET', `/itens-despesa${query}`)).body.itens.map((i) => i.nome);
  expect(await names('')).toEqual(['Aluguel de sala', 'Café']);
  expect(await names('?busca=silva')).toEqual(['Café']);
  expect(await names('?busca=as')).toContain('Aluguel de sala');
  expect(await names('?tipo=Aluguel/Imposto&centroCusto=Outro')).toEqual(['Aluguel de sala']);
  expect(await names(`?idBeneficiario=${beneficiario.id}&ordem=-nomeBeneficiario`)).toEqual(['Café']);
  const csv = (await visita.rest('GET', '/itens-despesa/exportar?formato=csv&busca=cafe')).bytes.toString();
  expect(csv).toContain('Serviços;Café;;João da Silva;;Não');
});
