import { newId } from '@sede/domain/kernel';
import type { ListaDoProcesso, PreviaDaLista } from '@sede/domain/modules/juridico/listas-processo';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSystemWrite } from '#platform/api/index.ts';
import { jobRunner } from '#platform/jobs/run-job-for-tests.ts';
import { readTable } from '#platform/spreadsheets/index.ts';
import { xlsxOf } from '#platform/spreadsheets/xlsx-for-tests.ts';
import type { TestPerson } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type Casos, casosForTests, SEM_CASOS } from '../juridico.processos-for-tests.ts';
import { INCLUIR_LISTA, registerListas } from './listas-processo.jobs.ts';

const NINGUEM = '12345678909';
let c: Casos;
let run: ReturnType<typeof jobRunner>;
beforeAll(async () => {
  c = await casosForTests();
  const { db, clock, services } = c.app;
  const systemWrite = createSystemWrite({ db, clock, events: services.events, signAudit: services.signAudit });
  run = jobRunner(c.app, (jobs) => registerListas(jobs, { db, clock, systemWrite }));
});
afterAll(() => c.app.close());
beforeEach(() => c.app.rows(`delete from processo_listas; delete from trabalhos; ${SEM_CASOS}`));

async function send<T = ListaDoProcesso>(id: string, content: string | Buffer, who: TestPerson = c.julia) {
  const answer = await c.app.app.inject({
    method: 'POST',
    url: `/api/processos/${id}/listas`,
    headers: {
      ...{ cookie: who.cookie, 'content-type': 'application/octet-stream', 'x-sede': '1', host: 'localhost:3999' },
      ...{ 'x-nome-arquivo': 'autores.txt', 'idempotency-key': newId() },
    },
    payload: content,
  });
  return { status: answer.statusCode, body: answer.json() as T };
}
const preview = async (id: string) => (await c.julia.rest<PreviaDaLista>('GET', `/listas-processo/${id}/previa`)).body;
const incluir = <T = ListaDoProcesso>(
  { id, versao }: Pick<ListaDoProcesso, 'id' | 'versao'>,
  comSaidos = false,
  who = c.julia,
) => who.rest<T>('POST', `/listas-processo/${id}/incluir`, { versao, comSaidos });
const read = async (id: string) => (await c.julia.rest<ListaDoProcesso>('GET', `/listas-processo/${id}`)).body;
const ligados = async (id: string) =>
  (await c.app.rows<{ n: number }>('select count(*)::int as n from filiados_processos where processo_id = $1', [id]))[0]
    ?.n;

/** Members beside A to D, with the matrículas 600001 on. */
const many = (quantos: number) =>
  c.app.rows(
    `insert into filiados (id, criado_em, atualizado_em, nome_completo, empresa, matricula, situacao_filiado, forma_pagamento, cpf, data_cadastro, id_origem)
     select gen_random_uuid(), now(), now(), 'Muitos ' || n, 'SENADO', (600000 + n)::text, 'ATIVO', 'Boleto', lpad((30000000000 + n)::text, 11, '0'), '2020-01-01', 'muitos-' || n
     from generate_series(1, $1::int) as n`,
    [quantos],
  );
const filiar = () =>
  c.app.rows(`insert into filiado_periodos (id, criado_em, atualizado_em, filiado_id, inicio)
    select gen_random_uuid(), now(), now(), id, '2020-01-01' from filiados where id_origem like 'muitos-%'`);
const dispensar = () =>
  c.app.rows(`delete from processo_listas; ${SEM_CASOS};
    delete from filiado_periodos where filiado_id in (select id from filiados where id_origem like 'muitos-%');
    delete from filiados where id_origem like 'muitos-%'`);
const matriculas = (quantos: number) => Array.from({ length: quantos }, (_, n) => String(600_001 + n));

