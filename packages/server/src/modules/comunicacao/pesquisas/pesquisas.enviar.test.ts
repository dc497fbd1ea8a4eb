/** The sending of a survey: its minute, its pace, exactly one mail each, held up and ended; and the second person above the limit. */
import type { Conferencia, Pesquisa, PesquisaAberta } from '@sede/domain/modules/comunicacao/pesquisas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import { feedPesquisas } from './pesquisas.jobs.ts';
import {
  answer,
  deliver,
  deskOf,
  feeding,
  idsOf,
  type Membro,
  membros,
  minutes,
  tokenTo,
} from './pesquisas-for-tests.ts';

let app: TestApp;
let paula: TestPerson;
let todos: Membro[];
beforeAll(async () => {
  app = await testApp({ env: { TRUST_PROXY: '127.0.0.1' } });
  paula = await app.person(['pesquisa_satisfacao'], { nome: 'Paula Pesquisa' });
  todos = await membros(app, 6);
});
afterAll(() => app.close());

const { send, asked, read, mails, form, sent } = deskOf(() => ({ app, paula }));

describe('the sending', () => {
  it('waits a minute, then each gets one mail of their own in the lane of many; no row holds a link', async () => {
    const { body: made } = await send(asked(todos));
    expect(await feedPesquisas(feeding(app))).toBe(0);
    expect(await mails(made.id)).toEqual([]);
    await minutes(app, 2);
    const own = await mails(made.id);
    expect(own.map(({ para }) => para).sort()).toEqual(todos.map(({ email }) => email).sort());
    expect(own.every(({ prioridade, sem_repetir }) => prioridade === 1 && sem_repetir)).toBe(true);
    for (const { email } of todos) expect(own.map(({ tudo }) => tudo).join()).not.toContain(await tokenTo(app, email));
    // No mail server: nothing left the house.
    expect(await read(made.id)).toMatchObject({ estado: 'enviada', enviadas: 0, arquivadas: 6, naFila: 0 });
  });

  it('keeps to the setting’s pace, together with what mailings send', async () => {
    await app.rows(
      `insert into configuracoes (id, versao, criado_em, atualizado_em, chave, valor)
        values (gen_random_uuid(), 1, now(), now(), 'emailsPorMinuto', '4')`,
    );
    app.clock.advance(120_000);
    const { body: made } = await send(asked(todos));
    app.clock.advance(61_000);
    for (let round = 0; round < 10; round++) await feedPesquisas(feeding(app));
    expect(await mails(made.id)).toHaveLength(4);
    app.clock.advance(61_000);
    for (let round = 0; round < 10; round++) await feedPesquisas(feeding(app));
    expect(await mails(made.id)).toHaveLength(6);
    await app.rows(`delete from configuracoes where chave = 'emailsPorMinuto'`);
    await minutes(app, 1);
  });

  it('two processes at once, and one that died in between, send nothing twice', async () => {
    const { body: made } = await send(asked(todos));
    app.clock.advance(61_000);
    const dying = feeding(app);
    const killed = {
      ...dying,
      systemWrite: (op: string, work: never) =>
        dying.systemWrite(op, async (ctx) => {
          await (work as (c: typeof ctx) => Promise<unknown>)(ctx);
          throw new Error('killed');
        }),
    };
    // The cast: `systemWrite` is generic in what its work answers, which is lost here.
    const dies = killed as unknown as typeof dying;
    await expect(feedPesquisas(dies)).rejects.toThrow('killed');
    for (let round = 0; round < 4; round++) await Promise.all([1, 2, 3].map(() => feedPesquisas(feeding(app))));
    expect(await mails(made.id)).toHaveLength(6);
    await deliver(app);
  });

  it('asks the exclusions again before each leaves, is held up and taken up again', async () => {
    const { body: made } = await send(asked(todos));
    app.clock.advance(61_000);
    expect(await feedPesquisas(feeding(app))).toBe(3);
    const seen = await read(made.id);
    expect([seen.estado, seen.naFila]).toEqual(['enviando', 6]);
    const held = await paula.rest<Pesquisa>('POST', `/pesquisas/${made.id}/interromper`, { versao: seen.versao });
    expect(held.body.estado).toBe('interrompida');
    // What stood in the outbox is back in the queue.
    expect(await mails(made.id)).toEqual([]);
    await minutes(app, 3);
    expect(await mails(made.id)).toEqual([]);
    const refused = await paula.rest<{ message: string }>('POST', `/pesquisas/${made.id}/cancelar`, {
      versao: held.body.versao,
    });
    expect([refused.status, refused.body.message]).toEqual([
      409,
      'As mensagens já começaram a sair: interrompa o envio.',
    ]);
    await app.rows(`update filiados set falecido = true where id = $1`, [todos[5]?.id]);
    await paula.rest('POST', `/pesquisas/${made.id}/retomar`, { versao: held.body.versao });
    await minutes(app, 2);
    expect(await mails(made.id)).toHaveLength(5);
    expect(await read(made.id)).toMatchObject({
      ...{ estado: 'enviada', arquivadas: 5, deFora: 1, foraPorMotivo: [{ motivo: 'falecido', quantidade: 1 }] },
    });
    await app.rows(`update filiados set falecido = false where id = $1`, [todos[5]?.id]);
  });

  it('what was interrupted is ended: the rest stays out, the links that went out still answer', async () => {
    const { body: made } = await send(asked(todos));
    app.clock.advance(61_000);
    await feedPesquisas(feeding(app));
    await deliver(app);
    const step = async (verb: string) => {
      const { versao } = await read(made.id);
      return (await paula.rest<Pesquisa>('POST', `/pesquisas/${made.id}/${verb}`, { versao })).body;
    };
    await step('interromper');
    expect(await step('encerrar')).toMatchObject({ estado: 'enviada', arquivadas: 3, deFora: 3, naFila: 0 });
    expect((await read(made.id)).foraPorMotivo).toEqual([{ motivo: 'encerrada', quantidade: 3 }]);
    const [first] = await mails(made.id);
    expect((await form(await tokenTo(app, first?.para ?? ''))).status).toBe(200);
  });

  it('asks again before most of the same people get another within a day', async () => {
    app.clock.advance(2 * 86_400_000);
    paula = await app.person(['pesquisa_satisfacao'], { nome: 'Paula Pesquisa' });
    await sent(todos.slice(0, 4));
    const again = await send(asked(todos, { repetir: undefined }));
    expect([again.status, again.body.code, again.body.message]).toEqual([
      ...[409, 'pesquisas.repetida'],
      'Uma pesquisa saiu nas últimas 24 horas para 4 destas pessoas. Enviar mesmo assim?',
    ]);
    expect((await send(asked(todos.slice(2), { repetir: undefined }))).status).toBe(200);
    app.clock.advance(2 * 86_400_000);
    paula = await app.person(['pesquisa_satisfacao'], { nome: 'Paula Pesquisa' });
    expect((await send(asked(todos, { repetir: undefined }))).status).toBe(200);
    await minutes(app, 2);
  });

  it('the author is told once all went out', async () => {
    const avisos = await app.rows<{ tipo: string }>(`select tipo from avisos where usuario_id = $1`, [paula.usuarioId]);
    expect(avisos.filter(({ tipo }) => tipo === 'pesquisa_enviada').length).toBeGreaterThan(0);
  });
});

