import type { Conferencia, Pesquisa } from '@sede/domain/modules/comunicacao/pesquisas';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import { lembreteDe } from './pesquisas.mail.ts';
import { answer, deskOf, idsOf, type Membro, membro, membros, minutes, night, tokenTo } from './pesquisas-for-tests.ts';

const START = '2026-11-20T15:00:00.000Z';
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

describe('whom a survey goes to', () => {
  it('the list has members only, with name, house and matrícula', async () => {
    const gestor = await app.person(['gestor_usuario']);
    const saiu = await membro(app);
    const { body: ficha } = await gestor.rest<{ versao: number }>('GET', `/filiados/${saiu.id}`);
    const left = await gestor.rest('POST', `/filiados/${saiu.id}/desfiliar`, {
      ...{ versao: ficha.versao, data: '2026-11-19', motivo: 'A pedido' },
    });
    expect(left.status).toBe(200);
    const { body } = await paula.rest<{ itens: Record<string, unknown>[]; total: number }>(
      'GET',
      '/pesquisas/filiados',
    );
    expect(body.total).toBe(todos.length);
    expect(body.itens.map(({ id }) => id)).not.toContain(saiu.id);
    expect(Object.keys(body.itens[0] ?? {}).sort()).toEqual(['empresa', 'id', 'matricula', 'nome']);
    const none = await send(asked([saiu]));
    expect(none.body.message).toBe('Você precisa selecionar pelo menos um(a) filiado(a)!');
  });

  it('nobody or nothing selected says the text’s two errors', async () => {
    expect((await send({ ...asked([]), ids: undefined })).body.message).toBe(
      'Você precisa selecionar pelo menos um(a) filiado(a)!',
    );
    expect((await send(asked([], { ids: [] }))).status).toBe(422);
    expect((await send(asked(todos, { tipos: [] }))).body.message).toBe(
      'Você precisa selecionar pelo menos uma pesquisa!',
    );
  });

  it('counts out by the first reason, shows the mail as it arrives, and asks again what has changed', async () => {
    const sem = await membro(app);
    await app.rows('update filiados set email = null where id = $1', [sem.id]);
    const provisorio = await membro(app);
    await app.rows(`update filiados set email = 'a@substituir.org' where id = $1`, [provisorio.id]);
    const nao = await membro(app);
    await app.rows(
      `insert into filiado_temas (id, versao, criado_em, atualizado_em, filiado_id, tema, recebe)
        values (gen_random_uuid(), 1, now(), now(), $1, 'Pesquisas', false)`,
      [nao.id],
    );
    const devolvido = await membro(app);
    await app.rows(`update filiados set email_devolvido_em = now() where id = $1`, [devolvido.id]);
    const casal = await membro(app);
    await app.rows('update filiados set email = $2 where id = $1', [casal.id, todos[0]?.email]);
    const eles = [...todos, sem, provisorio, nao, devolvido, casal];
    const { body, status } = await paula.rest<Conferencia>('POST', '/pesquisas/conferir', {
      ...{ ids: idsOf(eles), tipos: ['juridico', 'odonto'], modo: 'anonima' },
    });
    expect(status).toBe(200);
    expect([body.selecionados, body.recebem]).toEqual([11, 6]);
    expect(body.fora.map(({ motivo, quantidade }) => [motivo, quantidade]).sort()).toEqual([
      ['devolvido', 1],
      ['mesmo_email', 1],
      ['nao_quer', 1],
      ['provisorio', 1],
      ['sem_email', 1],
    ]);
    expect(body.previa.paragrafos.join('\n')).toContain('Esta pesquisa é anônima');
    const changed = await send(asked(eles, { esperados: 7 }));
    expect([changed.status, changed.body.message]).toEqual([409, 'A seleção mudou: eram 7, agora são 6.']);
    expect((await send(asked([sem], { esperados: 0 }))).body.code).toBe('pesquisas.ninguem');
    for (const um of [sem, provisorio, nao, devolvido, casal]) {
      await app.rows(`update filiado_periodos set fim = '2026-11-20' where filiado_id = $1`, [um.id]);
    }
  });

  it('above fifty the number is typed', async () => {
    const muitos = await membros(app, 51, { empresa: 'TCU' });
    const filtro = { casa: ['TCU'] };
    const body = { ...asked([], { filtro, esperados: 51 }), ids: undefined };
    expect((await send(body)).body.message).toBe('Digite 51 para confirmar o envio.');
    const { body: made } = await send({ ...body, digitado: 51 });
    expect(made).toMatchObject({ esperados: 51, estado: 'na_espera', modo: 'identificada' });
    const gone = await paula.rest<Pesquisa>('POST', `/pesquisas/${made.id}/cancelar`, { versao: made.versao });
    expect(gone.body.estado).toBe('cancelada');
    await minutes(app, 3);
    expect(await mails(made.id)).toEqual([]);
    expect(muitos).toHaveLength(51);
  });

  it('is sent by whoever may send alone, and written down', async () => {
    for (const papel of ['comunicacao', 'gestor_usuario', 'filiado'] as const) {
      expect((await send(asked(todos), await app.person([papel]))).status).toBe(403);
    }
    const before = await app.rows(`select 1 from acessos_dados where ato = 'enviar'`);
    const id = await sent(todos);
    const after = await app.rows<{ quantidade: number }>(`select quantidade from acessos_dados where ato = 'enviar'`);
    expect([after.length - before.length, after.at(-1)?.quantidade]).toEqual([1, 6]);
    expect((await read(id)).estado).toBe('enviada');
  });
});

