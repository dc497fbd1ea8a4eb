/**
 * An account's statement against a model kept by hand: whatever happens in whatever order, every line's balance is the
 * opening balance and everything until then, at the edges of any period.
 */
import { addDays } from '@sede/domain/kernel';
import type { Movimento, ResumoDoExtrato } from '@sede/domain/modules/financeiro/contas-bancarias';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { type CaixaOffice, caixaOffice, type Seen } from '../financeiro.caixa-for-tests.ts';
import { saldosDasContas } from './index.ts';

let c: CaixaOffice;
beforeAll(async () => {
  c = await caixaOffice();
});
afterAll(() => c.close());
beforeEach(() => c.clear());

type Pagina = { itens: Movimento[]; total: number; somas: { entrada: number; saida: number } };
const extrato = (conta: string, query = '') =>
  c.ok<Pagina>(c.vera, 'GET', `/contas-bancarias/extrato?conta=${conta}&porPagina=100${query}`);
const resumo = (conta: string, query = '') =>
  c.ok<ResumoDoExtrato>(c.vera, 'GET', `/contas-bancarias/extrato/resumo?conta=${conta}${query}`);
const csv = async (conta: string, query = '') =>
  (await c.vera.rest('GET', `/contas-bancarias/extrato/exportar?formato=csv&conta=${conta}${query}`)).bytes
    .toString()
    .replace('\uFEFF', '')
    .trim()
    .split(/\r?\n/)
    .map((line) => line.split(';'));

const paga = async (conta: string, valor: number, dia: string, over: object = {}) => {
  const seen = await c.despesa({ valor });
  const { status, body } = await c.liquidar(c.ana, seen, dia, { idContaLiquidacao: conta, ...over });
  expect(status).toBe(200);
  return body;
};
const credita = async (conta: string, valor: number, dia: string) => {
  const { id, versao } = await c.receita({ valor });
  return c.ok<Seen>(c.ana, 'POST', `/receitas/${id}/creditar`, {
    versao,
    dataCredito: dia,
    idContaCredito: conta,
    confirmacaoData: true,
  });
};
const estorna = (modulo: string, { id, versao }: Seen, valorEstorno: number, dataEstorno: string) =>
  c.ok<Seen>(c.ana, 'POST', `/${modulo}/${id}/estornar`, { versao, valorEstorno, dataEstorno, confirmacaoData: true });

describe('what moves an account', () => {
  it('is what was really paid, refunds on their day, credits, transfers; each named, with the balance after it', async () => {
    const { id } = await c.conta({ nome: 'BRB', saldoInicial: 100_00, dataSaldoInicial: '2026-11-02' });
    const { id: outra } = await c.conta({ nome: 'Caixa' });
    const despesa = await paga(id, 200_00, '2026-11-05', { juros: 5_00, irrf: 20_00, numeroPagamento: '77' });
    await estorna('despesas', despesa, 30_00, '2026-11-08');
    const receita = await credita(id, 300_00, '2026-11-05');
    await estorna('receitas', receita, 40_00, '2026-11-09');
    await c.transferencia({
      idContaOrigem: id,
      idContaDestino: outra,
      valor: 10_00,
      data: '2026-11-06',
      descricao: 'Reserva',
    });
    await c.transferencia({ idContaDestino: id, valor: 7_00, data: '2026-11-06' });
    // Neither: another account's, one without account, one in cash, one not paid.
    await paga(outra, 999_00, '2026-11-05');
    await paga(id, 998_00, '2026-11-05', { idContaLiquidacao: null });
    await c.despesa({ valor: 997_00 });
    const { itens, total, somas } = await extrato(id);
    const line = ({ data, tipo, descricao, numero, entrada, saida, saldo }: Movimento) =>
      [data.slice(8), tipo, descricao, numero, entrada, saida, saldo].map((value) => value ?? '-').join(' ');
    expect(itens.map(line)).toEqual([
      '02 saldoInicial Saldo inicial - - - 10000',
      '05 credito Mensalidades - 30000 - 40000',
      '05 pagamento Material · Papelaria Central 77 - 18500 21500',
      '06 transferenciaRecebida De Suprimentos (caixa) - 700 - 22200',
      '06 transferenciaEnviada Para Caixa - - 1000 21200',
      '08 estornoDespesa Material · Papelaria Central 77 3000 - 24200',
      '09 estornoReceita Mensalidades - - 4000 20200',
    ]);
    expect([total, somas]).toEqual([7, { entrada: 337_00, saida: 235_00 }]);
    expect(await resumo(id)).toEqual({
      anterior: null,
      abertura: 100_00,
      entradas: 337_00,
      saidas: 235_00,
      saldo: 202_00,
    });
    expect(await resumo(id, '&inicio=2026-11-06&fim=2026-11-08')).toEqual({
      anterior: 215_00,
      abertura: null,
      entradas: 37_00,
      saidas: 10_00,
      saldo: 242_00,
    });
    expect(await resumo(id, '&fim=2026-11-01')).toEqual({
      anterior: null,
      abertura: null,
      entradas: 0,
      saidas: 0,
      saldo: 0,
    });
  });

  it('leaves nothing behind when a payment, a credit is undone', async () => {
    const { id } = await c.conta();
    const despesa = await paga(id, 200_00, '2026-11-05');
    const receita = await credita(id, 300_00, '2026-11-05');
    const motivo = 'Banco recusou';
    await c.ok(c.ana, 'POST', `/despesas/${despesa.id}/desfazer-liquidacao`, { versao: despesa.versao, motivo });
    await c.ok(c.ana, 'POST', `/receitas/${receita.id}/desfazer-credito`, { versao: receita.versao, motivo });
    expect((await extrato(id)).itens.map(({ tipo }) => tipo)).toEqual(['saldoInicial']);
    expect(
      await c.app.rows('select id_conta_liquidacao as c from despesas union all select id_conta_credito from receitas'),
    ).toEqual([{ c: null }, { c: null }]);
  });

  it('what is dated before the opening balance is in it already; what is imported and hidden moves nothing', async () => {
    const { id } = await c.conta({ dataSaldoInicial: '2026-11-05', saldoInicial: 50_00 });
    await paga(id, 10_00, '2026-11-04');
    const hidden = await paga(id, 20_00, '2026-11-06');
    await paga(id, 30_00, '2026-11-05');
    await c.app.rows('update despesas set excluido = true where id = $1', [hidden.id]);
    expect((await extrato(id)).itens.map(({ saldo }) => saldo)).toEqual([50_00, 20_00]);
    expect(await resumo(id, '&inicio=2026-11-05')).toMatchObject({ anterior: null, abertura: 50_00, saldo: 20_00 });
  });
});

