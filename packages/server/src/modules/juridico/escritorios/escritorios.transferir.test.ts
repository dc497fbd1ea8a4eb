/** Everything open goes, everything closed stays, in one transaction (invariant B8); also against bookings of the same moment (B1). */
import type { Transferencia } from '@sede/domain/modules/juridico/escritorios';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { escritoriosApp, type Mundo } from './escritorios-for-tests.ts';

let m: Mundo;
beforeAll(async () => {
  m = await escritoriosApp();
}, 60_000);
afterAll(() => m.app.close());

const transferir = (id: string, destinoId: string, comAgendas: boolean, versao = 1) =>
  m.julia.rest<Transferencia & { code: string }>('POST', `/escritorios/${id}/transferir`, {
    ...{ versao, destinoId, comAgendas },
  });
const act = (id: string, verb: string, versao: number, mais: object = {}) =>
  m.julia.rest<{ versao: number }>('POST', `/atendimentos/${id}/${verb}`, { versao, ...mais });

interface Linha {
  id: string;
  escritorio: string;
  nome: string;
  email: string;
  local: string | null;
  agenda: string | null;
  situacao: string;
  horarios: number;
}
const linhas = async () =>
  new Map(
    (
      await m.app.rows<Linha>(
        `select t.id, t.escritorio_id as escritorio, t.escritorio_nome as nome, t.escritorio_email as email, t.local,
          t.agenda_id as agenda, t.situacao,
          (select count(*)::int from agenda_horarios h where h.atendimento_id = t.id) as horarios from atendimentos t`,
      )
    ).map((linha) => [linha.id, linha]),
  );

/** Three to come, one an encaixe, one to conclude, one concluded, one cancelled; cases of every situation. */
async function mundo(nome: string) {
  const [de, para] = [await m.office(`${nome} De`, 'Sala velha'), await m.office(`${nome} Para`, 'Sala nova')];
  const agenda = await m.agenda(de, 6);
  const marcados = [];
  for (let n = 0; n < 5; n += 1) marcados.push((await m.book(agenda, n)).body);
  const extra = (await m.encaixe(agenda.id, '18:00', '18:30', 8)).body;
  const [vem, outroVem, aConcluir, concluido, cancelado] = marcados;
  if (!vem || !outroVem || !aConcluir || !concluido || !cancelado) throw new Error('Not booked.');
  await act(aConcluir.id, 'resultado', 1, { ocorreu: true });
  await act(concluido.id, 'resultado', 1, { ocorreu: false });
  await act(cancelado.id, 'cancelar', 1, { motivo: 'Engano' });
  const casos: Record<string, string> = {};
  for (const [n, situacao] of ['Em andamento', 'Aguardando manifestação', 'Encerrado'].entries()) {
    const { body } = await m.processo(de, `${nome.length}${n}00/2026`);
    if (situacao === 'Aguardando manifestação')
      await m.julia.rest('POST', `/processos/${body.id}/enviar-manifestacao`, { versao: 1 });
    if (situacao === 'Encerrado') await m.julia.rest('POST', `/processos/${body.id}/encerrar`, { versao: 1 });
    casos[situacao] = body.id;
  }
  return { de, para, agenda, vem, outroVem, aConcluir, concluido, cancelado, extra, casos };
}

