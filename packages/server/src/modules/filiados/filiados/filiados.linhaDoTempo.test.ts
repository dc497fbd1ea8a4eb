import type { Filiado, FiliadoListado } from '@sede/domain/modules/filiados/filiados';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';

let app: TestApp;
let gestora: TestPerson;
let editor: TestPerson;
let visita: TestPerson;
beforeAll(async () => {
  app = await testApp();
  gestora = await app.person(['gestor_usuario'], { nome: 'Gilda Gestora' });
  editor = await app.person(['editor_filiado'], { nome: 'Edu Editor' });
  visita = await app.person(['visualizador_usuario'], { nome: 'Vera Visita' });
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows('delete from filiados');
  await app.rows('delete from acessos_dados');
  app.events.length = 0;
});

const CPF = '52998224725';
const OUTRO_CPF = '11144477735';
const dados = (over: object = {}) => ({
  nomeCompleto: 'Maria Helena Duarte de Souza',
  cpf: '529.982.247-25',
  rg: '1204556',
  nomeMae: 'Helena Duarte',
  dataNascimento: '1952-05-08',
  email: 'MHelena52@UOL.com.br',
  empresa: 'SENADO',
  matricula: '24871',
  situacaoFiliado: 'APOSENTADO',
  dataFiliacao: '1998-03-14',
  observacao: 'Prefere carta.',
  ...over,
});
const create = <T = Filiado>(over: object = {}, who = editor) => who.rest<T>('POST', '/filiados', dados(over));
const created = async (over: object = {}) => {
  const answer = await create(over);
  expect(answer.body).toMatchObject({ id: expect.any(String) });
  return answer.body;
};
const act = <T = Filiado>(id: string, verb: string, body: object, who = gestora) =>
  who.rest<T>('POST', `/filiados/${id}/${verb}`, body);
const patch = <T = Filiado>(id: string, body: object, who = editor) => who.rest<T>('PATCH', `/filiados/${id}`, body);
const acessos = () =>
  app.rows('select ato, tela, filiado_nome, usuario_nome, quantidade from acessos_dados order by em, id');

describe('the pensioner', () => {
  it('is filled from the titular and each dependent, and who read that is written down', async () => {
    const { id } = await created({ cep: '70755030', logradouro: 'SQN 309', cidade: 'Brasília', estado: 'DF' });
    await app.rows(
      `insert into dependentes (id, filiado_id, nome_completo, cpf, data_nascimento, parentesco) values (gen_random_uuid(), '${id}', 'Paulo', '${OUTRO_CPF}', '1981-09-19', 'Filho(a)')`,
    );
    const { body } = await editor.rest<object>('GET', `/filiados/${id}/sucessao`);
    expect(body).toMatchObject({
      titular: { id, cpf: CPF, empresa: 'SENADO', matricula: '24871' },
      endereco: { cep: '70755030', logradouro: 'SQN 309' },
      dependentes: [{ nomeCompleto: 'Paulo', cpf: OUTRO_CPF, dataNascimento: '1981-09-19', parentesco: 'Filho(a)' }],
    });
    expect(await acessos()).toMatchObject([{ ato: 'mostrar', tela: 'filiados', usuario_nome: 'Edu Editor' }]);
    expect((await visita.rest('GET', `/filiados/${id}/sucessao`)).status).toBe(403);
  });

  it('names the record of the titular; one that does not exist is refused', async () => {
    const { id } = await created();
    const body = { cpf: OUTRO_CPF, nomeCompleto: 'Paulo', email: 'p@x.com', matricula: '9', dataNascimento: null };
    const gone = await create<Refusal>({ ...body, titularId: '0198c0de-0000-7000-8000-000000000099' });
    expect(gone.status).toBe(404);
    const pensionista = await created({ ...body, situacaoFiliado: 'PENSIONISTA', titularId: id });
    expect(pensionista).toMatchObject({ titularId: id, nomeTitular: 'Maria Helena Duarte de Souza' });
  });
});

it('lists by the beginning of a city, accents aside, and exports a selection', async () => {
  const { id } = await created({ cidade: 'Brasília' });
  await created({ cpf: OUTRO_CPF, nomeCompleto: 'Outro', email: 'o@x.com', matricula: '3', dataNascimento: null });
  const list = (query: string) => visita.rest<{ itens: FiliadoListado[] }>('GET', `/filiados${query}`);
  expect((await list('?cidade=brasi')).body.itens.map((f) => f.id)).toEqual([id]);
  expect((await list(`?ids=${id}`)).body.itens.map((f) => f.id)).toEqual([id]);
});

