/**
 * Slots of whole weeks at once: on the weekdays chosen, from the first start to the last end, each as long as said and as far apart.
 *
 * Out: what is new, what stands there already, what would overlap, and the holidays that were skipped. At most 3,000 new ones.
 * Days are calendar dates, times 'HH:MM', lengths minutes. Source: decisions-legal (Agendas).
 */
import { addDays, type CalendarDate, diffDays } from '@sede/domain/kernel';
import { horaDosMinutos, MINUTOS_DO_DIA, minutosDaHora, minutosDoFim } from './hora.rules.ts';
import { type Horario, sobrepostos } from './horarios.rules.ts';

export const MAX_GERADOS = 3000;

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

/** `isFeriado`: whether the agenda rests on that day. */
export function gerarHorarios(
  geracao: Geracao,
  existentes: readonly Horario[],
  isFeriado: (data: CalendarDate) => boolean,
): Previa {
  const previa: Previa = { novos: [], existentes: [], sobrepostos: [], feriados: [] };
  const doDia = Map.groupBy(existentes, ({ data }) => data);
  const dia = [...faixas(geracao)];
  for (let data = geracao.de; diffDays(data, geracao.ate) >= 0; data = addDays(data, 1)) {
    if (!geracao.diasDaSemana.includes(diaDaSemana(data))) continue;
    if (geracao.pularFeriados && isFeriado(data)) {
      previa.feriados.push(data);
      continue;
    }
    const antes = doDia.get(data) ?? [];
    for (const faixa of dia) {
      const horario = { data, ...faixa };
      if (antes.some(({ inicio }) => inicio === faixa.inicio)) previa.existentes.push(horario);
      else if (antes.some((um) => sobrepostos([um, horario]).length > 0)) previa.sobrepostos.push(horario);
      else previa.novos.push(horario);
    }
  }
  return previa;
}
