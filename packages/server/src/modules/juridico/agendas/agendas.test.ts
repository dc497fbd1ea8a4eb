import { newId } from '@sede/domain/kernel';
import type { AgendaCompleta } from '@sede/domain/modules/juridico/agendas';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let julia: TestPerson;
let vera: TestPerson;
let escritorioId: string;

/** Whatever an operation of these answers, or refuses with. */
interface Corpo extends AgendaCompleta {
  code: string;
  message: string;
  data: { agendaId: string; horarios: { id: string }[]; campos: Record<string, string> };
}

beforeAll(async () => {
  app = await testApp();
  julia = await app.person(['juridico'], { nome: 'Júlia' });
  vera = await app.person(['visualizador_juridico'], { nome: 'Vera' });
  const { body } = await julia.rest<{ id: string }>('POST', '/escritorios', {
    nome: 'Prado',
    email: 'a@prado.example',
  });
  escritorioId = body.id;
});
afterAll(() => app.close());
beforeEach(() => app.rows('delete from agenda_horarios; delete from atendimentos; delete from agendas'));

const slot = (data: string, faixa: string) => {
  const [inicio = '', fim = ''] = faixa.split('-');
  return { data, inicio, fim };
};
const create = (incluir: object[], mais: object = {}) =>
  julia.rest<Corpo>('POST', '/agendas', {
    ...{ escritorioId, ano: 2026, tipoAtendimento: 'Presencial', tipoServico: 'Jurídico' },
    ...{ incluir, ...mais },
  });
const made = async (...faixas: string[]) =>
  (
    await create(
      faixas.map((faixa) => slot('2026-12-03', faixa)),
      {},
    )
  ).body;
const save = (id: string, mais: object) => julia.rest<Corpo>('PATCH', `/agendas/${id}`, { versao: 1, ...mais });
/** A slot with an appointment. */
const BOOKING = `with novo as (
       insert into atendimentos (id, ano, sequencia, escritorio_id, escritorio_nome, agenda_id, data, inicio_min, fim_min,
         tipo_atendimento, tipo_servico, agendado_por_nome)
       select $1, 2026, coalesce((select max(sequencia) from atendimentos), 0) + 1, a.escritorio_id, 'Prado', a.id, h.data,
         h.inicio_min, h.fim_min, a.tipo_atendimento, a.tipo_servico, 'Júlia'
       from agenda_horarios h join agendas a on a.id = h.agenda_id where h.id = $2 returning id)
     update agenda_horarios h set atendimento_id = novo.id from novo where h.id = $2`;
const book = (id: string) => app.rows(BOOKING, [newId(), id]);
/** As a cancelling leaves it. */
const free = () => app.rows('update agenda_horarios set atendimento_id = null');
const faixas = ({ grade }: AgendaCompleta) => grade.map(({ inicio, fim }) => `${inicio}-${fim}`);

