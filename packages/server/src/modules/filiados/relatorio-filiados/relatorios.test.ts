import type { Filiado } from '@sede/domain/modules/filiados/filiados';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawCells, unzip } from '#platform/exports/unzip-for-tests.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';

interface Pagina {
  itens: Record<string, unknown>[];
  total: number;
}
interface Grupos {
  total: number;
  itens: { valor: string | null; quantidade: number }[];
}
let app: TestApp;
let gestora: TestPerson;
let leitor: TestPerson;
let visita: TestPerson;
const CPFS = ['52998224725', '11144477735', '39053344705'];
beforeAll(async () => {
  app = await testApp();
  gestora = await app.person(['gestor_usuario'], { nome: 'Gilda Gestora' });
  leitor = await app.person(['relatorios'], { nome: 'Rui Relatórios' });
  visita = await app.person(['visualizador_usuario'], { nome: 'Vera Visita' });
  for (const [n, cpf] of CPFS.entries()) {
    const { body } = await gestora.rest<Filiado>('POST', '/filiados', {
      ...{ nomeCompleto: n === 0 ? '=1+1 MARIA' : `Pessoa ${n}`, cpf, email: `p${n}@x.com`, rg: `SEGREDO${n}` },
      ...{
        empresa: n === 2 ? 'TCU' : 'SENADO',
        matricula: `${n + 1}`,
        situacaoFiliado: 'ATIVO',
        dataFiliacao: '2001-02-03',
      },
      ...{ dataNascimento: '1960-01-01', nomeMae: 'Mãe Secreta', estado: n === 0 ? null : 'DF' },
    });
    const dado = { filiado: body.id, nomeCompleto: `Filho ${n}`, dataNascimento: '2015-06-30', nomeMae: 'Avó Secreta' };
    await gestora.rest('POST', '/dependentes', {
      ...dado,
      parentesco: n === 0 ? null : 'Filho(a)',
      cpf: n === 0 ? CPFS[1] : null,
    });
  }
});
afterAll(() => app.close());

const cells = async (path: string, who = leitor) => {
  const answer = await who.rest('GET', path);
  expect(answer.status).toBe(200);
  return {
    nome: String(answer.headers['content-disposition']),
    texto: JSON.stringify([...rawCells((await unzip(answer.bytes)).get('xl/worksheets/sheet1.xml') ?? '')]),
  };
};
const csv = async (path: string) =>
  (await leitor.rest('GET', `${path}${path.includes('?') ? '&' : '?'}formato=csv`)).bytes.toString('utf8');
const acessos = () => app.rows('select ato, tela, filiado_id, detalhe, quantidade from acessos_dados order by em, id');

describe.each([
  ['relatorio-filiados', 'relatorio_filiados', 'empresa'],
  ['relatorio-dependentes', 'dependentes', 'parentesco'],
])('%s', (path, arquivo, grupo) => {
  it('is for relatorios and gestor_usuario alone', async () => {
    for (const op of ['', '/totais', `/grupos?grupo=${grupo}`, '/exportar']) {
      expect((await visita.rest('GET', `/${path}${op}`)).status, op).toBe(403);
      expect((await leitor.rest('GET', `/${path}${op}`)).status, op).toBe(200);
    }
    expect((await gestora.rest('GET', `/${path}`)).status).toBe(200);
  });

  it('reads nothing restricted on the screen', async () => {
    const { body } = await leitor.rest<Pagina>('GET', `/${path}`);
    expect(body.total).toBe(3);
    expect(JSON.stringify(body)).not.toMatch(/SEGREDO|Secreta/);
  });

  it('counts groups whose sum is the list’s total, also when filtered', async () => {
    for (const filter of ['', '&casa=SENADO']) {
      const grupos = (await leitor.rest<Grupos>('GET', `/${path}/grupos?grupo=${grupo}${filter}`)).body;
      const lista = (await leitor.rest<Pagina>('GET', `/${path}?${filter.slice(1)}`)).body;
      expect(grupos.total).toBe(lista.total);
      expect(grupos.itens.reduce((sum, { quantidade }) => sum + quantidade, 0)).toBe(lista.total);
      expect((await leitor.rest<{ total: number }>('GET', `/${path}/totais?${filter.slice(1)}`)).body.total).toBe(
        lista.total,
      );
    }
  });

  it('writes the text’s file, without restricted columns until they are asked for, and each export down', async () => {
    await app.rows('delete from acessos_dados');
    const plain = await cells(`/${path}/exportar?casa=SENADO`);
    expect(plain.nome).toContain(`${arquivo}.xlsx`);
    expect(plain.texto).not.toMatch(/SEGREDO|Secreta/);
    const whole = await cells(`/${path}/exportar?colunas=nomeMae&colunas=nomeCompleto`);
    expect(whole.texto).toMatch(/Secreta/);
    expect(await acessos()).toMatchObject([
      { ato: 'exportar', filiado_id: null, quantidade: 2, detalhe: { casa: ['SENADO'], colunas: expect.any(Array) } },
      { ato: 'exportar', quantidade: 3, detalhe: { colunas: ['nomeCompleto', 'nomeMae'], restritas: ['nomeMae'] } },
    ]);
    expect(JSON.stringify((await acessos())[0])).not.toContain('restritas');
    const [log] = await app.rows(
      `select tipo, arquivo from logs_usuario where tipo = 'report_download' order by data desc limit 1`,
    );
    expect(log).toMatchObject({ arquivo: `${arquivo}.xlsx` });
  });

  it('takes no column that it does not know', async () => {
    expect((await leitor.rest('GET', `/${path}/exportar?colunas=usuario_id`)).status).toBe(400);
  });
});

it('the note is a column of who may edit members: of nobody else, alone or among others', async () => {
  const path = '/relatorio-filiados/exportar?colunas=nomeCompleto&colunas=observacao';
  await app.rows('delete from acessos_dados');
  expect((await leitor.rest('GET', path)).body.code).toBe('plataforma.sem_permissao');
  expect(await acessos()).toEqual([]);
  expect((await gestora.rest('GET', path)).status).toBe(200);
});

it('a part of a CPF finds the titular that has it, not the dependent whose CPF is restricted', async () => {
  const hits = async (busca: string) =>
    (await leitor.rest<Pagina>('GET', `/relatorio-dependentes?busca=${busca}`)).body.itens.map(
      (one) => one.nomeCompleto,
    );
  expect(await hits('filho 11144')).toEqual(['Filho 1']);
  expect(await hits('filho 11144477735')).toEqual(['Filho 0', 'Filho 1']);
});

it('the .csv has semicolons, and a formula stays the text that it is', async () => {
  const text = await csv('/relatorio-filiados/exportar?colunas=nomeCompleto&colunas=empresa');
  expect(text).toMatch(/Nome completo;Casa/);
  expect(text).not.toMatch(/^=1\+1/m);
});

it('dependents are found by themselves and by their titular, and tell whose they are', async () => {
  const { body } = await leitor.rest<Pagina>('GET', '/relatorio-dependentes?busca=pessoa 1');
  expect(body.itens).toMatchObject([{ nomeCompleto: 'Filho 1', titular: 'Pessoa 1', cpfTitular: CPFS[1], idade: 11 }]);
  expect((await leitor.rest<Pagina>('GET', '/relatorio-dependentes?idadeDe=12')).body.total).toBe(0);
  expect((await leitor.rest<Pagina>('GET', '/relatorio-dependentes?cadastro=INATIVO')).body.total).toBe(0);
});
