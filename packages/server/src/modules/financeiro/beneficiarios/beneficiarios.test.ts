import type { Beneficiario, BeneficiarioOpcao } from '@sede/domain/modules/financeiro/beneficiarios';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rawCells, unzip } from '#platform/exports/unzip-for-tests.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';

interface Lista {
  itens: Beneficiario[];
  total?: number;
}

const CPF = '52998224725';
const CNPJ = '11222333000181';
const CNPJ_COM_LETRAS = '12ABC34501DE35';

let app: TestApp;
let ana: TestPerson;
let visita: TestPerson;
let aprovador: TestPerson;
beforeAll(async () => {
  app = await testApp();
  ana = await app.person(['admin_financeiro'], { nome: 'Ana Financeiro' });
  visita = await app.person(['visualizador_financeiro']);
  aprovador = await app.person(['aprovador']);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows('delete from itens_despesa');
  await app.rows('delete from beneficiarios');
  app.events.length = 0;
});

const novo = (over: object = {}) => ({
  tipo: 'F',
  cpfCnpj: '529.982.247-25',
  nomeBeneficiario: 'João Maria da Silva',
  ...over,
});
const create = (over: object = {}, headers = {}) =>
  ana.rest<Beneficiario>('POST', '/beneficiarios', novo(over), headers);
const created = async (over: object = {}) => {
  const answer = await create({ confirmarRepetido: true, ...over });
  expect(answer.status).toBe(200);
  return answer.body;
};
const patch = <T = Beneficiario>(id: string, body: object, who = ana) =>
  who.rest<T>('PATCH', `/beneficiarios/${id}`, body);
const list = async (query: string, who = ana) => (await who.rest<Lista>('GET', `/beneficiarios${query}`)).body;
const names = async (query: string) => (await list(query)).itens.map((b) => b.nomeBeneficiario);

describe('who may', () => {
  const ID = '01939e2b-7c00-7000-8000-000000000001';
  const seen = { versao: 1 };
  it.each([
    ['GET', '/beneficiarios', undefined],
    ['GET', '/beneficiarios/totais', undefined],
    ['GET', '/beneficiarios/opcoes', undefined],
    ['GET', '/beneficiarios/exportar', undefined],
    ['GET', `/beneficiarios/${ID}`, undefined],
    ['GET', `/beneficiarios/${ID}/historico`, undefined],
    ['POST', '/beneficiarios', {}],
    ['PATCH', `/beneficiarios/${ID}`, seen],
    ['DELETE', `/beneficiarios/${ID}`, seen],
    ['POST', `/beneficiarios/${ID}/habilitar`, seen],
    ['POST', `/beneficiarios/${ID}/desabilitar`, seen],
  ] as const)('%s %s: nobody without a session, nobody without a finance role', async (method, path, body) => {
    expect((await app.stranger.rest(method, path, body)).status).toBe(401);
    const outro = await app.person(['juridico', 'gestor_sistema']);
    expect((await outro.rest(method, path, body)).status).toBe(403);
    // A viewer reads and changes nothing.
    expect((await visita.rest(method, path, body)).status === 403).toBe(method !== 'GET');
  });

  it('an approver reads one beneficiary, never the list', async () => {
    const { id } = await created();
    expect((await aprovador.rest('GET', `/beneficiarios/${id}`)).status).toBe(200);
    expect((await aprovador.rest('GET', '/beneficiarios')).status).toBe(403);
    expect((await aprovador.rest('GET', '/beneficiarios/opcoes')).status).toBe(403);
  });
});