describe('filters and pages', () => {
  it('leave lines out, or turn them round, and change no balance', async () => {
    const { id } = await c.conta({ saldoInicial: 1_00 });
    for (let day = 1; day <= 7; day++) await credita(id, day, `2026-11-0${day}`);
    await paga(id, 5, '2026-11-03');
    const saldos = async (query: string) => (await extrato(id, query)).itens.map(({ saldo }) => saldo);
    expect(await saldos('')).toEqual([100, 101, 103, 106, 101, 105, 110, 116, 123]);
    expect(await saldos('&ordem=-data')).toEqual([123, 116, 110, 105, 101, 106, 103, 101, 100]);
    expect(await saldos('&movimento=pagamento,saldoInicial')).toEqual([100, 101]);
    expect(await saldos('&busca=papelaria')).toEqual([101]);
    expect(await saldos('&inicio=2026-11-03&fim=2026-11-05')).toEqual([106, 101, 105, 110]);
    const page = await c.ok<Pagina>(
      c.vera,
      'GET',
      `/contas-bancarias/extrato?conta=${id}&inicio=2026-11-02&porPagina=5&pagina=2`,
    );
    expect([page.total, ...page.itens.map(({ saldo }) => saldo)]).toEqual([7, 116, 123]);
  });

  it('are kept in a saved view, which is of no account; a statement of none is refused', async () => {
    const consulta = { movimento: 'pagamento', periodo: '2026-11' };
    const view = { lista: 'contasBancarias.extrato', nome: 'Só pagamentos', consulta, papeis: [] };
    expect((await c.vera.rest('POST', '/visoes', view)).status).toBe(200);
    const answer = await c.vera.rest<Refusal>('GET', '/contas-bancarias/extrato');
    expect([answer.status, answer.body.data.campos]).toEqual([400, { conta: ' Obrigatório' }]);
  });

  it('the spreadsheet begins with what was there before, and ends as the screen does', async () => {
    const { id } = await c.conta({ nome: 'BB: 1/2', saldoInicial: 100_00 });
    await paga(id, 30_00, '2026-11-05', { numeroPagamento: '9' });
    const [head, ...lines] = await csv(id, '&inicio=2026-11-01');
    expect(head).toEqual(['Data', 'Movimento', 'Descrição', 'Detalhe', 'Número', 'Entrada', 'Saída', 'Saldo']);
    expect(lines).toEqual([
      ['', '', 'Saldo anterior', '', '', '', '', '100,00'],
      ['05/11/2026', 'Pagamento', 'Material · Papelaria Central', 'Papel', '9', '', '30,00', '70,00'],
    ]);
    expect((await csv(id, '&inicio=2026-11-01&ordem=-data')).map((line) => line[7])).toEqual([
      'Saldo',
      '70,00',
      '100,00',
    ]);
    expect(
      (await c.vera.rest('GET', `/contas-bancarias/extrato/exportar?conta=${id}`)).bytes.subarray(0, 2).toString(),
    ).toBe('PK');
  });
});

