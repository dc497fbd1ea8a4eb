/**
 * From a view's query string to the input of its list's operation, so that the operation's own validation decides
 * whether the view still fits.
 *
 * In: `consulta` (parameter → text, as the address has them) and the list's intervals (parameter → the two fields it
 * stands for). Out: the operation's input, still as text. A period may be a month ('2026-11'); which dates it has is
 * decided by the screen; any dates of that month will do to check the fields. 'tudo' asks for nothing. What fits no
 * interval keeps a name that no operation knows, and is refused by the operation. Source: docs/decisions/016.
 */
import {
  type CalendarDate,
  financeMonthOf,
  monthRange,
  type PeriodDays,
  rangeOfFinanceMonth,
} from '@sede/domain/kernel';
import { PARAM_COLUNAS, VALOR_TUDO } from './visoes.lists.ts';

export type Consulta = Readonly<Record<string, string>>;
export type Intervalos = Readonly<Record<string, readonly [string, string]>>;

const MES = /^\d{4}-(0[1-9]|1[0-2])$/;

function extremos(valor: string): [string, string] | null {
  if (MES.test(valor)) return [`${valor}-01`, `${valor}-28`];
  const partes = valor.split('..');
  return partes.length === 2 && partes.some((parte) => parte !== '') ? [partes[0] ?? '', partes[1] ?? ''] : null;
}

export function entradaDaConsulta(consulta: Consulta, intervalos: Intervalos): Record<string, string> {
  const entrada: Record<string, string> = {};
  for (const [parametro, valor] of Object.entries(consulta)) {
    if (parametro === PARAM_COLUNAS) continue;
    const campos = Object.hasOwn(intervalos, parametro) ? intervalos[parametro] : undefined;
    if (!campos) {
      entrada[parametro] = valor;
      continue;
    }
    if (valor === VALOR_TUDO) continue;
    const pontas = extremos(valor);
    if (!pontas) entrada[parametro] = valor;
    else for (const [i, ponta] of pontas.entries()) if (ponta !== '') entrada[campos[i as 0 | 1]] = ponta;
  }
  return entrada;
}

/** What a list means by `periodo`: which days a month has, and whether it opens on the current one. */
export interface RegraDoPeriodo {
  meses: 'ciclo' | 'civil';
  abreNoMes: boolean;
}

/** The query as the list's screen would read it on this day: a month by its days, none said as the current month. */
export function consultaNoDia(
  consulta: Consulta,
  periodo: RegraDoPeriodo | undefined,
  hoje: CalendarDate,
  dias: PeriodDays,
): Consulta {
  if (!periodo) return consulta;
  const { meses, abreNoMes } = periodo;
  const atual = meses === 'ciclo' ? financeMonthOf(hoje, dias) : hoje.slice(0, 7);
  const valor = consulta.periodo ?? (abreNoMes ? atual : undefined);
  if (valor === undefined || !MES.test(valor)) return consulta;
  const { inicio, fim } = meses === 'ciclo' ? rangeOfFinanceMonth(valor, dias) : monthRange(valor);
  return { ...consulta, periodo: `${inicio}..${fim}` };
}
