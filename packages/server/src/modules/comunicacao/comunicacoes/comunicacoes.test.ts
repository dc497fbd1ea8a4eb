import type { Comunicacao } from '@sede/domain/modules/comunicacao/comunicacoes';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { makeWorld, type World } from './comunicacoes-for-tests.ts';

let w: World;
beforeAll(async () => {
  w = await makeWorld();
});
afterAll(() => w.app.close());
beforeEach(() => w.reset());

const send = <T = Comunicacao & Refusal>(draft: { id: string; versao: number }, esperados: number, more: object = {}) =>
  w.act<T>(w.carla, draft, 'enviar', { esperados, ...more });

describe('whom a message reaches', () => {
  it('counts out by the first reason, in the order of the decision', async () => {
    await w.member('Ana Reis');
    const morto = await w.member('Beto Lima', { email: null, semEmail: true });
    await w.app.rows(`update filiados set falecido = true where id = $1`, [morto.id]);
    await w.member('Caio Mota', { email: null, semEmail: true });
    await w.member('Davi Nunes', { email: 'davi@substituir.com' });
    const devolvido = await w.member('Elis Prado');
    await w.carla.rest('POST', '/comunicacoes/devolver', { filiado: devolvido.id });
    const naoQuer = await w.member('Fabio Cruz');
    await w.app.rows(
      `insert into filiado_temas (id, filiado_id, tema, recebe) values (gen_random_uuid(), $1, 'Informativo', false)`,
      [naoQuer.id],
    );
    const { id: gil } = await w.member('Gil Alves', { email: 'gil@exemplo.org' });
    await w.app.rows(`update filiados set email = 'ana.b@exemplo.org' where id = $1`, [gil]);
    const { id: hugo } = await w.member('Hugo Alves');
    await w.app.rows(`update filiados set email = 'ana.b@exemplo.org' where id = $1`, [hugo]);
    const saiu = await w.member('Iara Melo');
    await w.gilda.rest('POST', `/filiados/${saiu.id}/desfiliar`, {
      versao: saiu.versao,
      data: '2026-01-31',
      motivo: 'A pedido',
    });
    const { recebem, selecionados, nomes, deFora } = await w.count({ filtro: {} });
    expect({ recebem, selecionados, nomes }).toEqual({ recebem: 2, selecionados: 9, nomes: ['Ana Reis', 'Gil Alves'] });
    expect(Object.fromEntries(deFora.map(({ motivo, quantos }) => [motivo, quantos]))).toEqual({
      ...{ falecido: 1, sem_email: 1, provisorio: 1, devolvido: 1, nao_quer: 1, mesmo_email: 1, desfiliado: 1 },
    });
    // Who left is reached where the topic allows it and they are asked for.
    expect((await w.count({ filtro: { cadastro: 'INATIVO' } }, 'Jurídico')).recebem).toBe(1);
    expect((await w.count({ filtro: { cadastro: 'INATIVO' } }, 'Informativo')).recebem).toBe(0);
    expect((await w.count({ filtro: {} }, 'Jurídico')).deFora).toContainEqual({ motivo: 'desfiliado', quantos: 1 });
    // Opt-in: nobody who did not ask; what the statute orders: everybody.
    expect((await w.count({ filtro: {} }, 'Convênios')).recebem).toBe(0);
    expect((await w.count({ filtro: {} }, 'Assembleias e avisos estatutários')).recebem).toBe(3);
  });

  it('an address of work is used only where it is preferred and filled; a new address ends the returned one', async () => {
    const ana = await w.member('Ana Reis', {
      emailFuncional: 'ana@senado.gov.br',
      preferenciaComunicacao: 'funcional',
    });
    const one = async () =>
      (
        await w.carla.rest<{ itens: { email: string; impedimento: string | null; cpf: string }[] }>(
          'GET',
          '/comunicacoes/filiados',
        )
      ).body.itens[0];
    expect(await one()).toMatchObject({
      email: 'ana@senado.gov.br',
      impedimento: null,
      cpf: expect.stringMatching(/^\*{3}\.\d{3}\.\d{3}-\*\*$/),
    });
    await w.carla.rest('POST', '/comunicacoes/devolver', { filiado: ana.id });
    expect((await one())?.impedimento).toBe('devolvido');
    const { body } = await w.gilda.rest<{ versao: number }>('GET', `/filiados/${ana.id}`);
    expect(body.versao, 'a machine-written column').toBe(ana.versao);
    const changed = await w.gilda.rest('PATCH', `/filiados/${ana.id}`, {
      ...{ versao: ana.versao, emailFuncional: null, preferenciaComunicacao: 'pessoal' },
    });
    expect(changed.status, JSON.stringify(changed.body)).toBe(200);
    expect(await one()).toMatchObject({ email: ana.email, impedimento: null });
  });

  it('is found by the thirteen filters; a CPF only whole', async () => {
    const ana = await w.member('Ana Reis', {
      cidade: 'Brasília',
      estado: 'DF',
      cargo: 'Analista Legislativo',
      sexo: 'Feminino',
    });
    await w.member('Beto Lima', { empresa: 'TCU', formaPagamento: 'Boleto' });
    const found = async (query: string) => {
      const { body } = await w.carla.rest<{ itens: { nome: string }[] }>('GET', `/comunicacoes/filiados?${query}`);
      return body.itens?.map(({ nome }) => nome);
    };
    for (const query of [
      ...[
        `matricula=${ana.matricula}`,
        'nome=reis',
        `cpf=${ana.cpf}`,
        'sexo=Feminino',
        `email=${ana.email?.slice(0, 3)}`,
      ],
      ...['casa=SENADO', 'cargo=Analista%20Legislativo', 'cidade=bras', 'uf=DF', 'busca=ana'],
    ])
      expect(await found(query), query).toEqual(
        query.startsWith('email') ? expect.arrayContaining(['Ana Reis']) : ['Ana Reis'],
      );
    expect(await found('formaPagamento=Boleto')).toEqual(['Beto Lima']);
    expect(await found('situacao=ATIVO&cadastro=FILIADO')).toHaveLength(2);
    expect(await found('processo=01939e2b-7c00-7000-8000-0000000a1b2c')).toEqual([]);
    expect((await w.carla.rest('GET', `/comunicacoes/filiados?cpf=${ana.cpf?.slice(0, 6)}`)).status).toBe(400);
    expect((await w.carla.rest('GET', '/comunicacoes/processos?busca=par')).body).toEqual({ itens: [] });
    expect(await w.app.rows(`select ato, tela from acessos_dados where tela = 'comunicacoes'`)).toEqual([
      { ato: 'consultar', tela: 'comunicacoes' },
    ]);
  });
});

