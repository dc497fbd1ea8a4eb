import type { Role } from '@sede/domain/access';
import { listDefinitionOf } from '@sede/domain/contract';
import type { Visao, VisaoPadrao } from '@sede/domain/modules/sistema/visoes';
import { contract } from '@sede/domain/root-contract';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ModuleRoutes } from '#platform/api/index.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { listasDe } from './visoes.lists.ts';

interface Lista {
  itens: Visao[];
  papeis: Role[];
}

let app: TestApp;
let ana: TestPerson;
let colega: TestPerson;
let gestor: TestPerson;
let evento: TestPerson;
beforeAll(async () => {
  app = await testApp();
  ana = await app.person(['admin_financeiro', 'visualizador_financeiro'], { nome: 'Ana Financeiro' });
  colega = await app.person(['visualizador_financeiro']);
  gestor = await app.person(['gestor_sistema', 'visualizador_financeiro']);
  evento = await app.person(['gestor_evento']);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows('delete from visoes');
  app.events.length = 0;
});

const LISTA = 'despesas.list';
const nova = (over: object = {}) => ({
  lista: LISTA,
  nome: 'Vencidas',
  consulta: { statusVencimento: 'vencida', ordem: '-valor', porPagina: '50', colunas: 'parcela' },
  papeis: [],
  ...over,
});
const save = <T = Visao>(over: object = {}, who = ana) => who.rest<T>('POST', '/visoes', nova(over));
const saved = async (over: object = {}, who = ana): Promise<Visao> => {
  const answer = await save(over, who);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body;
};
const list = (who: TestPerson, lista = LISTA) => who.rest<Lista>('GET', `/visoes?lista=${lista}`);
const names = async (who: TestPerson) => (await list(who)).body.itens.map(({ nome }) => nome);
const patch = <T = Visao>(visao: Visao, body: object, who = ana) =>
  who.rest<T>('PATCH', `/visoes/${visao.id}`, { versao: visao.versao, ...body });
const padroes = async (who: TestPerson) =>
  (await who.rest<{ visoesPadrao: VisaoPadrao[] }>('GET', '/sessao')).body.visoesPadrao;

describe('who may', () => {
  it('nobody without a session, nobody on a list that they may not open', async () => {
    expect((await app.stranger.rest('GET', `/visoes?lista=${LISTA}`)).status).toBe(401);
    expect((await list(evento)).status).toBe(403);
    expect((await save({}, evento)).status).toBe(403);
    expect((await save({ lista: 'eventos.list', consulta: {} }, evento)).status).toBe(200);
  });

  it('a view of another does not exist, until it is shared with a role that one has', async () => {
    const visao = await saved();
    expect(await names(colega)).toEqual([]);
    for (const call of [
      patch(visao, { nome: 'Outra' }, colega),
      colega.rest('DELETE', `/visoes/${visao.id}`, { versao: 1 }),
      colega.rest('POST', `/visoes/${visao.id}/definir-padrao`, {}),
    ]) {
      expect((await call).status).toBe(404);
    }
    const { body } = await patch(visao, { papeis: ['visualizador_financeiro'] });
    expect((await list(colega)).body.itens).toMatchObject([
      { nome: 'Vencidas', dono: 'Ana Financeiro', minha: false, podeEditar: false, padrao: false },
    ]);
    expect((await patch(body, { nome: 'Outra' }, colega)).status).toBe(403);
    expect((await colega.rest('DELETE', `/visoes/${visao.id}`, { versao: 2 })).status).toBe(403);
  });

  it('a gestor_sistema changes and deletes what is shared, and sees no private one', async () => {
    await saved({ nome: 'Minha' });
    const visao = await saved({ papeis: ['admin_financeiro'] });
    expect((await list(gestor)).body.itens).toMatchObject([{ nome: 'Vencidas', minha: false, podeEditar: true }]);
    const { body, status } = await patch(visao, { nome: 'Vencidas do mês' }, gestor);
    expect(status).toBe(200);
    expect((await gestor.rest('DELETE', `/visoes/${visao.id}`, { versao: body.versao })).status).toBe(200);
    expect(await names(ana)).toEqual(['Minha']);
  });
});

