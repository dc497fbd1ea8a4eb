import { newId } from '@sede/domain/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { atendimentosApp, type Corpo, DIA, type Mundo } from './atendimentos-for-tests.ts';

let m: Mundo;
beforeAll(async () => {
  m = await atendimentosApp();
});
afterAll(() => m.app.close());
beforeEach(() => m.reset());

const HOJE = '2026-11-20';

describe('booking', () => {
  it('takes the slots, derives hours and office, gives a number, and is read, listed and told in the history', async () => {
    const agenda = await m.agenda(['09:00-09:40', '09:40-10:20', '23:30-00:00']);
    const { status, body } = await m.book(m.lugar(agenda, [1, 0]), {
      quem: m.filiados.slice(0, 2),
      descricao: 'Aposentadoria.',
      processoEmCurso: true,
      processos: [(await m.processo()).id],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ numero: '2026/0001', situacao: 'Aguardando realização', nomeEscritorio: 'Prado', local: 'Sala 304' },
      ...{ data: DIA, inicio: '09:00', fim: '10:20', tipoServico: 'Jurídico', agendadoPor: 'Júlia', encaixe: false },
      ...{ descricao: 'Aposentadoria.', processoEmCurso: true, ocorreu: null, filiadoAusente: false },
      participantes: [
        { nome: 'Pessoa Número 0', casa: 'SENADO', matricula: '7000', telefones: ['61999990000'], compareceu: null },
        { nome: 'Pessoa Número 1' },
      ],
      advogados: [{ nome: 'Paula Prado' }],
      pode: { concluir: 'sem_resultado', cancelarConclusao: { codigo: 'situacao' } },
    });
    expect(body.horarios.map(({ inicio }) => inicio)).toEqual(['09:00', '09:40']);
    const found = async (busca: string) =>
      (await m.vera.rest<{ itens: Corpo[] }>('GET', `/atendimentos?busca=${busca}`)).body.itens.length;
    expect([await found('prado'), await found('0001'), await found('prado 2026'), await found('leal')]).toEqual([
      1, 1, 1, 0,
    ]);
    const list = await m.vera.rest<{ itens: Corpo[] }>('GET', '/atendimentos?busca=numero 1');
    expect(list.body.itens).toMatchObject([
      {
        id: body.id,
        filiados: [{ nome: 'Pessoa Número 0' }, { nome: 'Pessoa Número 1' }],
        pode: { editar: 'so_consulta' },
      },
    ]);
    expect((await m.julia.rest('GET', '/atendimentos?busca=2026/0001')).body).toMatchObject({
      itens: [{ id: body.id }],
    });
    expect((await m.julia.rest('GET', '/atendimentos/totais?situacao=Cancelado')).body).toMatchObject({ total: 0 });
    const history = await m.julia.rest<{ itens: { feito: string }[] }>('GET', `/atendimentos/${body.id}/historico`);
    expect(history.body.itens.map(({ feito }) => feito)).toContain('Agendamento');
  });

  it.each([
    ['no member', { quem: [] }, { filiados: 'Você precisa selecionar pelos menos um filiado!' }],
    ['twenty-one members', 'muitos', { filiados: 'No máximo 20 filiados por atendimento.' }],
    ['somebody who is no member', 'estranho', { filiados: 'Há quem não seja mais filiado entre os escolhidos.' }],
    ['no slot', 'vazio', { horarios: 'Escolha ao menos um horário.' }],
    ['an hour that is none', { horaInicio: '9h' }, { horaInicio: 'Hora inválida' }],
    ['an end before the start', { horaFim: '08:00' }, { horaFim: 'Deve ser maior que horario início' }],
    [
      'hours of other slots',
      { horaInicio: '09:00', horaFim: '10:00' },
      { horaFim: 'Não é a hora dos horários escolhidos.' },
    ],
  ])('is refused with %s', async (_, como, campos) => {
    const agenda = await m.agenda(['09:00-09:40', '09:40-10:20']);
    const horas = typeof como === 'object' && !('quem' in como) ? como : {};
    const place = como === 'vazio' ? { agendaId: agenda.id, data: DIA } : { ...m.lugar(agenda, [0]), ...horas };
    const quem = () => {
      if (como === 'muitos') return m.filiados.slice(0, 21);
      if (como === 'estranho') return [newId()];
      return typeof como === 'object' && 'quem' in como ? [] : [m.filiados[0]];
    };
    expect(await m.book(place, { quem: quem() })).toMatchObject({ status: 400, body: { data: { campos } } });
    expect(await m.app.rows('select from atendimentos')).toEqual([]);
  });

  it('wants neighbours: nothing of the agenda begins between them, a gap is no neighbour', async () => {
    const agenda = await m.agenda(['09:00-09:40', '09:40-10:20', '10:20-11:00', '14:00-14:40']);
    expect(await m.book(m.lugar(agenda, [0, 2]))).toMatchObject({
      status: 422,
      body: { code: 'atendimentos.seguidos', message: 'Escolha horários seguidos.' },
    });
    expect((await m.book(m.lugar(agenda, [2, 3]))).body).toMatchObject({ inicio: '10:20', fim: '14:40' });
  });

  it('is of one agenda and one day', async () => {
    const agenda = await m.agenda(['09:00-09:40']);
    const other = await m.agenda(['09:40-10:20']);
    const mixed = { ...m.lugar(agenda, [0]), horarios: [...agenda.slots, ...other.slots] };
    expect((await m.book(mixed)).body.code).toBe('atendimentos.horario_ocupado');
    expect((await m.book(m.lugar(agenda, [0], '2026-12-04'))).body.code).toBe('atendimentos.horario_ocupado');
    await expect(
      m.app.rows(
        `with t as (insert into atendimentos (id, ano, sequencia, escritorio_id, escritorio_nome, agenda_id, data, inicio_min,
           fim_min, tipo_atendimento, tipo_servico, agendado_por_nome)
           values ($1, 2026, 9, $2, 'Prado', $3, '2026-12-04', 540, 580, 'Presencial', 'Jurídico', 'x') returning id)
         update agenda_horarios h set atendimento_id = t.id from t where h.agenda_id = $3`,
        [newId(), m.escritorios.prado, agenda.id],
      ),
    ).rejects.toThrow('agenda_horarios_do_atendimento');
  });

  it('of a blocked slot is refused; one that was booked before stays, and freed it is not offered', async () => {
    const one = await m.booked();
    await m.julia.rest('POST', `/agendas/${one.agenda.id}/bloquear`, {
      versao: 1,
      horarios: one.agenda.slots.slice(0, 2),
      motivo: 'Férias',
    });
    expect((await m.book(m.lugar(one.agenda, [1]), { quem: [m.filiados[1]] })).status).toBe(409);
    // Its own blocked slot is kept when it is edited.
    const { status, body } = await m.edit(one, { lugar: m.lugar(one.agenda, [0]), descricao: 'x' });
    expect([status, body.descricao]).toEqual([200, 'x']);
    await m.act('cancelar', body, { motivo: 'x' });
    expect((await m.book(m.lugar(one.agenda, [0]))).status).toBe(409);
  });

  it('of a time that has begun asks first, and says that it was so', async () => {
    // It is twelve o’clock.
    const agenda = await m.agenda(['12:00-12:40', '12:40-13:20'], { data: HOJE });
    expect(await m.book(m.lugar(agenda, [0], HOJE))).toMatchObject({
      status: 422,
      body: { code: 'atendimentos.passado', message: 'Este horário já passou.' },
    });
    expect((await m.book(m.lugar(agenda, [1], HOJE))).body.confirmadoPassado).toBe(false);
    const { body } = await m.book(m.lugar(agenda, [0], HOJE), { quem: [m.filiados[1]], confirmarPassado: true });
    expect(body.confirmadoPassado).toBe(true);
  });

  it('warns of the same member at that time elsewhere, and is done when somebody says so', async () => {
    const one = await m.booked({ quem: m.filiados.slice(0, 2) });
    const other = await m.agenda(['09:30-09:40', '09:40-10:00']);
    const again = await m.book(m.lugar(other, [0]), { quem: m.filiados.slice(1, 3) });
    expect(again).toMatchObject({
      status: 422,
      body: {
        code: 'atendimentos.coincidencia',
        message: 'Pessoa Número 1 já tem atendimento neste horário. Agendar mesmo assim?',
      },
    });
    expect(
      (await m.book(m.lugar(other, [0]), { quem: m.filiados.slice(1, 3), confirmarCoincidencia: true })).status,
    ).toBe(200);
    expect((await m.book(m.lugar(other, [1]), { quem: [m.filiados[0]] })).status).toBe(200);
    expect(one.numero).toBe('2026/0001');
  });

  it('of an encaixe makes its own slot, which may overlap and goes with its appointment', async () => {
    const agenda = await m.agenda(['09:00-09:40', '09:40-10:20']);
    const place = { agendaId: agenda.id, data: DIA, encaixe: { inicio: '09:20', fim: '09:50' } };
    const { status, body } = await m.book(place);
    expect([status, body.inicio, body.fim, body.encaixe]).toEqual([200, '09:20', '09:50', true]);
    // It is no neighbour of others, nobody else is offered it, and the agenda is saved beside it.
    expect((await m.book(m.lugar(agenda, [0, 1]), { quem: [m.filiados[1]] })).status).toBe(200);
    const { body: gone } = await m.act('cancelar', body, { motivo: 'x' });
    expect(await m.donos(agenda.id)).toHaveLength(2);
    expect((await m.act('desfazer-cancelamento', gone)).body.horarios).toMatchObject([{ inicio: '09:20' }]);
    for (const encaixe of [
      { inicio: '10:00', fim: '09:00' },
      { inicio: '10:00', fim: '10:00' },
      { inicio: '00:00', fim: '00:00' },
    ]) {
      expect(await m.book({ ...place, encaixe })).toMatchObject({
        ...{ status: 400, body: { data: { campos: { horaFim: 'Deve ser maior que horario início' } } } },
      });
    }
    expect(await m.book({ ...place, data: '2027-01-04' })).toMatchObject({ status: 400 });
  });

  it.each(['2026-12-25', '2026-12-04'])(
    'on a holiday, shipped or of staff, is free once its slot is made: %s',
    async (data) => {
      await m.julia.rest('POST', '/feriados', { data: '2026-12-04', nome: 'Portaria', usos: ['agenda', 'prazo'] });
      const agenda = await m.agenda(['09:00-09:40'], { data });
      expect(await m.book(m.lugar(agenda, [0], data))).toMatchObject({ status: 200, body: { data, inicio: '09:00' } });
    },
  );

  it('restarts its numbers by the year in São Paulo', async () => {
    const agenda = await m.agenda(['09:00-09:40', '09:40-10:20'], { data: '2026-12-31' });
    m.app.clock.set('2027-01-01T02:30:00.000Z');
    const late = { who: await m.app.person(['juridico']), confirmarPassado: true, confirmarCoincidencia: true };
    expect((await m.book(m.lugar(agenda, [0], '2026-12-31'), late)).body.numero).toBe('2026/0001');
    m.app.clock.set('2027-01-01T03:30:00.000Z');
    expect((await m.book(m.lugar(agenda, [1], '2026-12-31'), late)).body.numero).toBe('2027/0001');
    m.app.clock.set('2026-11-20T15:00:00.000Z');
  });
});

