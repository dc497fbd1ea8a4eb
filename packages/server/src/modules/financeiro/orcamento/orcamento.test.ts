import type {
  Acompanhamento,
  LinhaOrcamento,
  PreviaCopia,
  ResultadoCelulas,
} from '@sede/domain/modules/financeiro/orcamento';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rawCells, unzip } from '#platform/exports/unzip-for-tests.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';

const CENTRO = 'Custos operacionais internos';
const OUTRO = 'Outro';
let app: TestApp;
let ana: TestPerson;
let bruno: TestPerson;
let vera: TestPerson;
let item: string;
let papel: string;
const NINGUEM = '01939e2b-7c00-7000-8000-000000000099';

beforeAll(async () => {
  app = await testApp();
  ana = await app.person(['admin_financeiro'], { nome: 'Ana' });
  bruno = await app.person(['admin_financeiro'], { nome: 'Bruno' });
  vera = await app.person(['visualizador_financeiro'], { nome: 'Vera' });
  const made = async (nome: string) =>
    (await ana.rest<{ id: string }>('POST', '/itens-despesa', { tipo: 'Serviços', nome })).body.id;
  item = await made('Café / chá. 100%');
  papel = await made('Papel');
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows('delete from fechamentos');
  await app.rows('delete from previsoes_orcamentarias');
});

const celula = (over: object = {}) => ({ centroCusto: CENTRO, idItemDespesa: item, valor: 100_00, versao: 0, ...over });
const save = <T = ResultadoCelulas>(celulas: object[], who = ana, at: object = {}) =>
  who.rest<T>('POST', '/orcamento', { ano: 2026, mes: 11, celulas, ...at });
