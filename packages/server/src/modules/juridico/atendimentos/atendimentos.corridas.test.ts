/** What people do at the same instant: parallel requests over HTTP, each its own transaction on PostgreSQL. Invariants B1-B4, B6, B7. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { atendimentosApp, DIA, type Mundo } from './atendimentos-for-tests.ts';

let m: Mundo;
beforeAll(async () => {
  m = await atendimentosApp();
});
afterAll(() => m.app.close());
beforeEach(() => m.reset());

const statuses = (answers: { status: number }[]) => answers.map(({ status }) => status).sort();
const ROUNDS = [1, 2, 3];

it('twenty bookings of one slot: one has it, nineteen are told with the slots as they are now', async () => {
  const agenda = await m.agenda(['09:00-09:40', '09:40-10:20']);
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, n) => m.book(m.lugar(agenda, [0]), { quem: [m.filiados[n]] })),
  );
  expect(statuses(answers)).toEqual([200, ...Array(19).fill(409)]);
  for (const { body } of answers.filter(({ status }) => status === 409)) {
    expect(body).toMatchObject({
      code: 'atendimentos.horario_ocupado',
      message: 'Horário não está mais disponível.',
      data: { horarios: [{ livre: false }, { livre: true }] },
    });
  }
  expect(await m.donos(agenda.id)).toEqual(['2026/0001', null]);
  expect(await m.app.rows('select ultimo from contadores_anuais')).toEqual([{ ultimo: 1 }]);
});

it('bookings of several slots in opposite order wait for each other and never for ever', async () => {
  for (const _ of ROUNDS) {
    const agenda = await m.agenda(['09:00-09:40', '09:40-10:20', '10:20-11:00']);
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0],
      [1, 2],
      [2, 1],
      [0, 1],
    ];
    const answers = await Promise.all(
      orders.map((quais, n) => m.book(m.lugar(agenda, quais), { quem: [m.filiados[n]], confirmarCoincidencia: true })),
    );
    const won = answers.filter(({ status }) => status === 200);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect(won).toHaveLength(1);
    const mine = await m.donos(agenda.id);
    expect(mine.filter((numero) => numero !== null)).toHaveLength(won[0]?.body.horarios.length ?? 0);
    await m.reset();
  }
});

/** A busy machine answers 503 to some of two hundred, as it tells them to come again: they do. */
async function served(ask: () => ReturnType<Mundo['book']>) {
  for (;;) {
    const answer = await ask();
    if (answer.status !== 503) return answer;
  }
}

it('200 bookings at once have the numbers 1 to 200, refused ones between them burn none', async () => {
  const faixas = Array.from({ length: 200 }, (_, n) => {
    const hora = (minutos: number) =>
      `${String(Math.floor(minutos / 60)).padStart(2, '0')}:${String(minutos % 60).padStart(2, '0')}`;
    return `${hora(n * 7)}-${hora(n * 7 + 7)}`;
  });
  const agenda = await m.agenda(faixas);
  const lost = await m.agenda(['09:00-09:40']);
  const answers = await Promise.all([
    ...faixas.map((_, n) =>
      served(() => m.book(m.lugar(agenda, [n]), { quem: [m.filiados[n % 20]], confirmarCoincidencia: true })),
    ),
    ...[1, 2, 3].map(() => m.book({ ...m.lugar(lost, [0]), horarios: [m.filiados[0]] })),
  ]);
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(200);
  const rows = await m.app.rows<{ sequencia: number; numero: string }>(
    'select sequencia, numero from atendimentos order by sequencia',
  );
  expect(rows.map(({ sequencia }) => sequencia)).toEqual(Array.from({ length: 200 }, (_, n) => n + 1));
  expect(rows.at(-1)?.numero).toBe('2026/0200');
}, 120_000);