describe('what the form reads', () => {
  const query = (mais: object) =>
    new URLSearchParams({
      escritorio: m.escritorios.prado,
      tipoAtendimento: 'Presencial',
      tipoServico: 'Jurídico',
      ...mais,
    }).toString();

  it('a month counts free and all slots over the agendas that serve, and says what else there is', async () => {
    const one = await m.booked();
    await m.agenda(['15:00-15:40']);
    await m.agenda(['15:00-15:40'], { data: '2026-12-10' });
    await m.julia.rest('POST', '/agendas', {
      ...{ escritorioId: m.escritorios.prado, ano: 2026, tipoAtendimento: 'Virtual', tipoServico: 'Contábil' },
      incluir: [{ data: DIA, inicio: '08:00', fim: '09:00' }],
    });
    const { body } = await m.julia.rest('GET', `/atendimentos/calendario?${query({ mes: '2026-12' })}`);
    expect(body).toEqual({
      agendas: 3,
      outras: [{ tipoAtendimento: 'Virtual', tipoServico: 'Contábil' }],
      dias: [
        { data: DIA, livres: 4, total: 5 },
        { data: '2026-12-10', livres: 1, total: 1 },
      ],
    });
    const editing = await m.julia.rest(
      'GET',
      `/atendimentos/calendario?${query({ mes: '2026-12', atendimento: one.id })}`,
    );
    expect(editing.body).toMatchObject({ dias: [{ livres: 5 }, { livres: 1 }] });
  });

  it('what has begun is not free; a day’s slots come in groups', async () => {
    const a = await m.agenda(['11:00-11:40', '12:40-13:20'], { data: HOJE });
    const b = await m.agenda(['16:00-16:40'], { data: HOJE });
    const calendar = await m.julia.rest('GET', `/atendimentos/calendario?${query({ mes: '2026-11' })}`);
    expect(calendar.body).toMatchObject({ dias: [{ data: HOJE, livres: 2, total: 3 }] });
    const { body } = await m.rita.rest('GET', `/atendimentos/horarios?${query({ data: HOJE })}`);
    expect(body).toMatchObject({
      grupos: [
        {
          ...{ agendaId: a.id, identificacao: a.identificacao, local: 'Sala 304' },
          horarios: [
            { inicio: '11:00', livre: true, passado: true },
            { inicio: '12:40', livre: true, passado: false },
          ],
        },
        { agendaId: b.id },
      ],
    });
  });

  it('says where a slot stands to whom books, of one that is offered', async () => {
    const a = await m.agenda(['16:00-16:40', '16:40-17:20']);
    const [um, outro] = a.slots;
    const lugar = (horario = um, who = m.rita) => who.rest('GET', `/atendimentos/lugar?horario=${horario}`);
    expect((await lugar()).body).toEqual({
      ...{ escritorioId: m.escritorios.prado, tipoAtendimento: 'Presencial', tipoServico: 'Jurídico' },
      ...{ agendaId: a.id, data: DIA },
    });
    expect((await lugar(um, m.prado)).status).toBe(403);
    expect((await lugar(a.id)).status).toBe(404);
    expect((await lugar('x')).status).toBe(400);
    await m.app.rows(`update agenda_horarios set bloqueio_motivo = 'Férias' where id = $1`, [outro]);
    expect((await lugar(outro)).status).toBe(404);
    await m.app.rows(`update agendas set situacao = 'Excluído' where id = $1`, [a.id]);
    expect((await lugar()).status).toBe(404);
  });

  it('members with contacts, masked CPF, their own last appointment and those to come', async () => {
    const first = await m.booked({ quem: m.filiados.slice(0, 2) });
    const vindo = await m.agenda(['16:00-16:40']);
    await m.book(m.lugar(vindo, [0]), { quem: m.filiados.slice(0, 2) });
    // One of the group came: the other missed it.
    await m.act('resultado', first, { ocorreu: true, compareceram: [m.filiados[0]] });
    const find = async (busca: string, who = m.julia) =>
      who.rest<{ itens: Record<string, unknown>[] }>(
        'GET',
        `/atendimentos/filiados?busca=${encodeURIComponent(busca)}`,
      );
    expect((await find('7000')).body.itens).toEqual([
      {
        ...{ id: m.filiados[0], nome: 'Pessoa Número 0', casa: 'SENADO', matricula: '7000', email: 'p0@casa.example' },
        ...{ telefones: ['61999990000'], cpf: '***.982.200-**', ultimo: { data: DIA, compareceu: true } },
        proximoPossivel: '2027-01-02',
        marcados: [expect.objectContaining({ data: DIA, inicio: '16:00', nomeEscritorio: 'Prado' })],
      },
    ]);
    const byId = (who = m.julia) =>
      who.rest<{ itens: { id: string }[] }>('GET', `/atendimentos/filiados?ids=${m.filiados[0]}`);
    expect((await byId()).body.itens.map(({ id }) => id)).toEqual([m.filiados[0]]);
    expect((await byId(m.vera)).status).toBe(403);
    expect((await m.julia.rest('GET', '/atendimentos/filiados')).status).toBe(400);
    // A placeholder of the old system is no address.
    await m.app.rows(`update filiados set email = 'p1@substituir.com' where id = $1`, [m.filiados[1]]);
    expect((await find('7001')).body.itens).toMatchObject([
      { email: null, ultimo: { compareceu: false }, proximoPossivel: '2027-03-03' },
    ]);
    expect((await find('pessoa numero')).body.itens).toHaveLength(22);
    expect((await find('70')).body).toMatchObject({ data: { campos: { busca: 'Digite pelo menos 3 letras' } } });
    await m.app.rows(`update filiado_periodos set fim = '2026-01-01' where filiado_id = $1`, [m.filiados[5]]);
    expect((await find('7005')).body.itens).toEqual([]);
    await m.app.rows('update filiado_periodos set fim = null where filiado_id = $1', [m.filiados[5]]);
    expect((await find('7000', m.vera)).status).toBe(403);
    expect((await find('7000', m.rita)).status).toBe(200);
  });
});

