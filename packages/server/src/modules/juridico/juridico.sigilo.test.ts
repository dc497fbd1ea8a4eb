/**
 * Professional secrecy and the offices' borders, attacked: what is written in cases, appointments, deadlines and the waiting list reaches
 * nobody outside the legal staff by any list, export, trail or search; whoever represents another office is answered about a row of this one
 * exactly as about one that does not exist, by every operation that names a row. Source: decisions-legal (Privacy); invariant B9.
 */
import { can, ROLES, type Role } from '@sede/domain/access';
import type { Op } from '@sede/domain/contract';
import { newId } from '@sede/domain/kernel';
import { agendasContract } from '@sede/domain/modules/juridico/agendas/contract';
import { atendimentosContract } from '@sede/domain/modules/juridico/atendimentos/contract';
import { escritoriosContract } from '@sede/domain/modules/juridico/escritorios/contract';
import { listaEsperaContract } from '@sede/domain/modules/juridico/lista-espera/contract';
import { prazosContract } from '@sede/domain/modules/juridico/prazos/contract';
import { processosContract } from '@sede/domain/modules/juridico/processos/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { readMigrations } from '#platform/db/migration-files.ts';
import { sendPdf } from '#platform/files/upload-for-tests.ts';
import type { TestPerson } from '#platform/testing/test-app.ts';
import { type Casos, casosForTests } from './juridico.processos-for-tests.ts';

const SEGREDO = 'zzsigilozz';
let c: Casos;
/** Ids of rows of the office Prado. */
const daPrado: Record<string, string> = {};

/** The answer, which must be one. */
async function done<T extends { id: string }>(
  who: TestPerson,
  method: 'POST' | 'PATCH',
  path: string,
  body: object,
): Promise<T> {
  const answer = await who.rest<T & { code: string; message: string }>(method, path, body);
  expect([path, answer.status, answer.body.code]).toEqual([path, 200, undefined]);
  return answer.body;
}

