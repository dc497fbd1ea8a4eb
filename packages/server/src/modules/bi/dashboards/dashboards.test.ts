import type { Dashboard } from '@sede/domain/modules/bi/dashboards';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ExportFields } from '#platform/import/export-fields.ts';
import type { ImportContext } from '#platform/import/import-source.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { dashboardsImportSource } from './dashboards.import.ts';

let app: TestApp;
let editora: TestPerson;
let leitor: TestPerson;

const url = (n: number) => `https://app.powerbi.com/reportEmbed?reportId=0f8fad5b-d9cb-469f-a165-70867728950${n}`;
const nomear = async (...emails: string[]) => {
  await app.rows(`delete from configuracoes where chave = 'editoresBi'`);
  await app.rows(
    `insert into configuracoes (id, chave, valor, criado_em, atualizado_em) values (gen_random_uuid(), 'editoresBi', $1::jsonb, now(), now())`,
    [JSON.stringify(emails)],
  );
};

beforeAll(async () => {
  app = await testApp();
  editora = await app.person(['power_bi']);
  leitor = await app.person(['power_bi']);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows('delete from dashboards');
  // In capitals, which make no difference.
  await nomear(editora.email.toUpperCase());
});

type Corpo = Dashboard & { code: string };
const create = (nome: string, n = 0, quem = editora) => quem.rest<Corpo>('POST', '/dashboards', { nome, url: url(n) });
const ativos = async (quem = leitor) =>
  (await quem.rest<{ itens: Corpo[]; edita: boolean }>('GET', '/dashboards')).body;

describe('a dashboard', () => {
  it('is added by an editor, listed to the role by name, changed, told in its history', async () => {
    const { status, body } = await create('Receitas', 1);
    expect(status).toBe(200);
    expect(body).toMatchObject({ nome: 'Receitas', url: url(1), carregadoPor: editora.nome, situacao: 'Ativo' });
    expect(body.incluidoEm).toBe(app.clock.now().toISOString());
    await create('Filiados', 2);
    expect(await ativos()).toMatchObject({ edita: false, itens: [{ nome: 'Filiados' }, { nome: 'Receitas' }] });
    expect((await ativos(editora)).edita).toBe(true);
    const changed = await editora.rest<Corpo>('PATCH', `/dashboards/${body.id}`, { versao: 1, url: url(3) });
    expect(changed.body).toMatchObject({ nome: 'Receitas', url: url(3), versao: 2 });
    expect((await editora.rest('PATCH', `/dashboards/${body.id}`, { versao: 1, nome: 'x' })).status).toBe(409);
    const history = await leitor.rest<{ itens: unknown[] }>('GET', `/dashboards/${body.id}/historico`);
    expect(history.body.itens).toHaveLength(2);
  });

  it('removed stays as Removido and is nowhere again', async () => {
    const { id } = (await create('Receitas')).body;
    expect((await editora.rest('DELETE', `/dashboards/${id}`, { versao: 1 })).status).toBe(200);
    expect(await ativos()).toMatchObject({ itens: [] });
    for (const path of [`/dashboards/${id}`, `/dashboards/${id}/historico`])
      expect((await leitor.rest('GET', path)).status).toBe(404);
    expect((await editora.rest('PATCH', `/dashboards/${id}`, { versao: 2, nome: 'x' })).status).toBe(404);
    expect((await editora.rest('DELETE', `/dashboards/${id}`, { versao: 2 })).status).toBe(404);
    expect(await app.rows('select situacao from dashboards')).toEqual([{ situacao: 'Removido' }]);
  });

  it('removed a moment ago is taken back; of one removed by somebody else nothing is', async () => {
    const { id } = (await create('Receitas')).body;
    const act = { operacao: 'dashboards.remove', chave: 'k1' };
    await editora.rest('DELETE', `/dashboards/${id}`, { versao: 1 }, { 'idempotency-key': act.chave });
    expect(await leitor.rest('POST', '/atos/desfazer', act)).toMatchObject({
      status: 404,
      body: { code: 'plataforma.nada_a_desfazer' },
    });
    expect(await editora.rest('POST', '/atos/desfazer', act)).toMatchObject({
      status: 200,
      body: { feitas: [id], recusadas: [] },
    });
    expect(await ativos()).toMatchObject({ itens: [{ id, nome: 'Receitas', situacao: 'Ativo' }] });
  });

  it('stays removed when whoever removed it is no editor any more', async () => {
    const { id } = (await create('Receitas')).body;
    const act = { operacao: 'dashboards.remove', chave: 'k2' };
    await editora.rest('DELETE', `/dashboards/${id}`, { versao: 1 }, { 'idempotency-key': act.chave });
    await nomear();
    expect(await editora.rest('POST', '/atos/desfazer', act)).toMatchObject({
      status: 403,
      body: { code: 'dashboards.so_consulta' },
    });
    expect(await app.rows('select situacao from dashboards')).toEqual([{ situacao: 'Removido' }]);
    await nomear(editora.email);
    expect((await editora.rest('POST', '/atos/desfazer', act)).status).toBe(200);
  });

  it('is kept by whoever has the role and is named, not by one of them alone', async () => {
    const { id } = (await create('Receitas')).body;
    const nomeada = await app.person(['gestor_sistema']);
    await nomear(editora.email, nomeada.email);
    const refused = { status: 403, body: { code: 'dashboards.so_consulta' } };
    expect(await create('Outro', 1, leitor)).toMatchObject(refused);
    expect(await leitor.rest('PATCH', `/dashboards/${id}`, { versao: 1, nome: 'x' })).toMatchObject(refused);
    expect(await leitor.rest('DELETE', `/dashboards/${id}`, { versao: 1 })).toMatchObject(refused);
    expect(await create('Outro', 1, nomeada)).toMatchObject({
      status: 403,
      body: { code: 'plataforma.sem_permissao' },
    });
    // Whoever is named no more edits no more.
    await nomear();
    expect(await create('Outro', 1)).toMatchObject(refused);
    expect(await app.rows('select nome, versao from dashboards')).toEqual([{ nome: 'Receitas', versao: 1 }]);
  });

  it.each([
    ['no name', { nome: ' ', url: url(1) }, { nome: 'Todos os campos sao obrigatorios!' }],
    ['no address', { nome: 'Receitas' }, { url: 'Todos os campos sao obrigatorios!' }],
    [
      'a look-alike host',
      { nome: 'Receitas', url: url(1).replace('.com', '.com.evil.org') },
      { url: 'Insira uma url valida! ' },
    ],
    [
      'a public link',
      { nome: 'Receitas', url: 'https://app.powerbi.com/view?r=x' },
      { url: 'Insira uma url valida! ' },
    ],
  ])('is refused with %s', async (_what, dados, campos) => {
    const { status, body } = await editora.rest<Refusal>('POST', '/dashboards', dados);
    expect([status, body.data?.campos]).toEqual([400, campos]);
    expect(await app.rows('select from dashboards')).toEqual([]);
  });
});

