/**
 * Lives the plan: registers, asks for approval, approves or denies, pays and refunds, each on its day, oldest day first.
 *
 * Ana and Bruno register and pay, three people approve; nobody approves their own. Acts of one kind on one day run a few
 * at a time. In: the plan, the people, the records to refer to, what else happens on a day (it is done
 * last). Out: how many expenses there are.
 */
import { addDays } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import type { Contas } from './contas.ts';
import type { Diario } from './diary.ts';
import { fewAtOnce } from './few-at-once.ts';
import type { Office, Worker } from './office.ts';
import { makePdf } from './pdf.ts';
import { type Destino, destinoDe, type Rascunho } from './plan.ts';
import type { Random } from './random.ts';

export interface Cenario {
  db: Db;
  office: Office;
  random: Random;
  hoje: string;
  financeiro: readonly [Worker, Worker];
  aprovadores: readonly [Worker, Worker, Worker];
  contas: Contas;
  item: (nome: string) => string;
  /** Of the item's supplier, or one of the people. */
  beneficiario: (rascunho: Rascunho, random: Random) => { id: string; nome: string };
}

interface Feita {
  id: string;
  por: Worker;
  rascunho: Rascunho;
  vencimento: string;
  destino: Destino;
}

/** In the order in which the acts of one day happen. */
const PASSOS = ['registrar', 'solicitar', 'aprovar', 'reaprovar', 'negar', 'pagar', 'estornar'] as const;
type Passo = (typeof PASSOS)[number];
const HORA: Record<Passo, string> = {
  registrar: '09:15',
  solicitar: '10:40',
  aprovar: '11:20',
  reaprovar: '14:05',
  negar: '15:10',
  pagar: '16:00',
  estornar: '16:45',
};
/** Most is paid by the first. */
const PAGAM = ['movimento', 'movimento', 'movimento', 'movimento', 'movimento', 'caixa'] as const;
const MOTIVOS = [
  'Falta a nota fiscal.',
  'O valor não confere com o contrato.',
  'Aguardar a próxima reunião da diretoria.',
  'Centro de custo incorreto.',
];

const reais = (centavos: number) => (centavos / 100).toLocaleString('pt-BR', { style: 'currency', currency: 'BRL' });

export async function live(cenario: Cenario, rascunhos: readonly Rascunho[], diario: Diario): Promise<number> {
  const { office, random, hoje, financeiro } = cenario;
  const ontem = addDays(hoje, -1);
  const until = (date: string) => (date < ontem ? date : ontem);
  const agenda = new Map<string, Map<Passo, Feita[]>>();
  const plan = (date: string, passo: Passo, feita: Feita) => {
    const day = agenda.get(date) ?? new Map<Passo, Feita[]>();
    agenda.set(date, day.set(passo, [...(day.get(passo) ?? []), feita]));
  };
  let numero = 0;

  async function registrar({ rascunho, por }: { rascunho: Rascunho; por: Worker }, data: string, n: number) {
    const own = random.fork(`despesa ${n}`);
    const { id: idBeneficiario, nome } = cenario.beneficiario(rascunho, own);
    const numeroDocumento = `${own.int(1000, 9899)}${String(n).padStart(4, '0')}`;
    const { item, valor, parcelas } = rascunho;
    const anexos = rascunho.comAnexo
      ? [
          await office.upload(
            por,
            `${item.nome.toLowerCase().replaceAll(/[^a-zà-ú]+/g, '-')}-${rascunho.dataVencimento.slice(0, 7)}.pdf`,
            makePdf(`${item.documento} nº ${numeroDocumento}`, [
              nome,
              item.descricao,
              `Valor: ${reais(valor)}${parcelas > 1 ? ` em cada uma de ${parcelas} parcelas` : ''}`,
              `Vencimento: ${rascunho.dataVencimento.split('-').reverse().join('/')}`,
            ]),
          ),
        ]
      : [];
    const { ids } = await office.act(por, 'despesas', 'create', {
      idItemDespesa: cenario.item(item.nome),
      tipoDespesa: item.tipo,
      centroCusto: item.centro,
      descricao: item.descricao,
      idBeneficiario,
      valor,
      dataVencimento: rascunho.dataVencimento,
      meioPagamento: rascunho.meioPagamento,
      tipoDocumento: item.documento,
      numeroDocumento,
      numeroParcelas: parcelas,
      anexos,
      confirmacaoDuplicidade: { motivo: 'Cobrança de outro período.' },
    });
    for (const [k, vencimento] of (await vencimentos(cenario.db, ids)).entries()) {
      const destino = destinoDe(own, vencimento, hoje);
      mark({ id: ids[k] ?? '', por, rascunho, vencimento, destino }, data);
    }
  }

  function mark(feita: Feita, registrada: string): void {
    const { destino, vencimento } = feita;
    // Instalments of a far month are approved when their month comes.
    const pedida = until(addDays(vencimento, -8) > registrada ? addDays(vencimento, -8) : addDays(registrada, 1));
    if (destino.aprovacao !== 'nenhuma') plan(pedida, 'solicitar', feita);
    if (destino.aprovacao === 'negada') plan(until(addDays(pedida, 2)), 'negar', feita);
    if (destino.aprovacao === 'primeira' || destino.aprovacao === 'aprovada') {
      plan(until(addDays(pedida, 1)), 'aprovar', feita);
    }
    if (destino.aprovacao === 'aprovada') plan(until(addDays(pedida, 2)), 'reaprovar', feita);
    if (destino.pagaApos === null) return;
    const paga = addDays(vencimento, destino.pagaApos);
    plan(until(paga), 'pagar', feita);
    if (destino.estornada) plan(until(addDays(paga, 12)), 'estornar', feita);
  }

  const registros = new Map<string, Rascunho[]>();
  for (const rascunho of rascunhos) {
    const data = until(addDays(rascunho.dataVencimento, -14));
    registros.set(data, [...(registros.get(data) ?? []), rascunho]);
  }
  const days = () => [...new Set([...registros.keys(), ...agenda.keys(), ...diario.keys()])].toSorted();
  let mes = '';
  for (let [day] = days(); day !== undefined; [day] = days()) {
    const date = day;
    if (mes !== date.slice(0, 7)) await markAvisosRead(cenario.db, date);
    mes = date.slice(0, 7);
    office.at(date, HORA.registrar);
    const novas = (registros.get(date) ?? []).map((rascunho) => {
      numero += 1;
      const por = financeiro[numero % 3 === 0 ? 1 : 0];
      return { rascunho, por, n: numero };
    });
    registros.delete(date);
    await fewAtOnce(novas, ({ n, ...nova }) => registrar(nova, date, n));
    const today = agenda.get(date);
    agenda.delete(date);
    for (const passo of PASSOS) {
      const feitas = today?.get(passo) ?? [];
      office.at(date, HORA[passo]);
      if (feitas.length > 0) await perform(cenario, passo, feitas, date);
    }
    const others = diario.get(date) ?? [];
    diario.delete(date);
    for (const work of others) await work();
  }
  return numero;
}

