/**
 * The follow-up ties to the list of expenses, to the cent: over generated expenses with refunds, hidden rows, rows without
 * due date, an expense without a cost centre and the edges of the finance month, for every month and range asked.
 */
import { newId, rangeOfFinanceMonth } from '@sede/domain/kernel';
import { type Acompanhamento, type LinhaOrcamento, sumFiguras } from '@sede/domain/modules/financeiro/orcamento';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';

const CENTROS = ['Custos operacionais internos', 'Outro', ''];
const DIAS = [
  '2025-12-20',
  '2025-12-21',
  '2026-01-20',
  '2026-01-21',
  '2026-02-28',
  '2026-11-20',
  '2026-11-21',
  '2026-12-20',
  '2026-12-21',
];
let app: TestApp;
let vera: TestPerson;
const itens: string[] = [];

beforeAll(async () => {
  app = await testApp();
  vera = await app.person(['visualizador_financeiro']);
  const ana = await app.person(['admin_financeiro']);
  const made = async (path: string, body: object) => (await ana.rest<{ id: string }>('POST', path, body)).body.id;
  for (const nome of ['Café', 'Papel', 'Luz']) itens.push(await made('/itens-despesa', { tipo: 'Serviços', nome }));
  const beneficiario = await made('/beneficiarios', { tipo: 'F', cpfCnpj: '52998224725', nomeBeneficiario: 'João' });
  const pick = <T>(values: readonly T[]) => fc.constantFrom(...values);
  const linha = fc.record({
    valor: fc.oneof(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 999_999_999 })),
    parte: fc.integer({ min: 0, max: 3 }),
    juros: fc.integer({ min: 0, max: 500 }),
    vence: fc.option(pick(DIAS), { freq: 9 }),
    pago: fc.option(pick(DIAS)),
    volta: pick(DIAS),
    situacao: pick([null, 'Aguardando aprovação', 'Aprovada', 'Negada']),
    centro: pick(CENTROS),
    item: fc.nat(2),
    excluido: fc.integer({ min: 0, max: 9 }).map((n) => n === 0),
  });
  for (const [n, l] of fc.sample(linha, { numRuns: 220, seed: 22 }).entries()) {
    const estorno = l.pago && l.parte > 1 ? Math.max(1, Math.floor(l.valor / l.parte)) : null;
    await app.rows(
      `insert into despesas (id, criado_em, atualizado_em, id_item_despesa, tipo_despesa, centro_custo, descricao,
        id_beneficiario, relacao_evento, valor, data_vencimento, meio_pagamento, tipo_documento, numero_documento,
        situacao, data_liquidacao_pagamento, juros, valor_pago, valor_estorno, data_estorno, excluido)
       values ($1, now(), now(), $2, 'Serviços', $3, 'x', $4, false, $5, $6, 'Digital', 'BOLETO', $7, $8, $9, $10, $11,
        $12, $13, $14)`,
      [
        ...[newId(), itens[l.item], l.centro, beneficiario, l.valor, l.vence, `N${n}`, l.situacao, l.pago],
        ...[l.pago ? l.juros : 0, l.pago ? l.valor + l.juros : null, estorno, estorno ? l.volta : null, l.excluido],
      ],
    );
  }
});
afterAll(() => app.close());

const meses = fc
  .record({
    ano: fc.constantFrom(2025, 2026, 2027),
    de: fc.integer({ min: 1, max: 12 }),
    ate: fc.integer({ min: 1, max: 12 }),
  })
  .filter(({ de, ate }) => de <= ate);
const read = async <T>(path: string) => {
  const { status, body } = await vera.rest<T>('GET', path);
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
};
const soma = async (query: object) => {
  const params = new URLSearchParams(query as Record<string, string>);
  return (await read<{ somas: { valorLiquido: number } }>(`/despesas/totais?${params}`)).somas.valorLiquido;
};
const ABERTAS = 'vencida,vence_hoje,a_vencer';

describe('the follow-up', () => {
  it('ties to the list: all together, and each row that the list can be asked for', async () => {
    await fc.assert(
      fc.asyncProperty(meses, async ({ ano, de, ate }) => {
        const { inicio, fim, linhas } = await read<Acompanhamento>(`/orcamento?ano=${ano}&de=${de}&ate=${ate}`);
        const mes = (n: number) => `${ano}-${String(n).padStart(2, '0')}`;
        expect([inicio, fim]).toEqual([rangeOfFinanceMonth(mes(de)).inicio, rangeOfFinanceMonth(mes(ate)).fim]);
        const dias = { inicio, fim };
        const todas = sumFiguras(linhas);
        expect(todas.realizado + todas.aLiquidar).toBe(await soma(dias));
        expect(todas.realizado).toBe(await soma({ ...dias, statusVencimento: 'liquidada' }));
        expect(todas.aLiquidar).toBe(await soma({ ...dias, statusVencimento: ABERTAS }));
        expect(todas.comprometido).toBe(await soma({ ...dias, statusVencimento: ABERTAS, situacao: 'aprovada' }));
        for (const row of linhas) {
          const centro = row.centroCusto ? { centroCusto: row.centroCusto } : { semCentroCusto: 'sim' };
          const own = { ...dias, ...centro, idItemDespesa: row.idItemDespesa };
          expect(row.realizado).toBe(await soma({ ...own, statusVencimento: 'liquidada' }));
          expect(row.aLiquidar).toBe(await soma({ ...own, statusVencimento: ABERTAS }));
        }
      }),
      { numRuns: 12, seed: 5 },
    );
  });

  it('by cash counts what was paid on its day less what came back on its own, as SQL by hand does', async () => {
    await fc.assert(
      fc.asyncProperty(meses, async ({ ano, de, ate }) => {
        const { inicio, fim, linhas } = await read<Acompanhamento>(
          `/orcamento?ano=${ano}&de=${de}&ate=${ate}&base=caixa`,
        );
        const byHand = await app.rows<{ centro_custo: string; id_item_despesa: string; realizado: string }>(
          `select centro_custo, id_item_despesa,
             sum(case when data_liquidacao_pagamento between $1 and $2 then valor_pago else 0 end
               - case when data_estorno between $1 and $2 then valor_estorno else 0 end) as realizado
           from despesas where not excluido and data_vencimento is not null group by 1, 2`,
          [inicio, fim],
        );
        const found = (c: string, i: string): LinhaOrcamento | undefined =>
          linhas.find((one) => one.centroCusto === c && one.idItemDespesa === i);
        for (const row of byHand) {
          expect(found(row.centro_custo, row.id_item_despesa)?.realizado ?? 0).toBe(Number(row.realizado));
        }
      }),
      { numRuns: 10, seed: 6 },
    );
  });

  it('follows the days that the settings give the finance month', async () => {
    await app.rows(
      `insert into configuracoes (id, chave, valor, criado_em, atualizado_em)
       values (gen_random_uuid(), 'periodoFinanceiro', '{"inicio":1,"fim":31}', now(), now())`,
    );
    const civil = await read<Acompanhamento>('/orcamento?ano=2026&de=2&ate=2');
    expect([civil.inicio, civil.fim]).toEqual(['2026-02-01', '2026-02-28']);
    await app.rows("delete from configuracoes where chave = 'periodoFinanceiro'");
  });
});
