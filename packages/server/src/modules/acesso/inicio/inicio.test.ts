/**
 * Every number of the worklist against the list that it opens, and both against a plain reading of generated rows.
 */

import { newId } from '@sede/domain/kernel';
import type { Pendencia } from '@sede/domain/manifest';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';

const HOJE = '2026-11-20';
const DIAS = ['2022-11-30', '2022-12-01', '2026-10-01', '2026-11-19', HOJE, '2026-11-21', '2026-11-27', '2026-11-28'];
const ABERTAS = (row: Linha) => row.pago === null;

interface Linha {
  valor: number;
  vence: string;
  pago: string | null;
  situacao: string | null;
  conferir: boolean;
  excluido: boolean;
  solicitou: number;
  registrou: number;
  alterou: number | null;
  aprovou: number[];
}
interface Pendencias {
  itens: { id: string; quantidade: number; valor: number | null; curto: string; pagina: string }[];
  paginas: string[];
  hoje: string;
}

let app: TestApp;
let gente: TestPerson[];
let linhas: Linha[];
beforeAll(async () => {
  app = await testApp();
  gente = [
    await app.person(['admin_financeiro', 'aprovador']),
    await app.person(['aprovador']),
    await app.person(['gestor_sistema']),
    await app.person(['visualizador_financeiro']),
    await app.person([]),
  ];
  const [ana] = gente as [TestPerson];
  const post = async (path: string, body: object) => (await ana.rest<{ id: string }>('POST', path, body)).body.id;
  const beneficiario = await post('/beneficiarios', {
    tipo: 'J',
    cpfCnpj: '11222333000181',
    nomeBeneficiario: 'Gráfica São João',
  });
  const item = await post('/itens-despesa', { tipo: 'Serviços', nome: 'Impressão' });
  const pick = <T>(values: readonly T[]) => fc.constantFrom(...values);
  const linha: fc.Arbitrary<Linha> = fc.record({
    valor: fc.integer({ min: 1, max: 999_999_999 }),
    vence: pick(DIAS),
    pago: fc.option(pick(['2026-11-10']), { freq: 2 }),
    situacao: pick([null, 'Aguardando aprovação', 'Aguardando aprovação', 'Aprovada', 'Negada']),
    conferir: fc.boolean(),
    excluido: fc.constantFrom(false, false, false, true),
    solicitou: fc.nat(4),
    registrou: fc.nat(4),
    alterou: fc.option(fc.nat(4)),
    aprovou: fc.subarray([0, 1], { maxLength: 1 }),
  });
  linhas = fc.sample(linha, { numRuns: 200, seed: 20_261_121 });
  const who = (n: number | null) => (n === null ? null : gente[n]?.usuarioId);
  for (const [n, l] of linhas.entries()) {
    const id = newId();
    await app.rows(
      `with ctx as materialized (select set_config('sede.ctx', $14, true) as c)
       insert into despesas (id, criado_em, atualizado_em, id_item_despesa, tipo_despesa, centro_custo, descricao,
        id_beneficiario, valor, data_vencimento, meio_pagamento, tipo_documento, numero_documento, situacao,
        solicitante_id, alterado_por, data_liquidacao_pagamento, valor_pago, conferir, excluido)
       select $1::uuid, now(), now(), $2::uuid, 'Serviços', 'Outro', 'Boletim', $3::uuid, $4::bigint, $5::date, 'Digital',
        'BOLETO', $6, $7, $8::uuid, $9::uuid, $10::date, $11::bigint, $12::boolean, $13::boolean from ctx`,
      [
        id,
        item,
        beneficiario,
        l.valor,
        l.vence,
        `NF-${n}`,
        l.situacao,
        l.situacao === null ? null : who(l.solicitou),
        who(l.alterou),
        l.pago,
        l.pago === null ? null : l.valor,
        l.conferir,
        l.excluido,
        JSON.stringify({ ator: who(l.registrou) }),
      ],
    );
    if (l.situacao !== 'Aguardando aprovação') continue;
    for (const aprovador of l.aprovou) {
      await app.rows(
        `insert into despesas_aprovacoes (id, criado_em, atualizado_em, despesa_id, usuario_id, usuario_nome, usuario_email)
         values ($1, now(), now(), $2, $3, 'x', 'x@x.org')`,
        [newId(), id, who(aprovador)],
      );
    }
  }
  for (const estado of ['falhou', 'falhou', 'enviado', 'pendente']) {
    await app.rows(
      `insert into emails (id, message_id, para, assunto, texto, motivo, estado, proxima_tentativa_em, criado_em)
       values ($1, $2, 'a@x.org', 'Convite', 'x', 'convite', $3::text, case when $3::text = 'pendente' then now() end, now())`,
      [newId(), newId(), estado],
    );
  }
});
afterAll(() => app.close());