describe('registering a beneficiary', () => {
  it.each([
    [{ tipo: undefined }, 'tipo', ' Obrigatório'],
    [{ cpfCnpj: '' }, 'cpfCnpj', ' Obrigatório'],
    [{ nomeBeneficiario: '   ' }, 'nomeBeneficiario', ' Obrigatório'],
    [{ cpfCnpj: '529.982.247-24' }, 'cpfCnpj', 'CPF inválido'],
    [{ cpfCnpj: '111.111.111-11' }, 'cpfCnpj', 'CPF inválido'],
    [{ cpfCnpj: CNPJ }, 'cpfCnpj', 'CPF inválido'],
    [{ tipo: 'J' }, 'cpfCnpj', 'CNPJ inválido'],
    [{ tipo: 'J', cpfCnpj: '12ABC34501DE36' }, 'cpfCnpj', 'CNPJ inválido'],
    [{ desabilitado: true }, 'desabilitado', 'Campo desconhecido: desabilitado.'],
    [{ busca: 'x' }, 'busca', 'Campo desconhecido: busca.'],
  ])('with %j is refused at %s: %s', async (over, campo, mensagem) => {
    const { status, body } = await ana.rest<Refusal>('POST', '/beneficiarios', novo(over));
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'plataforma.invalido', data: { campos: { [campo]: mensagem } } });
    expect(await app.rows('select 1 from beneficiarios')).toEqual([]);
  });

  it('keeps the document without its mask, writes who and when, and tells the screens', async () => {
    const { id } = await created({
      sigla: '',
      chavePix: ' joao@x.org ',
      tipoRecebedor: 'Diretor',
      tipoConta: 'poupanca',
    });
    expect((await app.rows('select * from beneficiarios'))[0]).toMatchObject({
      id,
      versao: 1,
      tipo: 'F',
      cpf_cnpj: CPF,
      nome_beneficiario: 'João Maria da Silva',
      sigla: null,
      chave_pix: 'joao@x.org',
      tipo_recebedor: 'Diretor',
      tipo_conta: 'poupanca',
      desabilitado: false,
      criado_por: ana.usuarioId,
      criado_em: '2026-11-20T15:00:00.000Z',
      busca: 'joao maria da silva  52998224725 529.982.247-25',
      iniciais: 'jmds jms',
    });
    const [entrada] = await app.rows<{ depois: object }>(
      `select usuario_nome, operacao, acao, depois from auditoria where registro_id = $1`,
      [id],
    );
    expect(entrada).toMatchObject({ usuario_nome: 'Ana Financeiro', operacao: 'beneficiarios.create', acao: 'criar' });
    expect(entrada?.depois).toMatchObject({ cpf_cnpj: CPF });
    expect(entrada?.depois).not.toHaveProperty('busca');
    expect(app.events).toEqual([{ modulo: 'beneficiarios', ids: [id] }]);
  });

  it('takes a company, also one whose CNPJ has letters', async () => {
    const { body } = await create({ tipo: 'J', cpfCnpj: '12.abc.345/01de-35', nomeBeneficiario: 'Gráfica' });
    expect(body).toMatchObject({ tipo: 'J', cpfCnpj: CNPJ_COM_LETRAS });
  });

  it('sent 50 times at once with one key makes one', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => create({}, { 'idempotency-key': 'clique' })));
    expect(new Set(answers.map((a) => a.status))).toEqual(new Set([200]));
    expect(new Set(answers.map((a) => a.body.id)).size).toBe(1);
    expect(await app.rows('select 1 from beneficiarios')).toHaveLength(1);
    const other = await ana.rest('POST', '/beneficiarios', novo({ sigla: 'X' }), { 'idempotency-key': 'clique' });
    expect(other).toMatchObject({ status: 422, body: { code: 'plataforma.idempotencia_divergente' } });
  });

  it('answers the same on the screens’ face', async () => {
    const { body } = await ana.rpc<Beneficiario>('beneficiarios.create', novo());
    expect((await ana.rpc<Lista>('beneficiarios.list', {})).body.itens).toEqual([body]);
  });
});

