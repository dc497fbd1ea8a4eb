/**
 * Rules of recurring expenses: which months a series has, the day and the text of each, the amount that holds in a
 * month, and what may be done now.
 *
 * Months are civil, 'YYYY-MM', that of the due date; amounts in centavos; `hoje` is the clock's day in São Paulo. The
 * day is the model's own, clamped to each month's end, so that it never drifts (31/01, 28/02, 31/03). The `motivo…`
 * functions answer why not (a code of `recorrenciasMotivos`), or null. Source: issue 4; decision 028.
 */
import {
  addMonthsAnchored,
  type CalendarDate,
  type Centavos,
  diffDays,
  formatMes,
  monthRange,
} from '@sede/domain/kernel';
import {
  FREQUENCIA_MESES,
  type Frequencia,
  MESES_A_FRENTE,
  MESES_ATRAS,
  type SituacaoRecorrencia,
  type StatusProposta,
  type TipoValor,
} from './recorrencia.lists.ts';
import type { MotivoDaRecorrencia, MotivoRecorrencia } from './recorrencias.messages.ts';

/** 'YYYY-MM' */
export type Mes = string;

export const mesDe = (dia: CalendarDate): Mes => dia.slice(0, 7);
export const addMeses = (mes: Mes, meses: number): Mes => mesDe(addMonthsAnchored(`${mes}-01`, meses));
/** The last month that is proposed to somebody today. */
export const ultimoMesProposto = (hoje: CalendarDate): Mes => addMeses(mesDe(hoje), MESES_A_FRENTE);

export interface Serie {
  frequencia: Frequencia;
  primeiroMes: Mes;
  ultimoMes: Mes | null;
}

const indice = (mes: Mes): number => Number(mes.slice(0, 4)) * 12 + Number(mes.slice(5)) - 1;

/** Whether the series has this month. */
export function temMes({ frequencia, primeiroMes, ultimoMes }: Serie, mes: Mes): boolean {
  if (mes < primeiroMes || (ultimoMes !== null && mes > ultimoMes)) return false;
  return (indice(mes) - indice(primeiroMes)) % FREQUENCIA_MESES[frequencia] === 0;
}

/** The series' months from `de` up to and including `ate`. */
export function mesesDaSerie(serie: Serie, de: Mes, ate: Mes): Mes[] {
  const fim = serie.ultimoMes !== null && serie.ultimoMes < ate ? serie.ultimoMes : ate;
  const meses: Mes[] = [];
  for (let mes = serie.primeiroMes; mes <= fim; mes = addMeses(mes, FREQUENCIA_MESES[serie.frequencia])) {
    if (mes >= de) meses.push(mes);
  }
  return meses;
}

/** The due date in this month: its last day where it has no such day. */
export function vencimentoDoMes(mes: Mes, dia: number): CalendarDate {
  const { fim } = monthRange(mes);
  const doMes = `${mes}-${String(dia).padStart(2, '0')}`;
  return doMes < fim ? doMes : fim;
}

export function statusProposta(vencimento: CalendarDate, hoje: CalendarDate): StatusProposta {
  if (vencimento === hoje) return 'vence_hoje';
  return vencimento < hoje ? 'atrasada' : 'a_vencer';
}

/** 'Atrasada há 3 dias', 'Vence hoje', 'Vence amanhã', 'A vencer'. */
export function textoProposta(vencimento: CalendarDate, hoje: CalendarDate): string {
  const dias = diffDays(hoje, vencimento);
  if (dias < 0) return dias === -1 ? 'Atrasada há 1 dia' : `Atrasada há ${-dias} dias`;
  if (dias === 0) return 'Vence hoje';
  return dias === 1 ? 'Vence amanhã' : 'A vencer';
}

const nomeDoMes = (mes: Mes) => formatMes(mes).split('/')[0] ?? '';
/** What a description may hold in braces; the months before are for bills of what was used then. */
const MARCADORES: Readonly<Record<string, (mes: Mes) => string>> = {
  mês: nomeDoMes,
  ano: (mes) => mes.slice(0, 4),
  'mês/ano': (mes) => `${mes.slice(5)}/${mes.slice(0, 4)}`,
  'mês anterior': (mes) => nomeDoMes(addMeses(mes, -1)),
  'ano do mês anterior': (mes) => addMeses(mes, -1).slice(0, 4),
};
export const MARCADORES_ACEITOS = Object.keys(MARCADORES).map((nome) => `{${nome}}`);