/** People read their notices: those of another month are no news. */
async function markAvisosRead(db: Db, data: string): Promise<void> {
  await sql`update avisos set lido_em = ${data}::date where lido_em is null`.execute(db);
}

async function vencimentos(db: Db, ids: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string; dataVencimento: string }>`select id, data_vencimento from despesas
    where id = any(${[...ids]}::uuid[])`.execute(db);
  const byId = new Map(rows.map((row) => [row.id, row.dataVencimento]));
  return ids.map((id) => byId.get(id) ?? '');
}

async function versoes(db: Db, feitas: readonly Feita[]): Promise<Record<string, number>> {
  const ids = feitas.map(({ id }) => id);
  const { rows } = await sql<{ id: string; versao: number }>`select id, versao from despesas
    where id = any(${ids}::uuid[])`.execute(db);
  return Object.fromEntries(rows.map(({ id, versao }) => [id, versao]));
}

async function perform(cenario: Cenario, passo: Passo, feitas: readonly Feita[], data: string): Promise<void> {
  const { db, office, aprovadores, financeiro, random } = cenario;
  const seen = await versoes(db, feitas);
  const all = { ids: feitas.map(({ id }) => id), versoes: seen };
  const day = random.fork(`${passo} ${data}`);
  const [primeiro, ...outros] = aprovadores;
  if (passo === 'pagar') return fewAtOnce(feitas, (feita) => pagar(cenario, feita, seen[feita.id] ?? 0, data));
  if (passo === 'estornar') return fewAtOnce(feitas, (feita) => estornar(cenario, feita, seen[feita.id] ?? 0, data));
  const { feitas: done } =
    passo === 'solicitar'
      ? await office.act(financeiro[0], 'despesas', 'solicitarAprovacao', all)
      : passo === 'negar'
        ? await office.act(day.pick(aprovadores), 'despesas', 'negar', { ...all, motivo: day.pick(MOTIVOS) })
        : await office.act(passo === 'aprovar' ? primeiro : day.pick(outros), 'despesas', 'aprovar', all);
  if (done.length < feitas.length) throw new Error(`${passo} ${data}: ${done.length} of ${feitas.length}`);
}

/** Services of these suppliers are paid less the income tax withheld (1.5 %). */
const RETEM = /Contabilidade|Assessoria/;

async function pagar(
  { office, financeiro, random, contas }: Cenario,
  { id, rascunho, destino }: Feita,
  versao: number,
  data: string,
) {
  const own = random.fork(`pagar ${rascunho.item.nome} ${data}`);
  const { valor, meioPagamento, item } = rascunho;
  const base = { id, versao, dataLiquidacaoPagamento: data };
  const multa = destino.pagaApos ? Math.round(valor * 0.02) : 0;
  const juros = destino.pagaApos ? Math.round(valor * 0.00033 * destino.pagaApos) : 0;
  if (meioPagamento === 'Dinheiro') {
    await office.act(financeiro[1], 'despesas', 'liquidar', {
      ...base,
      pagamento: valor + multa + juros,
      multa,
      juros,
    });
    return;
  }
  const irrf = RETEM.test(item.nome) ? Math.round(valor * 0.015) : 0;
  await office.act(financeiro[0], 'despesas', 'liquidar', {
    ...base,
    multa,
    juros,
    irrf,
    idContaLiquidacao: contas[own.pick(PAGAM)],
    numeroPagamento: String(own.int(100_000, 999_999)),
  });
}

async function estornar({ office, financeiro }: Cenario, { id, rascunho }: Feita, versao: number, data: string) {
  const valorEstorno = Math.max(100, Math.round(rascunho.valor / 4));
  await office.act(financeiro[0], 'despesas', 'estornar', { id, versao, valorEstorno, dataEstorno: data });
}
