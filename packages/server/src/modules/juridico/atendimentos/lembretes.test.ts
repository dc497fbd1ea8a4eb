import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { atendimentosApp, type Mundo } from './atendimentos-for-tests.ts';
import { sendLembretes, tellMudados } from './convites.jobs.ts';
import { correio } from './convites-for-tests.ts';

let m: Mundo;
let c: Awaited<ReturnType<typeof correio>>;
beforeAll(async () => {
  m = await atendimentosApp();
  c = await correio(m.app);
});
afterAll(async () => {
  await c.close();
  await m.app.close();
});
beforeEach(async () => {
  m.app.clock.set('2026-11-20T15:00:00.000Z');
  await m.reset();
});

/** Sunday; the reminder is due on Saturday, 08:00 in São Paulo. */
const DOMINGO = '2026-11-22';
const VESPERA = '2026-11-21T11:00:00.000Z';

async function marcado(quem = [m.filiados[0]]) {
  const agenda = await m.agenda(['10:20-11:00', '11:00-11:40'], { data: DOMINGO });
  const { body } = await m.book(m.lugar(agenda, [0], DOMINGO), { quem });
  m.app.clock.advance(60_000);
  await c.chega();
  return { ...body, agenda };
}
const lembra = () => sendLembretes({ db: m.app.db, clock: m.app.clock, systemWrite: c.systemWrite });
const chega = async () => (await c.chega()).map(({ para, mail }) => [para, mail.subject]);

it('comes at eight in the morning of the day before, once, to each member and the office, whoever else runs it too', async () => {
  await marcado(m.filiados.slice(0, 2));
  m.app.clock.set('2026-11-21T10:59:59.000Z');
  expect(await lembra()).toBe(0);
  m.app.clock.set(VESPERA);
  const sent = await Promise.all([lembra(), lembra(), lembra()]);
  expect(sent.reduce((sum, n) => sum + n, 0)).toBe(3);
  expect(await chega()).toEqual(
    ['a@prado.example', 'p0@casa.example', 'p1@casa.example'].map((para) => [
      para,
      'Lembrete: atendimento amanhã, 10:20',
    ]),
  );
  expect(await lembra()).toBe(0);
});

it('comes late when the server was down, says which day it is, and not once it has begun', async () => {
  await marcado();
  m.app.clock.set('2026-11-22T13:19:00.000Z');
  expect(await lembra()).toBe(2);
  expect((await chega()).map(([, assunto]) => assunto)).toEqual(Array(2).fill('Lembrete: atendimento hoje, 10:20'));
  await m.reset();
  m.app.clock.set('2026-11-20T15:00:00.000Z');
  await marcado();
  m.app.clock.set('2026-11-22T13:20:00.000Z');
  expect(await lembra()).toBe(0);
});

it('has nothing to say of what was cancelled, or to whoever was told of that time since it was due; a new time has its own', async () => {
  const { id, versao, agenda } = await marcado();
  m.app.clock.set(VESPERA);
  await lembra();
  await c.chega();
  const julia = await m.app.person(['juridico']);
  const lugar = m.lugar(agenda, [1], DOMINGO);
  const { body } = await julia.rest<{ versao: number }>('PATCH', `/atendimentos/${id}`, { versao, lugar });
  expect(await lembra()).toBe(0);
  await m.app.rows(`update atendimento_convites set criado_em = criado_em - interval '1 hour' where tipo = 'REQUEST'`);
  expect(await lembra()).toBe(2);
  await m.app.rows(`delete from atendimento_convites where tipo = 'LEMBRETE'`);
  await julia.rest('POST', `/atendimentos/${id}/cancelar`, { versao: body.versao, motivo: 'x' });
  expect(await lembra()).toBe(0);
});

it('an office that hands its appointments over is told, so is the other one and the members: once', async () => {
  await m.app.rows(`update escritorios set email = 'l@leal.example' where id = $1`, [m.escritorios.leal]);
  const one = await m.booked();
  await m.booked({ quem: [m.filiados[7]] });
  m.app.clock.advance(60_000);
  await c.chega();
  const mudados = () => tellMudados({ db: m.app.db, clock: m.app.clock, systemWrite: c.systemWrite });
  expect(await mudados()).toBe(0);
  await m.app.rows('update atendimentos set escritorio_id = $1 where id = $2', [m.escritorios.leal, one.id]);
  expect(await mudados()).toBe(1);
  m.app.clock.advance(60_000);
  expect((await chega()).map(([para, assunto]) => [para, String(assunto).split(' ')[2]])).toEqual([
    ['a@prado.example', 'cancelado:'],
    ['l@leal.example', 'agendado:'],
    ['p0@casa.example', 'alterado:'],
  ]);
  expect(await mudados()).toBe(0);
});
