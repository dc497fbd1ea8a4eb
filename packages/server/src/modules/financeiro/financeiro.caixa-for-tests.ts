/**
 * What the tests of closings and of the petty cash share: the whole server, two people of finance and a viewer, records
 * through the API. The clock stands on 20/11/2026: outubro/2026 (21/09–20/10) has ended, novembro is in course.
 *
 *     const c = await caixaOffice();
 *     await c.clear();
 *     const d = await c.despesa({ meioPagamento: 'Dinheiro' });
 *     await c.ok(c.ana, 'POST', `/despesas/${d.id}/liquidar`, { versao: d.versao, … });
 */
import { expect } from 'vitest';
import { type TestPerson, testApp } from '#platform/testing/test-app.ts';

export interface Seen {
  id: string;
  versao: number;
}
type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';

export type CaixaOffice = Awaited<ReturnType<typeof caixaOffice>>;
export async function caixaOffice() {
  const app = await testApp();
  const ana = await app.person(['admin_financeiro'], { nome: 'Ana' });
  const bruno = await app.person(['admin_financeiro'], { nome: 'Bruno' });
  const vera = await app.person(['visualizador_financeiro'], { nome: 'Vera' });
  let documents = 0;
  let contas = 0;

  const ok = async <T = Seen>(who: TestPerson, method: Method, path: string, body?: object): Promise<T> => {
    const answer = await who.rest<T>(method, path, body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    return answer.body;
  };
  const { id: idBeneficiario } = await ok(ana, 'POST', '/beneficiarios', {
    tipo: 'J',
    cpfCnpj: '11222333000181',
    nomeBeneficiario: 'Papelaria Central',
  });
  const { id: idItemDespesa } = await ok(ana, 'POST', '/itens-despesa', { tipo: 'Serviços', nome: 'Material' });
  const { id: idItemReceita } = await ok(ana, 'POST', '/itens-receita', {
    tipo: 'Ordinária',
    nome: 'Mensalidades',
    descricao: 'Mensalidades',
  });
  const registered = async (path: string, body: object) => {
    const { ids } = await ok<{ ids: string[] }>(ana, 'POST', path, body);
    return ok(ana, 'GET', `${path}/${ids[0]}`);
  };
  return {
    app,
    ana,
    bruno,
    vera,
    ok,
    despesa: (over: object = {}) => {
      documents += 1;
      return registered('/despesas', {
        idItemDespesa,
        idBeneficiario,
        tipoDespesa: 'Serviços',
        centroCusto: 'Custos operacionais internos',
        descricao: 'Papel',
        valor: 100_00,
        dataVencimento: '2026-10-10',
        numeroParcelas: 1,
        meioPagamento: 'Digital',
        tipoDocumento: 'RECIBO',
        numeroDocumento: `R-${documents}`,
        confirmacaoDuplicidade: { motivo: 'Outra do mesmo mês' },
        ...over,
      });
    },
    receita: (over: object = {}) =>
      registered('/receitas', {
        idItemReceita,
        tipo: 'Ordinária',
        descricao: 'Mensalidades de outubro',
        data: '2026-10-10',
        valor: 300_00,
        numeroParcelas: 1,
        ...over,
      }),
    /** A bank account with nothing in it at the beginning of the year. */
    conta: (over: object = {}) => {
      contas += 1;
      const base = { nome: `Conta ${contas}`, tipo: 'corrente', dataSaldoInicial: '2026-01-01', saldoInicial: 0 };
      return ok(ana, 'POST', '/contas-bancarias', { ...base, ...over });
    },
    transferencia: (over: object) =>
      ok(ana, 'POST', '/transferencias', {
        data: '2026-10-10',
        valor: 50_00,
        idContaOrigem: null,
        idContaDestino: null,
        ...over,
      }),
    liquidar: <T = Seen>(who: TestPerson, { id, versao }: Seen, dataLiquidacaoPagamento: string, over: object = {}) =>
      who.rest<T>('POST', `/despesas/${id}/liquidar`, {
        versao,
        dataLiquidacaoPagamento,
        bancoLiquidacao: 'Banco do Brasil',
        numeroPagamento: '1',
        // Closed months are long ago.
        confirmacaoData: true,
        ...over,
      }),
    fechar: <T = Seen>(who: TestPerson, mes = '2026-10') => who.rest<T>('POST', '/fechamentos', { mes }),
    async clear() {
      // The database's guard of closed months refuses the tests' own statements too.
      for (const table of [
        'fechamentos',
        'despesas',
        'receitas',
        'transferencias',
        'entradas',
        'contas_bancarias',
        'configuracoes',
      ]) {
        await app.rows(`delete from ${table}`);
      }
      app.events.length = 0;
    },
    close: () => app.close(),
  };
}
