import { newId } from '@sede/domain/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createSystemWrite } from '#platform/api/index.ts';
import type { TestPerson } from '#platform/testing/test-app.ts';
import { atendimentosApp, type Corpo, DIA, type Mundo } from './atendimentos-for-tests.ts';
import { tellSaidas } from './saidas.jobs.ts';

let m: Mundo;
beforeAll(async () => {
  m = await atendimentosApp();
});
afterAll(() => m.app.close());
beforeEach(async () => {
  await m.reset();
  await m.app.rows('delete from avisos');
});

interface Aviso {
  texto: string;
  caminho: string;
}
const avisosDe = async (who: TestPerson) =>
  (await who.rest<{ itens: Aviso[] }>('GET', '/avisos')).body.itens.map(({ texto, caminho }) => [texto, caminho]);

describe('the office’s users', () => {
  it('hear of a new and of a cancelled one, once, without whom it is with; another office of nothing', async () => {
    const one = await m.booked();
    const path = `/juridico/atendimentos/${one.id}`;
    expect(await avisosDe(m.prado)).toEqual([['Atendimento 2026/0001 agendado: 03/12, 09:00', path]]);
    const { body } = await m.act('cancelar', one, { motivo: 'x' });
    expect(await avisosDe(m.prado)).toEqual([['Atendimento 2026/0001 cancelado: 03/12, 09:00', path]]);
    await m.act('desfazer-cancelamento', body);
    expect(await avisosDe(m.prado)).toEqual([['Atendimento 2026/0001 agendado: 03/12, 09:00', path]]);
    for (const who of [m.leal, m.julia, m.vera]) expect(await avisosDe(who)).toEqual([]);
  });

  it('who works for it no more hears of nothing, though they are still named there', async () => {
    const antigo = await m.app.person(['visualizador_juridico']);
    await m.app.rows('insert into usuarios_escritorios (id, usuario_id, escritorio_id) values ($1, $2, $3)', [
      ...[newId(), antigo.usuarioId, m.escritorios.prado],
    ]);
    await m.booked();
    expect(await avisosDe(antigo)).toEqual([]);
    await m.app.rows('delete from usuarios_escritorios where usuario_id = $1', [antigo.usuarioId]);
  });

  it('hear of one that leaves for another office, which hears of it as new', async () => {
    const one = await m.booked();
    const deLeal = await m.agenda(['14:00-14:40'], { escritorioId: m.escritorios.leal });
    await m.edit(one, { lugar: m.lugar(deLeal, [0]) });
    expect((await avisosDe(m.prado)).map(([texto]) => texto)).toEqual([
      'Atendimento 2026/0001 cancelado: 03/12, 09:00',
    ]);
    expect((await avisosDe(m.leal)).map(([texto]) => texto)).toEqual(['Atendimento 2026/0001 agendado: 03/12, 14:00']);
  });
});

describe('a member who left or died with appointments to come', () => {
  const tell = () => {
    const { db, clock, services } = m.app;
    const systemWrite = createSystemWrite({ db, clock, events: services.events, signAudit: services.signAudit });
    return tellSaidas({ db, clock, systemWrite });
  };
  const leave = (id: string | undefined) =>
    m.app.rows(`update filiado_periodos set fim = '2026-11-20' where filiado_id = $1`, [id]);
  const back = (id: string | undefined) =>
    m.app.rows(`update filiado_periodos set fim = null where filiado_id = $1`, [id]);

  it('is told to whoever schedules, once, and again when they leave anew', async () => {
    const um = await m.booked();
    const outro = await m.booked({ confirmarCoincidencia: true });
    expect(await tell()).toBe(0);
    await leave(m.filiados[0]);
    expect([await tell(), await tell()]).toEqual([1, 0]);
    const said = [
      'Pessoa Número 0 deixou de ser filiado com 2 atendimentos marcados',
      `/juridico/atendimentos?situacao=${encodeURIComponent('Aguardando realização')}&busca=${encodeURIComponent('Pessoa Número 0')}`,
    ];
    for (const who of [m.julia, m.rita]) expect(await avisosDe(who)).toEqual([said]);
    for (const who of [m.vera, m.prado])
      expect((await avisosDe(who)).filter(([texto]) => texto === said[0])).toEqual([]);
    await back(m.filiados[0]);
    expect(await tell()).toBe(0);
    await m.act('cancelar', um, { motivo: 'x' });
    await leave(m.filiados[0]);
    expect(await tell()).toBe(1);
    expect((await avisosDe(m.rita))[0]).toEqual([
      'Pessoa Número 0 deixou de ser filiado com um atendimento marcado',
      `/juridico/atendimentos/${outro.id}`,
    ]);
    await back(m.filiados[0]);
  });

  it('is told of a death too, and of nobody whose appointments have been', async () => {
    await m.booked({ quem: [m.filiados[1]] });
    await m.app.rows('update filiados set falecido = true where id = $1', [m.filiados[1]]);
    expect(await tell()).toBe(1);
    expect((await avisosDe(m.julia))[0]?.[0]).toBe('Pessoa Número 1 faleceu com um atendimento marcado');
    await m.app.rows('update filiados set falecido = false where id = $1', [m.filiados[1]]);
    const antes = await m.agenda(['09:00-09:40'], { data: '2026-11-19' });
    await m.book(m.lugar(antes, [0], '2026-11-19'), { quem: [m.filiados[2]], confirmarPassado: true });
    await leave(m.filiados[2]);
    expect(await tell()).toBe(0);
    await back(m.filiados[2]);
  });
});