describe('a draft', () => {
  it('keeps only what the editor makes, and says what it took out', async () => {
    const { corpoHtml, descartado } = await w.draft({
      corpoHtml:
        '<h2 onclick="x()">Oi</h2><script>alert(1)</script><style>p{}</style><p style="text-align:center;color:red;font-size:40px">a' +
        '<img src="https://rastreia.example/x.gif"><a href="javascript:alert(1)">b</a> <a href="https://ok.org" target="_blank">c</a></p>',
    });
    expect(corpoHtml).toBe('<h2>Oi</h2><p style="text-align:center">a<a>b</a> <a href="https://ok.org">c</a></p>');
    expect(descartado.toSorted()).toEqual(
      [
        'ação escondida (evento)',
        'folha de estilo',
        'imagem de fora',
        'link que não é https nem e-mail',
        'programa (script)',
      ].toSorted(),
    );
  });

  it('is shared, on the version that was seen; sent with what is missing it says what', async () => {
    await w.member('Ana Reis');
    const draft = await w.draft({ titulo: null, corpoHtml: '<p> </p>' });
    expect(await send(draft, 1)).toMatchObject({
      status: 422,
      body: {
        code: 'comunicacoes.incompleta',
        data: { campos: { titulo: ' Obrigatório', corpoHtml: ' Obrigatório' } },
      },
    });
    const change = { versao: draft.versao, titulo: 'Novo' };
    const { body } = await w.caio.rest<Comunicacao>('PATCH', `/comunicacoes/${draft.id}`, change);
    expect(body).toMatchObject({ titulo: 'Novo', atualizadaPor: 'Caio' });
    expect((await w.carla.rest('PATCH', `/comunicacoes/${draft.id}`, change)).status).toBe(409);
    const [entry] = await w.app.rows<{ depois: object }>(
      `select depois from auditoria where tabela = 'comunicacoes' and acao = 'criar' order by id desc limit 1`,
    );
    expect(Object.keys(entry?.depois ?? {})).not.toContain('corpo_html');
  });

  it.each([
    [{ corpoHtml: '<p>{{nome}} {{cpf}}</p>' }, 'comunicacoes.campo_desconhecido'],
    [{ remetente: 'presidente@outro.org' }, 'comunicacoes.remetente'],
    [{ tema: 'Fofocas' }, 'comunicacoes.tema'],
    [{ selecao: { filtro: { nome: 'ninguém' } } }, 'comunicacoes.ninguem'],
  ])('%o is refused: %s', async (more, code) => {
    await w.member('Ana Reis');
    expect(await send(await w.draft(more), 1)).toMatchObject({ status: 422, body: { code } });
    expect(await w.app.rows('select 1 from comunicacao_destinatarios')).toEqual([]);
  });
});

