import { OBRIGATORIO } from '@sede/domain/kernel';
import type { AtendimentoLigavel } from '@sede/domain/modules/juridico/atendimentos';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { holdAtendimentos, linkAtendimentos, readAtendimentosDoProcesso } from '../juridico.processos.ts';
import { atendimentosApp, type Corpo, type Mundo } from './atendimentos-for-tests.ts';

let m: Mundo;
beforeAll(async () => {
  m = await atendimentosApp();
});
afterAll(() => m.app.close());
beforeEach(() => m.reset());

const vinculos = () =>
  m.app.rows<{ origem: string; numero: string }>(
    `select v.origem, p.numero from atendimento_processos v join processos_juridicos p on p.id = v.processo_id
     order by v.origem, p.movimentado_em, p.id`,
  );

/** One that took place, waiting for its conclusion. */
async function ocorrido(mais: object = {}) {
  const one = await m.booked(mais);
  return (await m.act('resultado', one, { ocorreu: true })).body;
}

describe('cases of an appointment', () => {
  it('are chosen at the booking exactly where there is one under way, and told with what they are', async () => {
    const agenda = await m.agenda(['09:00-09:40']);
    const processo = await m.processo();
    const none = await m.book(m.lugar(agenda, [0]), { processoEmCurso: true });
    expect([none.status, none.body.data.campos]).toEqual([400, { processos: OBRIGATORIO }]);
    const odd = await m.book(m.lugar(agenda, [0]), { processos: [processo.id] });
    expect([odd.status, odd.body.data.campos]).toEqual([400, { processos: 'Só há processos quando se responde Sim.' }]);
    const { status, body } = await m.book(m.lugar(agenda, [0]), {
      ...{ processoEmCurso: true, processos: [processo.id, processo.id], who: m.rita },
    });
    expect(status).toBe(200);
    expect(body.processos).toMatchObject([
      {
        id: processo.id,
        numero: processo.numero,
        tipo: 'Administrativo',
        escritorioNome: 'Prado',
        origens: ['agendamento'],
      },
    ]);
  });

  it('are there: neither a deleted one nor an id that is none is taken, and then nothing is booked', async () => {
    const agenda = await m.agenda(['09:00-09:40']);
    const fora = await m.processo();
    await m.julia.rest('POST', `/processos/${fora.id}/excluir`, { versao: fora.versao });
    for (const id of [fora.id, m.filiados[0]]) {
      const { status, body } = await m.book(m.lugar(agenda, [0]), { processoEmCurso: true, processos: [id ?? ''] });
      expect([status, body.data.campos]).toEqual([
        400,
        { processos: 'Há processo que não existe mais entre os escolhidos.' },
      ]);
    }
    expect(await m.donos(agenda.id)).toEqual([null]);
    expect(await m.app.rows('select 1 from contadores_anuais')).toEqual([]);
  });

  it('of another office are told to an office only as such: in the page, the history and the spreadsheet', async () => {
    const [own, other] = [await m.processo(), await m.processo({ escritorioId: m.escritorios.leal })];
    const one = await m.booked({ processoEmCurso: true, processos: [own.id, other.id] });
    const { body } = await m.prado.rest<Corpo>('GET', `/atendimentos/${one.id}`);
    expect(body.processos).toEqual([
      expect.objectContaining({ id: own.id, numero: own.numero }),
      {
        id: null,
        tipo: null,
        numero: null,
        titulo: null,
        situacao: null,
        escritorioNome: null,
        origens: ['agendamento'],
      },
    ]);
    const history = await m.prado.rest('GET', `/atendimentos/${one.id}/historico`);
    const file = await m.prado.rest('GET', '/atendimentos/exportar?formato=csv');
    for (const { bytes } of [history, file]) {
      const text = bytes.toString();
      expect(text).toContain(own.numero);
      expect(text).toContain('Processo de outro escritório');
      expect(text).not.toContain(other.numero);
    }
    const whole = (await m.vera.rest('GET', '/atendimentos/exportar?formato=csv')).bytes.toString();
    expect(whole).toContain(`${own.numero}, ${other.numero}`);
  });

  it('that were deleted are told to nobody; their links stay, also when others are chosen', async () => {
    const [um, outro] = [await m.processo(), await m.processo()];
    const one = await m.booked({ processoEmCurso: true, processos: [um.id] });
    await m.julia.rest('POST', `/processos/${um.id}/excluir`, { versao: um.versao });
    expect((await m.julia.rest<Corpo>('GET', `/atendimentos/${one.id}`)).body.processos).toEqual([]);
    await m.edit(one, { processos: [outro.id] });
    expect((await vinculos()).map(({ numero }) => numero)).toEqual([um.numero, outro.numero]);
  });

  it('change while it is scheduled or waits for its conclusion, with the answer', async () => {
    const [um, outro] = [await m.processo(), await m.processo()];
    const one = await m.booked({ processoEmCurso: true, processos: [um.id] });
    const { body: trocado } = await m.edit(one, { processos: [outro.id] }, m.rita);
    expect(trocado.processos.map(({ id }) => id)).toEqual([outro.id]);
    expect(trocado.versao).toBeGreaterThan(one.versao);
    expect((await m.edit(trocado, { descricao: 'x' })).body.processos).toHaveLength(1);
    const { body: feito } = await m.act('resultado', { ...trocado, versao: trocado.versao + 1 }, { ocorreu: true });
    const { body: sem } = await m.edit(feito, { processoEmCurso: false });
    expect([sem.processoEmCurso, sem.processos]).toEqual([false, []]);
    expect((await m.edit(sem, { processoEmCurso: true })).body.data.campos).toEqual({ processos: OBRIGATORIO });
    const { body: fim } = await m.act('concluir', sem, { novoProcesso: false });
    expect((await m.edit(fim, { processoEmCurso: true, processos: [um.id] })).body.code).toBe('atendimentos.situacao');
  });

  it('come with the conclusion that one will be constituted, and go with it: only its own', async () => {
    const [antigo, novo] = [await m.processo(), await m.processo()];
    const feito = await ocorrido({ processoEmCurso: true, processos: [antigo.id] });
    expect((await m.act('concluir', feito, { novoProcesso: true })).body.data.campos).toEqual({
      processos: OBRIGATORIO,
    });
    expect((await m.act('concluir', feito, { novoProcesso: false, processos: [novo.id] })).status).toBe(400);
    const { body: fim } = await m.act('concluir', feito, { novoProcesso: true, processos: [novo.id, antigo.id] });
    expect(fim.processos.map(({ id, origens }) => [id, origens])).toEqual([
      [antigo.id, ['agendamento', 'conclusao']],
      [novo.id, ['conclusao']],
    ]);
    const { body: volta } = await m.act('cancelar-conclusao', fim);
    expect(volta.processos.map(({ id, origens }) => [id, origens])).toEqual([[antigo.id, ['agendamento']]]);
  });
});

