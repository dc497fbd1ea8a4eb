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

describe('what becomes of it', () => {
  it('took place: who came, the lawyer, then the conclusion; taken back, only the conclusion goes', async () => {
    const one = await m.booked({ quem: m.filiados.slice(0, 2) });
    expect((await m.act('concluir', one, { novoProcesso: true })).body).toMatchObject({
      code: 'atendimentos.situacao',
      message: 'Registre o resultado antes de concluir.',
    });
    const { body: feito } = await m.act(
      'resultado',
      one,
      {
        ocorreu: true,
        compareceram: [m.filiados[0]],
        advogadoId: m.prado.usuarioId,
        comentario: 'Entregou a procuração.',
      },
      m.prado,
    );
    expect(feito).toMatchObject({
      ...{ situacao: 'Aguardando conclusão', ocorreu: true, advogadoNome: 'Paula Prado', filiadoAusente: false },
      participantes: [{ compareceu: true }, { compareceu: false }],
    });
    const { body: fim } = await m.act('concluir', feito, {
      ...{ novoProcesso: true, processos: [(await m.processo()).id], comentario: 'Ação de revisão.' },
    });
    expect(fim).toMatchObject({ situacao: 'Concluído', novoProcesso: true, concluidoPor: 'Júlia' });
    const { body: volta } = await m.act('cancelar-conclusao', fim);
    expect(volta).toMatchObject({
      ...{ situacao: 'Aguardando conclusão', ocorreu: true, advogadoNome: 'Paula Prado' },
      ...{ novoProcesso: null, concluidoEm: null, concluidoPor: null, comentarioConclusao: null },
    });
    expect((await m.donos(one.agenda.id))[0]).toBe(one.numero);
  });

  it.each([
    ['filiado', true, [false]],
    ['escritorio', false, [null]],
  ])(
    'did not take place because of %s: concluded at once, and its taking back asks for the outcome again',
    async (motivoDaFalta, ausente, vieram) => {
      const one = await m.booked();
      const { body: falta } = await m.act('resultado', one, { ocorreu: false, motivoDaFalta });
      expect(falta).toMatchObject({ situacao: 'Concluído', ocorreu: false, filiadoAusente: ausente, motivoDaFalta });
      expect(falta.participantes.map(({ compareceu }) => compareceu)).toEqual(vieram);
      const missed = await m.julia.rest('GET', '/atendimentos/totais?isFiliadoAusente=sim');
      expect(missed.body).toMatchObject({ total: ausente ? 1 : 0 });
      const { body: volta } = await m.act('cancelar-conclusao', falta);
      expect(volta).toMatchObject({ situacao: 'Aguardando conclusão', ocorreu: null, motivoDaFalta: null });
      expect(volta.participantes.map(({ compareceu }) => compareceu)).toEqual([null]);
      expect((await m.act('resultado', volta, { ocorreu: true })).status).toBe(200);
    },
  );

  it('an outcome names only people of it', async () => {
    const one = await m.booked();
    for (const [mais, campo] of [
      [{ compareceram: [m.filiados[3]] }, 'compareceram'],
      [{ compareceram: [] }, 'compareceram'],
      [{ advogadoId: m.leal.usuarioId }, 'advogadoId'],
    ] as const) {
      const { status, body } = await m.act('resultado', one, { ocorreu: true, ...mais });
      expect([status, Object.keys(body.data.campos)]).toEqual([400, [campo]]);
    }
  });

  it('cancelled with a reason: slots to come are free, begun ones stay; a missed one counts as cancelled only', async () => {
    const one = await m.booked();
    expect((await m.act('cancelar', one)).status).toBe(400);
    const { body } = await m.act('cancelar', one, { motivo: 'Viagem' });
    expect(body).toMatchObject({
      situacao: 'Cancelado',
      canceladoMotivo: 'Viagem',
      canceladoDe: 'Aguardando realização',
    });
    expect((await m.donos(one.agenda.id))[0]).toBeNull();
    expect((await m.act('cancelar', body, { motivo: 'x' })).body.code).toBe('atendimentos.situacao');

    const today = await m.agenda(['12:00-12:40', '12:40-13:20'], { data: HOJE });
    const { body: late } = await m.book(m.lugar(today, [0, 1], HOJE), { confirmarPassado: true });
    const { body: falta } = await m.act('resultado', late, { ocorreu: false });
    const { body: fora } = await m.act('cancelar', falta, { motivo: 'x' });
    expect(fora).toMatchObject({ filiadoAusente: false, ocorreu: false, canceladoDe: 'Concluído' });
    expect(await m.donos(today.id)).toEqual([late.numero, null]);
    expect((await m.act('desfazer-cancelamento', fora)).body.code).toBe('atendimentos.situacao');
  });

  it('a cancelling is taken back while its slots are free and to come', async () => {
    const one = await m.booked();
    const { body: fora } = await m.act('cancelar', one, { motivo: 'Viagem' });
    const { body: outro } = await m.book(m.lugar(one.agenda, [0]), { quem: [m.filiados[1]] });
    expect((await m.act('desfazer-cancelamento', fora)).body.code).toBe('atendimentos.horario_ocupado');
    await m.act('cancelar', outro, { motivo: 'x' });
    const { status, body } = await m.act('desfazer-cancelamento', fora, {}, m.rita);
    expect([status, body.situacao, body.canceladoMotivo]).toEqual([200, 'Aguardando realização', null]);
    expect((await m.donos(one.agenda.id))[0]).toBe(one.numero);
  });

  it('is commented by staff and by its office, whose name stands beside; a comment never changes', async () => {
    const one = await m.booked();
    await m.julia.rest('POST', `/atendimentos/${one.id}/comentarios`, { comentario: 'Trazer contracheque.' });
    const { body } = await m.prado.rest<Corpo>('POST', `/atendimentos/${one.id}/comentarios`, {
      comentario: 'Combinado.',
    });
    expect(body.comentarios).toMatchObject([
      { comentario: 'Trazer contracheque.', autor: 'Júlia', escritorio: null },
      { comentario: 'Combinado.', autor: 'Paula Prado', escritorio: 'Prado' },
    ]);
    await expect(m.app.rows(`update atendimento_comentarios set comentario = 'x'`)).rejects.toThrow(
      'só são acrescentadas',
    );
    await expect(m.app.rows('delete from atendimento_comentarios')).rejects.toThrow('só são acrescentadas');
  });
});

