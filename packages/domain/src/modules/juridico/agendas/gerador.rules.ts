/**
 * Slots of whole weeks at once: on the weekdays chosen, from the first start to the last end, each as long as said and as far apart;
 * or those of another agenda, on the same weekdays of this one's year.
 *
 * Out: what is new, what stands there already, what would overlap, and the holidays that were skipped. At most 3,000 new ones.
 * Days are calendar dates, times 'HH:MM', lengths minutes. Source: decisions-legal (Agendas).
 */
import { addDays, type CalendarDate, diffDays, isCalendarDate } from '@sede/domain/kernel';
import { horaDosMinutos, MINUTOS_DO_DIA, minutosDaHora, minutosDoFim } from './hora.rules.ts';
import { type Horario, horariosMessages, sobrepostos } from './horarios.rules.ts';

export const MAX_GERADOS = 3000;

export const geradorMessages = {
  semDias: 'Escolha os dias da semana.',
  semDatas: 'Preencha as duas datas.',
  datasInvertidas: 'A data final vem antes da inicial.',
  semHoras: 'Preencha o primeiro início e o último fim.',
  semDuracao: 'Preencha a duração em minutos.',
  semIntervalo: 'Preencha o intervalo em minutos, a partir de 0.',
  naoCabe: 'Nenhum horário cabe entre o primeiro início e o último fim.',
  demais: `Gere no máximo ${MAX_GERADOS.toLocaleString('pt-BR')} horários de uma vez.`,
} as const;

export interface Geracao {
  de: CalendarDate;
  ate: CalendarDate;
  /** 0 Sunday … 6 Saturday. */
  diasDaSemana: readonly number[];
  primeiroInicio: string;
  ultimoFim: string;
  duracao: number;
  intervalo: number;
  pularFeriados: boolean;
}

export interface Previa {
  novos: Horario[];
  existentes: Horario[];
  sobrepostos: Horario[];
  feriados: CalendarDate[];
}

const diaDaSemana = (data: CalendarDate): number => new Date(`${data}T00:00:00Z`).getUTCDay();

/** The times of one day. */
function* faixas({ primeiroInicio, ultimoFim, duracao, intervalo }: Geracao): Generator<Omit<Horario, 'data'>> {
  const primeiro = minutosDaHora(primeiroInicio) ?? MINUTOS_DO_DIA;
  const ultimo = minutosDoFim(ultimoFim) ?? 0;
  if (duracao <= 0 || intervalo < 0) return;
  for (let inicio = primeiro; inicio + duracao <= ultimo; inicio += duracao + intervalo)
    yield { inicio: horaDosMinutos(inicio), fim: horaDosMinutos(inicio + duracao) };
}

/** Each candidate is new, there already, overlapping, or on a day that is skipped. */
function repartir(
  candidatos: Iterable<Horario>,
  existentes: readonly Horario[],
  isFeriado: (data: CalendarDate) => boolean,
): Previa {
  const previa: Previa = { novos: [], existentes: [], sobrepostos: [], feriados: [] };
  const doDia = Map.groupBy(existentes, ({ data }) => data);
  for (const [data, horarios] of Map.groupBy(candidatos, (um) => um.data)) {
    if (isFeriado(data)) {
      previa.feriados.push(data);
      continue;
    }
    const antes = doDia.get(data) ?? [];
    for (const horario of horarios) {
      if (antes.some(({ inicio }) => inicio === horario.inicio)) previa.existentes.push(horario);
      else if (antes.some((um) => sobrepostos([um, horario]).length > 0)) previa.sobrepostos.push(horario);
      else previa.novos.push(horario);
    }
  }
  return previa;
}

/** The days between these two, both inside, that fall on one of the weekdays. */
export function diasDaGeracao({ de, ate, diasDaSemana }: Pick<Geracao, 'de' | 'ate' | 'diasDaSemana'>): CalendarDate[] {
  const dias: CalendarDate[] = [];
  for (let data = de; diffDays(data, ate) >= 0; data = addDays(data, 1))
    if (diasDaSemana.includes(diaDaSemana(data))) dias.push(data);
  return dias;
}

/** `isFeriado`: whether the agenda rests on that day. */
export function generateHorarios(
  geracao: Geracao,
  existentes: readonly Horario[],
  isFeriado: (data: CalendarDate) => boolean,
): Previa {
  const dia = [...faixas(geracao)];
  const candidatos = diasDaGeracao(geracao).flatMap((data) => dia.map((faixa) => ({ data, ...faixa })));
  return repartir(candidatos, existentes, (data) => geracao.pularFeriados && isFeriado(data));
}

/** Days of whole weeks: what stands on a Tuesday of one year comes to stand on a Tuesday of the other. */
const semanasEntre = (de: number, para: number): number => 7 * Math.round(diffDays(`${de}-01-01`, `${para}-01-01`) / 7);

/**
 * The slots of another agenda, on the same days of the same year, else on the same weekdays of the year `ano`. Days before `desde`,
 * days that would leave the year and holidays stay out.
 */
export function copyHorarios(
  origem: { ano: number; grade: readonly Horario[] },
  { ano, desde }: { ano: number; desde: CalendarDate },
  existentes: readonly Horario[],
  isFeriado: (data: CalendarDate) => boolean,
): Previa {
  const dias = semanasEntre(origem.ano, ano);
  const candidatos = origem.grade
    .map(({ data, inicio, fim }) => ({ data: addDays(data, dias), inicio, fim }))
    .filter(({ data }) => data >= desde && data.startsWith(`${ano}-`));
  return repartir(candidatos, existentes, isFeriado);
}

/** What keeps slots from being generated in an agenda of this year; what is not typed yet is ''. */
export function erroDaGeracao(geracao: Geracao, ano: number): string | null {
  const { de, ate, diasDaSemana, primeiroInicio, ultimoFim, duracao, intervalo } = geracao;
  if (diasDaSemana.length === 0) return geradorMessages.semDias;
  if (!isCalendarDate(de) || !isCalendarDate(ate)) return geradorMessages.semDatas;
  if ([de, ate].some((data) => Number(data.slice(0, 4)) !== ano)) return horariosMessages.outroAno(ano);
  if (diffDays(de, ate) < 0) return geradorMessages.datasInvertidas;
  const inicio = minutosDaHora(primeiroInicio);
  const fim = minutosDoFim(ultimoFim);
  if (inicio === null || fim === null) return geradorMessages.semHoras;
  if (!(duracao > 0)) return geradorMessages.semDuracao;
  if (!(intervalo >= 0)) return geradorMessages.semIntervalo;
  return inicio + duracao <= fim ? null : geradorMessages.naoCabe;
}