describe('a view is shared', () => {
  it('only with roles that its author holds; a gestor_sistema shares with any that opens the list', async () => {
    expect((await list(colega)).body.papeis).toEqual(['visualizador_financeiro']);
    expect((await list(gestor)).body.papeis).toEqual(['admin_financeiro', 'visualizador_financeiro']);
    expect(await save<Refusal>({ papeis: ['admin_financeiro'] }, colega)).toMatchObject({
      status: 422,
      body: { code: 'visoes.papel_alheio', data: { campos: { papeis: expect.stringContaining('Só se compartilha') } } },
    });
    expect((await save({ papeis: ['visualizador_financeiro'] }, colega)).status).toBe(200);
    expect((await save({ nome: 'De todos', papeis: ['admin_financeiro'] }, gestor)).status).toBe(200);
    expect(await names(ana)).toEqual(['De todos', 'Vencidas']);
  });

  it('further by nobody but a gestor_sistema; what one granted stays when the author edits it', async () => {
    const visao = await saved({ papeis: ['visualizador_financeiro'] }, colega);
    const todos = ['admin_financeiro', 'visualizador_financeiro'];
    expect((await patch(visao, { papeis: todos }, colega)).status).toBe(422);
    const { body, status } = await patch(visao, { papeis: todos }, gestor);
    expect(status).toBe(200);
    expect((await patch(body, { nome: 'Outro nome', papeis: todos }, colega)).status).toBe(200);
  });
});

describe('saving a view', () => {
  it('keeps the query as the address has it, audits it, and tells the roles that open the list', async () => {
    const visao = await saved();
    expect(visao).toMatchObject({ versao: 1, lista: LISTA, minha: true, podeEditar: true, dono: 'Ana Financeiro' });
    const { body } = await list(ana);
    expect(body.itens[0]?.consulta).toEqual(nova().consulta);
    expect(body.papeis).toEqual(['admin_financeiro', 'visualizador_financeiro']);
    const [entrada] = await app.rows(`select operacao, acao from auditoria where registro_id = $1`, [visao.id]);
    expect(entrada).toEqual({ operacao: 'visoes.create', acao: 'criar' });
    expect(app.events).toEqual([{ modulo: 'visoes', ids: [visao.id] }]);
  });

  it.each([
    [{ surpresa: 'x' }, 'surpresa'],
    [{ pagina: '2' }, 'pagina'],
    [{ totais: 'nao' }, 'totais'],
    [{ registro: 'novo' }, 'registro'],
    [{ ordem: 'senha' }, 'ordem'],
    [{ porPagina: '7' }, 'porPagina'],
    [{ situacao: 'inventada' }, 'situacao.0'],
    [{ periodo: 'ontem' }, 'periodo'],
    [{ periodo: '2026-02-30..' }, 'inicio'],
    [{ valor: '1e3..' }, 'valorDe'],
    [{ idBeneficiario: '1 or 1=1' }, 'idBeneficiario.0'],
  ])('refuses %j, which the list does not understand', async (consulta, campo) => {
    const { status, body } = await save<Refusal>({ consulta });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'visoes.consulta_invalida' });
    expect(Object.keys(body.data.campos ?? {})).toContain(campo);
    expect(await app.rows('select 1 from visoes')).toEqual([]);
  });

  it.each([
    { periodo: '2026-11', valor: '10000..', busca: 'luz' },
    { periodo: 'tudo' },
    { situacao: 'aguardando,negada', centroCusto: 'Outro' },
  ])('takes %j', async (consulta) => {
    expect((await saved({ consulta })).consulta).toEqual(consulta);
  });

  it.each([
    [{ lista: 'senhas.list' }, 400, 'visoes.lista_desconhecida'],
    [{ lista: 'despesas.create' }, 400, 'visoes.lista_desconhecida'],
    [{ lista: "x'; drop" }, 400, 'plataforma.invalido'],
    [{ nome: '  ' }, 400, 'plataforma.invalido'],
    [{ nome: 'x'.repeat(61) }, 400, 'plataforma.invalido'],
    [{ papeis: ['rei'] }, 400, 'plataforma.invalido'],
    [{ papeis: ['juridico'] }, 422, 'visoes.papel_sem_acesso'],
    [{ consulta: { busca: 'x'.repeat(1001) } }, 400, 'plataforma.invalido'],
    [{ donoId: '1' }, 400, 'plataforma.invalido'],
  ])('refuses %j with %i %s', async (over, status, code) => {
    const answer = await save<Refusal>(over);
    expect({ status: answer.status, code: answer.body.code }).toEqual({ status, code });
  });

  it('one name once per person and list, accents and case ignored', async () => {
    await saved({ nome: 'Contas à vista' });
    expect(await save<Refusal>({ nome: 'CONTAS A VISTA' })).toMatchObject({
      status: 409,
      body: { code: 'visoes.nome_repetido', data: { campos: { nome: expect.any(String) } } },
    });
    await saved({ nome: 'Contas à vista' }, gestor);
    await saved({ nome: 'Contas à vista', lista: 'despesas.list:nao-liquidadas' });
    const outra = await saved({ nome: 'Outra' });
    expect((await patch<Refusal>(outra, { nome: 'contas a vista' })).body.code).toBe('visoes.nome_repetido');
  });
});

