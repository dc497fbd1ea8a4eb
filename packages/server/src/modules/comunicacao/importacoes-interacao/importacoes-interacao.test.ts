import { newId } from '@sede/domain/kernel';
import type {
  ImportacaoDeInteracoes,
  PreviaDaImportacao,
} from '@sede/domain/modules/comunicacao/importacoes-interacao';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSystemWrite } from '#platform/api/index.ts';
import { unzip } from '#platform/exports/unzip-for-tests.ts';
import { jobRunner } from '#platform/jobs/run-job-for-tests.ts';
import { readTable } from '#platform/spreadsheets/index.ts';
import { xlsxOf } from '#platform/spreadsheets/xlsx-for-tests.ts';
import type { TestPerson } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { CPF, CPF_DEPENDENTE, interacoesApp } from '../comunicacao.interacoes-for-tests.ts';
import { IMPORTAR_INTERACOES, registerImportacoes } from './importacoes-interacao.jobs.ts';

const NINGUEM = '12345678909';
let t: Awaited<ReturnType<typeof interacoesApp>>;
let run: ReturnType<typeof jobRunner>;
beforeAll(async () => {
  t = await interacoesApp();
  const { db, clock, services } = t.app;
  const systemWrite = createSystemWrite({ db, clock, events: services.events, signAudit: services.signAudit });
  run = jobRunner(t.app, (jobs) => registerImportacoes(jobs, { db, clock, systemWrite }));
});
afterAll(() => t.app.close());
beforeEach(async () => {
  t.app.clock.set('2026-11-20T15:00:00.000Z');
  for (const table of ['interacoes', 'interacao_importacoes', 'trabalhos']) await t.app.rows(`delete from ${table}`);
  await t.reset();
});

const HEADER = ['CPF', 'DATA', 'DESCRICAO', 'TIPO', 'CLASSIFICACAO'];
async function send<T = ImportacaoDeInteracoes>(bytes: Buffer, who: TestPerson = t.gestora) {
  const answer = await t.app.app.inject({
    method: 'POST',
    url: '/api/importacoes-interacao',
    headers: {
      ...{
        cookie: who.cookie,
        'content-type': 'application/octet-stream',
        'x-sede': '1',
        'x-nome-arquivo': 'plantao.xlsx',
      },
      host: 'localhost:3999',
      'idempotency-key': newId(),
    },
    payload: bytes,
  });
  return { status: answer.statusCode, body: answer.json() as T };
}
const sendRows = async (...rows: string[][]) => (await send(xlsxOf([HEADER, ...rows]))).body;
const form = (over: object = {}) => ({
  ...{ itemId: t.ids.item, dia: '2026-11-19', hora: '10:00', descricao: 'Plantão', classificacao: 'Externa' },
  ...{ comRepetidas: false, titulares: [] },
  ...over,
});
const post = <T>(id: string, verb: string, body: object) =>
  t.gestora.rest<T>('POST', `/importacoes-interacao/${id}/${verb}`, body);
const preview = async ({ id, versao }: ImportacaoDeInteracoes, over: object = {}) =>
  (await post<PreviaDaImportacao>(id, 'prever', { versao, ...form(over) })).body;
const start = <T = ImportacaoDeInteracoes>({ id, versao }: ImportacaoDeInteracoes) =>
  post<T>(id, 'importar', { versao });
const read = async (id: string) =>
  (await t.gestora.rest<ImportacaoDeInteracoes>('GET', `/importacoes-interacao/${id}`)).body;
const rows = () =>
  t.app.rows(`select i.linha, i.filiado_id, i.dependente_id, i.tipo, i.data, i.descricao, i.classificacao, i.responsavel_nome
    from interacoes i order by i.linha`);