describe('a sending', () => {
  it('is refused when the selection grew since it was seen, with both numbers', async () => {
    await w.member('Ana Reis');
    const draft = await w.draft();
    await w.member('Beto Lima');
    expect((await send(draft, 1)).body).toMatchObject({
      code: 'comunicacoes.selecao_mudou',
      message: 'A seleção mudou: eram 1, agora são 2.',
    });
  });

  it('of two people who press send at once, one sends', async () => {
    await w.member('Ana Reis');
    const draft = await w.draft();
    const answers = await Promise.all([w.carla, w.caio].map((who) => w.act(who, draft, 'enviar', { esperados: 1 })));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await w.app.rows('select 1 from comunicacao_destinatarios')).toHaveLength(1);
  });

  it('above fifty takes the typed number; the same title to the same people asks again within a day', async () => {
    await w.app.rows(`insert into filiados (id, nome_completo, empresa, matricula, situacao_filiado, data_cadastro, email, a_conferir)
      select gen_random_uuid(), 'Pessoa ' || n, 'TCU', n::text, 'ATIVO', '2020-01-01', 'p' || n || '@exemplo.org', '{cpf}'
      from generate_series(1, 51) n`);
    await w.app.rows(
      `insert into filiado_periodos (id, filiado_id, inicio) select gen_random_uuid(), id, '2020-01-01' from filiados`,
    );
    const draft = await w.draft();
    expect((await send(draft, 51)).body.code).toBe('comunicacoes.numero');
    expect((await send(draft, 51, { numero: 50 })).body.code).toBe('comunicacoes.numero');
    expect((await send(draft, 51, { numero: 51 })).body).toMatchObject({ estado: 'na_espera', esperados: 51 });
    const again = await w.draft({ titulo: 'ENCONTRO' });
    expect((await send(again, 51, { numero: 51 })).body).toMatchObject({
      code: 'comunicacoes.repetida',
      data: { repetidos: 51 },
    });
    expect((await send(again, 51, { numero: 51, repetir: true })).status).toBe(200);
  });

  it('is held for a minute, in which it is taken back; afterwards it leaves, one mail a person, and its author is told', async () => {
    await w.member('ANA PAULA REIS');
    await w.member('Beto <b>Lima');
    const { body: held } = await send(await w.draft({ titulo: 'Olá, {{primeiro_nome}}' }), 2);
    expect(held).toMatchObject({ estado: 'na_espera', saiEm: '2026-11-20T15:01:00.000Z', contagem: { naFila: 2 } });
    await w.feed();
    expect(await w.app.rows('select 1 from emails'), 'nothing before the minute is over').toEqual([]);
    const { body: draft } = await w.act(w.caio, held, 'cancelar');
    expect(draft).toMatchObject({ estado: 'rascunho', contagem: { naFila: 0 } });
    const { body: sent } = await send(draft, 2);
    await w.run();
    const { body } = await w.carla.rest<Comunicacao>('GET', `/comunicacoes/${sent.id}`);
    expect(body).toMatchObject({ estado: 'concluida', arquivada: true, contagem: { arquivadas: 2 } });
    expect(await w.app.rows(`select tipo, usuario_id from avisos`)).toEqual([
      { tipo: 'comunicacao_enviada', usuario_id: w.carla.usuarioId },
    ]);
    expect((await w.act(w.carla, body, 'cancelar')).body.code).toBe('comunicacoes.estado');
    expect(await w.app.rows(`select ato, quantidade from acessos_dados where ato = 'enviar'`)).toEqual([
      { ato: 'enviar', quantidade: 2 },
      { ato: 'enviar', quantidade: 2 },
    ]);
  });

  it('asks the reasons again before each mail leaves', async () => {
    const [, beto, caio] = [await w.member('Ana Reis'), await w.member('Beto Lima'), await w.member('Caio Mota')];
    const { body } = await send(await w.draft(), 3);
    await w.carla.rest('POST', '/comunicacoes/devolver', { filiado: beto.id });
    await w.app.rows(
      `insert into filiado_temas (id, filiado_id, tema, recebe) values (gen_random_uuid(), $1, 'Informativo', false)`,
      [caio.id],
    );
    await w.run();
    expect(await w.estados(body.id)).toEqual({
      'Ana Reis': 'arquivado',
      'Beto Lima': 'devolvido',
      'Caio Mota': 'nao_quer',
    });
  });

  it('whoever dies or is made anonymous while their mail waits gets none, and the mailing ends', async () => {
    const [ana, beto] = [await w.member('Ana Reis'), await w.member('Beto Lima')];
    await w.member('Caio Mota');
    const { body } = await send(await w.draft(), 3);
    w.app.clock.advance(61_000);
    expect(await w.feed()).toBe(3);
    const death = { versao: ana.versao, dataFalecimento: '2026-11-19' };
    expect((await w.gilda.rest('POST', `/filiados/${ana.id}/registrar-falecimento`, death)).status).toBe(200);
    await w.app.rows('delete from comunicacao_destinatarios where filiado_id = $1', [beto.id]);
    await w.run();
    expect(await w.estados(body.id)).toEqual({ 'Ana Reis': 'falecido', 'Caio Mota': 'arquivado' });
    expect(await w.app.rows(`select estado, count(*)::int as n from emails group by 1 order by 1`)).toEqual([
      { estado: 'arquivado', n: 1 },
      { estado: 'falhou', n: 1 },
    ]);
    expect((await w.carla.rest<Comunicacao>('GET', `/comunicacoes/${body.id}`)).body.estado).toBe('concluida');
  });

  it('above the limit waits for another person than its writers and its sender', async () => {
    await w.set('limiteComunicacao', 1);
    await w.member('Ana Reis');
    await w.member('Beto Lima');
    const { body } = await send(await w.draft(), 2);
    expect(body).toMatchObject({ estado: 'aguardando_aprovacao', saiEm: null, pode: { aprovar: 'outra_pessoa' } });
    expect((await w.act(w.carla, body, 'aprovar')).body.code).toBe('comunicacoes.estado');
    const told = await w.app.rows<{ usuario_id: string }>(
      `select usuario_id from avisos where tipo = 'comunicacao_pedida'`,
    );
    expect(told.map((one) => one.usuario_id).toSorted()).toEqual([w.caio.usuarioId, w.gilda.usuarioId].toSorted());
    const denied = await w.act(w.gilda, body, 'negar', { motivo: 'Falta a data.' });
    expect(denied.body).toMatchObject({ estado: 'rascunho', recusaMotivo: 'Falta a data.' });
    const again = await send(denied.body, 2);
    const approved = await w.act(w.gilda, again.body, 'aprovar');
    expect(approved.body).toMatchObject({
      estado: 'na_espera',
      aprovadaPor: 'Gilda',
      saiEm: '2026-11-20T15:01:00.000Z',
    });
    expect(
      (await w.act(w.gilda, approved.body, 'enviar', { esperados: 2 })).status,
      'she approves, she does not send',
    ).toBe(403);
  });

  it('is checked again when it leaves later: a sender that was taken off the list signs nothing', async () => {
    await w.set('limiteComunicacao', 1);
    await w.set('remetentesComunicacao', 'Jurídico <juridico@sindicato.org>');
    await w.member('Ana Reis');
    await w.member('Beto Lima');
    const { body } = await send(await w.draft(), 2);
    await w.set('remetentesComunicacao', 'Secretaria <secretaria@sindicato.org>');
    expect(await w.act(w.caio, body, 'aprovar')).toMatchObject({
      ...{ status: 422, body: { code: 'comunicacoes.remetente' } },
    });
    await w.set('remetentesComunicacao', 'Jurídico <juridico@sindicato.org>');
    const { body: approved } = await w.act(w.caio, body, 'aprovar');
    const { body: stopped } = await w.act(w.carla, approved, 'interromper');
    await w.set('remetentesComunicacao', 'Secretaria <secretaria@sindicato.org>');
    expect((await w.act(w.carla, stopped, 'retomar')).body.code).toBe('comunicacoes.remetente');
    expect((await w.act(w.carla, stopped, 'encerrar')).body.estado).toBe('concluida');
    expect(await w.app.rows('select 1 from emails')).toEqual([]);
  });

  it('is stopped with what stands in the outbox, gone on with, or ended', async () => {
    await w.set('emailsPorMinuto', 40);
    for (const nome of ['Ana', 'Beto', 'Caio', 'Davi', 'Elis']) await w.member(`${nome} Reis`);
    const { body } = await send(await w.draft(), 5);
    w.app.clock.advance(61_000);
    expect(await w.feed()).toBe(2);
    const now = await w.carla.rest<Comunicacao>('GET', `/comunicacoes/${body.id}`);
    expect(now.body.contagem).toMatchObject({ naFila: 3, naCaixa: 2 });
    const { body: stopped } = await w.act(w.caio, now.body, 'interromper');
    expect(stopped).toMatchObject({ estado: 'interrompida', contagem: { naFila: 5, naCaixa: 0 } });
    expect(await w.app.rows(`select tipo from avisos where usuario_id = $1`, [w.carla.usuarioId])).toEqual([
      { tipo: 'comunicacao_interrompida' },
    ]);
    expect(await w.feed()).toBe(0);
    const { body: again } = await w.act(w.carla, stopped, 'retomar');
    expect(await w.feed()).toBe(2);
    const { body: stoppedAgain } = await w.act(w.carla, again, 'interromper');
    const { body: ended } = await w.act(w.carla, stoppedAgain, 'encerrar');
    expect(ended).toMatchObject({ estado: 'concluida', contagem: { deFora: 5 } });
    expect(Object.values(await w.estados(body.id))).toEqual(Array.from({ length: 5 }, () => 'encerrada'));
  });

  it('feeds as many a minute as the setting says, in shares', async () => {
    await w.set('emailsPorMinuto', 20);
    for (let n = 0; n < 25; n += 1) await w.member(`Pessoa ${String.fromCharCode(97 + n)}`);
    const { body } = await send(await w.draft(), 25);
    w.app.clock.advance(61_000);
    let fed = 0;
    for (let second = 0; second < 58; second += 2) {
      fed += await w.feed();
      w.app.clock.advance(2000);
    }
    expect(fed).toBe(20);
    w.app.clock.advance(4000);
    expect(await w.feed()).toBe(1);
    expect(body.esperados).toBe(25);
  });

  it('a correction goes to those who got it', async () => {
    await w.member('Ana Reis');
    const { body } = await send(await w.draft(), 1);
    await w.run();
    await w.member('Beto Lima');
    const { body: sent } = await w.carla.rest<Comunicacao>('GET', `/comunicacoes/${body.id}`);
    const { body: correcao } = await w.act(w.carla, sent, 'corrigir');
    expect(correcao).toMatchObject({ estado: 'rascunho', titulo: 'Correção: Encontro', origemTitulo: 'Encontro' });
    expect((await w.count({ origem: sent.id })).nomes).toEqual(['Ana Reis']);
  });
});
