import type { CalculoGuardado } from '@sede/domain/modules/sindical/sindex';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { unzip } from '#platform/exports/unzip-for-tests.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';

let app: TestApp;
let rui: TestPerson;
let eva: TestPerson;

beforeAll(async () => {
  app = await testApp();
  rui = await app.person(['sindex']);
  eva = await app.person(['sindex']);
});
afterAll(() => app.close());
beforeEach(() => app.rows('delete from sindex_calculos'));

type Corpo = CalculoGuardado & { code: string };
const V = { usoReal: '80', usoEsperado: '100', receita: 1_200_000, custo: 1_500_000, nota: '4' };
const C = {
  ...{ alugueis: 5_000_000, ativos: 5000, juridico: 2_000_000 },
  ...{ seguradora: 1_500_000, clube: 500_000, gerais: 3_000_000 },
};
const viabilidade = (mais: object = {}, quem = rui) =>
  quem.rest<Corpo>('POST', '/sindex/viabilidade', { ...V, ...mais });
const custo = (mais: object = {}, quem = rui) => quem.rest<Corpo>('POST', '/sindex/custo-filiado', { ...C, ...mais });
const comparar = (...ids: string[]) =>
  rui.rest<{ itens: Corpo[] } & { code: string }>('GET', `/sindex/comparar?ids=${ids.join()}`);
const listados = async (query = '', quem = rui) =>
  (await quem.rest<{ itens: Corpo[]; total: number }>('GET', `/sindex?${query}`)).body;

describe('a calculation', () => {
  it('of viability is computed by the server and kept with its author and date', async () => {
    const { status, body } = await viabilidade({ usoReal: '1.080,50', usoEsperado: '1350,625', descricao: ' Sede ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ calculo: 'Viabilidade Financeira', resultado: '4,00', descricao: 'Sede', autorNome: rui.nome, pode: {} },
      ...{ usoReal: '1080,5', usoEsperado: '1350,625', receita: 1_200_000, nota: '4', ativos: null, versao: 1 },
    });
    expect(body.criadoEm).toBe(app.clock.now().toISOString());
    expect((await eva.rest<Corpo>('GET', `/sindex/${body.id}`)).body).toMatchObject({
      ...{ resultado: '4,00', pode: { excluir: 'de_outro' } },
    });
  });

  it('of the cost of a member too, below zero where the rents exceed it', async () => {
    expect((await custo()).body).toMatchObject({
      calculo: 'Custo Filiado - Beneficios',
      resultado: '4,00',
      usoReal: null,
    });
    expect((await custo({ alugueis: 9_000_000 })).body).toMatchObject({ resultado: '-4,00' });
  });

  it('keeps the largest numbers exactly', async () => {
    const usoReal = '999999999999999,999999';
    const { body } = await viabilidade({ usoReal, usoEsperado: '0,000001', receita: 999_999_999_999_999, custo: 1 });
    expect(body).toMatchObject({ usoReal, usoEsperado: '0,000001', resultado: '2000001999999999999996,80' });
  });

  it.each<[string, object, string, string]>([
    ['letters', { usoReal: 'oitenta' }, 'usoReal', 'Número inválido.'],
    ['an exponent', { usoReal: '1e308' }, 'usoReal', 'Número inválido.'],
    ['an amount in letters', { receita: 'mil' }, 'receita', 'Número inválido.'],
    ['an amount beyond all', { receita: 1e308 }, 'receita', 'Valor acima do limite de R$ 9.999.999.999.999,99.'],
    ['16 digits', { usoReal: '1234567890123456' }, 'usoReal', 'No máximo 15 algarismos antes da vírgula.'],
    ['a divisor of zero', { usoEsperado: '0' }, 'usoEsperado', 'Deve ser maior que zero'],
    ['no cost', { custo: 0 }, 'custo', 'Deve ser maior que zero'],
    ['a note of six', { nota: '6' }, 'nota', 'A nota vai de 0 a 5.'],
    ['nothing', { nota: '' }, 'nota', ' Obrigatório'],
    ['a result of one’s own', { resultado: '5,00' }, 'resultado', 'Campo desconhecido: resultado.'],
  ])('is refused with %s, and nothing is kept', async (_what, mais, campo, message) => {
    const { status, body } = await rui.rest<Refusal>('POST', '/sindex/viabilidade', { ...V, ...mais });
    expect([status, body.data?.campos]).toEqual([400, { [campo]: message }]);
    expect(await app.rows('select from sindex_calculos')).toEqual([]);
  });

  it('is refused with nobody active', async () => {
    const { status, body } = await rui.rest<Refusal>('POST', '/sindex/custo-filiado', { ...C, ativos: 0 });
    expect([status, body.data?.campos]).toEqual([400, { ativos: 'Deve ser maior que zero' }]);
  });

  it('sent twice with one key is kept once', async () => {
    const key = { 'idempotency-key': 'a'.repeat(32) };
    const both = [
      await rui.rest<Corpo>('POST', '/sindex/viabilidade', V, key),
      await rui.rest<Corpo>('POST', '/sindex/viabilidade', V, key),
    ];
    expect(both.map(({ body }) => body.id)).toEqual([both[0]?.body.id, both[0]?.body.id]);
    expect(await app.rows('select from sindex_calculos')).toHaveLength(1);
  });
});

