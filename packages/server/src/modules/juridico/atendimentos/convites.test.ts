import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atendimentosApp, type Corpo, DIA, type Mundo } from './atendimentos-for-tests.ts';
import { tellMudados } from './convites.jobs.ts';
import { correio, prop, type Recebido } from './convites-for-tests.ts';

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
const AGORA = '2026-11-20T15:00:00.000Z';
beforeEach(async () => {
  m.app.clock.set(AGORA);
  await m.reset();
  await m.app.rows(`update filiados set falecido = false, nome_completo = 'PESSOA NÚMERO ' || (matricula::int - 7000),
    email = 'p' || (matricula::int - 7000) || '@casa.example', email_funcional = null, preferencia_comunicacao = 'pessoal'`);
});

const ESCRITORIO = 'a@prado.example';
const minuto = () => m.app.clock.advance(60_000);
async function depois(): Promise<Recebido[]> {
  minuto();
  return c.chega();
}
const contado = (mails: readonly Recebido[]) =>
  mails.map(({ para, mail, props, ...um }) => [
    para,
    mail.subject,
    prop({ para, mail, props, ...um }, 'METHOD'),
    prop({ para, mail, props, ...um }, 'SEQUENCE'),
  ]);
const slot = (agenda: { id: string; slots: string[] }, n: number) => ({
  lugar: { agendaId: agenda.id, data: DIA, horarios: [agenda.slots[n]] },
});