it('a list is previewed without a change of the case, then linked: only who was found, former ones by choice', async () => {
  const um = await c.made();
  await c.app.rows("update filiado_periodos set fim = '2025-01-01' where filiado_id = $1", [c.membros[2]]);
  await c.app.rows('update filiados set falecido = true where id = $1', [c.membros[3]]);
  const text =
    'CPF\n529.982.247-25\n11144477735\n111.444.777-35\n390.533.447-05\n98765432100\n=rubbish\n123.456.789-09';
  const { status, body: lista } = await send(um.id, text);
  expect([status, lista]).toMatchObject([200, { nome: 'autores.txt', estado: 'previa', linhas: 7, incluidos: 0 }]);
  const previa = await preview(lista.id);
  expect(previa.quantas).toEqual({ novo: 1, no_processo: 1, saiu: 2, nao_encontrado: 2, repetida: 1 });
  expect(previa.naoEncontrados).toEqual([
    { linha: 7, lido: '=rubbish', motivo: 'Nem CPF nem matrícula' },
    { linha: 8, lido: '123.456.789-09', motivo: 'Não é de nenhum filiado' },
  ]);
  expect(previa.sairam).toEqual([
    { linha: 5, nome: 'Membro C', falecido: false },
    { linha: 6, nome: 'Membro D', falecido: true },
  ]);
  const file = await c.julia.rest('GET', `/listas-processo/${lista.id}/nao-encontrados`);
  expect(readTable(file.bytes, 10)).toEqual([
    ['Linha', 'CPF ou matrícula', 'Motivo'],
    ['7', '=rubbish', 'Nem CPF nem matrícula'],
    ['8', '123.456.789-09', 'Não é de nenhum filiado'],
  ]);
  expect(await ligados(um.id)).toBe(1);
  expect((await incluir(lista)).body).toMatchObject({ estado: 'concluida', aIncluir: 1, incluidos: 1 });
  expect(await ligados(um.id)).toBe(2);
  const again = (await send(um.id, text)).body;
  expect((await incluir(again, true)).body).toMatchObject({ estado: 'concluida', incluidos: 2 });
  expect(await ligados(um.id)).toBe(4);
  const third = (await send(um.id, text)).body;
  expect((await incluir<Refusal>(third, true)).body).toMatchObject({ code: 'listas-processo.nada' });
  const acessos = await c.app.rows(
    "select ato, quantidade from acessos_dados where tela = 'processos' and ato in ('consultar', 'exportar') order by em",
  );
  expect(acessos).toEqual([
    { ato: 'consultar', quantidade: 7 },
    { ato: 'exportar', quantidade: 2 },
  ]);
  const audited = await c.app.rows(
    "select distinct modulo, usuario_nome from auditoria where operacao = 'listasProcesso.incluir' order by 1",
  );
  expect(audited).toEqual([
    { modulo: 'listasProcesso', usuario_nome: 'Júlia' },
    { modulo: 'processos', usuario_nome: 'Júlia' },
  ]);
  await c.app.rows('update filiado_periodos set fim = null where filiado_id = $1', [c.membros[2]]);
  await c.app.rows('update filiados set falecido = false where id = $1', [c.membros[3]]);
});

it('a spreadsheet is read by its columns; a CPF gets its zeros back, and the preview says so', async () => {
  await c.membro('Zero', '00000000191', { matricula: '555' });
  const um = await c.made();
  const rows = [
    ['Nome', 'Matrícula', 'CPF'],
    ['Zero', '', '191'],
    ['', '', ''],
    ['B', '111444', ''],
  ];
  const { body } = await send(um.id, xlsxOf(rows));
  const previa = await preview(body.id);
  expect(previa.naoEncontrados).toEqual([]);
  expect([previa.quantas.novo, previa.completados, previa.quantas.nao_encontrado]).toEqual([2, 1, 0]);
});

it('twenty thousand with rubbish go by the job in lots; stopped in the middle it goes on, pressed twice it runs once', async () => {
  await many(15_000);
  await filiar();
  const um = await c.made();
  const rubbish = ['111.111.111-11', '😀', 'P-', '=1+1', '<b>', NINGUEM, '٣٤٥', '\u202e12'.repeat(40), 'null', '---'];
  const lines = [...matriculas(15_000), ...Array.from({ length: 5000 }, (_, n) => rubbish[n % rubbish.length])];
  const { status, body: lista } = await send(um.id, lines.join('\n'));
  expect([status, lista.linhas]).toEqual([200, 20_000]);
  const { quantas } = await preview(lista.id);
  expect([quantas.novo, quantas.no_processo, quantas.saiu]).toEqual([15_000, 0, 0]);
  expect(quantas.nao_encontrado + quantas.repetida).toBe(5000);
  const pressed = await Promise.all([incluir<Refusal>(lista), incluir<Refusal>(lista)]);
  expect(pressed.map(({ status: one }) => one).toSorted()).toEqual([200, 409]);
  expect(await ligados(um.id)).toBe(1);
  const stop = new AbortController();
  // The first lot's live event stops the program, as a kill between two lots does.
  const off = c.app.services.events.subscribe(() => stop.abort(new Error('encerrado')));
  expect((await run(INCLUIR_LISTA, stop.signal)).estado).toBe('na_fila');
  off();
  const half = (await read(lista.id)).incluidos;
  expect(half).toBeGreaterThan(0);
  expect(half).toBeLessThan(15_000);
  expect((await run(INCLUIR_LISTA)).resultado).toEqual({ incluidos: 15_000 });
  expect(await read(lista.id)).toMatchObject({ estado: 'concluida', aIncluir: 15_000, incluidos: 15_000 });
  expect(await ligados(um.id)).toBe(15_001);
  await dispensar();
}, 240_000);

