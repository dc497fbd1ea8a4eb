/**
 * The steps of the fictional union's expenses: approval is asked for, given or denied, what is due is paid, now and then
 * refunded. Steps of one kind on one day are done at once, or a few at a time.
 */
import { parteDe } from '@sede/domain/kernel';
import { sql } from 'kysely';
import { type DemoContext, fewAtOnce } from '#demo/index.ts';
import type { Db } from '#platform/db/index.ts';
import type { Contas, Equipe } from '../financeiro.demo.ts';
import type { Destino, Rascunho } from './despesas.plano.demo.ts';

export interface Cenario extends Pick<DemoContext, 'db' | 'office' | 'random'>, Equipe {
  contas: Contas;
}

export interface Feita {
  id: string;
  rascunho: Rascunho;
  vencimento: string;
  destino: Destino;
}

/** When on its day each step is done. */
export const HORA = {
  solicitar: '10:40',
  aprovar: '11:20',
  reaprovar: '14:05',
  negar: '15:10',
  pagar: '16:00',
  estornar: '16:45',
} as const;
export type Passo = keyof typeof HORA;

/** Most is paid by the first. */
const PAGAM = ['movimento', 'movimento', 'movimento', 'movimento', 'movimento', 'caixa'] as const;
const MOTIVOS = [
  'Falta a nota fiscal.',
  'O valor não confere com o contrato.',
  'Aguardar a próxima reunião da diretoria.',
  'Centro de custo incorreto.',
];

async function versoes(db: Db, feitas: readonly Feita[]): Promise<Record<string, number>> {
  const ids = feitas.map(({ id }) => id);
  const { rows } = await sql<{ id: string; versao: number }>`select id, versao from despesas
    where id = any(${ids}::uuid[])`.execute(db);
  return Object.fromEntries(rows.map(({ id, versao }) => [id, versao]));
}

export async function perform(cenario: Cenario, passo: Passo, feitas: readonly Feita[], data: string): Promise<void> {
  const { db, office, aprovadores, ana, random } = cenario;
  const seen = await versoes(db, feitas);
  const all = { ids: feitas.map(({ id }) => id), versoes: seen };
  const day = random.fork(`${passo} ${data}`);
  const [primeiro, ...outros] = aprovadores;
  if (passo === 'pagar') return fewAtOnce(feitas, (feita) => pagar(cenario, feita, seen[feita.id] ?? 0, data));
  if (passo === 'estornar') return fewAtOnce(feitas, (feita) => estornar(cenario, feita, seen[feita.id] ?? 0, data));
  const { feitas: done } =
    passo === 'solicitar'
      ? await office.act(ana, 'despesas', 'solicitarAprovacao', all)
      : passo === 'negar'
        ? await office.act(day.pick(aprovadores), 'despesas', 'negar', { ...all, motivo: day.pick(MOTIVOS) })
        : await office.act(passo === 'aprovar' ? primeiro : day.pick(outros), 'despesas', 'aprovar', all);
  if (done.length < feitas.length) throw new Error(`${passo} ${data}: ${done.length} of ${feitas.length}`);
}

/** Services of these suppliers are paid less what is withheld: income tax and the contributions together, or the town's tax. */
const RETEM = /Contabilidade|Assessoria/;
const RETEM_ISS = /Manutenção|Limpeza|informática/i;
const ALIQUOTAS = { irrf: 15_000, csrf: 46_500, iss: 50_000 } as const;

/** Worked out from the whole amount. */
const retido = (imposto: keyof typeof ALIQUOTAS, valor: number) => ({
  [`${imposto}Base`]: valor,
  [`${imposto}Aliquota`]: ALIQUOTAS[imposto],
  [imposto]: parteDe(valor, ALIQUOTAS[imposto]),
});
function retencoesDe(nome: string, valor: number) {
  if (RETEM.test(nome)) return { ...retido('irrf', valor), ...retido('csrf', valor) };
  return RETEM_ISS.test(nome) ? retido('iss', valor) : {};
}

async function pagar(
  { office, ana, bruno, random, contas }: Cenario,
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
    await office.act(bruno, 'despesas', 'liquidar', {
      ...base,
      pagamento: valor + multa + juros,
      multa,
      juros,
    });
    return;
  }
  await office.act(ana, 'despesas', 'liquidar', {
    ...base,
    multa,
    juros,
    ...retencoesDe(item.nome, valor),
    idContaLiquidacao: contas[own.pick(PAGAM)],
    numeroPagamento: String(own.int(100_000, 999_999)),
  });
}

async function estornar({ office, ana }: Cenario, { id, rascunho }: Feita, versao: number, data: string) {
  const valorEstorno = Math.max(100, Math.round(rascunho.valor / 4));
  await office.act(ana, 'despesas', 'estornar', { id, versao, valorEstorno, dataEstorno: data });
}
