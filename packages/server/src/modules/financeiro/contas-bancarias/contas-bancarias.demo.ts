/** The fictional union's bank accounts, opened on the first of the month in which the history begins. Amounts in centavos. */
import type { DemoPart } from '#demo/index.ts';
import { CONTAS, equipeDe } from '../financeiro.demo.ts';

const MIL = 1_000_00;
const BB = { codigoBanco: '001', agencia: '3475-4', conta: '40321-9' };
const CEF = { codigoBanco: '104', agencia: '0002', conta: '00123-7' };
const ABERTURA = [
  { nome: CONTAS.movimento, tipo: 'corrente', ...BB, saldoInicial: 260 * MIL },
  { nome: CONTAS.caixa, tipo: 'corrente', ...CEF, saldoInicial: 150 * MIL },
  { nome: CONTAS.aplicacao, tipo: 'aplicacao', ...BB, saldoInicial: 510 * MIL },
] as const;

export const contasBancariasDemo: DemoPart = {
  async seed(ctx) {
    const { office, person, desde, keep } = ctx;
    const dataSaldoInicial = `${desde.slice(0, 7)}-01`;
    for (const conta of ABERTURA) {
      const nova = { ...conta, dataSaldoInicial };
      const { id } = await office.act(equipeDe(ctx).ana, 'contasBancarias', 'create', nova);
      keep('contasBancarias', conta.nome, id);
    }
    // The projection begins with what stands in all of them.
    const saldoInicial = ABERTURA.reduce((soma, conta) => soma + conta.saldoInicial, 0);
    await office.act(person('gestor_sistema'), 'configuracoes', 'update', {
      mudancas: [
        { chave: 'saldoInicial', valor: saldoInicial, versao: 0 },
        { chave: 'dataSaldoInicial', valor: dataSaldoInicial, versao: 0 },
      ],
    });
  },
};
