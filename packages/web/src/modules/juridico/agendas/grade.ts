/**
 * The days and slots of an agenda while they are edited, and what a save sends of them.
 *
 * `Dia.data` is as it is typed (null: nothing yet; half a date is no date), times too. `base` is what the server last said;
 * whatever is not changed here follows it: a slot that was booked meanwhile is locked, or comes back when it was taken out
 * here. Out: `diferencaDe`, the slots to add, to change and to delete, by their ids. Source: decisions §9; decisions-legal (Agendas).
 */
import { isCalendarDate, newId } from '@sede/domain/kernel';
import {
  agendasMessages,
  erroDosHorarios,
  type Horario,
  type HorarioDaAgenda,
  horaDosMinutos,
  MINUTOS_DO_DIA,
  minutosDaHora,
  minutosDoFim,
} from '@sede/domain/modules/juridico/agendas';

export interface Slot extends Omit<HorarioDaAgenda, 'id' | 'data'> {
  chave: string;
  /** Null: not saved yet. */
  id: string | null;
}

export interface Dia {
  chave: string;
  data: string | null;
  /** Added here by hand and not saved yet: it stands under 'Nova data' whatever is typed. */
  nova: boolean;
  horarios: readonly Slot[];
}

export type Grade = readonly HorarioDaAgenda[];

const emOrdem = (a: { inicio: string }, b: { inicio: string }) => a.inicio.localeCompare(b.inicio);
const porData = (a: Dia, b: Dia) => (a.data ?? '').localeCompare(b.data ?? '');

const slotDe = ({ data: _, ...horario }: HorarioDaAgenda): Slot => ({ ...horario, chave: horario.id });
const slotNovo = (inicio: string, fim: string, loteId: string | null = null): Slot => ({
  ...{ chave: newId(), id: null, inicio, fim, loteId },
  ...{ ocupado: false, bloqueio: null, encaixe: false },
});

/** Puts slots on the days of their dates; a day that is not there is made. */
function comHorarios(dias: readonly Dia[], novos: readonly (readonly [data: string, slot: Slot])[]): Dia[] {
  const juntar = Map.groupBy(novos, ([data]) => data);
  const postos = dias.map((dia) => {
    const meus = dia.data === null ? undefined : juntar.get(dia.data);
    if (!meus) return dia;
    juntar.delete(dia.data ?? '');
    return { ...dia, horarios: [...dia.horarios, ...meus.map(([, slot]) => slot)].toSorted(emOrdem) };
  });
  const chaves = new Set(dias.map(({ chave }) => chave));
  const outros = [...juntar].map(([data, meus]) => ({
    // The day that was there may have been moved to another date.
    ...{ chave: chaves.has(data) ? `${data} ${newId()}` : data, data, nova: false },
    horarios: meus.map(([, slot]) => slot).toSorted(emOrdem),
  }));
  return outros.length === 0 ? postos : [...postos, ...outros].toSorted(porData);
}

export const diasDaGrade = (grade: Grade): Dia[] =>
  comHorarios(
    [],
    grade.map((horario) => [horario.data, slotDe(horario)]),
  );

export const isDiaOcupado = (dia: Dia): boolean => dia.horarios.some(({ ocupado }) => ocupado);

const trocar = (dias: readonly Dia[], chave: string, por: (dia: Dia) => Dia): Dia[] =>
  dias.map((dia) => (dia.chave === chave ? por(dia) : dia));

export function comDiaNovo(dias: readonly Dia[], chave: string, data: string | null): Dia[] {
  return [{ chave, data, nova: true, horarios: [slotNovo('', '')] }, ...dias];
}
export const semDia = (dias: readonly Dia[], chave: string): Dia[] => dias.filter((dia) => dia.chave !== chave);
export const comData = (dias: readonly Dia[], chave: string, data: string | null): Dia[] =>
  trocar(dias, chave, (dia) => ({ ...dia, data }));

/** After the last one, as long as it, where the day has room; else with nothing typed. */
export const comHorarioNovo = (dias: readonly Dia[], chave: string): Dia[] =>
  trocar(dias, chave, (dia) => {
    const ultimo = dia.horarios.at(-1);
    const de = ultimo ? minutosDaHora(ultimo.inicio) : null;
    const ate = ultimo ? minutosDoFim(ultimo.fim) : null;
    const cabe = de !== null && ate !== null && de < ate && 2 * ate - de <= MINUTOS_DO_DIA && ate < MINUTOS_DO_DIA;
    const novo = cabe ? slotNovo(horaDosMinutos(ate), horaDosMinutos(2 * ate - de)) : slotNovo('', '');
    return { ...dia, horarios: [...dia.horarios, novo] };
  });
export const comHora = (
  dias: readonly Dia[],
  chave: string,
  slot: string,
  hora: Partial<Pick<Slot, 'inicio' | 'fim'>>,
): Dia[] =>
  trocar(dias, chave, (dia) => ({
    ...dia,
    horarios: dia.horarios.map((um) => (um.chave === slot ? { ...um, ...hora } : um)),
  }));
export const semHorario = (dias: readonly Dia[], chave: string, slot: string): Dia[] =>
  trocar(dias, chave, (dia) => ({ ...dia, horarios: dia.horarios.filter((um) => um.chave !== slot) }));