describe('a link', () => {
  it('opens the form, is used once, and then answers as an unknown or an expired one', async () => {
    await sent(todos);
    const token = await tokenTo(app, todos[0]?.email ?? '');
    const open = await form(token);
    expect(open.body).toMatchObject({ modo: 'identificada', validoAte: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) });
    expect(open.body.tipos.map(({ rotulo }) => rotulo)).toEqual(['Jurídico', 'Odonto']);
    const ten = await Promise.all(
      Array.from({ length: 8 }, () => answer(app, token, [{ tipo: 'juridico', nota: 9, comentario: 'Ótimo' }])),
    );
    expect(ten.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404, 404, 404, 404]);
    const unknown = await form('x'.repeat(43));
    const used = await form(token);
    const other = await tokenTo(app, todos[1]?.email ?? '');
    const agora = app.clock.now().toISOString();
    app.clock.advance(31 * 86_400_000);
    const late = await form(other);
    expect((await answer(app, other, [{ tipo: 'juridico', nota: 9 }])).status).toBe(404);
    app.clock.set(agora);
    const words = [unknown, used, late].map(({ status, body }) => `${status} ${body.message}`);
    expect(new Set(words).size).toBe(1);
    expect(words[0]).toContain('Este link não vale mais');
  });

  it('is made of nothing that the database keeps, and takes a ticket', async () => {
    const id = await sent(todos);
    const token = await tokenTo(app, todos[2]?.email ?? '');
    const [row] = await app.rows<{ tudo: string }>(
      `select string_agg(to_jsonb(c)::text, ' ') as tudo from pesquisa_convites c where c.pesquisa_id = $1`,
      [id],
    );
    expect(row?.tudo).not.toContain(token);
    const bare = await app.stranger.rest<{ code: string }>('POST', '/pesquisas/responder', {
      ...{ token, respostas: [{ tipo: 'juridico', nota: 1 }] },
    });
    expect(bare.body.code).toBe('plataforma.bilhete_ausente');
    expect((await app.stranger.rest('GET', `/pesquisas/formulario`)).status).not.toBe(200);
    expect((await answer(app, token, [{ tipo: 'juridico', nota: 1 }])).status).toBe(200);
  });

  it.each([
    [[]],
    [[{ tipo: 'juridico', nota: 11 }]],
    [[{ tipo: 'juridico', nota: -1 }]],
    [[{ tipo: 'juridico', nota: 5.5 }]],
    [[{ tipo: 'nutricao', nota: 5 }]],
    [
      [
        { tipo: 'juridico', nota: 5 },
        { tipo: 'juridico', nota: 9 },
      ],
    ],
    [[{ tipo: 'juridico', nota: 5, comentario: 'x'.repeat(1001) }]],
    [[{ tipo: 'juridico', nota: 5, filiadoId: 'x' }]],
  ])('refuses %j and stays good', async (respostas) => {
    const token = await tokenTo(app, todos[3]?.email ?? '');
    expect((await answer(app, token, respostas)).status).toBeGreaterThanOrEqual(400);
    expect((await form(token)).status).toBe(200);
  });
});