describe('a repeated CPF/CNPJ', () => {
  it('warns with the existing one, and is saved once confirmed', async () => {
    const first = await created();
    const { status, body } = await ana.rest(
      'POST',
      '/beneficiarios',
      novo({ nomeBeneficiario: 'Outro', cpfCnpj: CPF }),
    );
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'beneficiarios.documento_repetido',
      data: { existente: { id: first.id, nome: 'João Maria da Silva' }, campos: { cpfCnpj: body.message } },
    });
    expect((await create({ nomeBeneficiario: 'Outro', confirmarRepetido: true })).status).toBe(200);
    expect(await app.rows('select 1 from beneficiarios where cpf_cnpj = $1', [CPF])).toHaveLength(2);
  });

  it('warns the second of two who register it at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, (_, n) => create({ nomeBeneficiario: `N${n}` })));
    expect(answers.map((a) => a.status).sort()).toEqual([200, ...Array(7).fill(409)]);
    expect(await app.rows('select 1 from beneficiarios')).toHaveLength(1);
  });

  it('warns on a change of document too, but not on other changes of a record that repeats', async () => {
    await created();
    const company = await created({ tipo: 'J', cpfCnpj: CNPJ });
    const change = { versao: 1, tipo: 'F', cpfCnpj: CPF };
    expect(await patch(company.id, change)).toMatchObject({
      status: 409,
      body: { code: 'beneficiarios.documento_repetido' },
    });
    const saved = await patch(company.id, { ...change, confirmarRepetido: true });
    expect(saved.body).toMatchObject({ tipo: 'F', cpfCnpj: CPF, versao: 2 });
    expect((await patch(company.id, { versao: 2, sigla: 'JM' })).status).toBe(200);
  });
});

describe('changing a beneficiary', () => {
  it('writes only what was sent, and both states into the audit', async () => {
    const { id } = await created({ sigla: 'JMS' });
    const { body } = await patch(id, { versao: 1, nomeBeneficiario: 'João da Silva' });
    expect(body).toMatchObject({ versao: 2, nomeBeneficiario: 'João da Silva', sigla: 'JMS', cpfCnpj: CPF });
    const [entrada] = await app.rows(
      `select antes, depois from auditoria where registro_id = $1 and acao = 'alterar'`,
      [id],
    );
    expect(entrada).toMatchObject({
      antes: { nome_beneficiario: 'João Maria da Silva' },
      depois: { nome_beneficiario: 'João da Silva' },
    });
  });

  it('against the stored other half: a kind that does not fit the document is refused', async () => {
    const { id } = await created();
    expect(await patch<Refusal>(id, { versao: 1, tipo: 'J' })).toMatchObject({
      status: 400,
      body: { data: { campos: { cpfCnpj: 'CNPJ inválido' } } },
    });
  });

  it('on a version that somebody else has changed is refused and shows theirs', async () => {
    const { id } = await created();
    const bia = await app.person(['admin_financeiro'], { nome: 'Bia' });
    await patch(id, { versao: 1, sigla: 'BIA' }, bia);
    const { status, body } = await patch<Refusal>(id, { versao: 1, sigla: 'ANA' });
    expect(status).toBe(409);
    expect(body).toMatchObject({
      code: 'plataforma.versao_conflito',
      message: 'Este registro foi alterado por Bia às 12:00.',
      data: { versao: 2, atual: { sigla: 'BIA', cpfCnpj: CPF } },
    });
    expect(body.data.atual).not.toHaveProperty('busca');
  });

  it('of one that is not there, or with an unknown field, is refused', async () => {
    const { id } = await created();
    expect((await patch('01939e2b-7c00-7000-8000-000000000009', { versao: 1, sigla: 'A' })).status).toBe(404);
    expect((await patch(id, { versao: 1, apelido: 'A' })).status).toBe(400);
    expect((await patch(id, { sigla: 'A' })).status).toBe(400);
  });
});