const EM_CHAVES = /\{([^{}]*)\}/g;
/** Written with or without the accent, in any case. */
const marcador = (nome: string) => MARCADORES[nome.trim().toLowerCase().replaceAll('mes', 'mês')];

/** 'Aluguel de {mês} de {ano}' in 2026-11 → 'Aluguel de novembro de 2026'. */
export const descricaoDoMes = (descricao: string, mes: Mes): string =>
  descricao.replaceAll(EM_CHAVES, (texto, nome: string) => marcador(nome)?.(mes) ?? texto);

/** As long as an expense's description may be, in its longest month, fevereiro. */
const DESCRICAO = { maxima: 2000, mes: '2025-02' };

/** What stands in braces and is no known mark, or makes a month's text too long: the field's message, or null. */
export function erroMarcadores(descricao: string): string | null {
  const estranho = [...descricao.matchAll(EM_CHAVES)].find(([, nome = '']) => !marcador(nome));
  if (estranho) return `Não se conhece ${estranho[0]}. Use ${MARCADORES_ACEITOS.join(', ')}.`;
  return descricaoDoMes(descricao, DESCRICAO.mes).length > DESCRICAO.maxima
    ? 'Com o nome do mês, a descrição passa de 2.000 caracteres.'
    : null;
}

export interface ComValor {
  valor: Centavos;
  valorAnterior: Centavos | null;
  valorDesde: Mes | null;
}

/** The model's amount in this month: the one before the adjustment, for months before it. */
export const valorNoMes = ({ valor, valorAnterior, valorDesde }: ComValor, mes: Mes): Centavos =>
  valorAnterior !== null && valorDesde !== null && mes < valorDesde ? valorAnterior : valor;

/** By hundredths of a per cent (450 is +4,5%), rounded half away from zero to the cent. */
export const reajustado = (valor: Centavos, ajuste: number): Centavos =>
  Number((BigInt(valor) * BigInt(10_000 + ajuste) + 5_000n) / 10_000n);

export interface EstadoRecorrencia extends Serie {
  pausadaDesde: Mes | null;
  desabilitado: boolean;
  tipoValor: TipoValor;
}

export function situacaoRecorrencia(r: Omit<EstadoRecorrencia, 'tipoValor'>, hoje: CalendarDate): SituacaoRecorrencia {
  if (r.desabilitado) return 'desabilitada';
  if (r.pausadaDesde !== null) return 'pausada';
  return r.ultimoMes !== null && r.ultimoMes < mesDe(hoje) ? 'encerrada' : 'ativa';
}

/** Whether this month may be confirmed or skipped at all; what was made of it already is another question. */
export function motivoForaDaProposta(r: EstadoRecorrencia, mes: Mes, hoje: CalendarDate): MotivoRecorrencia | null {
  if (r.desabilitado) return 'desabilitada';
  if (r.pausadaDesde !== null && mes >= r.pausadaDesde) return 'pausada_no_mes';
  if (!temMes(r, mes)) return { codigo: 'sem_despesa_no_mes', valores: { mes } };
  return mes > ultimoMesProposto(hoje) ? 'longe_demais' : null;
}

export const motivoNaoReajustar = (r: Pick<EstadoRecorrencia, 'tipoValor'>): MotivoDaRecorrencia | null =>
  r.tipoValor === 'fixo' ? null : 'valor_variavel';

export const motivoNaoPausar = (r: Pick<EstadoRecorrencia, 'pausadaDesde'>): MotivoDaRecorrencia | null =>
  r.pausadaDesde === null ? null : 'ja_pausada';

export const motivoNaoRetomar = (r: Pick<EstadoRecorrencia, 'pausadaDesde'>): MotivoDaRecorrencia | null =>
  r.pausadaDesde === null ? 'nao_pausada' : null;

/** The last month before the first: the field's message, or null. */
export const erroUltimoMes = ({ primeiroMes, ultimoMes }: Pick<Serie, 'primeiroMes' | 'ultimoMes'>): string | null =>
  ultimoMes !== null && ultimoMes < primeiroMes ? 'O último mês vem antes do primeiro.' : null;

/** A series that would begin with years of overdue proposals, or so late that it is a slip: the message, or null. */
export function erroPrimeiroMes(primeiroMes: Mes, hoje: CalendarDate): string | null {
  if (primeiroMes < addMeses(mesDe(hoje), -MESES_ATRAS)) return `No máximo ${MESES_ATRAS} meses antes do atual.`;
  return primeiroMes > addMeses(mesDe(hoje), 60) ? 'No máximo 5 anos à frente.' : null;
}
