/**
 * Generated expenses and revenues for the tests of finance's figures, and the sums of them by hand.
 *
 * In the data: refunds, cash, adjustments, hidden rows, rows without a due date, edges of the finance month (20/21), the
 * turn of the year, 29 February. `await gerar(office)` puts them straight into the tables; the `linhas…` are what the
 * figures must be the sums of, one date and one amount (centavos) each.
 */
import { newId } from '@sede/domain/kernel';
import type { Base } from '@sede/domain/modules/financeiro/projecao';
import fc from 'fast-check';
import type { FinanceOffice } from '../financeiro.office-for-tests.ts';

export const HOJE = '2026-11-20';
export const DATAS = [
  '2024-02-29',
  '2025-12-20',
  '2025-12-21',
  '2026-01-01',
  '2026-10-20',
  '2026-10-21',
  '2026-11-19',
  HOJE,
];
export const FUTURAS = ['2026-11-21', '2026-11-27', '2026-11-28', '2026-12-20', '2026-12-21', '2028-02-29'];
const MOVIMENTOS = ['2025-12-20', '2025-12-21', '2026-10-20', '2026-10-21', HOJE];
export const CENTROS = ['Outro', 'Gasto com pessoal', 'Custos operacionais internos'];

interface Despesa {
  item: number;
  centro: number;
  dinheiro: boolean;
  valor: number;
  vence: string | null;
  pago: string | null;
  valorPago: number | null;
  juros: number;
  estorno: number | null;
  estornada: string | null;
  excluido: boolean;
}
interface Receita {
  valor: number;
  data: string;
  credito: string | null;
  estorno: number | null;
  estornada: string | null;
}

const amount = fc.oneof(fc.integer({ min: 1, max: 90 }), fc.integer({ min: 100, max: 9_000_000_00 }));
const movimento = fc.record({
  valor: amount,
  dia: fc.constantFrom(...DATAS, ...FUTURAS),
  feito: fc.option(fc.constantFrom(...MOVIMENTOS)),
  parte: fc.option(fc.integer({ min: 1, max: 4 })),
  estornada: fc.constantFrom('2026-10-21', HOJE, '2026-12-21'),
});
const refund = ({ valor, feito, parte, estornada }: typeof movimento extends fc.Arbitrary<infer T> ? T : never) => {
  const estorno = feito !== null && parte !== null ? Math.max(1, Math.floor(valor / parte)) : null;
  // A refund is never before what it refunds.
  return { estorno, estornada: estorno === null ? null : ([estornada, feito ?? ''].sort()[1] ?? null) };
};
const despesa: fc.Arbitrary<Despesa> = fc
  .record({
    m: movimento,
    item: fc.nat(33),
    centro: fc.nat(2),
    dinheiro: fc.boolean(),
    juros: fc.integer({ min: 0, max: 500 }),
    oculta: fc.integer({ min: 0, max: 19 }),
  })
  .map(({ m, oculta, juros, ...rest }) => ({
    ...rest,
    valor: m.valor,
    juros: m.feito === null ? 0 : juros,
    vence: oculta === 1 ? null : m.dia,
    excluido: oculta === 0,
    pago: m.feito,
    valorPago: m.feito === null ? null : m.valor + juros,
    ...refund(m),
  }));
const receita: fc.Arbitrary<Receita> = movimento.map((m) => ({
  valor: m.valor,
  data: m.dia,
  credito: m.feito,
  ...refund(m),
}));

const despesas = fc.sample(despesa, { numRuns: 320, seed: 20_261_121 });
const receitas = fc.sample(receita, { numRuns: 160, seed: 20_261_122 });