describe('what is told', () => {
  it('a minute after the booking each member gets their own, the office one with names and phones; never why, a case, another', async () => {
    const { id: caso, numero } = await m.processo();
    const one = await m.booked({
      ...{ quem: m.filiados.slice(0, 2), descricao: 'Segredo.', processoEmCurso: true, processos: [caso] },
    });
    m.app.clock.advance(59_000);
    expect(await c.chega()).toEqual([]);
    m.app.clock.advance(1000);
    const mails = await c.chega();
    expect(contado(mails)).toEqual(
      [ESCRITORIO, 'p0@casa.example', 'p1@casa.example'].map((para) => [
        ...[para, 'Atendimento 2026/0001 agendado: 03/12, 09:00', 'REQUEST', '0'],
      ]),
    );
    for (const um of mails) {
      expect(um.raw).toContain('method=REQUEST');
      expect([prop(um, 'UID'), prop(um, 'DTSTART'), prop(um, 'DTEND')]).toEqual([
        ...[`atendimento-${one.id}@sede`, '20261203T120000Z', '20261203T124000Z'],
      ]);
      expect(um.ics).toContain('STATUS:CONFIRMED');
      expect(um.ics.match(/^ATTENDEE/gm)).toHaveLength(1);
      expect(um.ics).toContain('RSVP=FALSE');
      expect(prop(um, 'ATTENDEE')).toBe(`MAILTO:${um.para}`);
      expect(prop(um, 'ORGANIZER')).toMatch(/sindicato@exemplo\.org$/);
      for (const secret of ['Segredo', numero, 'Quintos']) {
        expect(um.mail.text).not.toContain(secret);
        expect(um.mail.html).not.toContain(secret);
        expect(um.ics).not.toContain(secret);
      }
    }
    const [office, first] = mails;
    expect(office?.mail.text).toMatch(/Pessoa Número 0 · \(61\) 99999-0000\nPessoa Número 1 · \(61\) 99999-0000/);
    expect(`${first?.mail.text}${first?.mail.html}${first?.ics}`).toContain('Pessoa Número 0');
    expect(`${first?.mail.text}${first?.mail.html}${first?.ics}`).not.toMatch(/Número 1|61999990000|99999-0000/);
  });

  it('an act replaces what still waits; one undone before it left sends nothing', async () => {
    const one = await m.booked();
    m.app.clock.advance(30_000);
    const { body: movido } = await m.edit(one, slot(one.agenda, 1));
    const mails = await depois();
    expect(contado(mails).map(([, assunto, metodo]) => [assunto, metodo])).toEqual(
      Array(2).fill(['Atendimento 2026/0001 agendado: 03/12, 09:40', 'REQUEST']),
    );
    await m.act('cancelar', movido, { motivo: 'x' });
    const { body: fora } = await m.julia.rest<Corpo>('GET', `/atendimentos/${one.id}`);
    await m.act('desfazer-cancelamento', fora);
    expect(await depois()).toEqual([]);
    const outro = await m.booked({ quem: [m.filiados[5]] });
    await m.act('cancelar', outro, { motivo: 'x' });
    expect(await depois()).toEqual([]);
    expect(await m.app.rows(`select 1 from emails where estado = 'pendente'`)).toEqual([]);
  });

  it('a change of time is told to all with a rising SEQUENCE, one of the description to nobody', async () => {
    const one = await m.booked();
    await depois();
    const { body: igual } = await m.edit(one, { descricao: 'outra' });
    expect(await depois()).toEqual([]);
    const { body: movido } = await m.edit(igual, slot(one.agenda, 2));
    const mails = await depois();
    expect(contado(mails)).toEqual(
      [ESCRITORIO, 'p0@casa.example'].map((para) => [
        ...[para, 'Atendimento 2026/0001 alterado: 03/12, 10:20', 'REQUEST', '1'],
      ]),
    );
    const { body: fora } = await m.act('cancelar', movido, { motivo: 'Motivo secreto' });
    const gone = await depois();
    expect(contado(gone)).toEqual(
      [ESCRITORIO, 'p0@casa.example'].map((para) => [
        ...[para, 'Atendimento 2026/0001 cancelado: 03/12, 10:20', 'CANCEL', '2'],
      ]),
    );
    for (const um of gone) {
      expect(um.raw).toContain('method=CANCEL');
      expect(um.ics).toContain('STATUS:CANCELLED');
      expect(prop(um, 'UID')).toBe(`atendimento-${one.id}@sede`);
      expect(um.mail.text).not.toContain('secreto');
    }
    await m.act('desfazer-cancelamento', fora);
    expect(contado(await depois()).map(([, assunto, , sequencia]) => [assunto, sequencia])).toEqual(
      Array(2).fill(['Atendimento 2026/0001 agendado: 03/12, 10:20', '3']),
    );
  });

  it('who is taken out gets a CANCEL, who comes gets an invitation, the office hears of both, the others of nothing', async () => {
    const one = await m.booked({ quem: m.filiados.slice(0, 2) });
    await depois();
    const { body } = await m.edit(one, { filiados: [m.filiados[1], m.filiados[2]] });
    const mails = await depois();
    expect(contado(mails).map(([para, assunto, metodo]) => [para, String(assunto).split(' ')[2], metodo])).toEqual([
      [ESCRITORIO, 'alterado:', 'REQUEST'],
      ['p0@casa.example', 'cancelado:', 'CANCEL'],
      ['p2@casa.example', 'agendado:', 'REQUEST'],
    ]);
    expect(Number(prop(mails[1] ?? expect.fail('none'), 'SEQUENCE'))).toBeGreaterThan(0);
    await m.edit(body, { filiados: [m.filiados[0], m.filiados[1], m.filiados[2]] });
    const back = (await depois()).find(({ para }) => para === 'p0@casa.example') ?? expect.fail('none');
    expect(Number(prop(back, 'SEQUENCE'))).toBeGreaterThan(1);
  });

  it('whom mail reaches no more is still expected: no CANCEL, though the others hear of the new time', async () => {
    const one = await m.booked({ quem: m.filiados.slice(0, 2) });
    await depois();
    await m.app.rows(`update filiados set email = 'x@substituir.com' where id = $1`, [m.filiados[0]]);
    const { body } = await m.edit(one, slot(one.agenda, 1));
    expect(body).toMatchObject({ participantes: [{ email: null }, { email: 'p1@casa.example' }] });
    expect(contado(await depois()).map(([para, , metodo]) => [para, metodo])).toEqual([
      [ESCRITORIO, 'REQUEST'],
      ['p1@casa.example', 'REQUEST'],
    ]);
    await m.act('cancelar', body, { motivo: 'x' });
    expect(contado(await depois()).map(([para, , metodo]) => [para, metodo])).toEqual([
      [ESCRITORIO, 'CANCEL'],
      ['p0@casa.example', 'CANCEL'],
      ['p1@casa.example', 'CANCEL'],
    ]);
  });

  it('another office: the one that had it gets a CANCEL that tells nothing of the new one', async () => {
    await m.app.rows(`update escritorios set email = 'l@leal.example' where id = $1`, [m.escritorios.leal]);
    const one = await m.booked();
    await depois();
    const deLeal = await m.agenda(['14:00-14:40'], { escritorioId: m.escritorios.leal, local: 'Sala secreta' });
    await m.edit(one, { lugar: m.lugar(deLeal, [0]) });
    const mails = await depois();
    expect(contado(mails).map(([para, , metodo]) => [para, metodo])).toEqual([
      [ESCRITORIO, 'CANCEL'],
      ['l@leal.example', 'REQUEST'],
      ['p0@casa.example', 'REQUEST'],
    ]);
    expect(mails[0]?.mail.subject).toContain('09:00');
    expect(`${mails[0]?.mail.text}${mails[0]?.ics}`).not.toMatch(/secreta|Leal|14:00|Pessoa/);
  });
});