it('a spreadsheet is previewed row by row, imported by the job with the row’s words over the form’s', async () => {
  const one = await sendRows(
    ['529.982.247-25', '18/11/2026 09:15', 'Pediu segunda via', 'telefone', 'INTERNA'],
    [CPF_DEPENDENTE, '', '', '', ''],
    [NINGUEM, '18/11/2026', '', '', ''],
    ['123', '18/11/2026', '', '', ''],
    [CPF, '18/11/2026', 'pediu  SEGUNDA via', '', ''],
  );
  expect(one).toMatchObject({ nome: 'plantao.xlsx', estado: 'previa', linhas: 5, porNome: 'Iris Interação' });
  const previa = await preview(one);
  expect(previa.quantas).toEqual({ ok: 2, repetida: 1, invalida: 1, desconhecido: 1, escolher: 0 });
  expect([previa.aImportar, previa.desconhecidos]).toEqual([2, [NINGUEM]]);
  expect(previa.linhas.map(({ linha, situacao, nome, dependente }) => [linha, situacao, nome, dependente])).toEqual([
    [4, 'desconhecido', null, null],
    [5, 'invalida', null, null],
    [6, 'repetida', 'Maria Helena Duarte', null],
    [2, 'ok', 'Maria Helena Duarte', null],
    [3, 'ok', 'Maria Helena Duarte', 'Ana Duarte'],
  ]);
  expect(await t.app.rows('select from interacoes')).toHaveLength(0);
  expect((await start(previa.importacao)).body.estado).toBe('importando');
  expect((await run(IMPORTAR_INTERACOES)).resultado).toEqual({ importadas: 2 });
  expect(await rows()).toEqual([
    {
      ...{ linha: 2, filiado_id: t.ids.maria, dependente_id: null, tipo: 'Telefone', classificacao: 'Interna' },
      ...{ data: '2026-11-18T12:15:00.000Z', descricao: 'Pediu segunda via', responsavel_nome: 'Iris Interação' },
    },
    {
      // The item's own type, the form's day, hour, text and classification.
      ...{ linha: 3, filiado_id: t.ids.maria, dependente_id: t.ids.ana, tipo: 'E-mail', classificacao: 'Externa' },
      ...{ data: '2026-11-19T13:00:00.000Z', descricao: 'Plantão', responsavel_nome: 'Iris Interação' },
    },
  ]);
  expect(await read(one.id)).toMatchObject({ estado: 'concluida', importadas: 2, pode: {} });
  expect(await t.app.rows('select from interacao_importacao_linhas')).toHaveLength(0);
  const who = await t.app.rows(
    `select distinct modulo, usuario_nome, usuario_id from auditoria where operacao = 'importacoesInteracao.importar'
      and (modulo = 'interacoes' or acao = 'alterar') order by 1`,
  );
  expect(who, 'the job writes in the name of whoever asked for it').toEqual([
    { modulo: 'importacoesInteracao', usuario_nome: 'Iris Interação', usuario_id: t.gestora.usuarioId },
    { modulo: 'interacoes', usuario_nome: 'Iris Interação', usuario_id: t.gestora.usuarioId },
  ]);
  expect(await t.app.rows('select ato, quantidade from acessos_dados')).toEqual([{ ato: 'consultar', quantidade: 5 }]);
});

it('an item without a type gives ‘Outro’; a member’s own CPF comes before a dependent’s', async () => {
  await t.app.rows(`update dependentes set cpf = '39053344705'`);
  const previa = await preview(await sendRows(['39053344705', '']), { itemId: t.ids.juridica });
  await start(previa.importacao);
  await run(IMPORTAR_INTERACOES);
  expect(await rows()).toMatchObject([{ filiado_id: t.ids.jose, dependente_id: null, tipo: 'Outro' }]);
});

it('of a dependent of two titulares one is chosen before the row is imported', async () => {
  await t.app.rows(`insert into dependentes (id, filiado_id, nome_completo, cpf, data_nascimento)
    values ('${newId()}', '${t.ids.jose}', 'Ana Duarte', '${CPF_DEPENDENTE}', '2010-05-05')`);
  const one = await sendRows([CPF_DEPENDENTE, '']);
  const open = await preview(one);
  expect(open.linhas).toMatchObject([
    { situacao: 'escolher', titulares: [{ id: t.ids.jose, nome: 'José Carlos' }, { id: t.ids.maria }] },
  ]);
  expect((await start<Refusal>(open.importacao)).body.code).toBe('importacoes-interacao.nada');
  const chosen = await preview(open.importacao, { titulares: [{ linha: 2, titularId: t.ids.jose }] });
  expect(chosen.linhas).toMatchObject([{ situacao: 'ok', nome: 'José Carlos' }]);
  await start(chosen.importacao);
  await run(IMPORTAR_INTERACOES);
  expect(await rows()).toMatchObject([{ filiado_id: t.ids.jose }]);
});

it('the same file again repeats every row; they are imported only if that is asked', async () => {
  const go = async (over: object = {}) => {
    const previa = await preview(await sendRows([CPF, '18/11/2026'], ['39053344705', '18/11/2026']), over);
    return previa;
  };
  await start((await go()).importacao);
  await run(IMPORTAR_INTERACOES);
  const again = await go();
  expect([again.quantas.repetida, again.aImportar]).toEqual([2, 0]);
  const both = await go({ comRepetidas: true });
  expect(both.aImportar).toBe(2);
  await start(both.importacao);
  await run(IMPORTAR_INTERACOES);
  expect(await t.app.rows('select from interacoes')).toHaveLength(4);
});