describe('editing', () => {
  it('leaves and takes together; a failure keeps what it had', async () => {
    const one = await m.booked();
    await m.book(m.lugar(one.agenda, [3]), { quem: [m.filiados[1]] });
    expect((await m.edit(one, { lugar: m.lugar(one.agenda, [2, 3]) })).body.code).toBe('atendimentos.horario_ocupado');
    expect((await m.donos(one.agenda.id))[0]).toBe('2026/0001');
    const { status, body } = await m.edit(one, {
      lugar: m.lugar(one.agenda, [1, 2]),
      filiados: m.filiados.slice(2, 4),
    });
    expect([status, body.inicio, body.fim, body.versao]).toEqual([200, '09:40', '11:00', 2]);
    expect(body.filiados.map(({ id }) => id)).toEqual(m.filiados.slice(2, 4));
    expect(await m.donos(one.agenda.id)).toEqual([null, '2026/0001', '2026/0001', '2026/0002']);
    expect((await m.edit(one, { descricao: 'velha' })).body.code).toBe('plataforma.versao_conflito');
  });

  it('moves to another office, whose name and place it takes', async () => {
    const one = await m.booked();
    const there = await m.agenda(['10:00-10:40'], {
      escritorioId: m.escritorios.leal,
      data: '2026-12-10',
      local: 'https://sala.example',
    });
    const { body } = await m.edit(one, { lugar: m.lugar(there, [0], '2026-12-10') });
    expect(body).toMatchObject({
      nomeEscritorio: 'Leal',
      local: 'https://sala.example',
      data: '2026-12-10',
      inicio: '10:00',
    });
    expect(await m.donos(one.agenda.id)).toEqual([null, null, null, null]);
    expect((await m.prado.rest('GET', `/atendimentos/${one.id}`)).status).toBe(404);
    expect((await m.leal.rest('GET', `/atendimentos/${one.id}`)).status).toBe(200);
  });

  it('that changes members alone raises the version; who left since stays', async () => {
    const one = await m.booked();
    await m.app.rows(`update filiado_periodos set fim = '2026-11-01' where filiado_id = $1`, [m.filiados[0]]);
    const { status, body } = await m.edit(one, { filiados: m.filiados.slice(0, 2) });
    expect([status, body.versao]).toEqual([200, 2]);
    await m.app.rows('update filiado_periodos set fim = null where filiado_id = $1', [m.filiados[0]]);
  });

  it('of one that took place changes only what was noted', async () => {
    const { body } = await m.act('resultado', await m.booked(), { ocorreu: true });
    expect(await m.edit(body, { filiados: [m.filiados[1]] })).toMatchObject({
      status: 409,
      body: {
        code: 'atendimentos.situacao',
        message: 'A situação mudou para Aguardando conclusão. Atualize a página.',
      },
    });
    const noted = await m.edit(body, { descricao: 'Trouxe documentos.' });
    expect(noted.body.descricao).toBe('Trouxe documentos.');
    const { body: done } = await m.act('concluir', noted.body, { novoProcesso: false });
    expect((await m.edit(done, { descricao: 'x' })).status).toBe(409);
  });
});