beforeAll(async () => {
  c = await casosForTests();
  const { julia, elias } = c;
  const dito = (onde: string) => `${SEGREDO} ${onde}`;
  const caso = await c.made(
    c.judicial({
      ...{ titulo: dito('titulo'), tags: [dito('tag')], pessoasTemDireito: dito('pessoas') },
      linkProcesso: `https://pje.example/${SEGREDO}`,
    }),
  );
  const path = `/processos/${caso.id}`;
  const arquivo = (modulo: string, quem = julia) => sendPdf(c.app, quem, modulo, `${dito(modulo)}.pdf`);
  const doCaso = await arquivo('processos');
  await done(julia, 'POST', `${path}/anexar`, { anexos: [doCaso] });
  const lista = await c.app.app.inject({
    ...{ method: 'POST', url: `/api${path}/listas`, payload: Buffer.from('529.982.247-25\n') },
    headers: {
      ...{ host: 'localhost:3999', 'x-sede': '1', cookie: julia.cookie, 'content-type': 'application/octet-stream' },
      'x-nome-arquivo': encodeURIComponent(`${dito('lista')}.txt`),
    },
  });
  expect(lista.statusCode).toBe(200);
  const evento = await done(elias, 'POST', `${path}/eventos`, {
    titulo: dito('evento'),
    descricao: dito('andamento'),
    data: '2026-11-01',
    anexos: [await arquivo('processos', elias)],
  });
  await done(elias, 'POST', `${path}/comentar`, { comentario: dito('comentario') });
  const enviado = await done<{ id: string; versao: number }>(elias, 'POST', `${path}/enviar-manifestacao`, {
    versao: (await julia.rest<{ versao: number }>('GET', path)).body.versao,
  });
  await done(julia, 'POST', `${path}/manifestar`, { versao: enviado.versao, manifestacao: dito('manifestacao') });
  const prazo = await done(julia, 'POST', '/prazos', {
    ...{ processoId: caso.id, titulo: dito('prazo'), tipoContagem: 'data certa', vencimento: '2026-12-01' },
    responsavelId: julia.usuarioId,
  });
  const agenda = await done<{ id: string; grade: { id: string }[] }>(julia, 'POST', '/agendas', {
    ...{ escritorioId: c.prado, ano: 2026, tipoAtendimento: 'Presencial', tipoServico: 'Jurídico' },
    local: `https://sala.example/${SEGREDO}`,
    incluir: ['09:00', '10:00', '11:00'].map((inicio) => ({
      data: '2026-12-03',
      inicio,
      fim: `${inicio.slice(0, 2)}:40`,
    })),
  });
  await done(julia, 'POST', `/agendas/${agenda.id}/bloquear`, {
    ...{ versao: 1, horarios: [agenda.grade[2]?.id], motivo: dito('bloqueio') },
  });
  await done(julia, 'PATCH', `/escritorios/${c.leal}`, { versao: 1, localPadrao: `https://sala.example/${SEGREDO}` });
  const book = (n: number) =>
    done<{ id: string; versao: number }>(julia, 'POST', '/atendimentos', {
      ...{
        lugar: { agendaId: agenda.id, data: '2026-12-03', horarios: [agenda.grade[n]?.id] },
        filiados: [c.membros[n]],
      },
      descricao: dito('descricao'),
    });
  const one = await book(0);
  const doAtendimento = await arquivo('atendimentos');
  await done(julia, 'POST', `/atendimentos/${one.id}/anexar`, { versao: one.versao, anexos: [doAtendimento] });
  one.versao += 1;
  for (const id of [doCaso, doAtendimento]) expect((await julia.rest('GET', `/anexos/${id}`)).status).toBe(200);
  await done(elias, 'POST', `/atendimentos/${one.id}/comentarios`, { comentario: dito('comentario do atendimento') });
  const veio = await done<{ id: string; versao: number }>(julia, 'POST', `/atendimentos/${one.id}/resultado`, {
    ...{ versao: one.versao, ocorreu: true, comentario: dito('resultado') },
  });
  await done(julia, 'POST', `/atendimentos/${one.id}/concluir`, {
    ...{ versao: veio.versao, novoProcesso: false, comentario: dito('conclusao') },
  });
  const other = await book(1);
  await done(julia, 'POST', `/atendimentos/${other.id}/cancelar`, { versao: other.versao, motivo: dito('motivo') });
  const espera = await done(julia, 'POST', '/lista-espera', {
    ...{ filiadoId: c.membros[2], escritorioId: c.prado, tipoAtendimento: 'Presencial', tipoServico: 'Jurídico' },
    ...{ de: '2026-12-01', ate: '2026-12-20', nota: dito('nota') },
  });
  Object.assign(daPrado, {
    ...{ caso: caso.id, evento: evento.id, prazo: prazo.id, agenda: agenda.id, horario: agenda.grade[2]?.id },
    ...{ atendimento: one.id, espera: espera.id, escritorio: c.prado },
  });
}, 120_000);
afterAll(() => c.app.close());

const text = async (who: TestPerson, path: string): Promise<string> => {
  const { status, bytes } = await who.rest('GET', path);
  expect([path, status]).toEqual([path, 200]);
  return bytes.toString('utf8').toLowerCase();
};