describe('who', () => {
  it('the reception that the setting names schedules, edits and cancels what is to come, and no more', async () => {
    const agenda = await m.agenda(['09:00-09:40', '09:40-10:20']);
    const { status, body } = await m.book(m.lugar(agenda, [0]), { who: m.rita });
    expect([status, body.agendadoPor]).toEqual([200, 'Rita Recepção']);
    const { body: edited } = await m.edit(body, { descricao: 'x' }, m.rita);
    expect((await m.act('resultado', edited, { ocorreu: true }, m.rita)).status).toBe(403);
    const { body: feito } = await m.act('resultado', edited, { ocorreu: true });
    expect(await m.act('cancelar', feito, { motivo: 'x' }, m.rita)).toMatchObject({
      status: 409,
      body: { message: 'Só o perfil Jurídico cancela um atendimento que não aguarda realização.' },
    });
    for (const answer of [
      await m.book(m.lugar(agenda, [1]), { who: m.vera }),
      await m.edit(feito, { descricao: 'y' }, m.vera),
      await m.act('cancelar', feito, { motivo: 'x' }, m.vera),
    ])
      expect([answer.status, answer.body.code]).toEqual([403, 'atendimentos.so_consulta']);
    expect((await m.book(m.lugar(agenda, [1]), { who: m.prado })).status).toBe(403);
  });

  it('an office’s user sees and does nothing of another’s, whatever operation they guess an id for', async () => {
    const one = await m.booked();
    const { id, versao } = one;
    const calls: [string, string, object?][] = [
      ['GET', `/atendimentos/${id}`],
      ['GET', `/atendimentos/${id}/historico`],
      ['POST', `/atendimentos/${id}/resultado`, { versao, ocorreu: true }],
      ['POST', `/atendimentos/${id}/comentarios`, { comentario: 'x' }],
    ];
    for (const [method, path, body] of calls) {
      const ask = (address: string) => m.leal.rest<{ code: string }>(method as 'GET', address, body);
      const [hidden, absent] = [await ask(path), await ask(path.replace(id, newId()))];
      expect([hidden.status, hidden.body.code], path).toEqual([404, absent.body.code]);
      expect(absent.status, path).toBe(404);
    }
    for (const verb of ['concluir', 'cancelar', 'cancelar-conclusao', 'desfazer-cancelamento'])
      expect((await m.act(verb, one, { motivo: 'x', novoProcesso: true }, m.leal)).status, verb).toBe(403);
    expect((await m.edit(one, { descricao: 'x' }, m.leal)).status).toBe(403);
    expect((await m.leal.rest('GET', '/atendimentos')).body).toMatchObject({ itens: [], total: 0 });
    expect((await m.leal.rest('GET', `/atendimentos/totais?escritorio=${m.escritorios.prado}`)).body).toMatchObject({
      total: 0,
    });
    const file = async (who = m.leal) => (await who.rest('GET', '/atendimentos/exportar?formato=csv')).bytes.toString();
    expect(await file()).not.toContain('Prado');
    expect(await file(m.prado)).toContain('Prado');
    expect((await m.prado.rest('GET', '/atendimentos')).body).toMatchObject({ total: 1 });
  });

  it('who sees all offices by one role acts for an office by another only in its own', async () => {
    const ambos = await m.app.person(['visualizador_juridico', 'escritorio_juridico'], { nome: 'Bia' });
    await m.app.rows('insert into usuarios_escritorios (id, usuario_id, escritorio_id) values ($1, $2, $3)', [
      newId(),
      ambos.usuarioId,
      m.escritorios.leal,
    ]);
    const one = await m.booked();
    expect((await ambos.rest('GET', `/atendimentos/${one.id}`)).body).toMatchObject({
      pode: { registrarResultado: 'so_consulta', comentar: 'so_consulta' },
    });
    expect((await m.act('resultado', one, { ocorreu: true }, ambos)).status).toBe(403);
    await m.app.rows('delete from usuarios_escritorios where usuario_id = $1', [ambos.usuarioId]);
  });
});

