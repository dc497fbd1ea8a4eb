import { newId } from '@sede/domain/kernel';
import type { LogUsuario, Usuario } from '@sede/domain/modules/acesso/usuarios';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import { novoEscritorio, pessoaComSenha } from './usuarios-for-tests.ts';

let app: TestApp;
let gestora: TestPerson;
let joana: TestPerson;
let office: string;

beforeAll(async () => {
  app = await testApp();
  gestora = await pessoaComSenha(app, ['gestor_sistema'], 'Zélia Gestora');
  joana = await pessoaComSenha(app, ['aprovador', 'juridico'], 'Joana Maria Silva');
  office = await novoEscritorio(app, 'Escritório Central');
  await app.rows('insert into usuarios_escritorios (id, usuario_id, escritorio_id) values ($1, $2, $3)', [
    newId(),
    joana.usuarioId,
    office,
  ]);
  await app.rows(
    `update usuarios set ultimo_acesso_em = '2026-11-19T10:00:00Z', dois_fatores_ativo = true where id = $1`,
    [joana.usuarioId],
  );
  await app.person(['juridico'], { nome: 'Álvaro Pendente' });
  const off = await pessoaComSenha(app, [], 'Beto Desabilitado');
  await app.rows('update usuarios set desabilitado = true where id = $1', [off.usuarioId]);
});
afterAll(() => app.close());

const names = async (query: string) => {
  const answer = await gestora.rest<{ itens: Usuario[]; total: number }>('GET', `/usuarios?${query}`);
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
  return answer.body.itens.map(({ nome }) => nome);
};

describe('the list', () => {
  it.each([
    ['busca=alvaro', ['Álvaro Pendente']],
    ['busca=jms', ['Joana Maria Silva']],
    ['busca=silva+joana', ['Joana Maria Silva']],
    ['busca=pessoa2@x', ['Joana Maria Silva']],
    ['papel=juridico&ordem=nome', ['Joana Maria Silva', 'Álvaro Pendente']],
    ['papel=aprovador,gestor_sistema&ordem=-nome', ['Zélia Gestora', 'Joana Maria Silva']],
    ['situacao=convite_pendente', ['Álvaro Pendente']],
    ['situacao=desabilitado', ['Beto Desabilitado']],
    ['doisFatores=sim', ['Joana Maria Silva']],
    ['ordem=-ultimoAcessoEm&porPagina=5&pagina=1&papel=aprovador', ['Joana Maria Silva']],
  ])('%s finds %j', async (query, found) => {
    expect((await names(query)).toSorted()).toEqual(found.toSorted());
  });

  it('filters by office and pages without repeating', async () => {
    expect(await names(`escritorio=${office}`)).toEqual(['Joana Maria Silva']);
    const all = await names('porPagina=100&ordem=email');
    expect(new Set(all).size).toBe(4);
  });

  it('refuses a role, a status or a field that does not exist', async () => {
    for (const query of ['papel=chefe', 'situacao=sumido', 'ordem=senha', 'senha=x']) {
      expect((await gestora.rest('GET', `/usuarios?${query}`)).status, query).toBe(400);
    }
  });

  it('shows roles, offices, status, second step and last access', async () => {
    const { body } = await gestora.rest<Usuario>('GET', `/usuarios/${joana.usuarioId}`);
    expect(body).toMatchObject({
      papeis: ['aprovador', 'juridico'],
      nomesEscritorios: ['Escritório Central'],
      situacao: 'habilitado',
      doisFatoresAtivo: true,
      ultimoAcessoEm: '2026-11-19T10:00:00.000Z',
      conviteVenceEm: null,
    });
    expect(JSON.stringify(body)).not.toContain('senha');
  });

  it('goes into a spreadsheet in the words of the screen', async () => {
    const answer = await gestora.rest('GET', '/usuarios/exportar?formato=csv&busca=joana');
    expect(answer.headers['content-disposition']).toContain('usuarios.csv');
    const text = answer.bytes.toString('utf8');
    expect(text).toContain('Joana Maria Silva');
    expect(text).toContain('Aprovador de despesas, Jurídico');
    expect(text).toContain('Escritório Central');
    expect(text).toContain('Habilitado');
    expect(text).not.toContain('Zélia');
  });
});

describe('the log', () => {
  it('gives the newest first and the rest from where the page ended, none twice', async () => {
    for (let i = 0; i < 7; i++) {
      await app.rows(
        `insert into logs_usuario (id, usuario_id, tipo, data, endereco) values ($1, $2, 'Login', $3, '10.0.0.1')`,
        [
          newId(),
          joana.usuarioId,
          // Two of the same instant must keep their order.
          `2026-11-1${Math.floor(i / 2)}T10:00:00Z`,
        ],
      );
    }
    const read = (query: string) =>
      gestora.rest<{ itens: LogUsuario[]; proximo: string | null }>('GET', `/usuarios/${joana.usuarioId}/log?${query}`);
    const first = (await read('quantos=4')).body;
    expect(first.itens.map(({ data }) => data.slice(8, 10))).toEqual(['13', '12', '12', '11']);
    const rest = (await read(`quantos=20&depois=${first.proximo}`)).body;
    expect(rest.proximo).toBeNull();
    expect(new Set([...first.itens, ...rest.itens].map(({ id }) => id)).size).toBe(7);
    expect((await read('quantos=1000')).status).toBe(400);
  });

  it('of a person tells an export and the invitation', async () => {
    const { body } = await gestora.rest<{ itens: LogUsuario[] }>('GET', `/usuarios/${gestora.usuarioId}/log`);
    expect(body.itens[0]).toMatchObject({ tipo: 'report_download', texto: 'Baixou a planilha usuarios.csv' });
  });
});

describe('sessions', () => {
  it('are seen and ended one by one or all; the page that is open hears of it', async () => {
    const caller = await pessoaComSenha(app, [], 'Com Sessão');
    const list = () => gestora.rest<{ itens: { id: string }[] }>('GET', `/usuarios/${caller.usuarioId}/sessoes`);
    const [session] = (await list()).body.itens;
    expect(session).toBeDefined();
    const strange = await gestora.rest('POST', `/usuarios/${joana.usuarioId}/encerrar-sessao`, { sessao: session?.id });
    expect(strange.status).toBe(404);
    app.events.length = 0;
    const ended = await gestora.rest('POST', `/usuarios/${caller.usuarioId}/encerrar-sessao`, { sessao: session?.id });
    expect(ended.body).toEqual({ encerradas: 1 });
    expect(app.events).toEqual([{ modulo: 'usuarios', ids: [caller.usuarioId] }]);
    expect((await caller.rest('GET', '/conta/sessoes')).status).toBe(401);
    // Of one's own sessions all but the present one are ended.
    const own = await gestora.rest('POST', `/usuarios/${gestora.usuarioId}/encerrar-sessoes`, {});
    expect(own.body).toEqual({ encerradas: 0 });
    expect((await gestora.rest('GET', '/conta/sessoes')).status).toBe(200);
  });
});