describe('results', () => {
  it('identified: who said what, averages from five answers on, reading is written down', async () => {
    const id = await sent(todos);
    for (const [at, um] of todos.slice(0, 4).entries()) {
      await answer(app, await tokenTo(app, um.email), [{ tipo: 'juridico', nota: at + 6, comentario: `c${at}` }]);
    }
    const few = await read(id);
    expect(few.resultados[0]).toMatchObject({ tipo: 'juridico', respostas: null, media: null, comentarios: [] });
    expect(few.respostas.map(({ nome, nota }) => [nome, nota]).sort()).toEqual(
      todos.slice(0, 4).map(({ nome }, at) => [nome, at + 6]),
    );
    await answer(app, await tokenTo(app, todos[4]?.email ?? ''), [{ tipo: 'juridico', nota: 10 }]);
    const enough = await read(id);
    expect(enough.resultados[0]).toMatchObject({ respostas: 5, media: 800 });
    expect(enough.respondidas).toBe(5);
    const seen = await app.rows(`select 1 from acessos_dados where ato = 'abrir' and tela = 'pesquisas'`);
    expect(seen.length).toBeGreaterThan(0);
  });

  it('anonymous: nothing below five, no person ever, groups of five and more after it', async () => {
    const id = await sent(todos, { modo: 'anonima' });
    const at = async (n: number) => {
      await answer(app, await tokenTo(app, todos[n]?.email ?? ''), [
        { tipo: 'odonto', nota: 10 - n, comentario: `k${n}` },
      ]);
      return (await read(id)).resultados.find(({ tipo }) => tipo === 'odonto');
    };
    for (let n = 0; n < 4; n++) expect(await at(n)).toMatchObject({ respostas: 0, media: null, comentarios: [] });
    expect((await read(id)).respondidas).toBe(4);
    expect(await at(4)).toMatchObject({ respostas: 5, media: 800 });
    const five = await read(id);
    expect(
      five.resultados.find(({ tipo }) => tipo === 'odonto')?.comentarios.map(({ comentario }) => comentario),
    ).toEqual(['k4', 'k3', 'k2', 'k1', 'k0']);
    expect(five.respostas).toEqual([]);
    expect(await at(5)).toMatchObject({ respostas: 5 });
    expect((await read(id)).respondidas).toBe(6);
    const csv = (await paula.rest('GET', `/pesquisas/${id}/resultados?formato=csv`)).bytes.toString('utf8');
    expect(csv).toContain('8,00');
    expect(csv).not.toContain('Membro');
  });

  it('stands in the member’s timeline: what was sent, and what was said under a name for whoever sees the answers', async () => {
    const [um] = await membros(app, 1, { empresa: 'TCU' });
    if (!um) throw new Error('no member');
    const told = async (who: TestPerson) => {
      const { body } = await who.rest<{ itens: { feito: string; motivo: string | null }[] }>(
        'GET',
        `/filiados/${um.id}/linha-do-tempo?tipo=mensagens`,
      );
      return body.itens.map(({ feito, motivo }) => [feito, motivo]);
    };
    const gestor = await app.person(['gestor_usuario']);
    const ambos = await app.person(['gestor_usuario', 'pesquisa_satisfacao']);
    await sent([um]);
    await answer(app, await tokenTo(app, um.email), [
      { tipo: 'juridico', nota: 9, comentario: 'Atenciosos' },
      { tipo: 'odonto', nota: 7 },
    ]);
    const mensagem = ['Mensagem: Pesquisa de satisfação', expect.any(String)];
    expect(await told(gestor)).toEqual([mensagem]);
    const resposta = ['Respondeu à pesquisa: Jurídico 9, Odonto 7', 'Atenciosos'];
    expect(await told(ambos)).toEqual([resposta, mensagem]);

    await sent([um], { modo: 'anonima' });
    await answer(app, await tokenTo(app, um.email), [{ tipo: 'juridico', nota: 2, comentario: 'Demorou' }]);
    expect(await told(ambos)).toEqual([mensagem, resposta, mensagem]);
    await app.rows(`update filiado_periodos set fim = '2026-11-20' where filiado_id = $1`, [um.id]);
  });

  it('a form elsewhere: said, asked nothing here, no results', async () => {
    const admin = await app.person(['gestor_sistema']);
    const key = 'pesquisaNutricaoExterno';
    const { body } = await admin.rest<{ versao?: number }>('GET', '/configuracoes/pesquisas');
    void body;
    await app.rows(
      `insert into configuracoes (id, versao, criado_em, atualizado_em, chave, valor) values (gen_random_uuid(), 1, now(), now(), $1, $2)`,
      [key, JSON.stringify('https://forms.example.org/n')],
    );
    const id = await sent(todos, { tipos: ['nutricao', 'contabil'] });
    const token = await tokenTo(app, todos[0]?.email ?? '');
    expect((await form(token)).body.tipos).toEqual([
      { tipo: 'contabil', rotulo: 'Contábil', externo: null },
      { tipo: 'nutricao', rotulo: 'Nutrição', externo: 'https://forms.example.org/n' },
    ]);
    expect((await answer(app, token, [{ tipo: 'nutricao', nota: 9 }])).status).toBe(404);
    expect((await read(id)).resultados.find(({ tipo }) => tipo === 'nutricao')).toMatchObject({ externo: true });
    expect((await read(id)).previa.paragrafos.join()).toContain('O formulário de Nutrição fica em outro endereço');
    await app.rows(
      `insert into configuracoes (id, versao, criado_em, atualizado_em, chave, valor) values (gen_random_uuid(), 1, now(), now(), $1, $2)`,
      ['pesquisaOdontoAtiva', 'false'],
    );
    expect((await send(asked(todos, { tipos: ['odonto'] }))).body.code).toBe('pesquisas.tipo_inativo');
    await app.rows(`delete from configuracoes where chave in ($1, 'pesquisaOdontoAtiva')`, [key]);
  });
});

