import type { Comparacao, Par, Unificacao } from '@sede/domain/modules/filiados/duplicados';
import type { Filiado } from '@sede/domain/modules/filiados/filiados';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { sendPdf } from '#platform/files/upload-for-tests.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { REFERENCIAS_AO_FILIADO } from '../filiados/index.ts';

let app: TestApp;
let gilda: TestPerson;
let rui: TestPerson;
beforeAll(async () => {
  app = await testApp();
  gilda = await app.person(['gestor_usuario'], { nome: 'Gilda' });
  rui = await app.person(['gestor_usuario'], { nome: 'Rui' });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-11-20T15:00:00.000Z');
  const tables = [
    'interacoes',
    'itens_interacao',
    'unificacoes',
    'pedidos_titular',
    'consentimentos',
    'filiados',
    'acessos_dados',
    'avisos',
  ];
  for (const tabela of tables) await app.rows(`delete from ${tabela}`);
});

const CPFS = ['52998224725', '11144477735', '39053344705', '12345678909'];
const base = {
  nomeCompleto: 'Maria Helena Duarte',
  empresa: 'SENADO',
  situacaoFiliado: 'ATIVO',
  dataNascimento: '1961-04-02',
};
async function member(n: number, over: object = {}): Promise<Filiado> {
  const known = (await app.rows<{ id: string }>('select id from filiados')).map(({ id }) => id);
  const { body, status } = await gilda.rest<Filiado>('POST', '/filiados', {
    ...{ ...base, cpf: CPFS[n], matricula: `2487${n}`, dataFiliacao: '1998-03-14', semEmail: true, distintos: known },
    ...over,
  });
  expect(status).toBe(200);
  // As records that were twice from the beginning: nobody said that they are two people.
  await app.rows("update filiados set distintos = '{}' where distintos <> '{}'");
  return get(body.id);
}
const get = async (id: string) => (await gilda.rest<Filiado>('GET', `/filiados/${id}`)).body;
const propose = <T = Unificacao>(fica: Filiado, sai: Filiado, daOutra: string[] = [], who = gilda) =>
  who.rest<T>('POST', '/unificacoes', {
    ficaId: fica.id,
    ficaVersao: fica.versao,
    saiId: sai.id,
    saiVersao: sai.versao,
    daOutra,
  });
const act = <T = Unificacao>({ id, versao }: Unificacao, verb: string, body: object = {}, who = rui) =>
  who.rest<T>('POST', `/unificacoes/${id}/${verb}`, { versao, ...body });
const compare = (fica: string, sai: string) =>
  gilda.rest<Comparacao>('GET', `/duplicados/comparar?fica=${fica}&sai=${sai}`);
const dependent = (filiadoId: string, body: object) =>
  gilda.rest('POST', '/dependentes', { filiado: filiadoId, sexo: 'Feminino', parentesco: 'Filho(a)', ...body });
const pares = async () => (await gilda.rest<{ itens: Par[]; total: number }>('GET', '/duplicados/pares')).body;
async function merge(fica: Filiado, sai: Filiado, daOutra: string[] = []) {
  const { body, status } = await propose(fica, sai, daOutra);
  expect(status).toBe(200);
  const done = await act(body, 'confirmar');
  expect(done.body).toMatchObject({ estado: 'feita', decididaPor: 'Rui' });
  return done.body;
}