it('the worklist counts what waits for each, as the list with the same filter does', async () => {
  const antes = await m.agenda(['09:00-09:40', '09:40-10:20'], { data: '2026-11-19' });
  await m.book(m.lugar(antes, [0], '2026-11-19'), { confirmarPassado: true });
  const { body: outro } = await m.book(m.lugar(antes, [1], '2026-11-19'), { confirmarPassado: true });
  await m.act('resultado', outro, { ocorreu: true });
  const solto = await m.booked({ quem: [m.filiados[3]] });
  await m.app.rows('update agenda_horarios set atendimento_id = null where atendimento_id = $1', [solto.id]);
  await m.app.rows(`update atendimentos set a_conferir = '{local}' where id = $1`, [solto.id]);
  const pendencias = async (who: TestPerson) => {
    const { body } = await who.rest<{ itens: { id: string; quantidade: number }[] }>('GET', '/inicio/pendencias');
    return Object.fromEntries(body.itens.map(({ id, quantidade }) => [id.replace('atendimentos.', ''), quantidade]));
  };
  expect(await pendencias(m.julia)).toMatchObject({ vencidos: 1, 'a-concluir': 1, 'sem-horario': 1, conferir: 1 });
  expect(await pendencias(m.prado)).toEqual({ resultados: 1 });
  expect(await pendencias(m.leal)).toEqual({});
  // Who reads every office's and works for one registers results in theirs alone.
  const misto = async (escritorio: string) => {
    const who = await m.app.person(['escritorio_juridico', 'visualizador_juridico']);
    await m.app.rows('insert into usuarios_escritorios (id, usuario_id, escritorio_id) values ($1, $2, $3)', [
      ...[newId(), who.usuarioId, escritorio],
    ]);
    return who;
  };
  expect(await pendencias(await misto(m.escritorios.leal))).toEqual({});
  const doPrado = await misto(m.escritorios.prado);
  expect(await pendencias(doPrado)).toEqual({ resultados: 1 });
  const { body: delas } = await doPrado.rest<{ itens: Corpo[] }>(
    'GET',
    `/atendimentos?aRegistrar=sim&escritorio=${m.escritorios.prado}`,
  );
  expect(delas.itens.map(({ pode }) => pode.registrarResultado ?? 'pode')).toEqual(['pode']);
  const { body } = await m.julia.rest<{ itens: Corpo[] }>('GET', '/atendimentos?semHorario=sim&aConferir=sim');
  expect(body.itens).toMatchObject([{ id: solto.id, semHorario: true, aConferir: ['local'] }]);
  const { body: agora } = await m.julia.rest<Corpo>('GET', `/atendimentos/${solto.id}`);
  expect((await m.edit(agora, { descricao: 'x' })).body).toMatchObject({ semHorario: true, aConferir: [] });
});

it('Ctrl K finds one by its number, for whoever sees it', async () => {
  const one = await m.booked();
  const find = async (who: TestPerson, busca: string) =>
    JSON.stringify((await who.rest('GET', `/busca?busca=${encodeURIComponent(busca)}`)).body);
  expect(await find(m.julia, '2026/0001')).toContain(one.id);
  expect(await find(m.prado, '2026/0001')).toContain(one.id);
  expect(await find(m.leal, '2026/0001')).not.toContain(one.id);
  expect(await find(m.julia, 'pessoa')).not.toContain(one.id);
});

