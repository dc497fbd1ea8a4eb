/**
 * The fictional union's bank accounts: where it begins, and what is moved between them and the till each month.
 *
 * On the 21st the till is filled up to its float, so that it never owes; on the 25th what a current account has too much
 * goes to the investment, and comes back where one has too little; a year's end empties the till but for the float. What
 * falls on today was entered yesterday: the first day of a finance month has its transfer too. Out: the accounts' ids;
 * works for days of the diary. Amounts in centavos. Source: issue 4 (bank accounts, transfers).
 */
import { addDays, addMonthsAnchored } from '@sede/domain/kernel';
import type { Diario } from './diary.ts';
import type { Office, Worker } from './office.ts';

export interface Contas {
  movimento: string;
  caixa: string;
  aplicacao: string;
}

const MIL = 1_000_00;
/** What stands in each on the first day; the projection begins with their sum. */
const ABERTURA = { movimento: 260 * MIL, caixa: 150 * MIL, aplicacao: 510 * MIL };
export const SALDO_INICIAL = ABERTURA.movimento + ABERTURA.caixa + ABERTURA.aplicacao;

/** Bank, branch, number. */
type Lugar = readonly [string, string, string];
const BB: Lugar = ['001', '3475-4', '40321-9'];

export async function createContas(office: Office, who: Worker, dataSaldoInicial: string): Promise<Contas> {
  const create = async (
    nome: string,
    tipo: 'corrente' | 'aplicacao',
    [codigoBanco, agencia, conta]: Lugar,
    saldo: number,
  ) =>
    (
      await office.act(who, 'contasBancarias', 'create', {
        ...{ nome, tipo, codigoBanco, agencia, conta, dataSaldoInicial, saldoInicial: saldo },
      })
    ).id;
  return {
    movimento: await create('Conta movimento', 'corrente', BB, ABERTURA.movimento),
    caixa: await create('Conta CEF', 'corrente', ['104', '0002', '00123-7'], ABERTURA.caixa),
    aplicacao: await create('Aplicação BB', 'aplicacao', BB, ABERTURA.aplicacao),
  };
}

/** Below `minimo` it is filled up to `alvo`, above `maximo` brought down to it; in whole thousands. */
const FAIXAS = [
  { conta: 'movimento', minimo: 180 * MIL, alvo: 250 * MIL, maximo: 330 * MIL },
  { conta: 'caixa', minimo: 120 * MIL, alvo: 150 * MIL, maximo: 220 * MIL },
] as const;
const FUNDO = 2_500_00;
const SOBRA = 500_00;
const redondo = (valor: number, passo: number) => Math.ceil(valor / passo) * passo;

export interface TransferirOptions {
  office: Office;
  quem: Worker;
  contas: Contas;
  /** First day of the accounts. */
  desde: string;
  hoje: string;
}

/** Adds the months' transfers to the diary. */
export function transferir(diario: Diario, { office, quem, contas, desde, hoje }: TransferirOptions): void {
  const at = (data: string, work: (data: string) => Promise<void>) => {
    if (data > hoje) return;
    const dia = data === hoje ? addDays(hoje, -1) : data;
    const own = async () => {
      office.at(dia, '17:05');
      await work(data);
    };
    diario.set(dia, [...(diario.get(dia) ?? []), own]);
  };
  const move = (data: string, valor: number, de: string | null, para: string | null, descricao: string) =>
    office.act(quem, 'transferencias', 'create', {
      ...{ data, valor, idContaOrigem: de, idContaDestino: para, descricao },
    });
  const emCaixa = async (fim: string) => (await office.act(quem, 'suprimentos', 'saldo', { fim })).emCaixa;

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
      const { saldo } = await office.act(quem, 'contasBancarias', 'get', { id: contas[conta] });
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
}
