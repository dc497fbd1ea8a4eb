import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { rawCells, unzip } from '#platform/exports/unzip-for-tests.ts';
import { type Office, office, PAGAMENTO } from './despesas-for-tests.ts';

let o: Office;
beforeAll(async () => {
  o = await office();
  await o.ids({ numeroParcelas: 230, valor: 12_345, dataVencimento: '2027-01-31', descricao: '=cmd|calc' });
  await o.settled({ dataVencimento: '2026-10-05', valor: 99_999_999_999, centroCusto: 'Outro' });
  await o.approved({ dataVencimento: '2026-10-06', centroCusto: 'Gasto com pessoal' });
});
afterAll(() => o.close());

const xlsx = async (query: string) => {
  const answer = await o.vera.rest('GET', `/despesas/exportar${query}`);
  expect([answer.status, answer.headers['content-type']]).toEqual([
    200,
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
  const [sheet] = (await readXlsx(answer.bytes)).sheets;
  const [header = [], ...rows] = sheet?.rows ?? [];
  return { header, rows, at: (row: number, titulo: string) => rows[row]?.[header.indexOf(titulo)] };
};

describe('despesas.xlsx, read back by a spreadsheet reader', () => {
  it('has every row of the filter, not only a page, with real dates and numbers', async () => {
    const { rows, at } = await xlsx('?centroCusto=Custos%20operacionais%20internos');
    expect(rows).toHaveLength(230);
    expect(at(1, 'Vencimento')).toEqual(new Date('2027-02-28T00:00:00.000Z'));
    expect(at(1, 'Valor')).toBe(123.45);
    expect(at(1, 'Parcela')).toBe('2/230');
    expect(at(1, 'Descrição')).toBe('=cmd|calc');
    expect(at(1, 'Data do pagamento')).toBeNull();
  });

  it('keeps large amounts to the cent, and the order asked for', async () => {
    const { rows, at } = await xlsx('?ordem=-valor');
    expect(rows).toHaveLength(232);
    expect(at(0, 'Valor')).toBe(999_999_999.99);
    expect(at(0, 'Data do pagamento')).toEqual(new Date('2026-11-20T00:00:00.000Z'));
    expect(at(0, 'Vencimento (situação)')).toBe('Liquidada 20/11');
    const sum = rows.reduce((total, _row, n) => total + Math.round(Number(at(n, 'Valor')) * 100), 0);
    const { somas } = await o.read<{ somas: { valor: number } }>('/despesas/totais');
    expect(sum).toBe(somas.valor);
  });

  it('writes amounts as numbers of two decimals, dates as day counts, what begins with = as text, people by name', async () => {
    const { bytes, headers } = await o.vera.rest('GET', '/despesas/exportar?ordem=dataVencimento');
    expect(headers['content-disposition']).toContain('despesas.xlsx');
    const cells = rawCells(unzip(bytes).get('xl/worksheets/sheet1.xml') ?? '');
    const header = [...cells.values()].filter(({ ref }) => /^[A-Z]+1$/.test(ref));
    const column = (titulo: string) => header.find(({ value }) => value === titulo)?.ref.replace('1', '');
    const cell = (titulo: string, row: number) => cells.get(`${column(titulo)}${row}`);
    // 06/10/2026 as a day count from 30/12/1899.
    expect(cell('Vencimento', 3)).toMatchObject({ type: 'n', value: '46301' });
    expect(cell('Valor', 3)).toMatchObject({ type: 'n', value: '100.00' });
    expect(cell('Aprovadores', 3)?.value).toBe('Carla, Davi');
    expect(cell('CPF/CNPJ', 3)?.value).toBe('11.222.333/0001-81');
    expect(cell('Descrição', 4)).toMatchObject({ value: '=cmd|calc', type: expect.not.stringMatching(/^n$/) });
  });

  it('refuses a page or a format that it does not know', async () => {
    for (const query of ['?formato=pdf', '?pagina=2', '?porPagina=10', '?situacao=outra', '?x=1']) {
      expect((await o.vera.rest('GET', `/despesas/exportar${query}`)).status).toBe(400);
    }
  });
});

it('what was paid explains itself: value, additions, less discount and each retained tax', async () => {
  const seen = await o.one({ valor: 1000_00, centroCusto: 'Benefício para servidores' });
  const parts = { juros: 10_00, multa: 2_00, desconto: 3_00, irrf: 15_00, inss: 11_00, iss: 5_00, csrf: 4_65 };
  await o.done('liquidar', seen, { ...PAGAMENTO, ...parts });
  const { header, at } = await xlsx('?centroCusto=Benefício para servidores');
  const titulos = [
    'Valor',
    'Juros',
    'Multa',
    'Desconto',
    'IRRF retido',
    'INSS retido',
    'ISS retido',
    'CSRF retida',
    'Valor pago',
  ];
  expect(titulos.map((titulo) => at(0, titulo))).toEqual([1000, 10, 2, 3, 15, 11, 5, 4.65, 973.35]);
  const from = header.indexOf('Juros');
  expect(header.slice(from, from + 8)).toEqual(titulos.slice(1));
});

describe('despesas.csv', () => {
  it('has the mark, semicolons, Brazilian numbers and no formula', async () => {
    const { bytes, headers } = await o.vera.rest(
      'GET',
      '/despesas/exportar?formato=csv&inicio=2027-02-28&fim=2027-02-28',
    );
    expect(headers['content-disposition']).toContain('despesas.csv');
    const [header = '', line = ''] = bytes.toString('utf8').split('\r\n');
    expect(header.startsWith('\uFEFFVencimento;Vencimento (situação);Tipo de despesa;')).toBe(true);
    expect(line).toContain('28/02/2027;A vencer;Serviços;');
    expect(line).toContain(';123,45;');
    expect(line).toMatch(/;"?'=cmd\|calc/);
  });
});

it.each([
  ['', 'despesas.xlsx'],
  ['?formato=csv', 'despesas.csv'],
])('an export%s stands in the user’s log as a report', async (query, arquivo) => {
  const reader = await o.app.person(['visualizador_financeiro']);
  expect((await reader.rest('GET', `/despesas/exportar${query}`)).status).toBe(200);
  expect(
    await o.app.rows('select tipo, arquivo, data from logs_usuario where usuario_id = $1', [reader.usuarioId]),
  ).toEqual([{ tipo: 'report_download', arquivo, data: '2026-11-20T15:00:00.000Z' }]);
});