describe('appointments of a procedimento', () => {
  const ligaveis = async (quem: readonly (string | undefined)[], who = m.julia) =>
    who.rest<{ itens: AtendimentoLigavel[] }>('GET', `/atendimentos/ligaveis?filiados=${quem.join('&filiados=')}`);

  it('are those of its members, but the cancelled ones and those concluded with Não', async () => {
    const quem = [m.filiados[1]];
    const marcado = await m.booked({ quem });
    const feito = await ocorrido({ quem: [m.filiados[1], m.filiados[2]], confirmarCoincidencia: true });
    const fora = await m.booked({ quem, confirmarCoincidencia: true });
    await m.act('cancelar', fora, { motivo: 'x' });
    const nao = await ocorrido({ quem, confirmarCoincidencia: true });
    await m.act('concluir', nao, { novoProcesso: false });
    await m.booked({ quem: [m.filiados[3]] });
    const { body } = await ligaveis(quem);
    expect(body.itens.map(({ numero }) => numero).toSorted()).toEqual([marcado.numero, feito.numero]);
    expect(body.itens.find(({ id }) => id === feito.id)?.filiados).toEqual(['Pessoa Número 1', 'Pessoa Número 2']);
    expect((await ligaveis(quem, m.prado)).status).toBe(403);
    for (const id of [fora.id, nao.id])
      await expect(
        m.app.db
          .transaction()
          .execute((tx) => holdAtendimentos(tx, { atendimentos: [id], filiados: [m.filiados[1] ?? ''] })),
      ).rejects.toMatchObject({
        campos: { atendimentos: 'Há atendimento que não pode ser vinculado entre os escolhidos.' },
      });
    await expect(
      m.app.db
        .transaction()
        .execute((tx) => holdAtendimentos(tx, { atendimentos: [marcado.id], filiados: [m.filiados[3] ?? ''] })),
    ).rejects.toMatchObject({ campos: { atendimentos: expect.anything() } });
  });

  it('are named by it, the whole set at each save; what it named stays its own when it was cancelled since', async () => {
    const procedimento = await m.processo({
      tipo: 'Procedimento',
      natureza: 'Profissional',
      valorCausa: 0,
      tags: ['x'],
    });
    const [um, outro] = [await m.booked(), await m.booked({ confirmarCoincidencia: true })];
    const save = (ids: string[]) =>
      m.app.db.transaction().execute(async (tx) => {
        await holdAtendimentos(tx, {
          ...{ atendimentos: ids, filiados: [m.filiados[0] ?? ''], jaLigado: procedimento.id },
        });
        await linkAtendimentos(tx, procedimento.id, ids);
      });
    await save([um.id]);
    await m.act('cancelar', um, { motivo: 'x' });
    await save([um.id, outro.id]);
    const read = async (who: 'julia' | 'leal') => {
      const { usuarioId, email, papeis, nome } = m[who];
      const actor = { usuarioId, email, papeis, nome, escritorios: [m.escritorios.leal] };
      return readAtendimentosDoProcesso(
        // The rest of a reader is not asked.
        { db: m.app.db, actor } as unknown as Parameters<typeof readAtendimentosDoProcesso>[0],
        procedimento.id,
      );
    };
    expect((await read('julia')).map(({ id }) => id).toSorted()).toEqual([um.id, outro.id].toSorted());
    expect(await read('leal')).toEqual([]);
    expect((await m.julia.rest<Corpo>('GET', `/atendimentos/${outro.id}`)).body.processos).toMatchObject([
      { numero: procedimento.numero, origens: ['procedimento'] },
    ]);
    await save([]);
    expect(await vinculos()).toEqual([]);
  });
});