describe('changing a view', () => {
  it('on a version that somebody else has changed is refused', async () => {
    const visao = await saved({ papeis: ['visualizador_financeiro'] });
    expect((await patch(visao, { nome: 'A' })).status).toBe(200);
    expect(await patch<Refusal>(visao, { nome: 'B' }, gestor)).toMatchObject({
      status: 409,
      body: { code: 'plataforma.versao_conflito' },
    });
  });

  it('replaces the query, which is asked of the list again', async () => {
    const visao = await saved();
    expect((await patch<Refusal>(visao, { consulta: { surpresa: '1' } })).body.code).toBe('visoes.consulta_invalida');
    expect((await patch(visao, { consulta: { busca: 'luz' } })).body.consulta).toEqual({ busca: 'luz' });
  });
});

describe('what a list opens with', () => {
  it('is each person’s own, one per list, and rides on the session', async () => {
    const [a, b] = [
      await saved({ nome: 'A', papeis: ['visualizador_financeiro'], padrao: true }),
      await saved({ nome: 'B' }),
    ];
    expect(await padroes(ana)).toEqual([{ id: a.id, lista: LISTA, nome: 'A', consulta: a.consulta }]);
    expect(await padroes(colega)).toEqual([]);
    await colega.rest('POST', `/visoes/${a.id}/definir-padrao`, {});
    await ana.rest('POST', `/visoes/${b.id}/definir-padrao`, {});
    expect((await padroes(colega)).map(({ nome }) => nome)).toEqual(['A']);
    expect((await padroes(ana)).map(({ nome }) => nome)).toEqual(['B']);
    expect((await list(ana)).body.itens.map(({ nome, padrao }) => [nome, padrao])).toEqual([
      ['A', false],
      ['B', true],
    ]);
    expect((await ana.rest('POST', `/visoes/${b.id}/retirar-padrao`, {})).body).toMatchObject({ padrao: false });
    expect(await padroes(ana)).toEqual([]);
  });

  it('is gone when the view is unshared, deleted, or its owner is deleted', async () => {
    const dono = await app.person(['admin_financeiro', 'visualizador_financeiro']);
    const visao = await saved({ papeis: ['visualizador_financeiro'] }, dono);
    await colega.rest('POST', `/visoes/${visao.id}/definir-padrao`, {});
    const unshared = await patch(visao, { papeis: [] }, dono);
    expect(await padroes(colega)).toEqual([]);
    await patch(unshared.body, { papeis: ['visualizador_financeiro'] }, dono);
    expect(await padroes(colega)).toHaveLength(1);
    await app.rows('delete from usuarios where id = $1', [dono.usuarioId]);
    expect(await padroes(colega)).toEqual([]);
    expect(await app.rows('select 1 from visoes_padrao')).toEqual([]);
  });

  it('ten at once leave one', async () => {
    const visoes = await Promise.all(Array.from({ length: 5 }, (_, n) => saved({ nome: `V${n}` })));
    const calls = [...visoes, ...visoes].map(({ id }) => ana.rest('POST', `/visoes/${id}/definir-padrao`, {}));
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await padroes(ana)).toHaveLength(1);
  });
});

it('the intervals of every list of the contract name filters that its operation has', () => {
  // The cast: only the contract of a module is read.
  const modules = Object.fromEntries(
    Object.entries(contract).map(([name, ops]) => [name, { contract: ops, handlers: {} } as unknown as ModuleRoutes]),
  );
  const listas = listasDe(modules);
  expect(listas.size).toBeGreaterThan(4);
  for (const op of Object.values(contract).flatMap((ops) => Object.values(ops))) {
    const schema = op['~orpc'].inputSchema as { shape?: object };
    for (const campos of Object.values(listDefinitionOf(schema)?.intervalos ?? {})) {
      expect(Object.keys(schema.shape ?? {})).toEqual(expect.arrayContaining([...campos]));
    }
  }
});
