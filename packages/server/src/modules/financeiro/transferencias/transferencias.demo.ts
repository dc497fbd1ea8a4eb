/**
 * What the fictional union moves between its bank accounts and the till.
 *
 * On the 21st the till is filled up to its float, so that it never owes; on the 25th what a current account has too much
 * goes to the investment, and comes back where one has too little; a year's end empties the till but for the float. What
 * falls on today is entered in its first minutes: the first day of a finance month has its transfer too. On other days after
 * all else that is paid and received. Amounts in centavos. Source: issue 4 (bank accounts, transfers).
 */
import { addDays, addMonthsAnchored } from '@sede/domain/kernel';
import type { DemoPart } from '#demo/index.ts';
import { contasDe, equipeDe } from '../financeiro.demo.ts';

const MIL = 1_000_00;
/** Below `minimo` it is filled up to `alvo`, above `maximo` brought down to it; in whole thousands. */
const FAIXAS = [
  { conta: 'movimento', minimo: 180 * MIL, alvo: 250 * MIL, maximo: 330 * MIL },
  { conta: 'caixa', minimo: 120 * MIL, alvo: 150 * MIL, maximo: 220 * MIL },
] as const;
const FUNDO = 2_500_00;
const SOBRA = 500_00;
const redondo = (valor: number, passo: number) => Math.ceil(valor / passo) * passo;

export const transferenciasDemo: DemoPart = {
  after: ['contasBancarias'],
  seed(ctx) {
    const { office, desde, hoje } = ctx;
    const { bruno } = equipeDe(ctx);
    const contas = contasDe(ctx);
    const at = (data: string, work: (data: string) => Promise<void>) => {
      if (data <= hoje) ctx.on(data, data === hoje ? '00:05' : '17:05', () => work(data));
    };
    const move = (data: string, valor: number, de: string | null, para: string | null, descricao: string) =>
      office.act(bruno, 'transferencias', 'create', {
        ...{ data, valor, idContaOrigem: de, idContaDestino: para, descricao },
      });
    const emCaixa = async (fim: string) => (await office.act(bruno, 'suprimentos', 'saldo', { fim })).emCaixa;

    const refill = async (data: string) => {
      const falta = FUNDO - (await emCaixa(data));
      if (falta > 0) await move(data, redondo(falta, 100_00), contas.movimento, null, 'Reposição do fundo fixo');
    };
    const deposit = async (data: string) => {
      const sobra = (await emCaixa(data)) - FUNDO + SOBRA;
      if (sobra >= 100_00)
        await move(data, redondo(sobra, 100_00), null, contas.movimento, 'Sobra do caixa no fim do ano');
    };
    const balance = async (data: string) => {
      for (const { conta, minimo, alvo, maximo } of FAIXAS) {
        const { saldo } = await office.act(bruno, 'contasBancarias', 'get', { id: contas[conta] });
        if (saldo < minimo)
          await move(data, redondo(alvo - saldo, MIL), contas.aplicacao, contas[conta], 'Resgate para pagamentos');
        else if (saldo > maximo)
          await move(data, redondo(saldo - alvo, MIL), contas[conta], contas.aplicacao, 'Aplicação do excedente');
      }
    };
    at(desde, refill);
    for (let mes = desde.slice(0, 7); mes <= hoje.slice(0, 7); mes = addMonthsAnchored(`${mes}-01`, 1).slice(0, 7)) {
      at(`${mes}-21`, refill);
      at(`${mes}-25`, balance);
      if (mes.endsWith('-12')) at(addDays(`${mes}-25`, 4), deposit);
    }
  },
};