describe('pairs that look like one person', () => {
  it('are found by matrícula, e-mail, name and birth, and a record without CPF by the name', async () => {
    const a = await member(0, { matricula: '0123' });
    await member(1, { matricula: '123', email: null });
    await member(2, { nomeCompleto: 'Outra Pessoa', empresa: 'TCU', dataNascimento: '1970-01-01' });
    expect(await pares()).toMatchObject({ total: 1, itens: [{ por: ['matricula', 'nome'], proposta: null }] });
    await app.rows(
      `update filiados set cpf = null, a_conferir = '{cpf}', data_nascimento = null, matricula = '9' where id = $1`,
      [a.id],
    );
    expect((await pares()).itens.map(({ por }) => por)).toEqual([['sem_cpf']]);
  });

  it('an e-mail that stands for none makes no pair; one that both have does', async () => {
    const a = await member(0, { dataNascimento: null });
    const b = await member(1, { nomeCompleto: 'M. H. Duarte', dataNascimento: null });
    const say = (email: string) => app.rows('update filiados set email = $1 where id in ($2, $3)', [email, a.id, b.id]);
    await say('x@substituir.com');
    expect((await pares()).total).toBe(0);
    await say('maria@example.com');
    expect((await pares()).itens.map(({ por }) => por)).toEqual([['email']]);
  });

  it("'Não é a mesma pessoa' is remembered, where the creation remembers it", async () => {
    const [a, b] = [await member(0), await member(1)];
    expect((await pares()).total).toBe(1);
    expect((await rui.rest('POST', '/duplicados/distinguir', { uma: b.id, outra: a.id })).status).toBe(200);
    expect((await pares()).total).toBe(0);
    expect(await app.rows('select distintos from filiados where id = $1', [b.id])).toEqual([{ distintos: [a.id] }]);
  });

  it("'Não é a mesma pessoa', said in a third record, still holds once the other is merged", async () => {
    const [a, b, c] = [await member(0), await member(1), await member(2)];
    await gilda.rest('POST', '/duplicados/distinguir', { uma: c.id, outra: b.id });
    await merge(a, await get(b.id));
    expect(await pares()).toMatchObject({ total: 0, itens: [] });
  });
});

describe('a comparison', () => {
  it('shows both whole, written down, with what moves and memberships that overlap', async () => {
    const a = await member(0, { rg: '111' });
    const b = await member(1, { rg: '222', dataFiliacao: '2005-01-01' });
    await dependent(b.id, { nomeCompleto: 'Ana', dataNascimento: '2010-01-01' });
    const { body } = await compare(a.id, b.id);
    expect([body.fica.valores.rg, body.sai.valores.rg]).toEqual(['111', '222']);
    expect(body.move).toEqual([{ rotulo: 'dependentes', quantos: 1 }]);
    expect(body.periodos).toMatchObject([{ inicio: '1998-03-14', fim: null, de: 'ambas' }]);
    expect(body.periodos[0]?.sobrepostas).toHaveLength(2);
    expect(await app.rows("select filiado_id from acessos_dados where ato = 'mostrar'")).toHaveLength(2);
  });
});