const pendencias = async (who: TestPerson | undefined) => {
  const answer = await (who as TestPerson).rest<Pendencias>('GET', '/inicio/pendencias');
  expect(answer.status).toBe(200);
  return answer.body;
};
const read = (who: TestPerson, { modulo, operacao, filtro }: Pendencia) =>
  who.rpc<{ total: number; somas?: { valorLiquido?: number } }>(`${modulo}.${operacao}`, filtro(HOJE));

describe('each number of the worklist', () => {
  it('is the total, and the sum, of the list that it opens', async () => {
    let compared = 0;
    for (const who of gente) {
      const { itens, hoje } = await pendencias(who);
      expect(hoje).toBe(HOJE);
      for (const { id, quantidade, valor } of itens) {
        const definition = app.services.directory.worklist.find((one) => one.id === id);
        if (!definition) throw new Error(id);
        const { status, body } = await read(who, definition);
        expect(status, id).toBe(200);
        // Health has no list of its own: its page shows these very rows.
        if (definition.lista) continue;
        expect({ id, total: body.total, soma: body.somas?.valorLiquido ?? null }).toEqual({
          id,
          total: quantidade,
          soma: valor,
        });
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThanOrEqual(9);
  });

  it('is what a plain reading of all the expenses gives', async () => {
    const vivas = linhas.filter((l) => !l.excluido);
    const count = (matches: (l: Linha) => boolean) => vivas.filter(matches).length;
    const aprovar = (eu: number) =>
      count(
        (l) =>
          l.situacao === 'Aguardando aprovação' &&
          l.vence > '2022-11-30' &&
          !l.aprovou.includes(eu) &&
          ![l.solicitou, l.registrou, l.alterou].includes(eu),
      );
    const numbers = async (who: TestPerson | undefined) =>
      Object.fromEntries((await pendencias(who)).itens.map(({ id, quantidade }) => [id, quantidade]));
    expect(await numbers(gente[0])).toEqual({
      'despesas.vencidas': count((l) => ABERTAS(l) && l.vence < HOJE),
      'despesas.aprovar': aprovar(0),
      'despesas.vencem-hoje': count((l) => ABERTAS(l) && l.vence === HOJE),
      'despesas.proximos-dias': count((l) => ABERTAS(l) && l.vence > HOJE && l.vence <= '2026-11-27'),
      'despesas.aprovadas': count((l) => ABERTAS(l) && l.situacao === 'Aprovada'),
      'despesas.negadas': count((l) => ABERTAS(l) && l.situacao === 'Negada'),
      'despesas.nunca-solicitadas': count((l) => ABERTAS(l) && l.situacao === null),
      'despesas.conferir': count((l) => l.conferir),
    });
    expect(await numbers(gente[1])).toEqual({ 'despesas.aprovar': aprovar(1) });
    await app.rows(
      `insert into trabalhos (id, tipo, parametros, estado, erro, criado_em, terminado_em) values ($1, 'x', '{}', 'falhou', 'x', now(), now())`,
      [newId()],
    );
    expect(await numbers(gente[2])).toMatchObject({ 'emails.falhou': 2, 'saude.tarefas': 1 });
    const { body } = await (gente[2] as TestPerson).rest<{ itens: { situacao: string }[] }>('GET', '/saude');
    const falhas = body.itens.filter(({ situacao }) => situacao === 'falha').length;
    expect((await numbers(gente[2]))['saude.falhas'] ?? 0).toBe(falhas);
    expect(await numbers(gente[3])).toEqual({});
    expect(await numbers(gente[4])).toEqual({});
  });

  it('says what it counts in one word, at a page of the menus; the pages with nothing now are named too', async () => {
    const { itens, paginas } = await pendencias(gente[0]);
    const vencidas = itens.find(({ id }) => id === 'despesas.vencidas');
    expect(vencidas).toMatchObject({ curto: 'vencidas', pagina: '/financial/expenses' });
    expect(paginas).toEqual([
      '/financial/expenses',
      '/financial/despesas/aprovar',
      '/financial/recorrencias/mes',
      '/financial/conciliacao',
    ]);
    expect((await pendencias(gente[4])).paginas).toEqual([]);
  });

  it('an approver may approve each of those counted for them', async () => {
    const [, bia] = gente as [TestPerson, TestPerson];
    const { body } = await bia.rest<{ itens: { id: string; versao: number; pode: object }[] }>(
      'GET',
      '/despesas/pendentes?somenteMinhas=sim&porPagina=100',
    );
    expect(body.itens.length).toBeGreaterThan(5);
    expect(body.itens.filter(({ pode }) => 'aprovar' in pode)).toEqual([]);
  });

  it('without segregation the requester’s own are counted too', async () => {
    const before = (await pendencias(gente[1])).itens[0]?.quantidade ?? 0;
    await app.rows(
      `insert into configuracoes (id, criado_em, atualizado_em, chave, valor) values ($1, now(), now(), 'segregacaoAprovacao', 'false')`,
      [newId()],
    );
    // Reads may use settings that are two seconds old.
    await expect
      .poll(async () => (await pendencias(gente[1])).itens[0]?.quantidade, { timeout: 20_000, interval: 300 })
      .toBeGreaterThan(before);
  });
});

it('is nobody’s without a session', async () => {
  expect((await app.stranger.rest('GET', '/inicio/pendencias')).status).toBe(401);
});

describe('the views at the home page', () => {
  interface Fixadas {
    itens: { nome: string; total: number | null; valor: number | null }[];
  }
  const save = async (who: TestPerson, body: object) =>
    (await who.rest<{ id: string }>('POST', '/visoes', { lista: 'despesas.list', papeis: [], ...body })).body.id;
  const pin = (who: TestPerson, visao: string, fixada = true) => who.rest('POST', '/inicio/fixadas', { visao, fixada });
  const pinned = async (who: TestPerson) => (await who.rest<Fixadas>('GET', '/inicio/fixadas')).body.itens;

  it('are those that the person pinned, each with what its list shows on this day, month and all', async () => {
    const [ana, , , vera] = gente as [TestPerson, TestPerson, TestPerson, TestPerson];
    // A list of expenses opens on the finance month: 21/10 to 20/11.
    const doMes = await save(ana, { nome: 'Do mês', consulta: {} });
    const dezembro = await save(ana, { nome: 'De dezembro', consulta: { periodo: '2026-12', situacao: 'sem' } });
    const tudo = await save(ana, { nome: 'Vencidas', consulta: { periodo: 'tudo', statusVencimento: 'vencida' } });
    for (const id of [doMes, dezembro, tudo]) expect((await pin(ana, id)).status).toBe(200);
    const vivas = linhas.filter((l) => !l.excluido);
    const total = (matches: (l: Linha) => boolean) => vivas.filter(matches).length;
    expect((await pinned(ana)).map(({ nome, total: shown }) => [nome, shown])).toEqual([
      ['Do mês', total((l) => l.vence >= '2026-10-21' && l.vence <= '2026-11-20')],
      ['De dezembro', total((l) => l.vence >= '2026-11-21' && l.vence <= '2026-12-20' && l.situacao === null)],
      ['Vencidas', total((l) => l.pago === null && l.vence < HOJE)],
    ]);
    const vencidas = (await pendencias(ana)).itens.find(({ id }) => id === 'despesas.vencidas');
    expect((await pinned(ana))[2]).toMatchObject({ total: vencidas?.quantidade, valor: vencidas?.valor });
    expect(await pinned(vera)).toEqual([]);
    expect(
      (await ana.rest<{ itens: { fixada: boolean }[] }>('GET', '/visoes?lista=despesas.list')).body.itens,
    ).toMatchObject([{ fixada: true }, { fixada: true }, { fixada: true }]);
    await pin(ana, doMes, false);
    expect((await pinned(ana)).map(({ nome }) => nome)).toEqual(['De dezembro', 'Vencidas']);
  });

  it('another’s view that is not shared does not exist; one whose list lost a filter stands without a number', async () => {
    const [ana, , , vera] = gente as [TestPerson, TestPerson, TestPerson, TestPerson];
    const id = await save(ana, { nome: 'Só minha', consulta: {} });
    expect((await pin(vera, id)).status).toBe(404);
    const sua = await save(vera, { nome: 'De outro tempo', consulta: {} });
    await pin(vera, sua);
    await app.rows(`update visoes set consulta = '{"sumiu": "1"}' where id = $1`, [sua]);
    expect(await pinned(vera)).toMatchObject([{ nome: 'De outro tempo', total: null, valor: null }]);
    expect((await app.stranger.rest('GET', '/inicio/fixadas')).status).toBe(401);
  });
});
