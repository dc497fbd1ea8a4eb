/**
 * What the tests of statements share: the office of the till's tests with a bank account, statement files, their import.
 *
 *     const banco = await bancoOffice();                              // Ana and Bruno of finance, Vera looks on
 *     const conta = await banco.conta();                              // opens on 01/10/2026 with R$ 1.000,00
 *     await banco.importar(banco.ana, conta, ofx([{ data: '20261005', valor: '-100.00', memo: 'PIX' }]));
 *     const [linha] = await banco.linhas(conta);                      // with their proposals
 */

import type { Importado, Lancamento } from '@sede/domain/modules/financeiro/extratos';
import { expect } from 'vitest';
import type { TestPerson } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { caixaOffice, type Seen } from './financeiro.caixa-for-tests.ts';

export interface LinhaOfx {
  data: string;
  valor: string;
  memo?: string;
  fitid?: string;
  doc?: string;
}
interface OfxOptions {
  conta?: string;
  saldo?: [valor: string, data: string];
}
let serial = 0;

export function ofx(linhas: readonly LinhaOfx[], { conta = '12345-6', saldo }: OfxOptions = {}): string {
  const transacoes = linhas.map(({ data, valor, memo = 'PIX', fitid, doc }) => {
    serial += 1;
    const numero = doc === undefined ? '' : `<CHECKNUM>${doc}\n`;
    return `<STMTTRN>\n<TRNTYPE>OTHER\n<DTPOSTED>${data}120000[-3:BRT]\n<TRNAMT>${valor}\n<FITID>${fitid ?? `F${serial}`}\n${numero}<MEMO>${memo}\n</STMTTRN>\n`;
  });
  const ledger = saldo ? `<LEDGERBAL><BALAMT>${saldo[0]}<DTASOF>${saldo[1]}</LEDGERBAL>` : '';
  return `OFXHEADER:100\nDATA:OFXSGML\nCHARSET:1252\n\n<OFX><BANKMSGSRSV1><STMTTRNRS><STMTRS>
<BANKACCTFROM><BANKID>001<ACCTID>${conta}</BANKACCTFROM>
<BANKTRANLIST>\n${transacoes.join('')}</BANKTRANLIST>${ledger}
</STMTRS></STMTTRNRS></BANKMSGSRSV1></OFX>\n`;
}

export type BancoOffice = Awaited<ReturnType<typeof bancoOffice>>;
export async function bancoOffice() {
  const office = await caixaOffice();
  const { app, ana, ok } = office;
  let contas = 0;
  return {
    ...office,
    conta: async (over: object = {}): Promise<Seen> => {
      contas += 1;
      return ok(ana, 'POST', '/contas-bancarias', {
        nome: `Conta ${contas}`,
        tipo: 'corrente',
        codigoBanco: '001',
        agencia: '1234-5',
        conta: '12345-6',
        dataSaldoInicial: '2026-10-01',
        saldoInicial: 1000_00,
        ...over,
      });
    },
    async importar<T = Importado>(
      who: TestPerson,
      { id }: { id: string },
      arquivo: string | Buffer,
      nome = 'extrato.ofx',
    ) {
      const reply = await app.app.inject({
        method: 'POST',
        url: `/api/extratos/importar/${id}`,
        headers: {
          host: 'localhost:3999',
          'x-sede': '1',
          cookie: who.cookie,
          'content-type': 'application/octet-stream',
          'x-nome-arquivo': encodeURIComponent(nome),
        },
        payload: Buffer.from(arquivo),
      });
      return { status: reply.statusCode, body: reply.json() as T & Refusal };
    },
    /** The account's lines of October and November, with their proposals. */
    async linhas({ id }: { id: string }, query = ''): Promise<Lancamento[]> {
      const periodo = `idConta=${id}&inicio=2026-10-01&fim=2026-11-30&propostas=sim&porPagina=100`;
      const { itens } = await ok<{ itens: Lancamento[] }>(ana, 'GET', `/extratos/lancamentos?${periodo}${query}`);
      return itens;
    },
    /** The account's only line. */
    async linha(conta: { id: string }): Promise<Lancamento> {
      const [linha, ...outras] = await this.linhas(conta);
      expect(outras).toEqual([]);
      if (!linha) throw new Error('no line');
      return linha;
    },
    act: <T = Lancamento>(who: TestPerson, verbo: string, { id, versao }: Seen, body: object = {}) =>
      who.rest<T & Refusal>('POST', `/extratos/lancamentos/${id}/${verbo}`, { versao, ...body }),
    async clear() {
      for (const tabela of [
        'conciliacoes',
        'extratos_vinculos',
        'extratos_lancamentos',
        'extratos',
        'borderos',
        'entradas',
        'transferencias',
      ]) {
        await app.rows(`delete from ${tabela}`);
      }
      await app.rows("delete from anexos where modulo = 'extratos'");
      await office.clear();
      await app.rows('delete from contas_bancarias');
    },
  };
}
