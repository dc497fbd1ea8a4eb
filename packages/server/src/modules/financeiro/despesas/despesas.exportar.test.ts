import { readXlsx } from 'hucre/xlsx';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type DespesasWorld, despesasWorld } from './despesas-world-for-tests.ts';

let m: DespesasWorld;
beforeAll(async () => {
  m = await despesasWorld();
  await m.registered({ numeroParcelas: 230, valor: 12_345, dataVencimento: '2027-01-31', descricao: '=cmd|calc' });
  await m.settled({ dataVencimento: '2026-10-05', valor: 99_999_999_999, centroCusto: 'Outro' });
});
afterAll(() => m.app.close());

const xlsx = async (query: string) => {
  const answer = await m.visita.rest('GET', `/despesas/exportar${query}`);
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
    expect(rows).toHaveLength(231);
    expect(at(0, 'Valor')).toBe(999_999_999.99);
    expect(at(0, 'Data do pagamento')).toEqual(new Date('2026-11-19T00:00:00.000Z'));
    expect(at(0, 'Vencimento (situação)')).toBe('Liquidada 19/11');
    const sum = rows.reduce((total, _row, n) => total + Math.round(Number(at(n, 'Valor')) * 100), 0);
    const { body } = await m.visita.rest<{ somas: { valor: number } }>('GET', '/despesas/totais');
    expect(sum).toBe(body.somas.valor);
  });

  it('refuses a page or a format that it does not know', async () => {
    for (const query of ['?formato=pdf', '?pagina=2', '?porPagina=10', '?situacao=outra', '?x=1']) {
      expect((await m.visita.rest('GET', `/despesas/exportar${query}`)).status).toBe(400);
    }
  });
});

describe('despesas.csv', () => {
  it('has the mark, semicolons, Brazilian numbers and no formula', async () => {
    const { bytes, headers } = await m.visita.rest(
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

  it('stands in the user’s log as a report', async () => {
    const rows = await m.app.rows<{ tipo: string; arquivo: string; data: string }>(
      'select tipo, arquivo, data from logs_usuario where usuario_id = $1 order by id desc limit 1',
      [m.visita.usuarioId],
    );
    expect(rows).toEqual([{ tipo: 'report_download', arquivo: 'despesas.csv', data: '2026-11-20T15:00:00.000Z' }]);
  });
});

it('the history says what changed, by whom and when, in the order it happened', async () => {
  const id = await m.one({ descricao: 'Café' });
  m.app.clock.advance(5 * 60_000);
  await m.patch(m.bia, id, { valor: 12_000, dataVencimento: '2026-12-11' });
  const { body } = await m.visita.rest<{
    itens: { em: string; por: string; acao: string; mudancas: { rotulo: string; de: string; para: string }[] }[];
  }>('GET', `/despesas/${id}/historico`);
  expect(body.itens.map(({ em, por, acao }) => [em, por, acao])).toEqual([
    ['2026-11-20T15:05:00.000Z', 'Bia Financeiro', 'alterar'],
    ['2026-11-20T15:00:00.000Z', 'Ana Financeiro', 'criar'],
  ]);
  expect(body.itens[0]?.mudancas.map(({ rotulo, de, para }) => `${rotulo}: ${de} → ${para}`)).toEqual([
    'Vencimento: 10/12/2026 → 11/12/2026',
    'Valor: R$ 100,00 → R$ 120,00',
  ]);
});