it('the list: overdue, today, by day, by member, in the order of the days', async () => {
  const antes = await m.agenda(['09:00-09:40'], { data: '2026-11-19' });
  const hoje = await m.agenda(['15:00-15:40'], { data: HOJE });
  await m.book(m.lugar(hoje, [0], HOJE), { quem: [m.filiados[1]] });
  await m.book(m.lugar(antes, [0], '2026-11-19'), { quem: [m.filiados[2]], confirmarPassado: true });
  await m.booked();
  const days = async (query: string) =>
    (await m.julia.rest<{ itens: Corpo[] }>('GET', `/atendimentos?${query}`)).body.itens.map(({ data }) => data);
  expect(await days('')).toEqual(['2026-11-19', HOJE, DIA]);
  expect(await days('ordem=-data')).toEqual([DIA, HOJE, '2026-11-19']);
  expect(await days('vencidos=sim')).toEqual(['2026-11-19']);
  expect(await days('hoje=sim')).toEqual([HOJE]);
  expect(await days(`dataDe=${HOJE}&dataAte=${HOJE}`)).toEqual([HOJE]);
  expect(await days(`filiado=${m.filiados[2]}`)).toEqual(['2026-11-19']);
  expect((await m.julia.rest('GET', '/atendimentos?situacao=Excluído')).status).toBe(400);
});

it('the spreadsheet has who came and why it was cancelled, no CPF and nothing of what was said; it is written down', async () => {
  const one = await m.booked({ descricao: 'Segredo.' });
  await m.act('cancelar', one, { motivo: 'Viagem' });
  const { status, bytes } = await m.julia.rest('GET', '/atendimentos/exportar?formato=csv');
  const text = bytes.toString();
  expect(status).toBe(200);
  for (const told of ['2026/0001', '09:00 - 09:40', 'Pessoa Número 0', 'Senado', 'Viagem'])
    expect(text).toContain(told);
  for (const secret of ['Segredo', '52998220000']) expect(text).not.toContain(secret);
  expect(await m.app.rows('select ato, tela, quantidade from acessos_dados')).toEqual([
    { ato: 'exportar', tela: 'atendimentos', quantidade: 1 },
  ]);
});

it('the audit trail says that something was noted, never what', async () => {
  const one = await m.booked({ descricao: 'Segredo de família.' });
  await m.julia.rest('POST', `/atendimentos/${one.id}/comentarios`, { comentario: 'Segredo dito.' });
  const gestor = await m.app.person(['gestor_sistema']);
  const { status, bytes } = await gestor.rest('GET', '/auditoria?modulo=atendimentos');
  expect(status).toBe(200);
  expect(bytes.toString()).not.toContain('Segredo');
});

it('a member with an appointment is not deleted', async () => {
  await m.booked();
  const gestora = await m.app.person(['gestor_usuario']);
  const { body } = await gestora.rest('DELETE', `/filiados/${m.filiados[0]}`, { versao: 1 });
  expect(body).toMatchObject({ code: 'filiados.em_uso' });
});