const read = async (query = 'ano=2026&de=11&ate=11', who = vera) => {
  const { status, body } = await who.rest<Acompanhamento>('GET', `/orcamento?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const linha = (all: Acompanhamento, centroCusto = CENTRO, id = item) =>
  all.linhas.find((one) => one.centroCusto === centroCusto && one.idItemDespesa === id) as LinhaOrcamento;
const fechar = () =>
  app.rows(
    `insert into fechamentos (id, mes, inicio, fim, fechado_em, fechado_por, fechado_por_nome, criado_em, atualizado_em)
     values (gen_random_uuid(), '2026-10', '2026-09-21', '2026-10-20', now(), gen_random_uuid(), 'Ana', now(), now())`,
  );

describe('who may', () => {
  it.each([
    ['GET', '/orcamento?ano=2026&de=1&ate=1', undefined, 200],
    ['GET', '/orcamento/exportar?ano=2026&de=1&ate=1', undefined, 200],
    ['POST', '/orcamento', {}, 403],
    ['GET', '/orcamento/copia?origem=2025&destino=2026', undefined, 403],
    ['POST', '/orcamento/copiar', {}, 403],
  ] as const)(
    '%s %s: nobody without a session or a finance role, a viewer only reads',
    async (method, path, body, own) => {
      expect((await app.stranger.rest(method, path, body)).status).toBe(401);
      const eva = await app.person(['gestor_evento', 'aprovador']);
      expect((await eva.rest(method, path, body)).status).toBe(403);
      expect((await vera.rest(method, path, body)).status).toBe(own);
    },
  );
});

describe('a forecast', () => {
  it.each([
    [{ valor: 0 }, 'celulas.0.valor'],
    [{ valor: -1 }, 'celulas.0.valor'],
    [{ valor: 0.5 }, 'celulas.0.valor'],
    [{ valor: 1_000_000_000_000_000 }, 'celulas.0.valor'],
    [{ valor: '1.234,56' }, 'celulas.0.valor'],
    [{ valor: '1e3' }, 'celulas.0.valor'],
    [{ centroCusto: '' }, 'celulas.0.centroCusto'],
    [{ centroCusto: 'Inventado' }, 'celulas.0.centroCusto'],
    [{ idItemDespesa: NINGUEM }, 'celulas.0.idItemDespesa'],
  ])('with %j is refused at %s, and nothing is written', async (over, campo) => {
    const { status, body } = await save<Refusal>([celula(over), celula({ idItemDespesa: papel })]);
    expect([status, Object.keys(body.data.campos ?? {})]).toEqual([400, [campo]]);
    expect(await app.rows('select 1 from previsoes_orcamentarias')).toEqual([]);
  });

  it('is kept by year, month, centre and item, whatever the item’s name; cleared it keeps counting versions', async () => {
    expect((await save([celula(), celula({ idItemDespesa: papel, valor: 5 })])).body.salvas).toHaveLength(2);
    expect(linha(await read())).toMatchObject({ previsto: 100_00, versao: 1, itemDespesa: 'Café / chá. 100%' });
    expect((await read('ano=2026&de=10&ate=10')).linhas.every((one) => one.previsto === null)).toBe(true);
    await ana.rest('PATCH', `/itens-despesa/${item}`, { versao: 1, nome: 'Café' });
    expect((await save([celula({ versao: 1, valor: null })])).body).toEqual({
      salvas: [{ centroCusto: CENTRO, idItemDespesa: item, valor: null, versao: 2 }],
      recusadas: [],
    });
    expect(linha(await read())).toMatchObject({ previsto: null, versao: 2, itemDespesa: 'Café' });
    const trail = await app.rows<{ acao: string; usuario_nome: string }>(
      "select acao, usuario_nome from auditoria where modulo = 'orcamento' and antes ->> 'id_item_despesa' = $1 or depois ->> 'id_item_despesa' = $1 order by id desc limit 2",
      [item],
    );
    expect(trail).toEqual([
      { acao: 'alterar', usuario_nome: 'Ana' },
      { acao: 'criar', usuario_nome: 'Ana' },
    ]);
  });

  it('that somebody else changed meanwhile is refused alone, with what stands', async () => {
    await save([celula()]);
    expect((await save([celula({ versao: 1, valor: 7 })], bruno)).body.salvas).toHaveLength(1);
    const { body } = await save([celula({ versao: 1, valor: 8 }), celula({ idItemDespesa: papel, valor: 9 })]);
    expect(body.salvas.map((one) => one.idItemDespesa)).toEqual([papel]);
    expect(body.recusadas).toEqual([
      {
        ...{ centroCusto: CENTRO, idItemDespesa: item, code: 'plataforma.versao_conflito' },
        message: 'Este registro foi alterado por Bruno às 12:00.',
        atual: { valor: 7, versao: 2 },
      },
    ]);
    expect(linha(await read()).previsto).toBe(7);
  });

  it('of two people at one empty cell at once one wins and the other is told', async () => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, n) => save([celula({ valor: n + 1 })], n % 2 ? ana : bruno)),
    );
    expect(answers.map((one) => one.status)).toEqual(answers.map(() => 200));
    expect(answers.flatMap((one) => one.body.salvas)).toHaveLength(1);
    const [won] = answers.flatMap((one) => one.body.salvas);
    for (const { atual } of answers.flatMap((one) => one.body.recusadas)) expect(atual?.valor).toBe(won?.valor);
  });

  it('of a closed month is read-only, also straight in the database', async () => {
    await save([celula()], ana, { mes: 10 });
    await fechar();
    const { status, body } = await save<Refusal>([celula({ versao: 1 })], ana, { mes: 10 });
    expect([status, body.code]).toEqual([409, 'fechamentos.periodo_fechado']);
    expect((await read('ano=2026&de=9&ate=11')).fechados).toEqual(['2026-10']);
    await expect(app.rows('update previsoes_orcamentarias set valor = 1')).rejects.toThrow(/fechado/);
    expect((await save([celula()])).body.salvas).toHaveLength(1);
  });

  it('keeps its item from being deleted', async () => {
    await save([celula({ idItemDespesa: papel })]);
    const [row] = await app.rows<{ versao: number }>('select versao from itens_despesa where id = $1', [papel]);
    const { status, body } = await ana.rest<Refusal>('DELETE', `/itens-despesa/${papel}`, { versao: row?.versao });
    expect([status, body.code]).toEqual([409, 'itens-despesa.em_uso_previsao']);
  });

  it('of a range is the sum of its months, which begin and end in order', async () => {
    await save([celula()]);
    await save([celula({ valor: 1 })], ana, { mes: 12 });
    expect(linha(await read('ano=2026&de=11&ate=12'))).toMatchObject({ previsto: 100_01, versao: null });
    const { status, body } = await vera.rest<Refusal>('GET', '/orcamento?ano=2026&de=3&ate=2');
    expect([status, body.data.campos]).toEqual([400, { ate: 'O mês final vem antes do inicial.' }]);
    expect((await vera.rest('GET', '/orcamento?ano=2018&de=1&ate=1')).status).toBe(400);
  });
});

describe('copying a year', () => {
  const previa = async (query = '') =>
    (await ana.rest<PreviaCopia>('GET', `/orcamento/copia?origem=2026&destino=2027${query}`)).body;
  const copy = (over: object = {}) =>
    ana.rest<{ celulas: number } & Refusal>('POST', '/orcamento/copiar', {
      ...{ origem: 2026, destino: 2027, ajuste: 0, substituir: false, esperadas: 2, valor: 100_01 },
      ...over,
    });

  it('shows what it would write, leaves what is filled, rounds halves up, and is done as it was shown', async () => {
    await save([celula(), celula({ centroCusto: OUTRO, valor: 1 })]);
    await save([celula({ valor: 333 })], ana, { mes: 12 });
    await save([celula({ valor: 77 })], ana, { ano: 2027, mes: 12 });
    expect(await previa('&ajuste=450')).toMatchObject({ celulas: 2, valor: 104_51, mantidas: 1, substituidas: 0 });
    expect((await copy({ ajuste: 450 })).body.code).toBe('orcamento.previa_mudou');
    expect((await copy({ ajuste: 450, valor: 104_51 })).body).toEqual({ celulas: 2 });
    expect(linha(await read('ano=2027&de=11&ate=11')).previsto).toBe(104_50);
    expect(linha(await read('ano=2027&de=12&ate=12')).previsto).toBe(77);
    expect(await previa('&ajuste=5000&substituir=sim')).toMatchObject({
      ...{ celulas: 3, substituidas: 3, valor: 150_00 + 2 + 500 },
    });
    expect((await copy({ ajuste: 5000, substituir: true, esperadas: 3, valor: 155_02 })).body.celulas).toBe(3);
    expect(linha(await read('ano=2027&de=12&ate=12'))).toMatchObject({ previsto: 500, versao: 2 });
    expect(await previa('&ajuste=-9999')).toMatchObject({ celulas: 0, foraDoLimite: 2 });
  });

  it('leaves closed months out, and a year is not copied onto itself', async () => {
    await save([celula(), celula({ idItemDespesa: papel })], ana, { ano: 2025, mes: 10 });
    await fechar();
    const { body } = await ana.rest<PreviaCopia>('GET', '/orcamento/copia?origem=2025&destino=2026');
    expect(body).toMatchObject({ celulas: 0, fechados: ['2026-10'], centros: [] });
    expect((await copy({ destino: 2026 })).body.code).toBe('orcamento.mesmo_ano');
  });
});

describe('the spreadsheet', () => {
  it.each([
    ['vencimento', 'Orçamento por vencimento'],
    ['caixa', 'Orçamento por caixa'],
  ])('by %s has the forecast rows with their difference and use, under the name %s', async (base, title) => {
    await save([celula()]);
    const file = await vera.rest('GET', `/orcamento/exportar?ano=2026&de=11&ate=11&base=${base}`);
    expect(file.headers['content-disposition']).toContain('acompanhamento-orcamentario.xlsx');
    const parts = unzip(file.bytes);
    expect(parts.get('xl/workbook.xml')).toContain(title);
    const cells = rawCells(parts.get('xl/worksheets/sheet1.xml') ?? '');
    expect(['A2', 'G2', 'H2', 'I2', 'A3'].map((at) => cells.get(at)?.value)).toEqual([
      ...[CENTRO, '100.00', '0,0%', 'Dentro do previsto', undefined],
    ]);
  });
});