it('bookings on both sides of New Year in São Paulo, all under way at once, are gapless in each year', async () => {
  const hora = (minutos: number) =>
    `${String(Math.floor(minutos / 60)).padStart(2, '0')}:${String(minutos % 60).padStart(2, '0')}`;
  const faixas = Array.from({ length: 60 }, (_, n) => `${hora(n * 20)}-${hora(n * 20 + 20)}`);
  const data = '2027-03-03';
  const agenda = await m.agenda(faixas, { data, ano: 2027 });
  m.app.clock.set('2027-01-01T02:59:59.999Z');
  const who = await m.app.person(['juridico']);
  /** One in five is refused. */
  const send = (n: number) => {
    const slot = m.lugar(agenda, [n], data);
    const place = n % 5 === 4 ? { ...slot, horarios: [m.filiados[0]] } : slot;
    return served(() => m.book(place, { who, confirmarCoincidencia: true }));
  };
  // The first stands at its mails, with its number; others wait for theirs while the year turns.
  const lock = await m.app.banco.lockTable('emails');
  const bookings = faixas.slice(0, 30).map((_, n) => send(n));
  await m.app.banco.standsBeforeLock('insert into "atendimentos"').catch(async (error: unknown) => {
    await lock.release();
    throw error;
  });
  m.app.clock.set('2027-01-01T03:00:00.000Z');
  bookings.push(...faixas.slice(30).map((_, n) => send(30 + n)));
  await lock.release();
  const answers = await Promise.all(bookings);
  m.app.clock.set('2026-11-20T15:00:00.000Z');
  expect([200, 409].map((status) => answers.filter((one) => one.status === status).length)).toEqual([48, 12]);
  const rows = await m.app.rows<{ ano: number; quantos: number; ultimo: number; contador: number }>(
    `select t.ano, count(*)::int as quantos, max(t.sequencia)::int as ultimo, max(c.ultimo)::int as contador
     from atendimentos t join contadores_anuais c on c.ano = t.ano group by t.ano order by t.ano`,
  );
  expect(rows.map(({ ano }) => ano)).toEqual([2026, 2027]);
  for (const { quantos, ultimo, contador } of rows) expect([ultimo, contador]).toEqual([quantos, quantos]);
  expect(rows.reduce((sum, { quantos }) => sum + quantos, 0)).toBe(48);
}, 120_000);

it('a booking whose connection dies under its number leaves nothing, and the one that waited has that number', async () => {
  const agenda = await m.agenda(['09:00-09:40', '09:40-10:20']);
  const lock = await m.app.banco.lockTable('emails');
  const until = (what: string) => m.app.banco.standsBeforeLock(`insert into ${what}`);
  const killed = m.book(m.lugar(agenda, [0]));
  const pid = await until('emails');
  const second = m.book(m.lugar(agenda, [1]), { quem: [m.filiados[1]] });
  await until('"atendimentos"');
  await m.app.banco.pool.query('select pg_terminate_backend($1)', [pid]);
  expect((await killed).status).toBeGreaterThanOrEqual(500);
  await lock.release();
  expect((await second).body.numero).toBe('2026/0001');
  expect(await m.donos(agenda.id)).toEqual([null, '2026/0001']);
  expect(await m.app.rows('select filiado_id from atendimento_filiados')).toEqual([{ filiado_id: m.filiados[1] }]);
  expect(await m.app.rows('select ultimo from contadores_anuais')).toEqual([{ ultimo: 1 }]);
});

it('booking against the save of its agenda: the slot is booked as it stands, or moved and not booked', async () => {
  for (const _ of ROUNDS) {
    const agenda = await m.agenda(['09:00-09:40', '15:00-15:40']);
    const [first] = agenda.slots;
    const [booking, saving] = await Promise.all([
      m.book(m.lugar(agenda, [0])),
      m.julia.rest('PATCH', `/agendas/${agenda.id}`, {
        versao: 1,
        alterar: [{ id: first, data: '2026-12-04', inicio: '09:00', fim: '09:40' }],
      }),
    ]);
    expect([booking.status, saving.status].sort()).toEqual([200, 409]);
    const [slot] = await m.app.rows<{ dia: string; livre: boolean }>(
      'select data::text as dia, atendimento_id is null as livre from agenda_horarios where id = $1',
      [first],
    );
    expect(slot).toEqual(booking.status === 200 ? { dia: DIA, livre: false } : { dia: '2026-12-04', livre: true });
    await m.reset();
  }
});

it('booking against the deletion of its agenda: never an appointment of an agenda that is gone', async () => {
  for (const _ of ROUNDS) {
    const agenda = await m.agenda(['09:00-09:40']);
    const [booking, removing] = await Promise.all([
      m.book(m.lugar(agenda, [0])),
      m.julia.rest('DELETE', `/agendas/${agenda.id}`, { versao: 1 }),
    ]);
    expect([booking.status, removing.status].filter((status) => status === 200)).toHaveLength(1);
    await m.reset();
  }
});

