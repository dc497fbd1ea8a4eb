/**
 * What the days and slots of an agenda must be, in the words of the text, and what overlaps.
 *
 * In: slots as they are typed, several a day. `erroDosHorarios` answers the first thing that keeps the agenda from being saved;
 * `sobrepostos` what is only asked about. An old overlap never keeps a save back: `diasMudados` says which days are looked at.
 * Source: spec 3 §2.9, §5; decisions-legal (Agendas); invariant B5.
 */
import { type CalendarDate, isCalendarDate } from '@sede/domain/kernel';
import { isEmOrdem, minutosDaHora, minutosDoFim } from './hora.rules.ts';

/** One slot: 'YYYY-MM-DD', 'HH:MM', 'HH:MM'; what is not typed yet is ''. */
export interface Horario {
  data: CalendarDate;
  inicio: string;
  fim: string;
}

/** '25/11': the texts name a day so. */
export const diaCurto = (data: CalendarDate): string => `${data.slice(8)}/${data.slice(5, 7)}`;

const faixa = ({ inicio, fim }: Horario) => `(${inicio} - ${fim})`;

const minutos = ({ inicio, fim }: Horario) => ({ inicio: minutosDaHora(inicio), fim: minutosDoFim(fim) });

export const horariosMessages = {
  semData: 'Você precisa cadastrar uma data',
  semHorario: 'Você precisa cadastrar um horário',
  incompleto: 'Preencha todos os calendários e horários.',
  outroAno: (ano: number) => `Só é possível cadastrar datas do ano ${ano}. Crie uma nova agenda para outro ano.`,
  semHora: (data: CalendarDate) =>
    `Preencha o horário de início e fim para todos os horários do dia ${diaCurto(data)}.`,
  invertido: (horario: Horario) =>
    `O horário inicial deve ser menor que o final ${faixa(horario)} no dia ${diaCurto(horario.data)}.`,
  duplicados: (data: CalendarDate) => `Existem horários duplicados no dia ${diaCurto(data)}!`,
  sobrepostos: (horario: Horario) => `Existem horários sobrepostos no dia ${diaCurto(horario.data)} ${faixa(horario)}!`,
} as const;

const porDia = (horarios: readonly Horario[]): Map<CalendarDate, Horario[]> =>
  Map.groupBy(horarios, ({ data }) => data);

function erroDoHorario(horario: Horario, ano: number): string | null {
  if (!isCalendarDate(horario.data)) return horariosMessages.incompleto;
  if (Number(horario.data.slice(0, 4)) !== ano) return horariosMessages.outroAno(ano);
  const { inicio, fim } = minutos(horario);
  if (inicio === null || fim === null) return horariosMessages.semHora(horario.data);
  return isEmOrdem(horario.inicio, horario.fim) ? null : horariosMessages.invertido(horario);
}

/** Two slots that begin together, which no agenda has, whenever they end. */
function diaDuplicado(horarios: readonly Horario[]): CalendarDate | null {
  for (const [data, doDia] of porDia(horarios)) {
    if (new Set(doDia.map(({ inicio }) => minutosDaHora(inicio))).size < doDia.length) return data;
  }
  return null;
}

/** Out: the first message, null when the agenda may be saved. */
export function erroDosHorarios(horarios: readonly Horario[], ano: number): string | null {
  if (horarios.length === 0) return horariosMessages.semData;
  for (const horario of horarios) {
    const erro = erroDoHorario(horario, ano);
    if (erro !== null) return erro;
  }
  const duplicado = diaDuplicado(horarios);
  return duplicado === null ? null : horariosMessages.duplicados(duplicado);
}

/** Valid slots that begin before an earlier one of their day has ended, each told once. */
export function sobrepostos(horarios: readonly Horario[]): Horario[] {
  const achados: Horario[] = [];
  for (const doDia of porDia(horarios).values()) {
    const emOrdem = doDia
      .map((horario) => ({ horario, ...minutos(horario) }))
      .filter((um): um is { horario: Horario; inicio: number; fim: number } => um.inicio !== null && um.fim !== null)
      .toSorted((a, b) => a.inicio - b.inicio || a.fim - b.fim);
    let ate = 0;
    for (const { horario, inicio, fim } of emOrdem) {
      if (inicio < ate) achados.push(horario);
      ate = Math.max(ate, fim);
    }
  }
  return achados;
}