describe('an agenda that changes its place', () => {
  const muda = (id: string, versao: number, mais: object) =>
    m.julia.rest<{ versao: number; code: string; data: { campos?: Record<string, string> } }>(
      'PATCH',
      `/agendas/${id}`,
      {
        versao,
        ...mais,
      },
    );
  const locais = async (id: string) =>
    (
      await m.app.rows<{ local: string }>('select local from atendimentos where agenda_id = $1 order by comeca', [id])
    ).map(({ local }) => local);

  it('asks what becomes of those to come; they move along, with a mail and the next SEQUENCE, or stay', async () => {
    const one = await m.booked();
    const two = await m.book(m.lugar(one.agenda, [1]), { quem: [m.filiados[1]] });
    const { body: foi } = await m.book(m.lugar(one.agenda, [2]), { quem: [m.filiados[2]] });
    await m.act('cancelar', foi, { motivo: 'x' });
    await depois();
    const recusa = await muda(one.agenda.id, 1, { local: 'Sala 9' });
    expect([recusa.status, recusa.body.code]).toEqual([422, 'agendas.local_dos_agendados']);
    expect(recusa.body.data.campos).toEqual({
      agendados: '2 atendimentos por vir estão em outro local. Diga se eles mudam também.',
    });
    expect((await muda(one.agenda.id, 1, { local: 'Sala 8', agendados: 'ficam' })).body.versao).toBe(2);
    expect(await depois()).toEqual([]);
    expect(await locais(one.agenda.id)).toEqual(['Sala 304', 'Sala 304', 'Sala 304']);
    expect((await muda(one.agenda.id, 2, { local: 'Sala 9', agendados: 'mudam' })).status).toBe(200);
    // What was cancelled keeps the place that it had.
    expect(await locais(one.agenda.id)).toEqual(['Sala 9', 'Sala 9', 'Sala 304']);
    await tellMudados({ db: m.app.db, clock: m.app.clock, systemWrite: c.systemWrite });
    const mails = await depois();
    expect(contado(mails).map(([para, , metodo]) => [para, metodo])).toEqual([
      [ESCRITORIO, 'REQUEST'],
      [ESCRITORIO, 'REQUEST'],
      ['p0@casa.example', 'REQUEST'],
      ['p1@casa.example', 'REQUEST'],
    ]);
    const [, , dele] = mails;
    expect(dele?.mail.subject).toContain('alterado');
    expect([prop(dele as Recebido, 'LOCATION'), prop(dele as Recebido, 'SEQUENCE')]).toEqual(['Sala 9', '1']);
    expect(two.status).toBe(200);
  });

  it('asks nothing where nobody stands elsewhere: none booked, all past, or the office’s usual place is the same', async () => {
    const vazia = await m.agenda(['09:00-09:40']);
    expect((await muda(vazia.id, 1, { local: 'Sala 9' })).status).toBe(200);
    const antes = await m.agenda(['09:00-09:40'], { data: '2026-11-19' });
    await m.book(m.lugar(antes, [0], '2026-11-19'), { confirmarPassado: true });
    expect((await muda(antes.id, 1, { local: 'Sala 9' })).status).toBe(200);
    await m.app.rows(`update escritorios set local_padrao = 'Sala 304' where id = $1`, [m.escritorios.prado]);
    const one = await m.booked();
    expect((await muda(one.agenda.id, 1, { local: null })).status).toBe(200);
    await m.app.rows('update escritorios set local_padrao = null where id = $1', [m.escritorios.prado]);
  });
});