describe('enabling and disabling', () => {
  const turn = (id: string, verb: string, versao: number) =>
    ana.rest<Beneficiario & Refusal>('POST', `/beneficiarios/${id}/${verb}`, { versao });

  it('is a change of state: once each, on the version seen, in the audit', async () => {
    const { id } = await created();
    expect(await turn(id, 'habilitar', 1)).toMatchObject({ status: 409, body: { code: 'plataforma.ja_habilitado' } });
    expect((await turn(id, 'desabilitar', 1)).body).toMatchObject({ desabilitado: true, versao: 2 });
    expect(await turn(id, 'desabilitar', 2)).toMatchObject({
      status: 409,
      body: { code: 'plataforma.ja_desabilitado' },
    });
    expect(await turn(id, 'habilitar', 1)).toMatchObject({ status: 409, body: { code: 'plataforma.versao_conflito' } });
    expect((await turn(id, 'habilitar', 2)).body).toMatchObject({ desabilitado: false, versao: 3 });
    const operations = await app.rows('select operacao from auditoria where registro_id = $1 order by id', [id]);
    expect(operations.map((row) => row.operacao)).toEqual([
      'beneficiarios.create',
      'beneficiarios.desabilitar',
      'beneficiarios.habilitar',
    ]);
  });

  it('leaves a disabled one in the list, out of the pickers, and in a picker that already holds it', async () => {
    const { id } = await created();
    await created({ nomeBeneficiario: 'Ativa', tipo: 'J', cpfCnpj: CNPJ });
    await turn(id, 'desabilitar', 1);
    const options = async (query: string) =>
      (await ana.rest<{ itens: BeneficiarioOpcao[] }>('GET', `/beneficiarios/opcoes${query}`)).body.itens;
    expect((await options('')).map((o) => o.nome)).toEqual(['Ativa']);
    expect(await options('?busca=jms')).toEqual([]);
    expect(await options(`?ids=${id}`)).toEqual([
      { id, nome: 'João Maria da Silva', cpfCnpj: CPF, desabilitado: true },
    ]);
    expect(await options('?busca=jms&desabilitados=sim')).toHaveLength(1);
    expect((await list('?desabilitado=sim')).itens.map((b) => b.id)).toEqual([id]);
    expect((await list('')).total).toBe(2);
  });
});

describe('deleting a beneficiary', () => {
  const remove = (id: string, versao = 1) => ana.rest('DELETE', `/beneficiarios/${id}`, { versao });

  it('takes the row and keeps its last state in the audit', async () => {
    const { id } = await created();
    expect(await remove(id, 7)).toMatchObject({ status: 409, body: { code: 'plataforma.versao_conflito' } });
    expect(await remove(id)).toMatchObject({ status: 200, body: { id } });
    expect(await app.rows('select 1 from beneficiarios')).toEqual([]);
    const [entrada] = await app.rows(`select antes from auditoria where registro_id = $1 and acao = 'excluir'`, [id]);
    expect(entrada).toMatchObject({ antes: { cpf_cnpj: CPF } });
    expect((await remove(id)).status).toBe(404);
  });

  it('is blocked while an expense item points to it', async () => {
    const { id } = await created();
    const item = { tipo: 'Serviços', nome: 'Limpeza', idBeneficiario: id };
    expect((await ana.rest('POST', '/itens-despesa', item)).status).toBe(200);
    expect(await remove(id)).toMatchObject({
      status: 409,
      body: {
        code: 'beneficiarios.em_uso_item',
        message: 'O Beneficiário está associado a um ou mais itens de despesa e não pode ser excluído.',
      },
    });
    expect(await app.rows('select 1 from beneficiarios')).toHaveLength(1);
  });
});