describe('a merge', () => {
  it('takes a second person, and the chosen values; the CPF of the one that goes may be chosen', async () => {
    const a = await member(0, { cidade: 'Brasília', telFixo: '(61) 3333-4444' });
    const b = await member(1, { cargo: 'Analista Legislativo', cidade: 'Goiânia' });
    const { body: proposta } = await propose(a, b, ['cpf', 'cargo']);
    expect(proposta).toMatchObject({ estado: 'aguardando', pode: { confirmar: 'outra_pessoa' } });
    expect((await act<Refusal>(proposta, 'confirmar', {}, gilda)).body.message).toMatch(/outra pessoa/);
    expect(await app.rows('select usuario_id, tipo from avisos')).toEqual([
      { usuario_id: rui.usuarioId, tipo: 'unificacao_proposta' },
    ]);
    expect((await act(proposta, 'confirmar')).body.estado).toBe('feita');
    expect(await get(a.id)).toMatchObject({
      cpf: CPFS[1],
      cargo: 'Analista Legislativo',
      cidade: 'Brasília',
      telFixo: '+556133334444',
    });
    expect(await app.rows('select usuario_id, tipo from avisos')).toEqual([
      { usuario_id: gilda.usuarioId, tipo: 'unificacao_decidida' },
    ]);
  });

  it('hides the record that goes everywhere; its address leads on, and both stand in the audit', async () => {
    const [a, b] = [await member(0), await member(1)];
    await merge(a, b);
    expect((await gilda.rest('GET', `/filiados/${b.id}`)).status).toBe(404);
    expect((await gilda.rest('GET', `/duplicados/destino?ficha=${b.id}`)).body).toEqual({ para: a.id });
    expect((await gilda.rest<{ total: number }>('GET', '/filiados/totais')).body.total).toBe(1);
    expect((await gilda.rest('GET', `/filiados/por-cpf?cpf=${CPFS[1]}`)).body).toEqual({ filiado: null });
    expect((await pares()).total).toBe(0);
    const trail = await app.rows(
      "select tabela, acao, registro_id from auditoria where operacao = 'duplicados.confirmar' and tabela like 'filiados%' order by id",
    );
    expect(trail).toContainEqual({ tabela: 'filiados', acao: 'excluir', registro_id: b.id });
    expect(trail).toContainEqual({ tabela: 'filiados', acao: 'alterar', registro_id: a.id });
    expect(trail).toContainEqual({ tabela: 'filiados_unificados', acao: 'criar', registro_id: a.id });
    const linha = await gilda.rest<{ itens: { feito: string }[] }>('GET', `/filiados/${a.id}/linha-do-tempo`);
    expect(linha.body.itens.map(({ feito }) => feito)).toContain('Unificado com a ficha de Maria Helena Duarte');
    expect((await gilda.rest('GET', `/filiados/${a.id}/historico`)).status).toBe(200);
  });

  it('the address of a record that went leads on through a second merge', async () => {
    const [a, b] = [await member(0), await member(1)];
    await merge(a, b);
    const c = await member(2);
    await merge(c, await get(a.id));
    expect((await gilda.rest('GET', `/duplicados/destino?ficha=${b.id}`)).body).toEqual({ para: c.id });
  });

  it('moves everything that refers to the record; what both have stays once', async () => {
    const ficha = await sendPdf(app, gilda, 'filiados', 'ficha.pdf');
    const a = await member(0);
    const b = await member(1, { anexos: [ficha], dataFiliacao: '1990-01-01' });
    const twin = { nomeCompleto: 'Ana Duarte', dataNascimento: '2010-01-01' };
    await dependent(a.id, twin);
    await dependent(b.id, { ...twin, cpf: CPFS[3] });
    await dependent(b.id, { nomeCompleto: 'Beto Duarte', dataNascimento: '2012-01-01' });
    const topic = (id: string, tema: string) =>
      app.rows(
        `insert into filiado_temas (id, criado_em, atualizado_em, filiado_id, tema, recebe)
         values (gen_random_uuid(), now(), now(), $1, $2, true)`,
        [id, tema],
      );
    await topic(a.id, 'Jurídico');
    await topic(b.id, 'Jurídico');
    await topic(b.id, 'Eventos');
    const consent = (id: string, em: string) =>
      app.rows(
        `insert into consentimentos (id, criado_em, atualizado_em, filiado_id, finalidade, versao_texto, texto, canal, dado_em)
         values (gen_random_uuid(), now(), now(), $1, 'filiacao', 1, 'Sim.', 'secretaria', $2)`,
        [id, em],
      );
    await consent(a.id, '2020-01-01');
    await consent(b.id, '2024-01-01');
    const correction = (id: string) =>
      app.rows(
        `insert into filiado_correcoes (id, criado_em, atualizado_em, filiado_id, campo, valor_pedido, justificativa)
         values (gen_random_uuid(), now(), now(), $1, 'cargo', 'Técnico', 'Mudei.')`,
        [id],
      );
    await correction(a.id);
    await correction(b.id);
    await app.rows(
      `with item as (insert into itens_interacao (id, criado_em, atualizado_em, nome, descricao)
         values (gen_random_uuid(), now(), now(), 'Convênios', 'Convênios') returning id)
       insert into interacoes (id, criado_em, atualizado_em, filiado_id, relacao_dependente, dependente_id, item_id, tipo, data,
         descricao, classificacao, responsavel_nome)
       select gen_random_uuid(), now(), now(), d.filiado_id, true, d.id, item.id, 'Telefone', now(), 'Pediu.', 'Externa', 'Gilda'
       from dependentes d, item where d.filiado_id = $1`,
      [b.id],
    );
    const pensioner = await member(2, { nomeCompleto: 'José', dataNascimento: '1980-01-01', titularId: b.id });
    await merge(await get(a.id), await get(b.id));
    for (const { tabela, coluna } of REFERENCIAS_AO_FILIADO)
      expect(await app.rows(`select 1 from ${tabela} where ${coluna} = $1`, [b.id])).toEqual([]);
    expect(await app.rows('select nome_completo, cpf from dependentes order by 1')).toEqual([
      { nome_completo: 'Ana Duarte', cpf: CPFS[3] },
      { nome_completo: 'Beto Duarte', cpf: null },
    ]);
    const about = `select d.nome_completo, i.filiado_id from interacoes i join dependentes d on d.id = i.dependente_id order by 1`;
    expect(await app.rows(about), 'what was said about a dependent stays theirs').toEqual([
      { nome_completo: 'Ana Duarte', filiado_id: a.id },
      { nome_completo: 'Beto Duarte', filiado_id: a.id },
    ]);
    expect(await app.rows('select tema from filiado_temas where filiado_id = $1 order by 1', [a.id])).toEqual([
      { tema: 'Eventos' },
      { tema: 'Jurídico' },
    ]);
    expect(await app.rows('select revogado_em is null as vale from consentimentos order by dado_em')).toEqual([
      { vale: false },
      { vale: true },
    ]);
    expect(await app.rows('select estado from filiado_correcoes order by 1')).toEqual([
      { estado: 'pedida' },
      { estado: 'retirada' },
    ]);
    expect((await get(pensioner.id)).titularId).toBe(a.id);
    expect(await get(a.id)).toMatchObject({ anexos: 1, dataFiliacao: '1990-01-01', cadastro: 'FILIADO' });
    expect(await app.rows("select 1 from acessos_dados where filiado_id = $1 and ato = 'abrir'", [b.id])).toEqual([]);
  });

  it('memberships that overlap become one, those that do not stay', async () => {
    const a = await member(0, { dataFiliacao: '2010-01-01' });
    const b = await member(1, { dataFiliacao: '1995-01-01' });
    await gilda.rest('POST', `/filiados/${b.id}/desfiliar`, {
      versao: b.versao,
      data: '2000-01-01',
      motivo: 'A pedido',
    });
    const left = await get(b.id);
    await gilda.rest('POST', `/filiados/${b.id}/filiar`, { versao: left.versao, data: '2008-01-01' });
    await merge(a, await get(b.id));
    expect((await get(a.id)).periodos.map(({ inicio, fim }) => [inicio, fim])).toEqual([
      ['1995-01-01', '2000-01-01'],
      ['2008-01-01', null],
    ]);
  });

  it('of two accounts says who must remove one; one account moves along', async () => {
    const a = await member(0, { email: 'um@example.com' });
    const b = await member(1, { email: 'dois@example.com' });
    expect((await propose<Refusal>(a, b)).body).toMatchObject({
      code: 'duplicados.estado',
      message: expect.stringMatching(/gestor do sistema/),
    });
    const [conta] = await app.rows<{ usuario_id: string }>('select usuario_id from filiados where id = $1', [b.id]);
    await app.rows('update filiados set usuario_id = null where id = $1', [a.id]);
    await merge(await get(a.id), await get(b.id), ['email']);
    expect(await app.rows('select usuario_id from filiados')).toEqual([conta]);
    expect((await get(a.id)).email).toBe('dois@example.com');
  });

  it('is refused for a record that changed, or went, since the proposal', async () => {
    const [a, b] = [await member(0), await member(1)];
    const { body: proposta } = await propose(a, b);
    await gilda.rest('PATCH', `/filiados/${b.id}`, {
      versao: b.versao,
      cargo: 'Técnico Legislativo',
      semEmail: true,
      distintos: [a.id],
    });
    expect((await act<Refusal>(proposta, 'confirmar')).body).toMatchObject({ code: 'duplicados.mudou' });
    expect((await gilda.rest('GET', `/filiados/${b.id}`)).status).toBe(200);
    await app.rows('delete from filiados where id = $1', [b.id]);
    const gone = await act<Refusal>(proposta, 'confirmar');
    expect([gone.status, gone.body.code]).toEqual([409, 'duplicados.excluida']);
    expect((await act(proposta, 'recusar', { motivo: 'A ficha saiu.' })).body.estado).toBe('recusada');
  });

  it('a version that is not the one compared is refused at the proposal', async () => {
    const [a, b] = [await member(0), await member(1)];
    const answer = await propose<Refusal>({ ...a, versao: a.versao + 1 }, b);
    expect([answer.status, answer.body.code]).toEqual([409, 'plataforma.versao_conflito']);
  });

  it('of two who confirm at once one does it, and of two proposals of one pair one stands', async () => {
    const zeca = await app.person(['gestor_usuario']);
    const [a, b] = [await member(0), await member(1)];
    const asked = await Promise.all([propose<Refusal>(a, b), propose<Refusal>(b, a, [], rui)]);
    expect(asked.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await app.rows('delete from unificacoes');
    const { body: proposta } = await propose(await get(a.id), await get(b.id));
    const answers = await Promise.all([act(proposta, 'confirmar'), act(proposta, 'confirmar', {}, zeca)]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await app.rows('select 1 from filiados_unificados')).toHaveLength(1);
  });

  it('a dependent that is saved at the same moment is not lost', async () => {
    const [a, b] = [await member(0), await member(1)];
    const { body: proposta } = await propose(a, b);
    const body = { nomeCompleto: 'Caio', dataNascimento: '2015-01-01' };
    const [done, saved] = await Promise.all([act(proposta, 'confirmar'), dependent(b.id, body)]);
    expect(done.status).toBe(200);
    const rows = await app.rows('select filiado_id from dependentes');
    expect(rows).toEqual(saved.status === 200 ? [{ filiado_id: a.id }] : []);
  });

  it('is refused with a reason, told to whoever proposed, and then decided', async () => {
    const [a, b] = [await member(0), await member(1)];
    const { body: proposta } = await propose(a, b);
    const refused = await act(proposta, 'recusar', { motivo: 'São irmãs.' });
    expect(refused.body).toMatchObject({ estado: 'recusada', motivo: 'São irmãs.' });
    expect((await act<Refusal>(refused.body, 'confirmar')).body.message).toBe('Esta unificação já foi decidida.');
    expect(await app.rows('select usuario_id, tipo from avisos')).toEqual([
      { usuario_id: gilda.usuarioId, tipo: 'unificacao_decidida' },
    ]);
  });

  it('what went is in the dossier, and goes as the member is made anonymous', async () => {
    const a = await member(0, { dataFiliacao: '1998-03-14' });
    const b = await member(1, { rg: '998877' });
    await merge(a, b);
    expect(await app.rows(`select dados -> 'ficha' ->> 'rg' as rg from filiados_unificados`)).toEqual([
      { rg: '998877' },
    ]);
    await app.rows(`update filiados set anonimizado_em = now(), nome_completo = 'Anonimizado' where id = $1`, [a.id]);
    expect(await app.rows('select nome, dados from filiados_unificados')).toEqual([
      { nome: 'Anonimizado', dados: null },
    ]);
    expect(await app.rows('select nome, nome_sai from unificacoes')).toEqual([
      { nome: 'Anonimizado', nome_sai: 'Anonimizado' },
    ]);
  });

  it('is for gestor_usuario alone', async () => {
    const editor = await app.person(['editor_filiado']);
    const [a, b] = [await member(0), await member(1)];
    expect((await propose<Refusal>(a, b, [], editor)).status).toBe(403);
    expect((await editor.rest('GET', '/duplicados/pares')).status).toBe(403);
    expect((await editor.rest('GET', `/duplicados/comparar?fica=${a.id}&sai=${b.id}`)).status).toBe(403);
  });
});