it('an outcome registered ahead of its day, that it will not take place, cancels it for everybody', async () => {
  const one = await m.booked();
  await depois();
  await m.act('resultado', one, { ocorreu: false, motivoDaFalta: 'escritorio' });
  expect(contado(await depois()).map(([, , metodo]) => metodo)).toEqual(['CANCEL', 'CANCEL']);
});

describe('who is not told', () => {
  it('never the deceased or a placeholder; the other address only where the member prefers it', async () => {
    await m.app.rows(`update filiados set falecido = true where id = $1`, [m.filiados[0]]).catch(() => undefined);
    await m.app.rows(`update filiados set email = 'x@substituir.com' where id = $1`, [m.filiados[1]]);
    await m.app.rows(
      `update filiados set email_funcional = 'f2@senado.example', preferencia_comunicacao = 'funcional' where id = $1`,
      [m.filiados[2]],
    );
    await m.app.rows(`update filiados set email_funcional = 'f3@senado.example' where id = $1`, [m.filiados[3]]);
    await m.booked({ quem: m.filiados.slice(1, 4) });
    expect((await depois()).map(({ para }) => para)).toEqual([ESCRITORIO, 'f2@senado.example', 'p3@casa.example']);
  });

  it('nobody of a time already begun: at the booking, at a cancelling, nor when it begins while the mail waits', async () => {
    const antes = await m.agenda(['09:00-09:40'], { data: '2026-11-19' });
    await m.book(m.lugar(antes, [0], '2026-11-19'), { confirmarPassado: true });
    expect(await depois()).toEqual([]);
    const logo = await m.agenda(['12:10-12:40'], { data: '2026-11-20' });
    const { body } = await m.book(m.lugar(logo, [0], '2026-11-20'), { quem: [m.filiados[4]] });
    m.app.clock.set('2026-11-20T15:10:00.000Z');
    expect(await c.chega()).toEqual([]);
    expect(await m.app.rows('select 1 from emails')).toEqual([]);
    await m.act('cancelar', body, { motivo: 'x' });
    expect(await depois()).toEqual([]);
  });

  it('who died since is not told of a cancelling', async () => {
    const one = await m.booked();
    await depois();
    await m.app.rows(`update filiados set falecido = true where id = $1`, [m.filiados[0]]);
    await m.act('cancelar', one, { motivo: 'x' });
    expect((await depois()).map(({ para }) => para)).toEqual([ESCRITORIO]);
  });
});