it('the rows with a problem come as a spreadsheet that can be corrected and sent again', async () => {
  const one = await sendRows(['123', '18/11/2026', 'Olá', '', ''], [CPF, '18/11/2026', '', '', '']);
  await preview(one);
  const file = await t.gestora.rest('GET', `/importacoes-interacao/${one.id}/problemas`);
  expect(readTable(file.bytes, 100)).toEqual([
    [...HEADER, 'LINHA', 'PROBLEMA'],
    ['123', '18/11/2026', 'Olá', '', '', '2', 'CPF inválido'],
  ]);
  const modelo = await t.gestora.rest('GET', '/importacoes-interacao/modelo');
  expect(modelo.headers['content-disposition']).toContain('modelo.xlsx');
  expect(unzip(modelo.bytes).size).toBeGreaterThan(2);
  expect(readTable(modelo.bytes, 10)[0]).toEqual(HEADER);
});

it('is taken back for 30 days; what somebody changed since stays', async () => {
  const previa = await preview(await sendRows([CPF, '18/11/2026'], ['39053344705', '18/11/2026']));
  await start(previa.importacao);
  await run(IMPORTAR_INTERACOES);
  await t.app.rows(`update interacoes set descricao = 'Corrigida' where linha = 3`);
  const done = (at: string) => t.app.rows(`update interacao_importacoes set concluida_em = '${at}'`);
  await done('2026-10-20T12:00:00-03:00');
  const late = await read(previa.importacao.id);
  expect(late.pode).toEqual({ desfazer: 'prazo' });
  expect((await post<Refusal>(late.id, 'desfazer', { versao: late.versao })).status).toBe(409);
  // The thirtieth day, by São Paulo's calendar.
  await done('2026-10-21T00:30:00-03:00');
  const { versao } = await read(late.id);
  const undone = await post<ImportacaoDeInteracoes>(late.id, 'desfazer', { versao });
  expect(undone.body).toMatchObject({
    estado: 'desfeita',
    importadas: 2,
    mantidas: 1,
    pode: { desfazer: 'nao_concluida' },
  });
  expect(await rows()).toMatchObject([{ linha: 3, descricao: 'Corrigida' }]);
});

it('stopped in the middle it goes on where it was and writes no row twice', async () => {
  // 1,200 rows of one member on days of their own: three lots.
  const many = Array.from({ length: 1200 }, (_, n) => [CPF, '18/11/2026', `Contato ${n}`]);
  const previa = await preview(await sendRows(...many));
  await start(previa.importacao);
  const stop = new AbortController();
  const { app } = t;
  // The first lot's live event stops the program, as a kill between two lots does.
  const off = app.services.events.subscribe(() => stop.abort(new Error('encerrado')));
  const first = await run(IMPORTAR_INTERACOES, stop.signal);
  off();
  expect(first.estado).toBe('na_fila');
  const after = (await app.rows('select from interacoes')).length;
  expect(after).toBeGreaterThan(0);
  expect(after).toBeLessThan(1200);
  expect((await run(IMPORTAR_INTERACOES)).resultado).toEqual({ importadas: 1200 });
  expect(await app.rows('select count(distinct linha)::int as n, count(*)::int as m from interacoes')).toEqual([
    { n: 1200, m: 1200 },
  ]);
});

it('imports nothing for whoever lost the role meanwhile', async () => {
  const { importacao } = await preview(await sendRows([CPF, '18/11/2026']));
  await start(importacao);
  const papeis = await t.app.rows<{ id: string }>(
    `update papeis_usuario set papel = 'filiado' where papel = 'gestor_interacao' returning id`,
  );
  try {
    expect((await run(IMPORTAR_INTERACOES)).resultado).toEqual({ interrompida: true });
  } finally {
    await t.app.rows(`update papeis_usuario set papel = 'gestor_interacao' where id = any($1::uuid[])`, [
      papeis.map(({ id }) => id),
    ]);
  }
  expect(await t.app.rows('select from interacoes')).toHaveLength(0);
  expect((await read(importacao.id)).estado).toBe('falhou');
});