/** The Jurídico role acts with the second step only. */
const comDuasEtapas = () =>
  c.app.rows(
    `insert into configuracoes (id, chave, valor) values (gen_random_uuid(), 'papeisComDuasEtapas', '["juridico"]')`,
  );

it('goes on for nobody who must turn the second step on first', async () => {
  const um = await c.made();
  await many(1001);
  await filiar();
  const { body: lista } = await send(um.id, matriculas(1001).join('\n'));
  expect((await incluir(lista)).body.estado).toBe('incluindo');
  await comDuasEtapas();
  try {
    expect((await run(INCLUIR_LISTA)).resultado).toEqual({ interrompida: true });
    expect((await c.julia.rest('GET', `/processos/${um.id}`)).status).toBe(403);
  } finally {
    await c.app.rows(`delete from configuracoes where chave = 'papeisComDuasEtapas'`);
  }
  expect([await ligados(um.id), (await read(lista.id)).estado]).toEqual([1, 'falhou']);
  await dispensar();
}, 120_000);

it('goes on for nobody who lost the role meanwhile; who begins it again answers for the rest', async () => {
  const [saiu, lucia] = [
    await c.app.person(['juridico'], { nome: 'Saiu' }),
    await c.app.person(['juridico'], { nome: 'Lúcia' }),
  ];
  await many(4001);
  await filiar();
  const um = await c.made();
  const { body: lista } = await send(um.id, matriculas(4001).join('\n'), saiu);
  expect((await incluir(lista, false, saiu)).body.estado).toBe('incluindo');
  const stop = new AbortController();
  const off = c.app.services.events.subscribe(() => stop.abort(new Error('encerrado')));
  expect((await run(INCLUIR_LISTA, stop.signal)).estado).toBe('na_fila');
  off();
  const antes = await ligados(um.id);
  await c.app.rows("update papeis_usuario set papel = 'visualizador_juridico' where usuario_id = $1", [saiu.usuarioId]);
  expect((await run(INCLUIR_LISTA)).resultado).toEqual({ interrompida: true });
  expect(await ligados(um.id)).toBe(antes);
  const parada = await read(lista.id);
  expect(parada.estado).toBe('falhou');
  expect((await incluir(parada, false, saiu)).status).toBe(403);
  expect((await incluir(parada, false, lucia)).status).toBe(200);
  expect((await run(INCLUIR_LISTA)).resultado).toEqual({ incluidos: 4001 });
  expect(await ligados(um.id)).toBe(4002);
  const porQuem = await c.app.rows<{ usuarioNome: string; n: number }>(
    `select usuario_nome, count(*)::int as n from auditoria
     where operacao = 'listasProcesso.incluir' and tabela = 'filiados_processos' and usuario_nome in ('Saiu', 'Lúcia') group by 1 order by 2`,
  );
  expect(porQuem.map(({ n }) => n).reduce((sum, n) => sum + n, 0)).toBe(4001);
  expect(porQuem).toHaveLength(2);
  await dispensar();
}, 120_000);

it('two people who link the same list at once link everybody once', async () => {
  const lucia = await c.app.person(['juridico'], { nome: 'Lúcia' });
  const um = await c.made();
  const text = '111.444.777-35\n390.533.447-05\n987.654.321-00';
  const [a, b] = await Promise.all([send(um.id, text), send(um.id, text, lucia)]);
  const done = await Promise.all([incluir(a.body), incluir(b.body, false, lucia)]);
  const counts = done.flatMap(({ status, body }) => (status === 200 ? body.incluidos : []));
  expect(counts.reduce((sum, n) => sum + n, 0)).toBe(3);
  expect(done.map(({ status }) => status).filter((status) => ![200, 422].includes(status))).toEqual([]);
  expect(await ligados(um.id)).toBe(4);
});