it('cancelling against a booking of the same slot: it has one owner or none', async () => {
  for (const _ of ROUNDS) {
    const one = await m.booked();
    const [cancelling, booking] = await Promise.all([
      m.act('cancelar', one, { motivo: 'Viagem' }),
      m.book(m.lugar(one.agenda, [0]), { quem: [m.filiados[1]] }),
    ]);
    expect(cancelling.status).toBe(200);
    const [dono] = await m.donos(one.agenda.id);
    expect(dono).toBe(booking.status === 200 ? booking.body.numero : null);
    await m.reset();
  }
});

it('two that change places by moving to each other’s slots end without a deadlock, and nobody has two', async () => {
  for (const _ of ROUNDS) {
    const agenda = await m.agenda(['09:00-09:40', '09:40-10:20', '10:20-11:00']);
    const other = await m.agenda(['14:00-14:40', '14:40-15:20']);
    const { body: a } = await m.book(m.lugar(agenda, [0]));
    const { body: b } = await m.book(m.lugar(other, [0]), { quem: [m.filiados[1]] });
    const answers = await Promise.all([
      m.edit(a, { lugar: m.lugar(other, [1]) }),
      m.edit(b, { lugar: m.lugar(agenda, [0]) }),
      m.book(m.lugar(agenda, [0]), { quem: [m.filiados[2]] }),
      m.book(m.lugar(other, [1]), { quem: [m.filiados[3]] }),
    ]);
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const held = [...(await m.donos(agenda.id)), ...(await m.donos(other.id))].filter((numero) => numero !== null);
    expect(new Set(held).size).toBe(held.length);
    expect(held).toEqual(expect.arrayContaining([a.numero, b.numero]));
    await m.reset();
  }
});

it('one member booked, or moved, at the same hour of two agendas at once: the second is asked', async () => {
  for (const _ of ROUNDS) {
    const agendas = [await m.agenda(['09:00-09:40']), await m.agenda(['09:20-10:00'])];
    const answers = await Promise.all(agendas.map((one) => m.book(m.lugar(one, [0]))));
    expect(statuses(answers)).toEqual([200, 422]);
    const [asked] = answers.filter(({ status }) => status === 422);
    expect(asked?.body).toMatchObject({ code: 'atendimentos.coincidencia', data: { filiados: [m.filiados[0]] } });
    await m.reset();
    const [from, to, other] = [
      await m.agenda(['09:00-09:40', '14:00-14:40']),
      await m.agenda(['11:00-11:40']),
      await m.agenda(['11:20-12:00']),
    ];
    const { body: a } = await m.book(m.lugar(from, [0]));
    const { body: b } = await m.book(m.lugar(from, [1]));
    const moves = await Promise.all([
      m.edit(a, { lugar: m.lugar(to, [0]) }),
      m.edit(b, { lugar: m.lugar(other, [0]) }),
    ]);
    expect(statuses(moves)).toEqual([200, 422]);
    await m.reset();
  }
});

it('two outcomes at once: one is kept, the other is told', async () => {
  for (const _ of ROUNDS) {
    const one = await m.booked();
    const answers = await Promise.all([
      m.act('resultado', one, { ocorreu: true }),
      m.act('resultado', one, { ocorreu: false }, m.prado),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    const { body: now } = await m.julia.rest<{ situacao: string }>('GET', `/atendimentos/${one.id}`);
    const winner = answers.find(({ status }) => status === 200)?.body;
    expect(now.situacao).toBe(winner?.situacao);
    await m.reset();
  }
});

it('concluding against cancelling: one of them, whole', async () => {
  for (const _ of ROUNDS) {
    const { body } = await m.act('resultado', await m.booked(), { ocorreu: true });
    const answers = await Promise.all([
      m.act('concluir', body, { novoProcesso: false }),
      m.act('cancelar', body, { motivo: 'Engano' }),
    ]);
    expect(statuses(answers)).toEqual([200, 409]);
    const [row] = await m.app.rows<{ situacao: string; concluido: boolean; motivo: boolean }>(
      'select situacao, concluido_em is not null as concluido, cancelado_motivo is not null as motivo from atendimentos',
    );
    expect([
      { situacao: 'Concluído', concluido: true, motivo: false },
      { situacao: 'Cancelado', concluido: false, motivo: true },
    ]).toContainEqual(row);
    await m.reset();
  }
});