it('of editors there are five; a sixth is refused where they are named', async () => {
  const gestor = await app.person(['gestor_sistema']);
  const pessoas = [editora, leitor, gestor];
  for (let n = 0; n < 3; n++) pessoas.push(await app.person(['power_bi']));
  await app.rows(`delete from configuracoes where chave = 'editoresBi'`);
  const save = (quem: TestPerson[]) =>
    gestor.rest<Refusal>('PATCH', '/configuracoes', {
      mudancas: [{ chave: 'editoresBi', valor: quem.map(({ email }) => email), versao: 0 }],
    });
  const { status, body } = await save(pessoas);
  expect([status, body.data?.campos]).toEqual([400, { editoresBi: 'No máximo 5 e-mails.' }]);
  expect((await save(pessoas.slice(0, 5))).status).toBe(200);
});

describe('the old system’s', () => {
  const bring = (record: Record<string, unknown>, chave = 'd1') =>
    app.db.transaction().execute((tx) =>
      dashboardsImportSource.importRecord(
        // What this source takes of the context: neither files nor other records.
        { tx, now: app.clock.now().toISOString(), chave } as ImportContext,
        new ExportFields(record),
      ),
    );

  it('comes with its name, author and day; what was removed stays removed', async () => {
    await bring({
      name: 'Filiados',
      url: url(1),
      uploadedBy: 'ana@x.org',
      creation_date: '2023-04-05T12:00:00.000Z',
      situacao: 'Ativo',
    });
    await bring({ name: 'Antigo', url: url(2), situacao: 'Removido' }, 'd2');
    expect(
      await app.rows('select nome, carregado_por, situacao, id_origem, incluido_em from dashboards order by nome desc'),
    ).toEqual([
      {
        nome: 'Filiados',
        carregado_por: 'ana@x.org',
        situacao: 'Ativo',
        id_origem: 'd1',
        incluido_em: '2023-04-05T12:00:00.000Z',
      },
      {
        nome: 'Antigo',
        carregado_por: 'Sistema anterior',
        situacao: 'Removido',
        id_origem: 'd2',
        incluido_em: app.clock.now().toISOString(),
      },
    ]);
    expect((await ativos()).itens).toHaveLength(1);
  });

  it('is refused without a name or with an address against the rule', async () => {
    await expect(bring({ url: url(1) })).rejects.toThrow('falta name');
    await expect(bring({ name: 'x', url: 'https://app.powerbi.com/view?r=x' })).rejects.toThrow(
      'url não é de um relatório',
    );
  });
});