/** Answers the ids of the expense items, by the number that a generated expense has. */
export async function generate({ app, ana, made }: FinanceOffice): Promise<string[]> {
  const itens = await Promise.all(
    Array.from({ length: 34 }, (_, n) => made(ana, '/itens-despesa', { tipo: 'Serviços', nome: `Item ${n + 1}` })),
  );
  const idBeneficiario = await made(ana, '/beneficiarios', {
    ...{ tipo: 'J', cpfCnpj: '11222333000181', nomeBeneficiario: 'Gráfica São João' },
  });
  const itemReceita = await made(ana, '/itens-receita', { tipo: 'Ordinária', nome: 'Mensalidades', descricao: 'M' });
  const column = <T, K extends keyof T>(rows: T[], key: K) => rows.map((row) => row[key]);
  await app.rows(
    `insert into despesas (id, criado_em, atualizado_em, id_item_despesa, tipo_despesa, centro_custo, descricao,
      id_beneficiario, valor, data_vencimento, meio_pagamento, tipo_documento, numero_documento,
      data_liquidacao_pagamento, valor_pago, juros, valor_estorno, data_estorno, excluido)
     select id, now(), now(), item, 'Serviços', centro, 'Gerada', $13, valor, vence,
       case when dinheiro then 'Dinheiro' else 'Digital' end, 'BOLETO', 'N' || id, pago, valor_pago, juros, estorno, estornada, excluido
     from unnest($1::uuid[], $2::uuid[], $3::text[], $4::bigint[], $5::date[], $6::boolean[], $7::date[], $8::bigint[],
       $9::bigint[], $10::bigint[], $11::date[], $12::boolean[])
       as r (id, item, centro, valor, vence, dinheiro, pago, valor_pago, juros, estorno, estornada, excluido)`,
    [
      despesas.map(() => newId()),
      despesas.map(({ item }) => itens[item]),
      despesas.map(({ centro }) => CENTROS[centro]),
      column(despesas, 'valor'),
      column(despesas, 'vence'),
      column(despesas, 'dinheiro'),
      column(despesas, 'pago'),
      column(despesas, 'valorPago'),
      column(despesas, 'juros'),
      column(despesas, 'estorno'),
      column(despesas, 'estornada'),
      column(despesas, 'excluido'),
      idBeneficiario,
    ],
  );
  await app.rows(
    `insert into receitas (id, criado_em, atualizado_em, id_item_receita, tipo, descricao, data, valor, data_credito, valor_estorno, data_estorno)
     select id, now(), now(), $7, 'Ordinária', 'Gerada', data, valor, credito, estorno, estornada
     from unnest($1::uuid[], $2::date[], $3::bigint[], $4::date[], $5::bigint[], $6::date[])
       as r (id, data, valor, credito, estorno, estornada)`,
    [
      receitas.map(() => newId()),
      column(receitas, 'data'),
      column(receitas, 'valor'),
      column(receitas, 'credito'),
      column(receitas, 'estorno'),
      column(receitas, 'estornada'),
      itemReceita,
    ],
  );
  return itens;
}

export const sum = (values: number[]) => Number(values.reduce((total, one) => total + BigInt(one), 0n));
export interface Line {
  dia: string;
  valor: number;
  item: number;
  centro: number;
}
/** By hand: the expenses that exist. */
const existentes = () => despesas.filter(({ vence, excluido }) => vence !== null && !excluido);
const liquido = (r: { valor: number; estorno: number | null }) => r.valor - (r.estorno ?? 0);
export function linhasDespesas(base: Base, quais: 'todas' | 'liquidadas' = 'todas'): Line[] {
  return existentes().flatMap((d): Line[] => {
    const { item, centro } = d;
    if (base === 'data') {
      return d.pago === null && quais === 'liquidadas' ? [] : [{ dia: d.vence ?? '', valor: liquido(d), item, centro }];
    }
    return [
      ...(d.pago === null ? [] : [{ dia: d.pago, valor: d.valorPago ?? 0, item, centro }]),
      ...(d.estornada === null ? [] : [{ dia: d.estornada, valor: -(d.estorno ?? 0), item, centro }]),
    ];
  });
}
export const aLiquidar = (): Line[] =>
  existentes().flatMap((d) => (d.pago === null ? [{ dia: d.vence ?? '', valor: d.valor, item: 0, centro: 0 }] : []));
export const linhasReceitas = (base: Base): { dia: string; valor: number }[] =>
  receitas.flatMap((r) => {
    if (base === 'data') return r.credito === null ? [] : [{ dia: r.data, valor: liquido(r) }];
    return [
      ...(r.credito === null ? [] : [{ dia: r.credito, valor: r.valor }]),
      ...(r.estornada === null ? [] : [{ dia: r.estornada, valor: -(r.estorno ?? 0) }]),
    ];
  });
export const aCreditar = () => receitas.flatMap((r) => (r.credito === null ? [{ dia: r.data, valor: r.valor }] : []));

export interface Faixa {
  inicio?: string;
  fim?: string;
}
const dentro =
  ({ inicio, fim }: Faixa) =>
  (l: { dia: string }) =>
    (inicio === undefined || l.dia >= inicio) && (fim === undefined || l.dia <= fim);
export const soma = (lines: { dia: string; valor: number }[], faixa: Faixa = {}) =>
  sum(lines.filter(dentro(faixa)).map(({ valor }) => valor));
export const conta = (lines: { dia: string; valor: number }[], faixa: Faixa = {}) => ({
  quantidade: lines.filter(dentro(faixa)).length,
  valor: soma(lines, faixa),
});
export const semVencimento = (): number => despesas.filter(({ vence, excluido }) => vence === null && !excluido).length;
