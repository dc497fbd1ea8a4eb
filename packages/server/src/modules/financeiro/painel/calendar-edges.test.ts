/**
 * One record at the edge of the calendar breaks no figure: dashboard, projection, reports, closing and their files answer.
 * Source: issue 9 (High); decisions §7 (Dates of money: one row never breaks a screen).
 */
import { FIRST_DATE, LAST_DATE, newId } from '@sede/domain/kernel';
import { ANO_MAXIMO, ANO_MINIMO } from '@sede/domain/modules/financeiro/fechamentos';
import { BASES, type Projecao } from '@sede/domain/modules/financeiro/projecao';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type FinanceOffice, financeOffice } from '../financeiro.office-for-tests.ts';

let o: FinanceOffice;
beforeAll(async () => {
  o = await financeOffice();
  const idItem = await o.made(o.ana, '/itens-despesa', { tipo: 'Serviços', nome: 'Luz' });
  const idBeneficiario = await o.made(o.ana, '/beneficiarios', {
    ...{ tipo: 'J', cpfCnpj: '11222333000181', nomeBeneficiario: 'Gráfica São João' },
  });
  const itemReceita = await o.made(o.ana, '/itens-receita', {
    tipo: 'Ordinária',
    nome: 'Mensalidades',
    descricao: 'M',
  });
  // Straight into the tables, as an import or an earlier program may have left them.
  for (const dia of [FIRST_DATE, '1990-01-01', '2100-12-20', '2100-12-21', LAST_DATE]) {
    const fora = dia < '1990-01-01';
    await o.app.rows(
      `insert into despesas (id, criado_em, atualizado_em, id_item_despesa, tipo_despesa, centro_custo, descricao,
         id_beneficiario, valor, data_vencimento, meio_pagamento, tipo_documento, numero_documento,
         data_fora)
       values ($1, now(), now(), $2, 'Serviços', 'Outro', 'Na borda', $3, 100, $4::date, 'Digital', 'BOLETO', 'N' || $4::date, $5)`,
      [newId(), idItem, idBeneficiario, dia, fora],
    );
    await o.app.rows(
      `insert into receitas (id, criado_em, atualizado_em, id_item_receita, tipo, descricao, data, valor, data_fora)
       values ($1, now(), now(), $2, 'Ordinária', 'Na borda', $3, 300, $4)`,
      [newId(), itemReceita, dia, fora],
    );
  }
});
afterAll(() => o.close());

it.each(BASES)(
  'the projection has each that may be dated so once, in a month of its own year, base %s',
  async (base) => {
    const { anos, despesasAConferir, receitasAConferir } = await o.read<Projecao>(`/projecao?base=${base}`);
    expect([despesasAConferir, receitasAConferir]).toEqual([1, 1]);
    const comDinheiro = anos.flatMap(({ meses }) => meses).filter(({ aLiquidar }) => aLiquidar > 0);
    expect(
      comDinheiro.map(({ mes, inicio, fim, aLiquidar, aCreditar }) => [mes, inicio, fim, aLiquidar, aCreditar]),
    ).toEqual([
      ['1990-01', '1989-12-21', '1990-01-20', 100, 300],
      ['2100-12', '2100-11-21', '2100-12-20', 100, 300],
      ['2101-01', '2100-12-21', '2100-12-31', 200, 600],
    ]);
    expect(anos.map(({ ano, meses }) => [ano, meses.length])).toEqual([
      [1990, 12],
      [2100, 12],
      [2101, 1],
    ]);
    for (const formato of ['xlsx', 'csv']) {
      expect((await o.ana.rest('GET', `/projecao/exportar?base=${base}&formato=${formato}`)).status).toBe(200);
    }
  },
);

const RANGES = [
  `inicio=${FIRST_DATE}&fim=${LAST_DATE}`,
  `inicio=${FIRST_DATE}&fim=${FIRST_DATE}`,
  `inicio=${LAST_DATE}&fim=${LAST_DATE}`,
];
it.each(RANGES)('every figure of a range answers: %s', async (range) => {
  const paths = [
    ...BASES.flatMap((base) => [`/painel?${range}&base=${base}`, `/relatorio-despesas/totais?${range}&base=${base}`]),
    `/analise?${range}`,
    `/receitas/relatorio?${range}`,
    `/despesas?${range}`,
    `/despesas/totais?${range}`,
    `/fechamentos/prestacao?${range}`,
    `/fechamentos/prestacao/lancamentos?${range}`,
  ];
  for (const path of paths) {
    const { status, body } = await o.ana.rest('GET', path);
    expect([path, status, JSON.stringify(body).slice(0, 200)]).toEqual([path, 200, expect.any(String)]);
  }
});

it('the closing of the first and of the last month is checked', async () => {
  for (const ano of [ANO_MINIMO, ANO_MAXIMO]) {
    await o.read(`/fechamentos?ano=${ano}`);
    for (const mes of [`${ano}-01`, `${ano}-12`]) await o.read(`/fechamentos/conferencia?mes=${mes}`);
  }
});