describe('an agenda', () => {
  it('is made with its slots, read, listed and told in the history', async () => {
    const { status, body } = await create([slot('2026-12-03', '23:30-00:00'), slot('2026-12-03', '09:00-09:40')], {
      local: 'Sala 304',
    });
    expect(status).toBe(200);
    expect(faixas(body)).toEqual(['09:00-09:40', '23:30-00:00']);
    const list = await vera.rest<{ itens: Corpo[] }>('GET', '/agendas?ano=2026');
    expect(list.body.itens).toMatchObject([
      {
        ...{ nomeEscritorio: 'Prado', local: 'Sala 304', identificacao: '', dias: 1, horarios: 2, ocupados: 0 },
        proximoLivre: { data: '2026-12-03', inicio: '09:00' },
        pode: { editar: 'so_consulta', excluir: 'so_consulta' },
      },
    ]);
    expect((await vera.rest<{ itens: Corpo[] }>('GET', '/agendas?ano=2027')).body.itens).toEqual([]);
    expect((await vera.rest('GET', '/agendas/anos')).body).toEqual({ anos: [2026] });
    expect((await vera.rest('POST', '/agendas', {})).status).toBe(403);
    const history = await vera.rest<{ itens: unknown[] }>('GET', `/agendas/${body.id}/historico`);
    expect(history.body.itens.length).toBeGreaterThan(0);
  });

  it.each([
    ['no day', [], 'Você precisa cadastrar uma data'],
    [
      'another year',
      [slot('2027-01-04', '09:00-09:40')],
      'Só é possível cadastrar datas do ano 2026. Crie uma nova agenda para outro ano.',
    ],
    [
      'start after the end',
      [slot('2026-12-03', '10:00-09:40')],
      'O horário inicial deve ser menor que o final (10:00 - 09:40) no dia 03/12.',
    ],
    [
      'the same twice',
      [slot('2026-12-03', '09:00-09:40'), slot('2026-12-03', '09:00-09:40')],
      'Existem horários duplicados no dia 03/12!',
    ],
    [
      'an overlap',
      [slot('2026-12-03', '09:00-09:40'), slot('2026-12-03', '09:30-10:00')],
      'Existem horários sobrepostos no dia 03/12 (09:30 - 10:00)!',
    ],
  ])('is refused with %s, and nothing is kept', async (_, incluir, message) => {
    expect(await create(incluir)).toMatchObject({ status: 422, body: { message } });
    expect(await app.rows('select from agendas')).toEqual([]);
  });

  it('with an overlap is saved when somebody says so', async () => {
    const incluir = [slot('2026-12-03', '09:00-09:40'), slot('2026-12-03', '09:30-10:00')];
    const { body } = await create(incluir, { confirmarSobrepostos: true });
    expect(body.grade).toHaveLength(2);
    // Two that begin together cannot be, whoever confirms what.
    const twin = { incluir: [slot('2026-12-03', '09:00-10:00')], confirmarSobrepostos: true };
    expect(await save(body.id, twin)).toMatchObject({
      status: 422,
      body: { message: 'Existem horários duplicados no dia 03/12!' },
    });
  });

  it('is of this year or of the five to come', async () => {
    for (const ano of [2025, 2032]) {
      const answer = await create([slot(`${ano}-12-03`, '09:00-09:40')], { ano });
      expect(answer).toMatchObject({
        status: 400,
        body: { data: { campos: { ano: 'Escolha um ano de 2026 a 2031.' } } },
      });
    }
    expect((await create([slot('2031-12-03', '09:00-09:40')], { ano: 2031 })).status).toBe(200);
  });

  it('is one for its key, whatever case and accents of the identification; the second leads to the first', async () => {
    const { body: first } = await create([slot('2026-12-03', '09:00-09:40')], { identificacao: 'Dra. Inês' });
    expect(await create([slot('2026-12-03', '10:00-10:40')], { identificacao: 'dra. ines' })).toMatchObject({
      status: 409,
      body: { code: 'agendas.repetida', data: { agendaId: first.id } },
    });
    expect((await create([slot('2026-12-03', '10:00-10:40')], {})).status).toBe(200);
    const both = await Promise.all(
      ['Ana', 'ANA'].map((identificacao) => create([slot('2026-12-04', '10:00-10:40')], { identificacao })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });
});

describe('a save', () => {
  it('is a difference: two people who edit from the same page merge', async () => {
    const { id, grade } = await made('09:00-09:40', '10:00-10:40');
    const [first, second] = grade;
    const answers = await Promise.all([
      save(id, { incluir: [slot('2026-12-04', '09:00-09:40')], excluir: [first?.id] }),
      save(id, { alterar: [{ id: second?.id, ...slot('2026-12-03', '10:20-11:00') }] }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const { body } = await vera.rest<Corpo>('GET', `/agendas/${id}`);
    expect(faixas(body)).toEqual(['10:20-11:00', '09:00-09:40']);
    expect(body.versao).toBe(1);
  });

  it('moves a whole day by forty minutes without colliding with itself', async () => {
    const { id, grade } = await made('09:00-09:40', '09:40-10:20', '10:20-11:00');
    const para = ['09:40-10:20', '10:20-11:00', '11:00-11:40'];
    const alterar = grade.map((um, i) => ({ id: um.id, ...slot(um.data, para[i] ?? '') }));
    expect(faixas((await save(id, { alterar })).body)).toEqual(para);
  });

  it('never moves nor deletes a slot that somebody booked meanwhile: it says which, and saves nothing', async () => {
    const { id, grade } = await made('09:00-09:40', '10:00-10:40');
    const [booked, free] = grade;
    await book(booked?.id ?? '');
    const before = await app.rows('select * from agenda_horarios order by id');
    for (const change of [
      { excluir: [booked?.id, free?.id] },
      {
        alterar: [{ id: booked?.id, ...slot('2026-12-03', '12:00-12:40') }],
        incluir: [slot('2026-12-05', '09:00-10:00')],
      },
    ]) {
      expect(await save(id, change)).toMatchObject({
        status: 409,
        body: {
          code: 'agendas.horario_ocupado',
          message: 'Não é possível mudar horários com atendimento agendado: 03/12 09:00 - 09:40.',
          data: { horarios: [{ id: booked?.id }] },
        },
      });
    }
    expect(await app.rows('select * from agenda_horarios order by id')).toEqual(before);
    expect(await save(id, { tipoServico: 'Contábil' })).toMatchObject({ status: 409, body: { code: 'agendas.fixos' } });
    expect((await save(id, { local: 'Sala 2', agendados: 'ficam' })).body).toMatchObject({
      local: 'Sala 2',
      versao: 2,
    });
  });

  it('waits for a booking that is under way', async () => {
    const { id, grade } = await made('09:00-09:40', '10:00-10:40');
    const slotId = grade[0]?.id ?? '';
    const client = await app.banco.ownerPool.connect();
    await client.query('begin');
    await client.query(BOOKING, [newId(), slotId]);
    const saving = save(id, { excluir: [slotId] });
    await app.banco.standsBeforeLock();
    await client.query('commit');
    client.release();
    expect(await saving).toMatchObject({ status: 409, body: { code: 'agendas.horario_ocupado' } });
  });

  it('of a slot that another deleted says so; deleting it twice is done', async () => {
    const { id, grade } = await made('09:00-09:40', '10:00-10:40');
    const [first] = grade;
    await save(id, { excluir: [first?.id] });
    expect(await save(id, { alterar: [{ id: first?.id, ...slot('2026-12-03', '12:00-12:40') }] })).toMatchObject({
      status: 409,
      body: { code: 'agendas.horario_mudou' },
    });
    expect((await save(id, { excluir: [first?.id] })).status).toBe(200);
  });

  it('cannot empty it, and looks only at the days that it changes', async () => {
    const { id, grade } = await made('09:00-09:40');
    expect(await save(id, { excluir: [grade[0]?.id] })).toMatchObject({
      status: 422,
      body: { message: 'Você precisa cadastrar uma data' },
    });
    // An overlap that came with the import.
    await app.rows(
      `insert into agenda_horarios (id, agenda_id, data, inicio_min, fim_min, criado_em, atualizado_em)
       values ($1, $2, '2026-12-03', 550, 600, now(), now())`,
      [newId(), id],
    );
    expect((await save(id, { incluir: [slot('2026-12-04', '09:00-09:40')] })).status).toBe(200);
    expect(await save(id, { incluir: [slot('2026-12-03', '11:00-11:40')] })).toMatchObject({ status: 422 });
  });
});

describe('what is generated and blocked', () => {
  // Thousands of rows, each with its entry in the audit: slow on a busy machine.
  it('three thousand at once; undone while none of it is booked', { timeout: 120_000 }, async () => {
    const { id } = await made('09:00-09:40');
    const loteId = newId();
    const incluir = Array.from({ length: 3000 }, (_, i) => {
      const dia = new Date(Date.UTC(2026, 0, 1) + Math.floor(i / 12) * 86_400_000).toISOString().slice(0, 10);
      const de = String(10 + (i % 12)).padStart(2, '0');
      return { data: dia, inicio: `${de}:00`, fim: `${de}:30`, loteId };
    });
    const { status, body } = await save(id, { incluir });
    expect([status, body.grade?.length]).toEqual([200, 3001]);
    expect((await save(id, { incluir: [...incluir, slot('2026-12-30', '01:00-02:00')] })).status).toBe(400);
    const [one] = body.grade.filter((um) => um.loteId === loteId);
    await book(one?.id ?? '');
    const undo = () => julia.rest<Corpo>('POST', `/agendas/${id}/desfazer-geracao`, { versao: 1, loteId });
    expect(await undo()).toMatchObject({ status: 409, body: { code: 'agendas.lote_ocupado' } });
    await free();
    expect((await undo()).body.grade).toHaveLength(1);
  });

  it('the next free one has not begun', async () => {
    const { body } = await create([slot('2026-11-20', '12:00-12:40'), slot('2026-11-20', '13:00-13:40')]);
    const proximo = async () => {
      const list = await vera.rest<{ itens: Corpo[] }>('GET', '/agendas?ano=2026');
      const one = await vera.rest<Corpo>('GET', `/agendas/${body.id}`);
      expect(list.body.itens[0]?.proximoLivre).toEqual(one.body.proximoLivre);
      return one.body.proximoLivre?.inicio;
    };
    expect(await proximo()).toBe('13:00');
    app.clock.set('2026-11-20T16:00:00.000Z');
    expect(await proximo()).toBeUndefined();
    app.clock.set('2026-11-20T15:00:00.000Z');
  });

  it('a blocked slot is not free; a booked one keeps its appointment and its reason', async () => {
    const { id, grade } = await made('09:00-09:40', '10:00-10:40');
    await book(grade[1]?.id ?? '');
    const ids = grade.map((um) => um.id);
    const { body } = await julia.rest<Corpo>('POST', `/agendas/${id}/bloquear`, {
      versao: 1,
      horarios: ids,
      motivo: 'Férias',
    });
    expect(body).toMatchObject({ proximoLivre: null, ocupados: 1 });
    expect(body.grade.map(({ bloqueio, ocupado }) => [bloqueio, ocupado])).toEqual([
      ['Férias', false],
      ['Férias', true],
    ]);
    const { body: again } = await julia.rest<Corpo>('POST', `/agendas/${id}/desbloquear`, { versao: 1, horarios: ids });
    expect(again.proximoLivre).toEqual({ data: '2026-12-03', inicio: '09:00' });
    expect(
      await julia.rest('POST', `/agendas/${id}/bloquear`, { versao: 1, horarios: [newId()], motivo: 'x' }),
    ).toMatchObject({
      status: 409,
      body: { code: 'agendas.horario_mudou' },
    });
  });
});

it('one that is in use is not deleted; deleted, it leaves the lists and its key is free', async () => {
  const { id, grade } = await made('09:00-09:40');
  const remove = (versao = 1) => julia.rest('DELETE', `/agendas/${id}`, { versao });
  await book(grade[0]?.id ?? '');
  expect(await remove()).toMatchObject({ status: 409, body: { code: 'agendas.vinculada' } });
  await free();
  // The cancelled appointment still says where it was.
  expect(await remove()).toMatchObject({ status: 409, body: { code: 'agendas.vinculada' } });
  await app.rows('delete from atendimentos');
  expect((await remove()).status).toBe(200);
  expect((await julia.rest('GET', `/agendas/${id}`)).status).toBe(404);
  expect((await create([slot('2026-12-03', '09:00-09:40')])).status).toBe(200);
});
