/**
 * What the fictional union had to pay: drafts of expenses for its whole history, and what became of each.
 *
 * Dates are calendar dates relative to `hoje`; amounts in centavos. Everything old is approved and paid (late now and
 * then, rarely refunded); the last weeks and the next hold every state, today and the coming days included.
 */
import { addDays, addMonthsAnchored, diffDays } from '@sede/domain/kernel';
import type { Random } from '#demo/index.ts';
import { ITENS, type ItemDemo } from '../financeiro.itens.demo.ts';

const MESES_FUTUROS = 2;
/** Days before it is due on which an expense is registered. */
export const ANTECEDENCIA = 14;

export interface Rascunho {
  item: ItemDemo;
  valor: number;
  /** Of the first instalment. */
  dataVencimento: string;
  parcelas: number;
  meioPagamento: string;
  comAnexo: boolean;
}

export interface Destino {
  /** How far the approval went. */
  aprovacao: 'nenhuma' | 'solicitada' | 'primeira' | 'aprovada' | 'negada';
  /** Days after the due date; null: not paid. */
  pagaApos: number | null;
  estornada: boolean;
}

const monthStart = (hoje: string, months: number) => addMonthsAnchored(`${hoje.slice(0, 7)}-01`, months);
const round = (centavos: number) => Math.max(100, Math.round(centavos / 10) * 10);

function meioOf(random: Random, { nome, valor }: ItemDemo): string {
  if (valor <= 70_000 && /Café|Correios|Táxi/.test(nome)) return random.chance(0.5) ? 'Dinheiro' : 'Cartão de débito';
  if (/Passagens|Hospedagem/.test(nome)) return 'Cartão de crédito';
  return random.chance(0.03) ? 'Cheque' : 'Digital';
}

function rascunho(random: Random, item: ItemDemo, dataVencimento: string, parcelas = 1): Rascunho {
  const stray = 1 + (random.next() * 2 - 1) * item.varia;
  // Prices rise through the years.
  const price = 1 + 0.004 * diffDays('2023-01-01', dataVencimento) * (12 / 365);
  return {
    item,
    valor: round(item.valor * stray * Math.max(0.8, price)),
    dataVencimento,
    parcelas,
    meioPagamento: meioOf(random, item),
    comAnexo: random.chance(0.35),
  };
}

function doMes(random: Random, inicio: string, futuro: boolean): Rascunho[] {
  const mes = Number(inicio.slice(5, 7));
  return ITENS.flatMap((item) => {
    const { ritmo } = item;
    if ('mensal' in ritmo) return rascunho(random, item, addDays(inicio, ritmo.mensal - 1));
    if ('mes' in ritmo) return ritmo.mes === mes ? rascunho(random, item, addDays(inicio, 14), ritmo.parcelas) : [];
    const times = random.chance(ritmo.chance) ? 1 : 0;
    return times && !futuro ? rascunho(random, item, addDays(inicio, random.int(2, 26))) : [];
  });
}

/** Days around today on which something is always due, whatever the day of the month. */
const AO_REDOR = [-12, -6, -3, 0, 0, 0, 1, 2, 4, 6];

export function planDespesas(random: Random, hoje: string, passados: number): Rascunho[] {
  const months = Array.from({ length: passados + MESES_FUTUROS + 1 }, (_, i) => i - passados);
  const eventuais = ITENS.filter(({ ritmo }) => 'chance' in ritmo);
  return [
    ...months.flatMap((m) => doMes(random.fork(`mes ${m}`), monthStart(hoje, m), m > 0)),
    ...AO_REDOR.map((dias, i) => {
      const own = random.fork(`ao redor ${i}`);
      return rascunho(own, own.pick(eventuais), addDays(hoje, dias));
    }),
  ];
}

const PAGA: Destino = { aprovacao: 'aprovada', pagaApos: 0, estornada: false };
const aberta = (aprovacao: Destino['aprovacao']): Destino => ({ aprovacao, pagaApos: null, estornada: false });

export function destinoDe(random: Random, vencimento: string, hoje: string): Destino {
  const dias = diffDays(hoje, vencimento);
  if (dias < -45 || (dias < 0 && random.chance(0.86))) {
    const atraso = random.chance(0.12) ? random.int(1, 4) : 0;
    return { ...PAGA, pagaApos: Math.min(atraso, -dias), estornada: dias < -30 && random.chance(0.012) };
  }
  if (dias < 0) return aberta(random.pick(['aprovada', 'aprovada', 'solicitada', 'negada', 'nenhuma']));
  if (dias <= 10) return aberta(random.pick(['aprovada', 'aprovada', 'aprovada', 'primeira', 'solicitada']));
  if (dias <= 40) return aberta(random.pick(['solicitada', 'solicitada', 'primeira', 'nenhuma', 'aprovada', 'negada']));
  return aberta('nenhuma');
}