/** What was generated or copied, on its days. */
export const comGerados = (dias: readonly Dia[], novos: readonly Horario[], loteId: string | null): Dia[] =>
  comHorarios(
    dias,
    novos.map(({ data, inicio, fim }) => [data, slotNovo(inicio, fim, loteId)]),
  );

/** Free slots of these days are taken out: what is booked or blocked stays. */
export function semLivres(dias: readonly Dia[], datas: ReadonlySet<string>): Dia[] {
  return dias.flatMap((dia) => {
    if (dia.data === null || !datas.has(dia.data)) return [dia];
    const horarios = dia.horarios.filter(({ ocupado, bloqueio }) => ocupado || bloqueio !== null);
    return horarios.length === 0 ? [] : [{ ...dia, horarios }];
  });
}

export const horariosDe = (dias: readonly Dia[]): Horario[] =>
  dias.flatMap(({ data, horarios }) => horarios.map(({ inicio, fim }) => ({ data: data ?? '', inicio, fim })));

export interface Diferenca {
  incluir: (Horario & { loteId: string | null })[];
  alterar: (Horario & { id: string })[];
  excluir: string[];
}

const difere = (a: Horario, b: Horario) => a.data !== b.data || a.inicio !== b.inicio || a.fim !== b.fim;

export function diferencaDe(base: Grade, dias: readonly Dia[]): Diferenca {
  const antes = new Map(base.map((horario) => [horario.id, horario]));
  const diferenca: Diferenca = { incluir: [], alterar: [], excluir: [] };
  for (const { data, horarios } of dias)
    for (const { id, inicio, fim, loteId } of horarios) {
      const agora = { data: data ?? '', inicio, fim };
      const era = id === null ? undefined : antes.get(id);
      if (id === null) diferenca.incluir.push({ ...agora, loteId });
      else if (era && difere(era, agora)) diferenca.alterar.push({ id, ...agora });
      antes.delete(id ?? '');
    }
  diferenca.excluir.push(...antes.keys());
  return diferenca;
}

export const mudancas = ({ incluir, alterar, excluir }: Diferenca): number =>
  incluir.length + alterar.length + excluir.length;

/** The first thing that keeps the days from being saved; days that are as they were saved are not looked at. */
export function erroDosDias(base: Grade, dias: readonly Dia[], ano: number | null): string | null {
  if (dias.length === 0) return agendasMessages.semData;
  if (dias.some(({ horarios }) => horarios.length === 0)) return agendasMessages.semHorario;
  const { incluir, alterar } = diferencaDe(base, dias);
  const datas = new Set([...incluir, ...alterar].map(({ data }) => data));
  if (datas.size === 0 || ano === null) return null;
  const mudados = dias.map((dia) => ({ ...dia, horarios: dia.horarios.filter(({ encaixe }) => !encaixe) }));
  return erroDosHorarios(
    horariosDe(mudados).filter(({ data }) => datas.has(data)),
    ano,
  );
}

/** The same edits over what the server says now. */
export function sobreNovaBase(dias: readonly Dia[], antes: Grade, agora: Grade): Dia[] {
  const era = new Map(antes.map((horario) => [horario.id, horario]));
  const sao = new Map(agora.map((horario) => [horario.id, horario]));
  const aqui = new Set<string>();
  const ficam = dias.flatMap((dia) => {
    const horarios = dia.horarios.flatMap((slot) => {
      if (slot.id === null) return [slot];
      const novo = sao.get(slot.id);
      const velho = era.get(slot.id);
      if (!novo) return [];
      const meu = velho && difere(velho, { data: dia.data ?? '', inicio: slot.inicio, fim: slot.fim });
      // Moved by somebody else, or held by an appointment: it stands where the server has it.
      if (novo.ocupado || (!meu && (!velho || velho.data !== novo.data))) return [];
      aqui.add(slot.id);
      return [meu ? { ...slotDe(novo), inicio: slot.inicio, fim: slot.fim } : slotDe(novo)];
    });
    return horarios.length === 0 && dia.horarios.length > 0 ? [] : [{ ...dia, horarios }];
  });
  const voltam = agora.filter(({ id, ocupado }) => !aqui.has(id) && (ocupado || !era.has(id) || estava(dias, id)));
  return comHorarios(
    ficam,
    voltam.map((horario) => [horario.data, slotDe(horario)]),
  );
}

const estava = (dias: readonly Dia[], id: string) => dias.some(({ horarios }) => horarios.some((um) => um.id === id));

/** Where it stands in the list: of a month of its own, or what was added by hand. */
export const grupoDe = ({ chave, nova }: Dia): string => (nova ? 'nova' : chave.slice(0, 7));

export interface Conta {
  horarios: number;
  ocupados: number;
  novos: number;
}

/** By month, '2026-11'. */
export function contasPorMes(dias: readonly Dia[]): Map<string, Conta> {
  const contas = new Map<string, Conta>();
  for (const { data, horarios } of dias) {
    if (data === null || !isCalendarDate(data)) continue;
    const mes = data.slice(0, 7);
    const conta = contas.get(mes) ?? { horarios: 0, ocupados: 0, novos: 0 };
    conta.horarios += horarios.length;
    for (const { ocupado, id } of horarios) {
      if (ocupado) conta.ocupados += 1;
      if (id === null) conta.novos += 1;
    }
    contas.set(mes, conta);
  }
  return contas;
}