describe('time', () => {
  afterAll(() => app.clock.set(START));
  /** Sessions end meanwhile. */
  async function at(day: string) {
    app.clock.set(`${day}T15:00:00.000Z`);
    paula = await app.person(['pesquisa_satisfacao']);
  }
  const days = (n: number) => app.clock.advance(n * 86_400_000);

  it.each([
    ['identificada', '2027-02-01'],
    ['anonima', '2027-03-05'],
  ])('%s: one reminder after seven days, to whom no answer came from', async (modo, dia) => {
    await at(dia);
    await app.rows(`update pesquisas set lembrete = 'feito'`);
    const id = await sent(todos, { modo });
    await answer(app, await tokenTo(app, todos[0]?.email ?? ''), [{ tipo: 'odonto', nota: 9 }]);
    const lembretes = async () => (await mails(id)).filter(({ assunto }) => assunto.startsWith('Lembrete'));
    const before = (await lembretes()).length;
    days(6);
    await minutes(app, 2);
    expect((await lembretes()).length).toBe(before);
    days(1);
    const token = await tokenTo(app, todos[1]?.email ?? '');
    await minutes(app, 3);
    const now = await lembretes();
    const convites = await app.rows<{ id: string }>('select id from pesquisa_convites where pesquisa_id = $1', [id]);
    // Its id is its link's: a second reminder cannot be made.
    expect(now.every((mail) => convites.some((convite) => lembreteDe(convite.id) === mail.id))).toBe(true);
    expect(now.map(({ para }) => para).sort()).toEqual(
      todos
        .slice(1)
        .map(({ email }) => email)
        .sort(),
    );
    // The same link: the one of the first mail works as well.
    expect(await tokenTo(app, todos[1]?.email ?? '')).toBe(token);
    days(8);
    await minutes(app, 2);
    expect(await lembretes()).toHaveLength(5);
  });

  it('after the last day small groups join without their house, what is no group is destroyed', async () => {
    const camara = await membros(app, 2, { empresa: 'CAMARA' });
    await at('2027-05-03');
    const casas = [...todos.slice(0, 3), ...camara];
    const id = await sent(casas, { modo: 'anonima' });
    for (const [at, um] of casas.entries()) {
      const odonto = at < 4 ? [{ tipo: 'odonto', nota: 1 }] : [];
      await answer(app, await tokenTo(app, um.email), [{ tipo: 'juridico', nota: 7 }, ...odonto]);
    }
    expect((await read(id)).resultados.map(({ respostas }) => respostas)).toEqual([0, 0]);
    await at('2027-06-03');
    expect(await night(app)).toMatchObject({ encerradas: expect.any(Number) });
    const closed = await read(id);
    expect(closed.estado).toBe('encerrada');
    expect(closed.resultados[0]).toMatchObject({
      ...{ respostas: 5, media: 700, porCasa: [{ casa: null, respostas: 5, media: 700 }] },
    });
    expect(closed.resultados[1]).toMatchObject({ respostas: 0, media: null });
    expect(await app.rows('select 1 from pesquisa_urna where pesquisa_id = $1', [id])).toEqual([]);
  });
});