describe('the list', () => {
  beforeEach(async () => {
    await created();
    await created({ tipo: 'J', cpfCnpj: CNPJ, nomeBeneficiario: 'Água Mineral Ltda', sigla: 'AML' });
    await created({ tipo: 'J', cpfCnpj: CNPJ_COM_LETRAS, nomeBeneficiario: 'Zelo 100% Serviços' });
  });

  it('is in the order of names as Brazilians sort, and in every other order that is offered', async () => {
    expect(await names('')).toEqual(['Água Mineral Ltda', 'João Maria da Silva', 'Zelo 100% Serviços']);
    expect((await names('?ordem=-nomeBeneficiario'))[0]).toBe('Zelo 100% Serviços');
    expect((await names('?ordem=cpfCnpj'))[0]).toBe('Água Mineral Ltda');
    expect((await names('?ordem=tipo,-sigla'))[0]).toBe('João Maria da Silva');
    expect((await ana.rest('GET', '/beneficiarios?ordem=chavePix')).status).toBe(400);
  });

  it.each([
    ['agua', 'Água Mineral Ltda'],
    ['MINERAL água', 'Água Mineral Ltda'],
    ['aml', 'Água Mineral Ltda'],
    ['jms', 'João Maria da Silva'],
    ['529.982', 'João Maria da Silva'],
    ['52998224', 'João Maria da Silva'],
    ['12.abc.345/01de', 'Zelo 100% Serviços'],
    ['100%25', 'Zelo 100% Serviços'],
  ])('finds %s', async (busca, nome) => {
    expect(await names(`?busca=${encodeURIComponent(decodeURIComponent(busca))}`)).toEqual([nome]);
  });

  it('filters, pages and counts; what it does not know is refused', async () => {
    expect(await names('?tipo=J')).toHaveLength(2);
    expect(await names('?tipo=J&tipo=F')).toHaveLength(3);
    expect(await list('?porPagina=5&pagina=1&totais=nao')).not.toHaveProperty('total');
    expect((await ana.rest('GET', '/beneficiarios/totais?tipo=F')).body).toEqual({ total: 1, somas: {} });
    for (const query of ['?nome=x', '?tipo=X', '?porPagina=7', '?pagina=0', '?busca=a&busca=b', '?desabilitado=1']) {
      expect((await ana.rest('GET', `/beneficiarios${query}`)).status).toBe(400);
    }
  });

  it('is exported whole, as it is filtered, and the export stands in the user’s log', async () => {
    const leitor = await app.person(['visualizador_financeiro']);
    const xlsx = await leitor.rest('GET', '/beneficiarios/exportar?tipo=J&ordem=-nomeBeneficiario');
    expect(xlsx.headers['content-disposition']).toContain('beneficiarios.xlsx');
    const cells = rawCells(unzip(xlsx.bytes).get('xl/worksheets/sheet1.xml') ?? '');
    expect([cells.get('A1')?.value, cells.get('B2')?.value, cells.get('C2')?.value, cells.get('C3')?.value]).toEqual([
      'Tipo',
      '12.ABC.345/01DE-35',
      'Zelo 100% Serviços',
      'Água Mineral Ltda',
    ]);
    const csv = await leitor.rest('GET', '/beneficiarios/exportar?formato=csv&busca=jms');
    expect(csv.bytes.toString()).toContain('Pessoa física;529.982.247-25;João Maria da Silva;');
    expect(
      await app.rows('select tipo, arquivo from logs_usuario where usuario_id = $1 order by id', [leitor.usuarioId]),
    ).toEqual([
      { tipo: 'report_download', arquivo: 'beneficiarios.xlsx' },
      { tipo: 'report_download', arquivo: 'beneficiarios.csv' },
    ]);
  });
});

it('the history says in words who changed what', async () => {
  const { id } = await created();
  await patch(id, { versao: 1, tipo: 'J', cpfCnpj: CNPJ, chavePix: 'x' });
  const { body } = await visita.rest<{ itens: object[] }>('GET', `/beneficiarios/${id}/historico`);
  expect(body.itens[0]).toMatchObject({
    por: 'Ana Financeiro',
    acao: 'alterar',
    mudancas: [
      { rotulo: 'Tipo', de: 'Pessoa física', para: 'Pessoa jurídica' },
      { rotulo: 'CPF/CNPJ', de: '529.982.247-25', para: '11.222.333/0001-81' },
      { rotulo: 'Chave Pix', de: '—', para: 'x' },
    ],
  });
});
