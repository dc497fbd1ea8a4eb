/** The houses' open data: what is kept of an answer, and that one which fails, lies, floods or never comes changes nothing else. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  anotherMove,
  CAMARA,
  DA_CAMARA,
  DETALHE_CAMARA,
  DETALHE_SENADO,
  DO_SENADO,
  LISTA_CAMARA,
  LISTA_SENADO,
  type ProposicoesRig,
  proposicoesRig,
  SENADO,
  TRAMITACOES,
} from './proposicao-for-tests.ts';
import { type TemasRig, temasRig } from './temas-for-tests.ts';

let rig: TemasRig;
let bills: ProposicoesRig;
beforeAll(async () => {
  rig = await temasRig();
  bills = await proposicoesRig(rig);
});
afterAll(async () => {
  await bills.close();
  await rig.app.close();
});
beforeEach(() => bills.clean());

const rows = () =>
  rig.app.rows<Record<string, unknown>>(`select casa, id_externo, ementa, situacao, orgao, regime, pagina,
    consultado_em, falha, falha_desde from proposicoes order by casa`);
const moves = () =>
  rig.app.rows<{ data: string; descricao: string; orgao: string }>(`select m.data::text, m.descricao, m.orgao
    from proposicoes_movimentacoes m order by m.data desc, m.sequencia desc`);
const notices = () =>
  rig.app.rows<{ usuario_id: string; dados: object }>(
    `select usuario_id, dados from avisos where tipo = 'temas_sem_dados_oficiais'`,
  );

describe('a run', () => {
  it('keeps what both houses say of the bills of themes in progress, and asks by their keys from then on', async () => {
    const { id } = await bills.named(DA_CAMARA);
    await bills.named(DO_SENADO);
    const ended = await bills.named({ ...DA_CAMARA, numero: 9 });
    await rig.marina.rest('POST', `/temas/${ended.id}/encerrar`, { versao: ended.versao });
    await rig.created();
    expect(await bills.run()).toEqual({ respostas: 2, falhas: 0, movimentacoes: 5 });
    expect(await rows()).toMatchObject([
      {
        ...{ casa: 'Câmara', id_externo: '2287916', situacao: 'Tramitando em Conjunto', orgao: 'CCP', falha: null },
        ...{ regime: 'Prioridade (Art. 151, II, RICD)', ementa: CAMARA.detalhe.dados.ementa },
        pagina: 'https://www.camara.leg.br/proposicoesWeb/fichadetramitacao?idProposicao=2287916',
      },
      {
        ...{ casa: 'Senado', id_externo: '8783695', situacao: 'AGUARDANDO DESPACHO', orgao: 'CCJ', regime: null },
        ementa: 'Altera o Decreto-Lei nº 2.848, de 7 de dezembro de 1940.',
        pagina: 'https://www25.senado.leg.br/web/atividade/materias/-/materia/167041',
      },
    ]);
    expect(await moves()).toEqual([
      { data: '2025-02-05', descricao: 'Aguardando despacho', orgao: 'CCJ' },
      { data: '2025-02-03', descricao: 'Matéria recebida da Câmara dos Deputados', orgao: 'PLEN' },
      // What it is called, where there is no order.
      { data: '2021-07-07', descricao: 'Publicação de Proposição', orgao: 'CCP' },
      { data: '2021-07-07', descricao: 'Apense-se à(ao) PL-1293/2019.', orgao: 'CCP' },
      { data: '2021-06-22', descricao: 'Apresentação do Projeto de Lei n. 2284/2021', orgao: 'CCP' },
    ]);
    expect(bills.upstream.asked.toSorted()).toEqual([
      'dadosabertos.camara.leg.br/api/v2/proposicoes/2287916',
      'dadosabertos.camara.leg.br/api/v2/proposicoes/2287916/tramitacoes',
      'dadosabertos.camara.leg.br/api/v2/proposicoes?siglaTipo=PL&numero=2284&ano=2021',
      'legis.senado.leg.br/dadosabertos/processo/8783695?v=1',
      'legis.senado.leg.br/dadosabertos/processo?sigla=PL&numero=8&ano=2025&v=1',
    ]);
    bills.upstream.asked.length = 0;
    anotherMove(bills.upstream);
    expect(await bills.run('2026-11-20T21:30:00.000Z')).toEqual({ respostas: 2, falhas: 0, movimentacoes: 1 });
    expect(bills.upstream.asked.filter((path) => path.includes('?siglaTipo') || path.includes('?sigla'))).toEqual([]);
    expect((await moves())[0]).toEqual({
      ...{ data: '2026-11-19', descricao: 'Parecer da relatora, pela aprovação, com substitutivo', orgao: 'CCP' },
    });
    expect((await rig.read(id)).versao).toBe(2);
  });

  it('is none while the setting is off, and goes to the hosts that the settings name', async () => {
    await bills.named(DA_CAMARA);
    await bills.set('dadosAbertos', false);
    await bills.run();
    expect(bills.upstream.asked).toEqual([]);
    await bills.set('dadosAbertos', true);
    await bills.set('dadosAbertosCamara', 'espelho.example.org');
    await bills.run();
    expect(bills.upstream.asked[0]).toMatch(/^espelho\.example\.org\/api/);
    // Whatever is no name of a server is not asked, however it got there.
    await bills.set('dadosAbertosCamara', 'camara.leg.br@example.org/x');
    await bills.run();
    expect(bills.upstream.asked.at(-1)).toMatch(/^dadosabertos\.camara\.leg\.br\/api/);
  });

  it('one bill of two themes is asked for once, whoever named it; a theme that names another points to that one', async () => {
    const a = await bills.named(DA_CAMARA);
    const b = await bills.named(DA_CAMARA, { titulo: 'O segundo' });
    await bills.run();
    const pointers = () =>
      rig.app.rows<{ casa: string | null }>(
        `select p.casa from temas t left join proposicoes p on p.id = t.proposicao_id order by t.id`,
      );
    expect(await pointers()).toEqual([{ casa: 'Câmara' }, { casa: 'Câmara' }]);
    expect(await rows()).toHaveLength(1);
    const changed = await rig.marina.rest('PATCH', `/temas/${b.id}`, { versao: b.versao, numero: 9 });
    expect(changed.status).toBe(200);
    expect(await pointers()).toEqual([{ casa: 'Câmara' }, { casa: null }]);
    const audited = await rig.app.rows(`select 1 from auditoria where operacao = 'temas.consultarDadosOficiais'`);
    expect(audited).toEqual([]);
    expect((await rig.read(a.id)).lastUpdated).toBe('2026-11-20T15:00:00.000Z');
  });

  it('says that a house does not know the bill, and finds it when the number was mended', async () => {
    const { id, versao } = await bills.named({ ...DA_CAMARA, numero: 9 });
    // The house answers with another one than was asked for.
    expect(await bills.run()).toEqual({ respostas: 0, falhas: 1, movimentacoes: 0 });
    expect(await rows()).toMatchObject([{ id_externo: null, falha: 'nao_encontrada', consultado_em: null }]);
    await rig.marina.rest('PATCH', `/temas/${id}`, { versao, numero: 2284 });
    expect(await bills.run()).toMatchObject({ respostas: 1 });
    await bills.named({ ...DO_SENADO, numero: 77 });
    bills.upstream.says(LISTA_SENADO, { status: 404 });
    expect(await bills.run()).toMatchObject({ respostas: 1, falhas: 1 });
  });
});

describe('an answer that is none', () => {
  const { lista, detalhe, tramitacoes } = CAMARA;
  const { statusProposicao: _, ...semStatus } = detalhe.dados;
  const withMove = (over: object) => ({ body: { dados: [{ ...CAMARA.nova, ...over }] } });
  it.each([
    ['is down', LISTA_CAMARA, { hangUp: true }, 'indisponivel'],
    ['is slow', DETALHE_CAMARA, { silence: 'all' }, 'indisponivel'],
    ['never ends', TRAMITACOES, { silence: 'body' }, 'indisponivel'],
    ['fails', TRAMITACOES, { status: 500 }, 'indisponivel'],
    ['is asked too much', DETALHE_CAMARA, { status: 429 }, 'indisponivel'],
    ['refuses', DETALHE_CAMARA, { status: 403 }, 'resposta_invalida'],
    ['sends 50 MB', TRAMITACOES, { flood: 50_000_000 }, 'resposta_invalida'],
    [
      'sends elsewhere',
      TRAMITACOES,
      { status: 302, headers: { location: 'https://example.org/' } },
      'resposta_invalida',
    ],
    ['says no JSON', DETALHE_CAMARA, { text: '<html>' }, 'resposta_invalida'],
    ['says nothing', DETALHE_CAMARA, { body: null }, 'resposta_invalida'],
    ['says another shape', DETALHE_CAMARA, { body: { dados: semStatus } }, 'resposta_invalida'],
    ['speaks of another bill', DETALHE_CAMARA, { body: { dados: { ...detalhe.dados, id: 1 } } }, 'resposta_invalida'],
    ['lists no list', LISTA_CAMARA, { body: { dados: lista.dados[0] } }, 'resposta_invalida'],
    ['has no such key', LISTA_CAMARA, { body: { dados: [{ ...lista.dados[0], id: '2287916' }] } }, 'resposta_invalida'],
    ['moves on no day', TRAMITACOES, withMove({ dataHora: '2026-02-30T10:00' }), 'resposta_invalida'],
    ['moves without order', TRAMITACOES, withMove({ sequencia: 'última' }), 'resposta_invalida'],
    [
      'moves without end',
      TRAMITACOES,
      { body: { dados: Array(5001).fill(tramitacoes.dados[0]) } },
      'resposta_invalida',
    ],
    [
      'hides the key in a path',
      LISTA_CAMARA,
      { body: { dados: [{ ...lista.dados[0], id: -1 }] } },
      'resposta_invalida',
    ],
  ] as const)(
    'of a house that %s changes nothing else, and the other house is read',
    async (_what, path, said, falha) => {
      const { id } = await bills.named(DA_CAMARA);
      await bills.named(DO_SENADO);
      await bills.run();
      const before = { rows: await rows(), moves: await moves(), tema: await rig.read(id) };
      // As if its key had not been kept: also the search is asked.
      await rig.app.rows(
        `update proposicoes set id_externo = null, consultado_em = null, conhecida_em = null where casa = 'Câmara'`,
      );
      bills.upstream.says(path, said);
      expect(await bills.run('2026-11-20T21:30:00.000Z')).toEqual({ respostas: 1, falhas: 1, movimentacoes: 0 });
      const after = await rows();
      expect(after[0]).toMatchObject({ falha, ementa: before.rows[0]?.ementa, situacao: before.rows[0]?.situacao });
      expect(after[1]?.falha).toBeNull();
      expect(await moves()).toEqual(before.moves);
      expect(await rig.read(id)).toEqual(before.tema);
    },
  );

  it.each([
    ['an object', LISTA_SENADO, { body: { processos: [] } }],
    ['no reports', DETALHE_SENADO, { body: { ...SENADO.detalhe, autuacoes: { informes: [] } } }],
    ['no content', DETALHE_SENADO, { body: { ...SENADO.detalhe, conteudo: null } }],
    ['another process', DETALHE_SENADO, { body: { ...SENADO.detalhe, id: 4 } }],
  ])('of the Senado that says %s likewise', async (_what, path, said) => {
    await bills.named(DO_SENADO);
    bills.upstream.says(path, said);
    expect(await bills.run()).toEqual({ respostas: 0, falhas: 1, movimentacoes: 0 });
    expect(await rows()).toMatchObject([{ falha: 'resposta_invalida', ementa: null }]);
  });

  it('takes no movement away that the house no longer tells, and mends the words of one', async () => {
    await bills.named(DA_CAMARA);
    await bills.run();
    const [, segunda] = CAMARA.tramitacoes.dados;
    bills.upstream.says(TRAMITACOES, { body: { dados: [{ ...segunda, despacho: 'Apense-se ao PL 1293/2019.' }] } });
    expect(await bills.run('2026-11-20T21:30:00.000Z')).toEqual({ respostas: 1, falhas: 0, movimentacoes: 0 });
    expect((await moves()).map(({ descricao }) => descricao)).toEqual([
      ...['Publicação de Proposição', 'Apense-se ao PL 1293/2019.', 'Apresentação do Projeto de Lei n. 2284/2021'],
    ]);
  });

  it('after three bills in a row the house is left alone until the next time', async () => {
    for (const numero of [1, 2, 3, 4, 5]) await bills.named({ ...DA_CAMARA, numero });
    bills.upstream.says(LISTA_CAMARA, { hangUp: true });
    expect(await bills.run()).toMatchObject({ respostas: 0, falhas: 5 });
    // Three tries of three bills.
    expect(bills.upstream.asked).toHaveLength(9);
  });
});

describe('the notice', () => {
  it('is one, of a house that has failed for a day, to whoever edits themes; and again of the next failure', async () => {
    await bills.named(DA_CAMARA);
    await bills.named(DO_SENADO);
    await bills.run('2026-11-18T09:30:00.000Z');
    bills.upstream.says(DETALHE_CAMARA, { status: 503 });
    await bills.run('2026-11-18T15:30:00.000Z');
    await bills.run('2026-11-19T15:29:59.000Z');
    expect(await notices()).toEqual([]);
    await bills.run('2026-11-19T15:30:00.000Z');
    const told = [rig.marina, rig.julio].map(({ usuarioId }) => ({ usuario_id: usuarioId, dados: { casa: 'Câmara' } }));
    const byId = (a: { usuario_id: string }, b: { usuario_id: string }) => a.usuario_id.localeCompare(b.usuario_id);
    expect((await notices()).toSorted(byId)).toEqual(told.toSorted(byId));
    // One more bill of the same house begins to wait: nothing new to say.
    await bills.named({ ...DA_CAMARA, numero: 7 });
    bills.upstream.says(LISTA_CAMARA, { status: 503 });
    await bills.run('2026-11-19T21:30:00.000Z');
    await bills.run('2026-11-21T09:30:00.000Z');
    expect(await notices()).toHaveLength(2);
    bills.upstream.says(DETALHE_CAMARA, { body: CAMARA.detalhe });
    bills.upstream.says(LISTA_CAMARA, { body: CAMARA.lista });
    await bills.run('2026-11-21T15:30:00.000Z');
    await rig.app.rows('delete from avisos');
    bills.upstream.says(DETALHE_CAMARA, { status: 503 });
    await bills.run('2026-11-22T09:30:00.000Z');
    await bills.run('2026-11-23T09:30:00.000Z');
    expect(await notices()).toHaveLength(2);
  });

  it('is none of a bill that the house does not know', async () => {
    await bills.named({ ...DA_CAMARA, numero: 9 });
    await bills.run('2026-11-18T09:30:00.000Z');
    await bills.run('2026-11-20T09:30:00.000Z');
    expect(await notices()).toEqual([]);
  });
});

it('two runs at once keep every movement once', async () => {
  await bills.named(DA_CAMARA);
  await bills.named(DO_SENADO);
  await Promise.all([bills.run(), bills.run(), bills.run()]);
  expect(await moves()).toHaveLength(5);
  expect(await rows()).toHaveLength(2);
});