it('of 5,000 rows, a third of them broken in every way, the good ones are written and each bad one says why', async () => {
  const broken = [
    ['111.111.111-11', '18/11/2026'],
    [NINGUEM, '18/11/2026'],
    [CPF, '31/02/2026'],
    [CPF, '21/11/2026'],
    [CPF, '18/11/1889'],
    [CPF, '18/11/2026', 'x'.repeat(4001)],
    [CPF, '18/11/2026', '', 'Fax'],
    [CPF, '18/11/2026', '', '', 'Secreta'],
    [CPF, '99999999999999999999'],
    ['', '18/11/2026 25:61', '=1+1', '', ''],
    ['_x0000_', '\ud83d', '😀'.repeat(2001), '', ''],
  ];
  const many = Array.from({ length: 5000 }, (_, n) => {
    const bad = broken[n % broken.length] ?? [];
    return n % 3 === 0 ? bad : [CPF, '18/11/2026', `=HYPERLINK("x") _x0000_ ${n} \u0001`];
  });
  const one = await sendRows(...many);
  expect(one).toMatchObject({ estado: 'previa', linhas: 5000 });
  const previa = await preview(one);
  const { ok, repetida, invalida, desconhecido } = previa.quantas;
  expect([ok, repetida, desconhecido]).toEqual([3333, 0, 152]);
  expect(ok + invalida + desconhecido).toBe(5000);
  expect(previa.desconhecidos).toEqual([NINGUEM]);
  const [first, second] = await Promise.all([start<Refusal>(previa.importacao), start<Refusal>(previa.importacao)]);
  expect([first.status, second.status].toSorted(), 'pressed twice').toEqual([200, 409]);
  expect((await run(IMPORTAR_INTERACOES)).resultado).toEqual({ importadas: 3333 });
  expect(await t.app.rows('select count(*)::int as n from interacoes')).toEqual([{ n: 3333 }]);
});

it('one at a time; given up it may be begun again, and a preview that nobody confirmed goes', async () => {
  const a = await preview(await sendRows([CPF, '18/11/2026']));
  const b = await preview(await sendRows([CPF, '17/11/2026']));
  await start(a.importacao);
  expect(await start<Refusal>(b.importacao)).toMatchObject({
    status: 409,
    body: { code: 'importacoes-interacao.em_andamento' },
  });
  await t.app.rows(`update trabalhos set estado = 'falhou'`);
  t.app.clock.set('2026-11-20T15:10:00.000Z');
  await run('varrer-importacoes-interacao');
  const failed = await read(a.importacao.id);
  expect(failed.estado).toBe('falhou');
  expect((await start(failed)).status).toBe(200);
  t.app.clock.set('2026-11-22T15:00:00.000Z');
  await run('varrer-importacoes-interacao');
  expect(await t.app.rows(`select from interacao_importacoes where estado = 'previa'`)).toHaveLength(0);
});

it.each([
  ['a CSV', () => Buffer.from('CPF;DATA\n1;2'), 'ilegivel'],
  ['a PNG', () => Buffer.from('\x89PNG\r\n'), 'ilegivel'],
  ['a broken zip', () => Buffer.from('PK\x03\x04rubbish'), 'ilegivel'],
  [
    'no CPF column',
    () =>
      xlsxOf([
        ['NOME', 'DATA'],
        ['x', 'y'],
      ]),
    'sem_colunas',
  ],
  ['no row', () => xlsxOf([HEADER]), 'vazia'],
  ['10,001 rows', () => xlsxOf([HEADER, ...Array.from({ length: 10_001 }, () => [CPF, ''])]), 'grande_demais'],
])('%s is refused', async (_, bytes, code) => {
  expect((await send<Refusal>(bytes())).body.code).toBe(`importacoes-interacao.${code}`);
  expect(await t.app.rows('select from interacao_importacoes')).toHaveLength(0);
});

it('is of gestor_interacao alone, and takes neither a future day nor a disabled item', async () => {
  expect((await send(xlsxOf([HEADER, [CPF, '']]), t.editor)).status).toBe(403);
  expect((await t.gestorUsuario.rest('GET', '/importacoes-interacao')).status).toBe(403);
  const one = await sendRows([CPF, '']);
  const refused = (over: object) => post<Refusal>(one.id, 'prever', { versao: one.versao, ...form(over) });
  expect((await refused({ dia: '2026-11-21' })).body.data).toMatchObject({
    campos: { dia: 'A data não pode ser futura.' },
  });
  await t.app.rows(`update itens_interacao set desabilitado = true where id = '${t.ids.item}'`);
  expect((await refused({})).body.data).toMatchObject({ campos: { itemId: 'O item de interação está desabilitado.' } });
  expect((await start<Refusal>(one)).body.code).toBe('importacoes-interacao.sem_previa');
});
