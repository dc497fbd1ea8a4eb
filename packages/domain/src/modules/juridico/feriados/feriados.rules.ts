/**
 * Days on which the union's agendas rest, and days that no deadline counts or ends on.
 *
 * Shipped: the national holidays, by law for both; Carnival, Corpus Christi and 30/11 (Federal District) for agendas only, since a holiday
 * that a court does not keep makes a deadline late; the forensic recess, 20/12 to 20/01, in which no deadline in business days runs
 * (CPC, art. 220). Staff add days of their own, for all courts or for some, and switch off shipped ones; `calendarioCom` puts both
 * together and is what every other rule asks. Calendar dates, 1900 to 2100. Source: decisions-legal (Agendas: feriados; Prazos); Leis 662/1949, 6.802/1980, 14.759/2023.
 */
import { addDays, type CalendarDate, pascoa } from '@sede/domain/kernel';

export const USOS_DO_FERIADO = ['agenda', 'prazo'] as const;
export type UsoDoFeriado = (typeof USOS_DO_FERIADO)[number];

export interface Feriado {
  data: CalendarDate;
  nome: string;
  usos: readonly UsoDoFeriado[];
  /** Of deadlines: the courts that keep it; none: all. */
  tribunais: readonly string[];
}

/** 'manual': a day that staff added. 'enviado': a shipped one of that day that staff switched off. */
export const ORIGENS_DO_FERIADO = ['manual', 'enviado'] as const;
export interface FeriadoGuardado extends Feriado {
  origem: (typeof ORIGENS_DO_FERIADO)[number];
}

/** A holiday as the page of one year shows it. */
export interface FeriadoDoAno extends Feriado {
  origem: FeriadoGuardado['origem'];
  desligado: boolean;
}

const AMBOS = USOS_DO_FERIADO;
const SO_AGENDA = ['agenda'] as const;
/** Day and month, name, the first year of those that are younger, and what they count for. */
const FIXOS: readonly (readonly [string, string, number, readonly UsoDoFeriado[]])[] = [
  ['01-01', 'Confraternização Universal', 0, AMBOS],
  ['04-21', 'Tiradentes', 0, AMBOS],
  ['05-01', 'Dia do Trabalho', 0, AMBOS],
  ['09-07', 'Independência do Brasil', 0, AMBOS],
  ['10-12', 'Nossa Senhora Aparecida', 1980, AMBOS],
  ['11-02', 'Finados', 0, AMBOS],
  ['11-15', 'Proclamação da República', 0, AMBOS],
  ['11-20', 'Consciência Negra', 2024, AMBOS],
  ['11-30', 'Dia do Evangélico (DF)', 1995, SO_AGENDA],
  ['12-25', 'Natal', 0, AMBOS],
];
/** Days from Easter. */
const MOVEIS: readonly (readonly [number, string, readonly UsoDoFeriado[]])[] = [
  [-48, 'Carnaval', SO_AGENDA],
  [-47, 'Carnaval', SO_AGENDA],
  [-2, 'Sexta-feira Santa', AMBOS],
  [60, 'Corpus Christi', SO_AGENDA],
];

/** Those that come with the program, in the order of the year. */
export function feriadosDoAno(ano: number): Feriado[] {
  const domingo = pascoa(ano);
  return [
    ...FIXOS.filter(([, , desde]) => ano >= desde).map(([dia, nome, , usos]) => ({
      data: `${ano}-${dia}`,
      nome,
      usos,
    })),
    ...MOVEIS.map(([dias, nome, usos]) => ({ data: addDays(domingo, dias), nome, usos })),
  ]
    .map((feriado) => ({ ...feriado, tribunais: [] }))
    .toSorted((a, b) => a.data.localeCompare(b.data));
}

export const RECESSO_FORENSE = 'Recesso forense';

/** Suspends deadlines in business days. */
export const isRecessoForense = (data: CalendarDate): boolean => {
  const dia = data.slice(5);
  return dia >= '12-20' || dia <= '01-20';
};

