/**
 * One truth for numbers: list, totals, report and spreadsheet of one filter say the same, to the cent, as plain SQL and
 * as arithmetic in the test. Source: issue 4 (One truth for numbers); spec 1 §2.15, §2.16, §9.
 */
import { newId } from '@sede/domain/kernel';
import type { LancamentoReceita, Receita } from '@sede/domain/modules/financeiro/receitas';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Pagina } from '../financeiro.office-for-tests.ts';
import { type ReceitasOffice, receitasOffice } from './receitas-for-tests.ts';

let o: ReceitasOffice;
let itens: string[];
beforeAll(async () => {
  o = await receitasOffice();
  itens = await Promise.all(Array.from({ length: 24 }, (_, i) => o.item(`Convênio ${i + 1}`, 'Extraordinária')));
});
afterAll(() => o.close());
beforeEach(() => o.clear());

interface Made {
  item: number;
  tipo: string;
  data: string;
  valor: number;
  dataCredito: string | null;
  valorEstorno: number | null;
  dataEstorno: string | null;
}
/** Inserted directly: the rules of registering are not tested here. */
const insert = (rows: Made[]) =>
  o.app.rows(
    `insert into receitas (id, criado_em, atualizado_em, id_item_receita, tipo, descricao, data, valor, data_credito, valor_estorno, data_estorno)
     select id, now(), now(), item, tipo, 'Gerada', data, valor, credito, estorno, estornada
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::date[], $5::bigint[], $6::date[], $7::bigint[], $8::date[])
       as r (id, item, tipo, data, valor, credito, estorno, estornada)`,
    [
      rows.map(() => newId()),
      rows.map(({ item }) => itens[item]),
      rows.map(({ tipo }) => tipo),
      rows.map(({ data }) => data),
      rows.map(({ valor }) => valor),
      rows.map(({ dataCredito }) => dataCredito),
      rows.map(({ valorEstorno }) => valorEstorno),
      rows.map(({ dataEstorno }) => dataEstorno),
    ],
  );

// Ends of finance months, turn of the year, leap day.
const DATAS = ['2026-11-20', '2026-11-21', '2026-12-20', '2026-12-21', '2026-12-31', '2027-01-01', '2028-02-29'];
const generated: fc.Arbitrary<Made> = fc
  .record({
    item: fc.integer({ min: 0, max: 23 }),
    tipo: fc.constantFrom('Ordinária', 'Extraordinária'),
    data: fc.constantFrom(...DATAS),
    valor: fc.oneof(fc.integer({ min: 1, max: 100_000 }), fc.constant(999_999_999_999_999)),
    credito: fc.option(fc.constantFrom('2026-11-21', '2026-12-20')),
    estorno: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
  })
  .map(({ credito, estorno, ...made }) => {
    const refunded = credito !== null && estorno !== null;
    return {
      ...made,
      dataCredito: credito,
      valorEstorno: refunded ? Math.max(1, Math.floor(made.valor * estorno)) : null,
      dataEstorno: refunded ? '2026-12-21' : null,
    };
  });

const sum = (values: number[]) => values.reduce((a, b) => a + b, 0);
const inside = (data: string | null, inicio: string, fim: string) => data !== null && data >= inicio && data <= fim;

describe('the numbers of one filter', () => {
  it('are the same in list, totals, report by item and by type, its lines and the spreadsheet', {
    timeout: 120_000,
  }, async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(generated, { maxLength: 60 }),
        fc.constantFrom(['2026-11-21', '2026-12-20'], ['2026-01-01', '2026-12-31'], ['2028-02-01', '2028-02-29']),
        fc.constantFrom('', '&tipo=Ordin%C3%A1ria', '&statusCredito=creditada'),
        async (rows, [inicio = '', fim = ''], extra) => {
          await o.app.rows('delete from receitas');
          await insert(rows);
          const query = `?inicio=${inicio}&fim=${fim}${extra}`;
          const mine = rows
            .filter(({ tipo }) => !extra.includes('tipo') || tipo === 'Ordinária')
            .filter(({ dataCredito }) => !extra.includes('status') || dataCredito !== null);
          const found = mine.filter(({ data }) => inside(data, inicio, fim));
          const net = sum(found.map(({ valor, valorEstorno }) => valor - (valorEstorno ?? 0)));

          const { body: totals } = await o.ana.rest<{ total: number; somas: { valor: number; valorLiquido: number } }>(
            'GET',
            `/receitas/totais${query}`,
          );
          expect(totals).toEqual({
            total: found.length,
            somas: { valor: sum(found.map(({ valor }) => valor)), valorLiquido: net },
          });
          const page = await o.list(`${query}&porPagina=100`);
          expect(sum(page.itens.map(({ valorLiquido }) => valorLiquido))).toBe(net);
          for (const campo of ['itemReceita', 'tipo']) {
            const report = await o.relatorio(`${query}&campo=${campo}`);
            expect([report.quantidade, report.valor]).toEqual([found.length, net]);
            expect(report.fatias.length).toBeLessThanOrEqual(21);
            expect(report.fatias.filter(({ id }) => id === null).length).toBeLessThanOrEqual(1);
          }

          const cash = [
            ...mine.flatMap(({ dataCredito, valor }) => (inside(dataCredito, inicio, fim) ? [valor] : [])),
            ...mine.flatMap(({ dataEstorno, valorEstorno }) =>
              inside(dataEstorno, inicio, fim) ? [-(valorEstorno ?? 0)] : [],
            ),
          ];
          const byCash = await o.relatorio(`${query}&base=caixa`);
          expect([byCash.quantidade, byCash.valor]).toEqual([cash.length, sum(cash)]);
          const lines = await o.read<Pagina<LancamentoReceita>>(
            `/receitas/lancamentos${query}&base=caixa&porPagina=100`,
          );
          expect(lines.somas?.valor).toBe(sum(cash));
          expect([lines.total, lines.itens.map(({ valor }) => valor).toSorted((a, b) => a - b)]).toEqual([
            cash.length,
            cash.toSorted((a, b) => a - b),
          ]);

          const csv = (await o.ana.rest('GET', `/receitas/exportar${query}&formato=csv`)).bytes.toString().trim();
          expect(csv.split('\n')).toHaveLength(found.length + 1);
        },
      ),
      { numRuns: 15, seed: 1 },
    );
  });

  it("have the 20 largest items apart and the rest as 'Outros', whose lines the filter of the rest finds", async () => {
    await insert(
      itens.map((_, item) => ({
        item,
        tipo: 'Extraordinária',
        data: '2026-11-25',
        valor: (item + 1) * 100,
        dataCredito: null,
        valorEstorno: null,
        dataEstorno: null,
      })),
    );
    const { fatias, valor } = await o.relatorio('');
    expect(fatias).toHaveLength(21);
    expect(fatias[0]).toMatchObject({ rotulo: 'Convênio 24', quantidade: 1, valor: 2400 });
    expect(fatias.at(-1)).toEqual({ id: null, rotulo: 'Outros', quantidade: 4, valor: 100 + 200 + 300 + 400 });
    expect(valor).toBe((100 * 24 * 25) / 2);
    const largest = fatias.flatMap(({ id }) => id ?? []).join(',');
    const rest = await o.list(`?excetoItens=${largest}`);
    expect([rest.total, rest.somas?.valorLiquido]).toEqual([4, fatias.at(-1)?.valor]);
    const one = await o.list(`?idItemReceita=${fatias[0]?.id}`);
    expect(one.somas?.valorLiquido).toBe(fatias[0]?.valor);
  });
});