it('what people write stays text: no line, property or header of its own, and no line is too long', async () => {
  const forged = 'ANA\r\nATTENDEE:mailto:x@x.org\nEND:VEVENT;\\,"ção" \u2028BEGIN:VALARM';
  await m.app.rows(`update filiados set nome_completo = $1 where id = $2`, [forged, m.filiados[0]]);
  const one = await m.agenda(['09:00-09:40'], { local: 'Sala; 304, \\ bloco "B" ção '.repeat(8).trim() });
  await m.app.rows(`update agendas set local = local || E'\\r\\nSUMMARY:x\\nX-EVIL:1' where id = $1`, [one.id]);
  await m.book(m.lugar(one, [0]));
  const mails = await depois();
  expect(mails).toHaveLength(2);
  const SAFE = [
    ...[
      'BEGIN',
      'VERSION',
      'PRODID',
      'METHOD',
      'UID',
      'SEQUENCE',
      'DTSTAMP',
      'DTSTART',
      'DTEND',
      'SUMMARY',
      'LOCATION',
    ],
    ...['DESCRIPTION', 'ORGANIZER', 'ATTENDEE', 'STATUS', 'END'],
  ];
  for (const { ics, props, mail } of mails) {
    expect(ics).not.toMatch(/[^\r]\n|\r[^\n]/);
    for (const line of ics.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    expect(props.map(([nome]) => nome.split(';')[0]).filter((nome) => !SAFE.includes(nome ?? ''))).toEqual([]);
    expect(props.filter(([nome]) => /^(ATTENDEE|ORGANIZER|UID|SUMMARY|BEGIN)/.test(nome))).toHaveLength(6);
    expect(props.filter(([, valor]) => valor === 'VEVENT')).toHaveLength(2);
    expect(mail.text).not.toMatch(/^(ATTENDEE|SUMMARY|X-EVIL|END):/m);
    expect(mail.headers.map(({ key }) => key)).not.toContain('attendee');
  }
  expect(prop(mails[0] ?? expect.fail('none'), 'LOCATION')).toContain('Sala\\; 304\\, \\\\ bloco "B"');
});

it('killed between the server’s yes and the commit, a mail comes again as the same one; killed before it left, it still comes', async () => {
  const one = await m.booked();
  minuto();
  const known = (mails: readonly Recebido[]) =>
    mails.map((um) => [um.para, um.mail.messageId, prop(um, 'UID'), prop(um, 'SEQUENCE'), prop(um, 'METHOD')]);
  const first = known(await c.chega({ killed: true }));
  expect(first).toHaveLength(1);
  expect(await m.app.rows(`select 1 from emails where estado = 'pendente'`)).toHaveLength(2);
  const again = known(await c.chega());
  expect(again.map(([para]) => para)).toEqual([ESCRITORIO, 'p0@casa.example']);
  expect(again).toContainEqual(first[0]);
  expect(new Set(again.map(([, , uid]) => uid))).toEqual(new Set([`atendimento-${one.id}@sede`]));
  expect(await c.chega()).toEqual([]);
});

describe('a mail that the server may have got before the process died is told as one that left:', () => {
  /** Booked, given to the mail server, and never noted. */
  async function duvidoso() {
    const one = await m.booked();
    minuto();
    const [dado] = await c.chega({ killed: true });
    return { one, para: dado?.para ?? '' };
  }

  it('cancelled then, its reader is told so, the other one nothing; and it does not come again', async () => {
    const { one, para } = await duvidoso();
    await m.act('cancelar', one, { motivo: 'x' });
    expect(contado(await depois())).toEqual([[para, 'Atendimento 2026/0001 cancelado: 03/12, 09:00', 'CANCEL', '1']]);
    expect(await m.app.rows('select 1 from emails_em_entrega')).toEqual([]);
  });

  it('moved then, to its reader it has changed, for the other one it is new', async () => {
    const { one, para } = await duvidoso();
    await m.edit(one, slot(one.agenda, 1));
    const mails = await depois();
    expect(
      contado(mails)
        .map(([quem, assunto, , sequencia]) => [quem === para, assunto, sequencia])
        .sort(),
    ).toEqual([
      [false, 'Atendimento 2026/0001 agendado: 03/12, 09:40', '1'],
      [true, 'Atendimento 2026/0001 alterado: 03/12, 09:40', '1'],
    ]);
  });

  it('left alone, it comes again as the same one', async () => {
    await duvidoso();
    expect(await depois()).toHaveLength(2);
    expect(await m.app.rows('select 1 from emails_em_entrega')).toEqual([]);
  });
});