describe('what is written stays between the legal staff', () => {
  it('the trail tells that it changed, to whoever audits, and no word of it', async () => {
    const auditor = await c.app.person(['gestor_sistema']);
    for (let pagina = 1; ; pagina += 1) {
      const page = await text(auditor, `/auditoria?porPagina=100&pagina=${pagina}`);
      expect(page).not.toContain(SEGREDO);
      if ((JSON.parse(page) as { itens: unknown[] }).itens.length < 100) break;
    }
    expect(await text(auditor, '/auditoria/exportar?formato=csv')).not.toContain(SEGREDO);
  });

  it('nor does the log say what an opened file is called: that it was opened, and its id', async () => {
    const auditor = await c.app.person(['gestor_sistema']);
    for (const path of ['/auditoria/acessos', '/auditoria/acessos/exportar?formato=csv']) {
      const log = await text(auditor, path);
      expect(log).toContain('baixou o anexo');
      expect(log).not.toContain(SEGREDO);
    }
    const [opened] = await c.app.rows(`select arquivo, dados ->> 'anexo' as id from logs_usuario
      where tipo = 'anexo_download' limit 1`);
    expect(opened).toEqual({ arquivo: null, id: expect.any(String) });
  });

  it('nor what it was called before the log kept silent; other names stay, and the trail as it is', async () => {
    const { app, julia } = c;
    const [secreto] = await app.rows<{ id: string }>(`select dados ->> 'anexo' as id from logs_usuario
      where tipo = 'anexo_download' limit 1`);
    const recibo = await sendPdf(app, await app.person(['admin_financeiro']), 'despesas', 'recibo.pdf');
    const [outro, apagado] = [
      await sendPdf(app, julia, 'processos', 'outro.pdf'),
      await sendPdf(app, await app.person(['admin_financeiro']), 'despesas', 'nota.pdf'),
    ];
    const gone = [outro, apagado];
    await app.rows('delete from anexos where id = any($1::uuid[])', [gone]);
    const trail = `select md5(string_agg(a::text, '' order by id)) as resumo from auditoria a`;
    const before = await app.rows(trail);
    for (const [anexo, nome] of [
      [secreto?.id, `${SEGREDO}.pdf`],
      [outro, `${SEGREDO} apagado.pdf`],
      [newId(), `${SEGREDO} de outro banco.pdf`],
      [recibo, 'recibo.pdf'],
      [apagado, 'nota.pdf'],
    ])
      await app.rows(
        `insert into logs_usuario (id, usuario_id, tipo, dados, arquivo, data)
         values ($1, $2, 'anexo_download', jsonb_build_object('anexo', $3::text), $4, now() - interval '1 year')`,
        [newId(), julia.usuarioId, anexo, nome],
      );
    const migration = readMigrations().find(({ number }) => number === 111);
    await app.rows(migration?.sql ?? '');
    const nomes = await app.rows<{
      arquivo: string | null;
      n: number;
    }>(`select arquivo, count(*)::int as n from logs_usuario
      where tipo = 'anexo_download' and data < now() - interval '11 months' group by 1 order by 1`);
    expect(nomes).toEqual([
      { arquivo: 'nota.pdf', n: 1 },
      { arquivo: 'recibo.pdf', n: 1 },
      { arquivo: null, n: 3 },
    ]);
    expect(await app.rows(trail)).toEqual(before);
  });

  it.each<[Role, string[]]>([
    ['gestor_sistema', ['/avisos']],
    [
      'relatorios',
      ['/relatorio-processos', '/relatorio-processos/exportar?formato=csv', `/relatorio-processos?busca=${SEGREDO}`],
    ],
    ['visualizador_financeiro', ['/relatorio-processos']],
    ['gestor_usuario', ['/filiados', '/avisos']],
    ['comunicacao', [`/processos/opcoes?busca=${SEGREDO}`]],
  ])('%s reads none of it', async (papel, paths) => {
    const who = await c.app.person([papel]);
    for (const path of [...paths, `/busca?busca=${SEGREDO}`]) {
      const answer = await text(who, path);
      // What was asked comes back in no answer but the search's own.
      expect([path, answer.replaceAll(`"busca":"${SEGREDO}"`, '')]).not.toEqual([
        path,
        expect.stringContaining(SEGREDO),
      ]);
    }
  });

  const LISTAS = [
    ...['/processos', '/processos/exportar?formato=csv', `/processos?busca=${SEGREDO}`, `/busca?busca=${SEGREDO}`],
    ...['/atendimentos', '/atendimentos/exportar?formato=csv', '/atendimentos/grade?de=2026-12-01&ate=2026-12-05'],
    ...['/prazos', '/prazos/exportar?formato=csv', '/avisos', `/processos/opcoes?busca=${SEGREDO}`],
  ];

  it('nor does another office, in any of its lists, exports and searches', async () => {
    for (const path of LISTAS) {
      const answer = await text(c.bia, path);
      expect(answer).not.toContain(SEGREDO);
      for (const id of Object.values(daPrado)) expect([path, answer.includes(id)]).toEqual([path, false]);
    }
  });

  it.each(
    ROLES.map(({ valor }) => valor).filter((um) => um !== 'escritorio_juridico' && !can([um], 'escritorios.ver')),
  )('nor does its user who is %s besides', async (papel) => {
    const who = await c.deEscritorio(c.leal, ['escritorio_juridico', papel]);
    for (const path of [...LISTAS, '/processos/opcoes?busca=1023344']) {
      const answer = await text(who, path);
      expect([path, answer.replaceAll(`"busca":"${SEGREDO}"`, '')]).not.toEqual([
        path,
        expect.stringContaining(SEGREDO),
      ]);
    }
  });
});

