/** Wall times of the area: 'HH:MM' in São Paulo beside a calendar date. Source: spec 3 §5, §9; invariant D2. */

const HORA = /^([01]\d|2[0-3]):[0-5]\d$/;
export const isHora = (texto: string): boolean => HORA.test(texto);

export interface DiaEHora {
  /** 'YYYY-MM-DD' */
  dia: string;
  /** 'HH:MM'; null: not told. */
  hora: string | null;
}

/** Below zero: `a` comes before `b`. An hour that was not told decides nothing. */
export function compareDiaEHora(a: DiaEHora, b: DiaEHora): number {
  if (a.dia !== b.dia) return a.dia < b.dia ? -1 : 1;
  if (a.hora === null || b.hora === null || a.hora === b.hora) return 0;
  return a.hora < b.hora ? -1 : 1;
}