it('takes place where its agenda says, else where its office does: an address is no place of a virtual one, nor a link of another', async () => {
  const { prado } = m.escritorios;
  const setPadrao = (local: string) =>
    m.app.rows('update escritorios set local_padrao = $2 where id = $1', [prado, local]);
  const placeOf = async (tipoAtendimento: string, local: string | null) => {
    const one = await m.agenda(['09:00-09:40'], { local, tipoAtendimento });
    return (await m.book(m.lugar(one, [0]), { confirmarCoincidencia: true })).body.local;
  };
  const link = 'https://video.example/sala';
  await setPadrao('SQS 101, sala 5');
  expect([await placeOf('Presencial', null), await placeOf('Virtual', null)]).toEqual(['SQS 101, sala 5', null]);
  expect(await placeOf('Virtual', 'Sala de vídeo 2')).toBe('Sala de vídeo 2');
  await setPadrao(link);
  expect([await placeOf('Presencial', null), await placeOf('Virtual', null)]).toEqual([null, link]);
  await m.app.rows('update escritorios set local_padrao = null where id = $1', [prado]);
});

it('a disabled office takes no new appointment; those that it has may be moved within its agendas', async () => {
  const one = await m.booked();
  const outra = await m.agenda(['09:00-09:40'], { escritorioId: m.escritorios.leal });
  const setDesabilitado = (id: string, desabilitado: boolean) =>
    m.app.rows('update escritorios set desabilitado = $2 where id = $1', [id, desabilitado]);
  const escritorios = [m.escritorios.prado, m.escritorios.leal];
  for (const id of escritorios) await setDesabilitado(id, true);
  const words = { agendaId: 'O escritório está desabilitado.' };
  for (const refused of [
    await m.book(m.lugar(one.agenda, [1])),
    await m.book({ agendaId: outra.id, data: DIA, encaixe: { inicio: '18:00', fim: '18:30' } }),
    await m.edit(one, { lugar: m.lugar(outra, [0]) }),
  ]) {
    expect(refused).toMatchObject({ status: 400, body: { data: { campos: words } } });
  }
  expect(await m.donos(outra.id)).toEqual([null]);
  const moved = await m.edit(one, { lugar: m.lugar(one.agenda, [2]) });
  expect(moved).toMatchObject({ status: 200, body: { inicio: '10:20', escritorioId: m.escritorios.prado } });
  for (const id of escritorios) await setDesabilitado(id, false);
  expect((await m.book(m.lugar(outra, [0]))).status).toBe(200);
});