describe('above the limit another person approves', () => {
  let gilda: TestPerson;
  beforeAll(async () => {
    paula = await app.person(['pesquisa_satisfacao'], { nome: 'Paula Pesquisa' });
    gilda = await app.person(['gestor_usuario'], { nome: 'Gilda Gestora' });
    await app.rows(
      `insert into configuracoes (id, versao, criado_em, atualizado_em, chave, valor)
        values (gen_random_uuid(), 1, now(), now(), 'limiteComunicacao', '5')`,
    );
  });
  afterAll(() => app.rows(`delete from configuracoes where chave = 'limiteComunicacao'`));
  const act = (who: TestPerson, { id, versao }: Pesquisa, verb: string, body: object = {}) =>
    who.rest<Pesquisa & { message: string }>('POST', `/pesquisas/${id}/${verb}`, { versao, ...body });
  const told = async (who: TestPerson, tipo: string) =>
    (await app.rows(`select 1 from avisos where usuario_id = $1 and tipo = $2`, [who.usuarioId, tipo])).length;

  it('waits, is told to the approvers and approved by somebody else; the links live from then on', async () => {
    const conferida = await paula.rest<Conferencia>('POST', '/pesquisas/conferir', {
      ...{ ids: idsOf(todos), tipos: ['juridico'], modo: 'anonima' },
    });
    expect(conferida.body.aprovacao).toBe(true);
    const { body: made } = await send(asked(todos));
    expect(made).toMatchObject({ estado: 'aguardando_aprovacao', saiEm: null });
    expect([await told(gilda, 'pesquisa_pedida'), await told(paula, 'pesquisa_pedida')]).toEqual([1, 0]);
    await minutes(app, 3);
    expect(await mails(made.id)).toEqual([]);
    const own = await act(paula, made, 'aprovar');
    expect([own.status, own.body.message]).toEqual([409, 'Quem enviou não aprova: é preciso outra pessoa.']);
    // Nor behind the program's back.
    await expect(
      app.rows(`update pesquisas set aprovada_por = criado_por, aprovada_em = now() where id = $1`, [made.id]),
    ).rejects.toThrow('pesquisas_duas_pessoas');
    app.clock.advance(3_600_000);
    const yes = await act(gilda, made, 'aprovar');
    expect(yes.body).toMatchObject({ estado: 'na_espera', aprovadaPor: 'Gilda Gestora' });
    expect([await told(gilda, 'pesquisa_pedida'), await told(paula, 'pesquisa_aprovada')]).toEqual([0, 1]);
    await minutes(app, 2);
    expect(await mails(made.id)).toHaveLength(6);
  });

  it('the approver reads whom it goes to and the mail, written down, and no answers', async () => {
    const { body: made } = await send(asked(todos));
    const open = await gilda.rest<PesquisaAberta>('GET', `/pesquisas/${made.id}`);
    expect(open.body.previa.paragrafos.join()).toContain('identificada');
    const before = await app.rows(`select 1 from acessos_dados where ato = 'exportar' and tela = 'pesquisas'`);
    const { bytes } = await gilda.rest('GET', `/pesquisas/${made.id}/destinatarios?formato=csv`);
    expect(
      bytes
        .toString('utf8')
        .split('\n')
        .filter((line) => line.includes('Membro')),
    ).toHaveLength(6);
    const after = await app.rows(`select 1 from acessos_dados where ato = 'exportar' and tela = 'pesquisas'`);
    expect(after.length).toBe(before.length + 1);
    await act(gilda, made, 'aprovar');
    await minutes(app, 2);
    for (const um of todos) await answer(app, await tokenTo(app, um.email), [{ tipo: 'juridico', nota: 3 }]);
    expect((await read(made.id)).respostas).toHaveLength(6);
    const later = await gilda.rest<PesquisaAberta>('GET', `/pesquisas/${made.id}`);
    expect([later.body.respostas, later.body.resultados]).toEqual([[], []]);
    expect((await gilda.rest('GET', `/pesquisas/${made.id}/resultados`)).status).toBe(403);
    expect((await gilda.rest('GET', '/pesquisas/filiados')).status).toBe(403);
  });

  it('is denied with a reason: nobody gets it, nobody’s record is held by it', async () => {
    const { body: made } = await send(asked(todos));
    expect((await act(gilda, made, 'negar')).status).toBe(400);
    const no = await act(gilda, made, 'negar', { motivo: 'Há outra nesta semana.' });
    expect(no.body).toMatchObject({ estado: 'negada', recusaMotivo: 'Há outra nesta semana.' });
    expect(await told(paula, 'pesquisa_negada')).toBe(1);
    await minutes(app, 3);
    expect(await mails(made.id)).toEqual([]);
    expect(await app.rows('select 1 from pesquisa_convites where pesquisa_id = $1', [made.id])).toEqual([]);
    expect((await act(gilda, no.body, 'aprovar')).status).toBe(409);
  });

  it('up to the limit it goes straight away', async () => {
    expect((await send(asked(todos.slice(0, 5)))).body.estado).toBe('na_espera');
    await minutes(app, 2);
  });
});