describe('a member', () => {
  async function conta(id: string | undefined) {
    const eu = await m.app.person(['filiado']);
    await m.app.rows('update filiados set usuario_id = null where usuario_id = $1', [eu.usuarioId]);
    await m.app.rows('update filiados set usuario_id = $1 where id = $2', [eu.usuarioId, id]);
    return eu;
  }

  it('reads their own that are to come, each as a calendar file; nobody else’s, none that was cancelled', async () => {
    const one = await m.booked({ quem: m.filiados.slice(0, 2), descricao: 'Segredo.' });
    const fora = await m.booked({ confirmarCoincidencia: true });
    await m.act('cancelar', fora, { motivo: 'x' });
    const alheio = await m.booked({ quem: [m.filiados[4]] });
    const eu = await conta(m.filiados[0]);
    const { body } = await eu.rest<{ itens: object[] }>('GET', '/atendimentos/meus');
    expect(body.itens).toEqual([
      {
        ...{ id: one.id, numero: '2026/0001', data: DIA, inicio: '09:00', fim: '09:40', nomeEscritorio: 'Prado' },
        ...{ tipoAtendimento: 'Presencial', tipoServico: 'Jurídico', local: 'Sala 304' },
      },
    ]);
    const file = await eu.rest('GET', `/atendimentos/meus/${one.id}/calendario`);
    expect([file.status, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
    const text = file.bytes.toString();
    expect(text).toContain(`UID:atendimento-${one.id}@sede\r\n`);
    expect(text).toContain('METHOD:PUBLISH');
    expect(text).not.toMatch(/Segredo|Número 1|ATTENDEE/);
    for (const id of [alheio.id, fora.id, newId()])
      expect((await eu.rest('GET', `/atendimentos/meus/${id}/calendario`)).status).toBe(404);
    expect((await m.julia.rest('GET', '/atendimentos/meus')).status).toBe(403);
    m.app.clock.set('2026-11-20T15:00:00.000Z');
  });

  it('has them in the timeline: when, with which office, whether they came; never what was said, nor with whom', async () => {
    const one = await m.booked({ quem: m.filiados.slice(0, 2), descricao: 'Segredo.' });
    await m.act('resultado', one, { ocorreu: true, compareceram: [m.filiados[1]] });
    const gestora = await m.app.person(['gestor_usuario']);
    const line = await gestora.rest('GET', `/filiados/${m.filiados[0]}/linha-do-tempo?tipo=atendimentos`);
    const text = line.bytes.toString();
    expect(text).toContain('Atendimento 2026/0001 com Prado');
    expect(text).toContain('Não compareceu');
    expect(text).not.toMatch(/Segredo|Número 1/);
  });
});

describe('day and week', () => {
  interface Grade {
    colunas: { agendaId: string; nomeEscritorio: string }[];
    horarios: { agendaId: string; inicio: string; atendimentoId: string | null; bloqueio: string | null }[];
    atendimentos: { id: string; semHorario: boolean; filiados: string[] }[];
  }
  const grade = (who: TestPerson, query = `de=${DIA}&ate=${DIA}`) =>
    who.rest<Grade>('GET', `/atendimentos/grade?${query}`);

  it('have a column for each agenda: booked, free and blocked times; an office sees its own alone', async () => {
    const one = await m.booked();
    await m.agenda(['14:00-14:40'], { escritorioId: m.escritorios.leal });
    await m.app.rows(
      `update agenda_horarios set bloqueio_motivo = 'Férias' where agenda_id = $1 and inicio_min = 580`,
      [one.agenda.id],
    );
    const { body } = await grade(m.vera);
    expect(body.colunas.map(({ nomeEscritorio }) => nomeEscritorio)).toEqual(['Leal', 'Prado']);
    const [first, second, third] = body.horarios.filter(({ agendaId }) => agendaId === one.agenda.id);
    expect([first?.atendimentoId, second?.bloqueio, third]).toEqual([
      one.id,
      'Férias',
      expect.objectContaining({ atendimentoId: null, bloqueio: null, inicio: '10:20' }),
    ]);
    expect(body.atendimentos).toMatchObject([{ id: one.id, semHorario: false, filiados: ['Pessoa Número 0'] }]);
    const { body: own } = await grade(m.leal);
    expect([own.colunas.map(({ nomeEscritorio }) => nomeEscritorio), own.atendimentos]).toEqual([['Leal'], []]);
    expect((await grade(m.leal, `de=${DIA}&ate=${DIA}&escritorio=${m.escritorios.prado}`)).body.horarios).toEqual([]);
    expect((await grade(m.vera, `de=${DIA}&ate=${DIA}&tipoServico=Contábil`)).body.colunas).toEqual([]);
  });

  it('offer no time of an office that is disabled, and still tell what is booked there', async () => {
    const one = await m.booked();
    await m.app.rows('update escritorios set desabilitado = true where id = $1', [m.escritorios.prado]);
    const { body } = await grade(m.vera);
    expect(body.horarios.map(({ atendimentoId }) => atendimentoId)).toEqual([one.id]);
    const livre = one.agenda.slots[1];
    expect((await m.julia.rest('GET', `/atendimentos/lugar?horario=${livre}`)).status).toBe(404);
    await m.app.rows('update escritorios set desabilitado = false where id = $1', [m.escritorios.prado]);
    expect((await grade(m.vera)).body.horarios).toHaveLength(4);
    expect((await m.julia.rest('GET', `/atendimentos/lugar?horario=${livre}`)).status).toBe(200);
  });

  it('are a week at most', async () => {
    expect((await grade(m.julia, 'de=2026-12-01&ate=2026-12-07')).status).toBe(200);
    for (const query of ['de=2026-12-01&ate=2026-12-08', 'de=2026-12-02&ate=2026-12-01'])
      expect((await grade(m.julia, query)).status).toBe(400);
  });
});