describe('kept calculations', () => {
  it('are listed to the role, a page at a time, found, filtered and sorted by their result', async () => {
    for (const usoReal of ['100', '20', '60']) await viabilidade({ usoReal, descricao: `Uso ${usoReal}` });
    await custo({ descricao: 'Campestre' }, eva);
    expect(await listados('porPagina=5&ordem=-resultado')).toMatchObject({
      total: 4,
      itens: [{ resultado: '4,40' }, { resultado: '4,00' }, { resultado: '3,60' }, { resultado: '2,80' }],
    });
    expect((await listados('ordem=resultado')).itens.map(({ resultado }) => resultado)).toEqual([
      '2,80',
      '3,60',
      '4,00',
      '4,40',
    ]);
    expect(await listados(`calculo=${encodeURIComponent('Custo Filiado - Beneficios')}`)).toMatchObject({ total: 1 });
    expect(await listados('busca=campestre')).toMatchObject({ total: 1 });
    expect(await listados('meus=sim', eva)).toMatchObject({ total: 1, itens: [{ descricao: 'Campestre' }] });
    expect(await listados('meus=nao', eva)).toMatchObject({ total: 3 });
  });

  it('are deleted by their author alone, on the version seen, and can be taken back', async () => {
    const { id } = (await viabilidade()).body;
    expect(await eva.rest('DELETE', `/sindex/${id}`, { versao: 1 })).toMatchObject({
      status: 403,
      body: { code: 'sindex.de_outro' },
    });
    expect((await rui.rest('DELETE', `/sindex/${id}`, { versao: 2 })).status).toBe(409);
    const antes = (await rui.rest('GET', `/sindex/${id}`)).body;
    const act = { operacao: 'sindex.remove', chave: 'k1' };
    const removed = await rui.rest('DELETE', `/sindex/${id}`, { versao: 1 }, { 'idempotency-key': act.chave });
    expect(removed.status).toBe(200);
    expect((await rui.rest('GET', `/sindex/${id}`)).status).toBe(404);
    const undone = { status: 200, body: { feitas: [id], recusadas: [] } };
    expect(await rui.rest('POST', '/atos/desfazer', act)).toMatchObject(undone);
    expect((await rui.rest('GET', `/sindex/${id}`)).body).toEqual(antes);
    // Asked again it is not done again.
    expect(await rui.rest('POST', '/atos/desfazer', act)).toMatchObject(undone);
    expect(await listados()).toMatchObject({ total: 1 });
  });

  it('stay deleted when whoever deleted one has not the role any more, and are taken back by nobody else', async () => {
    const ada = await app.person(['sindex']);
    const { id } = (await viabilidade({}, ada)).body;
    const act = { operacao: 'sindex.remove', chave: 'k2' };
    await ada.rest('DELETE', `/sindex/${id}`, { versao: 1 }, { 'idempotency-key': act.chave });
    expect((await eva.rest<Refusal>('POST', '/atos/desfazer', act)).body.code).toBe('plataforma.nada_a_desfazer');
    await app.rows('delete from papeis_usuario where usuario_id = $1', [ada.usuarioId]);
    expect(await ada.rest('POST', '/atos/desfazer', act)).toMatchObject({
      status: 403,
      body: { code: 'plataforma.sem_permissao' },
    });
    expect(await app.rows('select from sindex_calculos')).toEqual([]);
  });

  it('are compared two to four, of one kind, in the order asked for', async () => {
    const ids: string[] = [];
    for (const usoReal of ['10', '20', '30', '40', '50']) ids.push((await viabilidade({ usoReal })).body.id);
    const [a = '', b = '', c = '', d = '', e = ''] = ids;
    const { status, body } = await comparar(c, a);
    expect([status, body.itens.map(({ id }) => id)]).toEqual([200, [c, a]]);
    expect((await comparar(a, b, c, d)).body.itens).toHaveLength(4);
    for (const wrong of [[a], [a, a], [a, b, c, d, e]])
      expect(await comparar(...wrong)).toMatchObject({ status: 422, body: { code: 'sindex.comparar_quantos' } });
    const outro = (await custo()).body.id;
    expect(await comparar(a, outro)).toMatchObject({ status: 422, body: { code: 'sindex.comparar_tipos' } });
    expect((await comparar(a, '0198c0de-0000-7000-8000-000000000001')).status).toBe(404);
  });

  it('are sindex.xlsx, with what was typed', async () => {
    await viabilidade({ descricao: 'Sede', usoReal: '1.234,5', usoEsperado: '1234,5', receita: 1_500_000, nota: '0' });
    await custo();
    const { status, headers, bytes } = await rui.rest('GET', '/sindex/exportar?formato=xlsx');
    expect([status, headers['content-disposition']]).toEqual([200, expect.stringContaining('sindex.xlsx')]);
    const sheet = [...unzip(bytes).values()].join();
    for (const text of [
      'Custo Filiado - Benefícios',
      'Viabilidade Financeira',
      '>4,00<',
      '>1.234,5<',
      'Sede',
      rui.nome,
    ])
      expect(sheet).toContain(text);
  });
});

it('the active members are counted in the registry of today; of whoever left nothing', async () => {
  const ativos = () => rui.rest<{ ativos: number }>('GET', '/sindex/filiados-ativos');
  expect((await ativos()).body).toEqual({ ativos: 0 });
  const gestora = await app.person(['gestor_usuario']);
  const filiar = (matricula: string) =>
    gestora.rest<{ id: string; versao: number }>('POST', '/filiados', {
      ...{
        nomeCompleto: `Filiada ${matricula}`,
        cpf: matricula,
        email: null,
        semEmail: true,
        empresa: 'TCU',
        matricula,
      },
      ...{ situacaoFiliado: 'APOSENTADO', dataFiliacao: '2001-02-03' },
    });
  const [uma] = [await filiar('52998224725'), await filiar('11144477735')];
  expect((await ativos()).body).toEqual({ ativos: 2 });
  await gestora.rest('POST', `/filiados/${uma?.body.id}/desfiliar`, {
    versao: uma?.body.versao,
    data: '2024-05-06',
    motivo: 'A pedido',
  });
  expect((await ativos()).body).toEqual({ ativos: 1 });
});