/** Case and accents are no difference, as in the database. */
const mesmoNome = (um: string, outro: string): boolean =>
  um.localeCompare(outro, 'pt-BR', { sensitivity: 'base' }) === 0;
const isMesmoFeriado = (um: Pick<Feriado, 'data' | 'nome'>, outro: Pick<Feriado, 'data' | 'nome'>): boolean =>
  um.data === outro.data && mesmoNome(um.nome, outro.nome);

/** The shipped holiday of that day and name. */
export const findEnviado = (feriado: Pick<Feriado, 'data' | 'nome'>): Feriado | undefined =>
  feriadosDoAno(Number(feriado.data.slice(0, 4))).find((um) => isMesmoFeriado(um, feriado));

/** All of one year, shipped and added, in its order. `guardado`: the row that added it or switched it off. */
export function feriadosCom<G extends FeriadoGuardado>(
  ano: number,
  guardados: readonly G[],
): (FeriadoDoAno & { guardado: G | null })[] {
  const doAno = guardados.filter(({ data }) => data.startsWith(`${ano}-`));
  const desligou = (feriado: Feriado) =>
    doAno.find((um) => um.origem === 'enviado' && isMesmoFeriado(um, feriado)) ?? null;
  return [
    ...feriadosDoAno(ano).map((feriado) => {
      const guardado = desligou(feriado);
      return { ...feriado, origem: 'enviado' as const, desligado: guardado !== null, guardado };
    }),
    ...doAno
      .filter(({ origem }) => origem === 'manual')
      .map(({ data, nome, usos, tribunais, origem }, n, todos) => ({
        ...{ data, nome, usos, tribunais, origem },
        desligado: false,
        guardado: todos[n] ?? null,
      })),
  ].toSorted((a, b) => a.data.localeCompare(b.data) || a.nome.localeCompare(b.nome, 'pt-BR'));
}

/** What counts on each day, years made as they are asked for. */
export interface Calendario {
  noDia(data: CalendarDate): readonly Feriado[];
}

/** In: what the table holds, of all the years that will be asked for. */
export function calendarioCom(guardados: readonly FeriadoGuardado[]): Calendario {
  const anos = new Map<string, ReadonlyMap<CalendarDate, readonly Feriado[]>>();
  const doAno = (ano: string) => {
    const feito = anos.get(ano) ?? Map.groupBy(emVigor(Number(ano), guardados), ({ data }) => data);
    anos.set(ano, feito);
    return feito;
  };
  return { noDia: (data) => doAno(data.slice(0, 4)).get(data) ?? [] };
}

const emVigor = (ano: number, guardados: readonly FeriadoGuardado[]): Feriado[] =>
  feriadosCom(ano, guardados).filter(({ desligado }) => !desligado);

/** Before staff's own are read. */
export const SO_OS_ENVIADOS = calendarioCom([]);

/** Why the builder of an agenda passes the day by: a holiday, the recess. Null: it does not. */
export const nomeDoDiaSemAgenda = (data: CalendarDate, calendario: Calendario): string | null =>
  calendario.noDia(data).find(({ usos }) => usos.includes('agenda'))?.nome ??
  (isRecessoForense(data) ? RECESSO_FORENSE : null);

export const isDiaSemAgenda = (data: CalendarDate, calendario: Calendario): boolean =>
  nomeDoDiaSemAgenda(data, calendario) !== null;

/** The holiday that keeps a deadline of this court from counting the day, or from ending on it. `tribunal` null: of none that is named. */
export const feriadoDoPrazo = (data: CalendarDate, tribunal: string | null, calendario: Calendario): string | null =>
  calendario
    .noDia(data)
    .find(
      ({ usos, tribunais }) =>
        usos.includes('prazo') && (tribunais.length === 0 || (tribunal !== null && tribunais.includes(tribunal))),
    )?.nome ?? null;