describe('the list', () => {
  it('is filtered by state, type, origin, item, event, amount; found by words of text and item; sorted', async () => {
    const aluguel = await o.item('Aluguel do salão', 'Extraordinária');
    await o.one({ descricao: 'Câmara', origem: 'Câmara dos Deputados', data: '2026-11-10', valor: 1_00 });
    await o.one({ descricao: 'Hoje', data: '2026-11-20', valor: 2_00, relacaoEvento: true, idEvento: o.idEvento });
    await o.one({ descricao: 'Depois', data: '2026-12-01', valor: 3_00 });
    await o.credited({
      ...{ descricao: 'Salão', tipo: 'Extraordinária', origem: 'Aluguel', idItemReceita: aluguel },
      ...{ empresa: 'Buffet São José', data: '2026-11-15', valor: 4_00 },
    });
    const names = async (query: string) => (await o.list(query)).itens.map(({ descricao }: Receita) => descricao);
    expect(await names('')).toEqual(['Câmara', 'Salão', 'Hoje', 'Depois']);
    expect(await names('?statusCredito=atrasada')).toEqual(['Câmara']);
    expect(await names('?statusCredito=prevista_hoje,a_creditar')).toEqual(['Hoje', 'Depois']);
    expect(await names('?statusCredito=creditada')).toEqual(['Salão']);
    expect(await names('?tipo=Extraordin%C3%A1ria')).toEqual(['Salão']);
    expect(await names('?origem=C%C3%A2mara%20dos%20Deputados')).toEqual(['Câmara']);
    expect(await names(`?idItemReceita=${aluguel}`)).toEqual(['Salão']);
    expect(await names(`?idEvento=${o.idEvento}`)).toEqual(['Hoje']);
    expect(await names('?valorDe=200&valorAte=300')).toEqual(['Hoje', 'Depois']);
    expect(await names('?inicio=2026-11-15&fim=2026-11-20')).toEqual(['Salão', 'Hoje']);
    expect(await names('?busca=buffet%20jose')).toEqual(['Salão']);
    expect(await names('?busca=aluguel%20salao')).toEqual(['Salão']);
    expect(await names('?busca=ads')).toEqual(['Salão']);
    expect(await names('?busca=nada')).toEqual([]);
    expect(await names('?ordem=-valor&porPagina=5')).toEqual(['Salão', 'Depois', 'Hoje', 'Câmara']);
    expect(await names('?ordem=itemReceita')).toHaveLength(4);
    expect((await o.ana.rest('GET', '/receitas?inicio=15/11/2026')).status).toBe(400);
    expect((await o.ana.rest('GET', '/receitas/relatorio?inicio=2026-11-15&fim=2026-11-14')).status).toBe(400);
    expect((await o.ana.rest('GET', '/receitas?cor=azul')).status).toBe(400);
  });

  it('is exported with typed columns; by cash the refund is a line below zero and the sheet says the basis', async () => {
    await o.refunded({ descricao: '=SOMA(A1)' }, 10_00);
    const csv = (await o.ana.rest('GET', '/receitas/exportar?formato=csv')).bytes.toString();
    const [head, line] = csv.split(/\r?\n/);
    expect(head).toContain('Data;Situação;Tipo;Item de receita;Origem;Empresa;Descrição;Parcela;Valor');
    expect(line).toContain(
      "25/11/2026;Creditada 20/11;Ordinária;Mensalidades;Senado Federal;Senado Federal;'=SOMA(A1)",
    );
    expect(line).toContain('100,00;10,00;90,00;20/11/2026;;20/11/2026');
    const cash = await o.ana.rest('GET', '/receitas/relatorio/exportar?formato=csv&base=caixa&ordem=-valor');
    expect(cash.bytes.toString()).toMatch(/Crédito.*100,00\r?\n.*Estorno.*-10,00/);
    expect((await o.eva.rest('GET', '/receitas/exportar')).status).toBe(403);
  });
});