const DIA_UM = '2026-09-19';
const dia = fc.integer({ min: 0, max: 40 }).map((n) => addDays(DIA_UM, n));
const acao = fc.record({
  tipo: fc.constantFrom('pagamento', 'credito', 'envia', 'recebe', 'doCaixa', 'aoCaixa'),
  valor: fc.integer({ min: 1, max: 500_00 }),
  data: dia,
  estorno: fc.option(fc.record({ parte: fc.integer({ min: 1, max: 100 }), depois: fc.integer({ min: 0, max: 15 }) })),
});

it('every line’s balance is the opening and all until then, for any acts, any period; balances agree with the till', async () => {
  const runs = fc.record({
    saldoInicial: fc.integer({ min: -1000_00, max: 1000_00 }),
    abertura: dia,
    acoes: fc.array(acao, { maxLength: 9 }),
    inicio: dia,
    dias: fc.integer({ min: 0, max: 30 }),
  });
  await fc.assert(
    fc.asyncProperty(runs, async ({ saldoInicial, abertura, acoes, inicio, dias }) => {
      await c.clear();
      const { id } = await c.conta({ saldoInicial, dataSaldoInicial: abertura });
      const { id: outra } = await c.conta({ dataSaldoInicial: '2026-01-01' });
      const modelo: { data: string; valor: number }[] = [];
      let noCaixa = 0;
      for (const { tipo, valor, data, estorno } of acoes) {
        const lados = {
          envia: { idContaOrigem: id, idContaDestino: outra },
          recebe: { idContaOrigem: outra, idContaDestino: id },
          doCaixa: { idContaOrigem: null, idContaDestino: id },
          aoCaixa: { idContaOrigem: id, idContaDestino: null },
        }[tipo as 'envia'];
        const sinal = ['credito', 'recebe', 'doCaixa'].includes(tipo) ? 1 : -1;
        modelo.push({ data, valor: sinal * valor });
        if (lados) {
          await c.transferencia({ ...lados, valor, data, confirmacaoData: true });
          if (tipo.endsWith('Caixa')) noCaixa -= sinal * valor;
          continue;
        }
        const feito = tipo === 'pagamento' ? await paga(id, valor, data) : await credita(id, valor, data);
        if (!estorno) continue;
        const volta = Math.max(1, Math.floor((valor * estorno.parte) / 100));
        const quando = addDays(data, estorno.depois);
        await estorna(tipo === 'pagamento' ? 'despesas' : 'receitas', feito, volta, quando);
        modelo.push({ data: quando, valor: -sinal * volta });
      }
      const ate = (fim: string) =>
        abertura > fim
          ? 0
          : modelo.reduce((sum, m) => (m.data >= abertura && m.data <= fim ? sum + m.valor : sum), saldoInicial);
      const fim = addDays(inicio, dias);
      const { itens } = await extrato(id, `&inicio=${inicio}&fim=${fim}`);
      const visto = await resumo(id, `&inicio=${inicio}&fim=${fim}`);
      expect(visto.saldo).toBe(ate(fim));
      expect(visto.anterior ?? 0).toBe(ate(addDays(inicio, -1)));
      let saldo = visto.anterior ?? 0;
      for (const { tipo, entrada, saida, saldo: depois } of itens) {
        saldo += tipo === 'saldoInicial' ? saldoInicial : (entrada ?? 0) - (saida ?? 0);
        expect(depois).toBe(saldo);
      }
      expect(saldo).toBe(visto.saldo);
      for (const day of new Set(itens.map(({ data }) => data))) {
        expect(itens.findLast(({ data }) => data === day)?.saldo).toBe(ate(day));
      }
      const todas = await saldosDasContas(c.app.db, fim);
      expect(todas.find((one) => one.id === id)?.saldo ?? 0).toBe(ate(fim));
      expect(await c.ok(c.vera, 'GET', '/suprimentos/saldo')).toMatchObject({ saldo: noCaixa, emCaixa: noCaixa });
    }),
    { numRuns: 12, seed: 1 },
  );
});