describe('an office hands over', () => {
  it('what is open, with its agendas: slots stay taken; what is closed keeps its office', async () => {
    const um = await mundo('Com');
    expect(await transferir(um.de, um.para, true)).toMatchObject({
      status: 200,
      body: { atendimentos: 4, processos: 2, agendas: 1, semHorario: 0, repetidos: 0 },
    });
    const agora = await linhas();
    for (const { id } of [um.vem, um.outroVem, um.aConcluir, um.extra])
      expect(agora.get(id)).toMatchObject({
        ...{ escritorio: um.para, nome: 'Com Para', email: 'compara@b.example', local: 'Sala nova' },
        ...{ agenda: um.agenda.id, horarios: 1 },
      });
    for (const { id } of [um.concluido, um.cancelado])
      expect(agora.get(id)).toMatchObject({ escritorio: um.de, nome: 'Com De', local: 'Sala velha' });
    const casos = await m.app.rows<{ id: string; escritorio: string; nome: string }>(
      'select id, escritorio_id as escritorio, escritorio_nome as nome from processos_juridicos where id = any($1)',
      [Object.values(um.casos)],
    );
    const nomeDe = (situacao: string) => casos.find(({ id }) => id === um.casos[situacao])?.nome;
    expect(['Em andamento', 'Aguardando manifestação', 'Encerrado'].map(nomeDe)).toEqual([
      ...['Com Para', 'Com Para', 'Com De'],
    ]);
    expect(await m.app.rows('select escritorio_id from agendas where id = $1', [um.agenda.id])).toEqual([
      { escritorio_id: um.para },
    ]);
  });

  it('what is open, without its agendas: slots are free again, an encaixe’s goes, and who waits is without a time', async () => {
    const um = await mundo('Sem');
    expect((await transferir(um.de, um.para, false)).body).toEqual({
      ...{ atendimentos: 4, processos: 2, agendas: 0, semHorario: 3, repetidos: 0 },
    });
    const agora = await linhas();
    for (const { id } of [um.vem, um.outroVem, um.aConcluir, um.extra])
      expect(agora.get(id)).toMatchObject({ escritorio: um.para, agenda: null, horarios: 0, local: 'Sala nova' });
    const horarios = await m.app.rows<{ livre: boolean; encaixe: boolean }>(
      'select atendimento_id is null as livre, encaixe from agenda_horarios where agenda_id = $1 order by inicio_min',
      [um.agenda.id],
    );
    // The concluded one's slot has not begun on its clock, and stays its own.
    expect(horarios.map(({ livre }) => livre)).toEqual([true, true, true, false, true, true]);
    expect(horarios.some(({ encaixe }) => encaixe)).toBe(false);
  });

  it('what was cancelled comes back, where that is undone, with the office that has its agenda now', async () => {
    const um = await mundo('Desfaz');
    expect((await transferir(um.de, um.para, true)).status).toBe(200);
    expect((await linhas()).get(um.cancelado.id)).toMatchObject({ escritorio: um.de, horarios: 0 });
    expect((await act(um.cancelado.id, 'desfazer-cancelamento', 2)).status).toBe(200);
    expect((await linhas()).get(um.cancelado.id)).toMatchObject({
      ...{ escritorio: um.para, nome: 'Desfaz Para', email: 'desfazpara@b.example', local: 'Sala nova' },
      ...{ agenda: um.agenda.id, situacao: 'Aguardando realização', horarios: 1 },
    });
  });

  it('an agenda whose key the other office has: it takes the old office’s name, with a number where that is taken too', async () => {
    const [de, para] = [await m.office('Chave Igual'), await m.office('Chave Outra')];
    const [minha, sua] = [await m.agenda(de, 1), await m.agenda(para, 1)];
    await m.agenda(para, 1, { identificacao: 'Chave Igual' });
    const nomeada = await m.agenda(de, 1, { identificacao: 'Dra. Inês', local: 'Sala própria' });
    expect((await transferir(de, para, true)).body.agendas).toBe(2);
    const nomes = await m.app.rows<{ id: string; identificacao: string }>(
      'select id, identificacao from agendas where escritorio_id = $1',
      [para],
    );
    const nomeDe = (agenda: { id: string }) => nomes.find(({ id }) => id === agenda.id)?.identificacao;
    expect([minha, sua, nomeada].map(nomeDe)).toEqual(['Chave Igual 2', '', 'Dra. Inês']);
  });

  it('a case whose number the other office has, marked as confirmed', async () => {
    const [de, para] = [await m.office('Numero De'), await m.office('Numero Para')];
    const { body } = await m.processo(de, '777/2026');
    await m.processo(para, '777/2026');
    expect((await transferir(de, para, false)).body).toMatchObject({ processos: 1, repetidos: 1 });
    expect(await m.app.rows('select numero_confirmado from processos_juridicos where id = $1', [body.id])).toEqual([
      { numero_confirmado: true },
    ]);
  });

  it('never to itself, to one that is disabled, on an older version, or by whoever only reads', async () => {
    const [de, para] = [await m.office('Recusa De'), await m.office('Recusa Para')];
    expect(await transferir(de, de, false)).toMatchObject({ status: 422, body: { code: 'escritorios.destino' } });
    expect((await transferir(de, para, false, 9)).body.code).toBe('plataforma.versao_conflito');
    await m.julia.rest('POST', `/escritorios/${para}/desabilitar`, { versao: 1 });
    expect((await transferir(de, para, false)).body.code).toBe('escritorios.destino');
    const vera = await m.app.person(['visualizador_juridico']);
    const { status } = await vera.rest('POST', `/escritorios/${de}/transferir`, {
      ...{ versao: 1, destinoId: para, comAgendas: false },
    });
    expect(status).toBe(403);
  });
});

describe('against bookings of the same moment', () => {
  const RODADAS = [true, false, true, false];
  it.each(RODADAS.map((comAgendas, n) => [n, comAgendas] as const))(
    'round %i, agendas moved: %s: nobody is lost, nobody keeps a slot of the other office',
    async (n, comAgendas) => {
      const [de, para] = [await m.office(`Corrida ${n} De`), await m.office(`Corrida ${n} Para`)];
      const agenda = await m.agenda(de, 10);
      const livre = await m.agenda(para, 1, { identificacao: 'Outra' });
      const [movida, ...marcados] = await Promise.all([
        transferir(de, para, comAgendas),
        ...Array.from({ length: 10 }, (_, qual) => m.book(agenda, qual)),
        m.book(livre, 0, 11),
      ]);
      expect(movida.status).toBe(200);
      // A booking is done, or told that the agenda is no longer there.
      for (const { status } of marcados) expect([200, 400]).toContain(status);
      const agora = await linhas();
      for (const { status, body } of marcados.slice(0, 10)) {
        if (status !== 200) continue;
        const linha = agora.get(body.id);
        if (comAgendas) expect(linha).toMatchObject({ escritorio: para, agenda: agenda.id, horarios: 1 });
        else if (linha?.escritorio === para) expect(linha).toMatchObject({ agenda: null, horarios: 0 });
        else expect(linha).toMatchObject({ escritorio: de, agenda: agenda.id, horarios: 1 });
      }
      const feitos = marcados.slice(0, 10).filter(({ status }) => status === 200).length;
      const foram = [...agora.values()].filter(({ escritorio }) => escritorio === para || escritorio === de);
      expect(foram).toHaveLength(feitos + 1);
    },
    60_000,
  );
});