it('a case that was deleted in between takes nobody, neither at once nor by the job', async () => {
  await many(1001);
  await filiar();
  const um = await c.made();
  const long = (await send(um.id, matriculas(1001).join('\n'))).body;
  const short = (await send(um.id, '11144477735')).body;
  expect((await incluir(long)).body.estado).toBe('incluindo');
  expect((await c.julia.rest('POST', `/processos/${um.id}/excluir`, { versao: um.versao })).status).toBe(200);
  expect((await incluir<Refusal>(short)).status).toBe(404);
  expect((await send(um.id, '11144477735')).status).toBe(404);
  expect((await run(INCLUIR_LISTA)).resultado).toEqual({ interrompida: true });
  expect(await ligados(um.id)).toBe(1);
  expect(await c.app.rows('select estado from processo_listas where id = $1', [long.id])).toEqual([
    { estado: 'falhou' },
  ]);
  await dispensar();
}, 120_000);

it('a list that was given up is begun again, and counts on; a closed case takes one as it takes one member', async () => {
  const um = await c.made();
  const { body: lista } = await send(um.id, '11144477735\n39053344705');
  await c.app.rows("update processo_listas set estado = 'falhou', incluidos = 1 where id = $1", [lista.id]);
  await c.julia.rest('POST', `/processos/${um.id}/filiados`, { filiados: [c.membros[1]] });
  await c.julia.rest('POST', `/processos/${um.id}/encerrar`, { versao: um.versao });
  expect((await incluir(await read(lista.id))).body).toMatchObject({ estado: 'concluida', incluidos: 2 });
  expect(await ligados(um.id)).toBe(3);
  expect((await incluir<Refusal>(await read(lista.id))).body.code).toBe('listas-processo.estado');
});

it('is of the legal editors alone: an office, whoever reads and other roles neither send, read nor link', async () => {
  const um = await c.made();
  const { body: lista } = await send(um.id, '11144477735');
  for (const who of [c.elias, c.bia, c.vera, c.gestora]) {
    expect((await send(um.id, '11144477735', who)).status).toBe(403);
    for (const path of ['', '/previa', '/nao-encontrados'])
      expect((await who.rest('GET', `/listas-processo/${lista.id}${path}`)).status).toBe(403);
    expect((await incluir(lista, false, who)).status).toBe(403);
  }
  expect(await ligados(um.id)).toBe(1);
});

it.each([
  ['a PNG', Buffer.from('\x89PNG\r\n\x1a\n\0\0', 'latin1'), 'ilegivel'],
  ['a broken zip', Buffer.from('PK\x03\x04rubbish'), 'ilegivel'],
  ['a header alone', 'CPF\n\n', 'vazia'],
  ['20,001 lines', '191\n'.repeat(20_001), 'grande_demais'],
  ['20,001 rows', xlsxOf(Array.from({ length: 20_001 }, () => ['191'])), 'grande_demais'],
  ['more than 5 MB', `${' '.repeat(5 * 1024 * 1024)}191`, 'grande_demais'],
])('%s is refused, and nothing kept', async (_, content, code) => {
  const um = await c.made();
  expect((await send<Refusal>(um.id, content)).body.code).toBe(`listas-processo.${code}`);
  expect(await c.app.rows('select from processo_listas')).toHaveLength(0);
});

it('what was pasted goes after a day; the list stays where it was linked', async () => {
  const um = await c.made();
  const a = (await send(um.id, '11144477735')).body;
  const b = (await send(um.id, '39053344705')).body;
  await incluir(a);
  await run('varrer-listas-processo');
  expect(await c.app.rows('select from processo_lista_entradas')).toHaveLength(2);
  c.app.clock.advance(25 * 3_600_000);
  await run('varrer-listas-processo');
  expect(await c.app.rows('select from processo_lista_entradas')).toHaveLength(0);
  expect(await c.app.rows('select id from processo_listas')).toEqual([{ id: a.id }]);
  expect(b.estado).toBe('previa');
});