describe('the linha do tempo', () => {
  interface Linha {
    itens: {
      id: string;
      em: string;
      soDia: boolean;
      grupo: string;
      feito: string;
      motivo: string | null;
      mudancas: { rotulo: string; para: string }[];
    }[];
    proximo: string | null;
  }
  const linha = async (id: string, query = '', who = visita) =>
    (await who.rest<Linha>('GET', `/filiados/${id}/linha-do-tempo${query}`)).body;

  it('tells periods, data changes and documents, newest first, each by its kind', async () => {
    const f = await created();
    const saiu = await act(f.id, 'desfiliar', { versao: f.versao, data: '2011-07-10', motivo: 'A pedido' });
    const volta = await act(f.id, 'filiar', { versao: saiu.body.versao, data: '2015-02-02' });
    await patch(f.id, { versao: volta.body.versao, telFixo: '6133471180', rg: '99' });
    const { itens, proximo } = await linha(f.id);
    expect(proximo).toBeNull();
    expect(itens.map(({ feito, soDia }) => [feito, soDia])).toEqual([
      [expect.stringMatching(/^Alteração/), false],
      [expect.stringMatching(/^Cadastr|^Criação|^Registro/), false],
      ['Filiação, 2º período', true],
      ['Desfiliação', true],
      ['Filiação', true],
    ]);
    expect(itens[2]?.motivo).toBe('Depois de saída (A pedido) em 10/07/2011');
    expect(itens[2]?.em).toBe('2015-02-02T02:00:00.000Z');
    // The masks of the ficha.
    const shown = Object.fromEntries(itens[0]?.mudancas.map(({ rotulo, para }) => [rotulo, para]) ?? []);
    expect(shown).toEqual({ RG: '•••••', 'Telefone fixo': '(61) 3347-1180' });
    expect((await linha(f.id, '?tipo=filiacao')).itens).toHaveLength(3);
    expect((await linha(f.id, '?tipo=cadastro')).itens.every(({ grupo }) => grupo === 'cadastro')).toBe(true);
    expect((await linha(f.id, '?tipo=documentos')).itens).toEqual([]);
  });

  it('tells that a record began, and a dependent, without every field of theirs', async () => {
    const { id } = await created();
    const dependente = {
      filiado: id,
      nomeCompleto: 'Paulo Duarte',
      dataNascimento: '1981-09-19',
      parentesco: 'Filho(a)',
    };
    await editor.rest('POST', '/dependentes', dependente);
    const { itens } = await linha(id, '?tipo=cadastro');
    expect(itens.map(({ mudancas }) => mudancas)).toEqual([
      [expect.objectContaining({ rotulo: 'Dependente: Nome completo', para: 'Paulo Duarte' })],
      [],
    ]);
    const { body } = await visita.rest<Linha>('GET', `/filiados/${id}/historico`);
    expect(body.itens.flatMap(({ mudancas }) => mudancas).map(({ rotulo }) => rotulo)).toContain('Matrícula');
  });

  it('walks pages of 50 by moment and id, without losing or repeating any', async () => {
    const { id } = await created();
    await app.rows(
      `insert into filiado_periodos (id, filiado_id, inicio, fim, motivo)
        select gen_random_uuid(), '${id}', d::date, d::date + 1, 'A pedido' from generate_series('1990-01-01'::date, '1990-06-01'::date, interval '2 days') d`,
    );
    const seen: string[] = [];
    let depois: string | null = null;
    do {
      const page: Linha = await linha(id, `?tipo=filiacao${depois ? `&depois=${encodeURIComponent(depois)}` : ''}`);
      expect(page.itens.length).toBeLessThanOrEqual(50);
      seen.push(...page.itens.map((item) => item.id));
      depois = page.proximo;
    } while (depois !== null);
    expect(seen).toHaveLength(76 * 2 + 1);
    expect(new Set(seen).size).toBe(seen.length);
    expect((await visita.rest('GET', `/filiados/${id}/linha-do-tempo?depois=nada`)).status).toBe(400);
  });
});