/** A value for each field that an operation may ask for beside the row. */
const outro = newId();
const VALORES: Readonly<Record<string, unknown>> = {
  ...{ versao: 1, comentario: 'x', motivo: 'x', manifestacao: 'x', ocorreu: true, novoProcesso: false, titulo: 'x' },
  ...{
    descricao: 'x',
    data: '2026-11-20',
    anexo: outro,
    anexos: [outro],
    vinculo: outro,
    filiados: [outro],
    nota: 'x',
  },
  ...{ loteId: outro, horarios: [outro], destinoId: outro, comAgendas: true, encerrarAcessos: false },
  ...{ vencimento: '2026-12-01', onde: 'atendimentos' },
};

/** The least that the operation takes for a row of this id; null: it cannot be made up. */
function inputOf(op: Op, id: string): Record<string, unknown> | null {
  const schema = op['~orpc'].inputSchema as z.ZodType;
  const input: Record<string, unknown> = { id };
  for (let tries = 0; tries < 5; tries += 1) {
    const parsed = schema.safeParse(input);
    if (parsed.success) return input;
    for (const { path } of parsed.error.issues)
      if (path.length === 1) input[String(path[0])] = VALORES[String(path[0])];
  }
  return null;
}

const CONTRACTS: Readonly<Record<string, Readonly<Record<string, Op>>>> = {
  ...{ processos: processosContract, atendimentos: atendimentosContract, prazos: prazosContract },
  ...{ listaEspera: listaEsperaContract, agendas: agendasContract, escritorios: escritoriosContract },
};
const NAMED = Object.entries(CONTRACTS).flatMap(([modulo, contract]) =>
  Object.entries(contract)
    .filter(([, op]) => op['~orpc'].route.path?.includes('{id}'))
    .map(([nome, op]) => [`${modulo}.${nome}`, op] as const),
);

describe('an id of another office', () => {
  it.each(NAMED)('%s answers as for one that does not exist', async (nome, op) => {
    const { method = 'GET', path = '' } = op['~orpc'].route;
    const ask = async (id: string) => {
      const input = inputOf(op, id);
      if (input === null) throw new Error(`${nome}: no input could be made up`);
      const { id: _, ...rest } = input;
      const query = method === 'GET' ? `?${new URLSearchParams(rest as Record<string, string>)}` : '';
      const { status, body } = await c.bia.rest<{ code?: string }>(
        method as 'GET' | 'POST' | 'PATCH' | 'DELETE',
        `${path.replace('{id}', id)}${query}`,
        method === 'GET' ? undefined : rest,
      );
      return [status, body?.code];
    };
    const nobody = await ask(newId());
    expect([403, 404]).toContain(nobody[0]);
    for (const [qual, id] of Object.entries(daPrado)) expect([qual, ...(await ask(id))]).toEqual([qual, ...nobody]);
  });
});
