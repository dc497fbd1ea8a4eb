/**
 * Times of a slot: 'HH:MM' on the wall in São Paulo, counted in minutes from the day's midnight.
 *
 * A slot may end at midnight: as an end '00:00' is minute 1440. No instant is made of them here, so that a day with an hour more or less
 * is a day like any other. Source: spec 3 §5, §9; decisions-legal (Tables).
 */
export const MINUTOS_DO_DIA = 24 * 60;

const HORA = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Null: no time. */
export function minutosDaHora(hora: string): number | null {
  const partes = HORA.exec(hora);
  return partes ? Number(partes[1]) * 60 + Number(partes[2]) : null;
}

export function minutosDoFim(hora: string): number | null {
  const minutos = minutosDaHora(hora);
  return minutos === 0 ? MINUTOS_DO_DIA : minutos;
}

/** Begins before it ends. As typed: from '00:00' to '00:00' is a slip, not a whole day. */
export function isEmOrdem(inicio: string, fim: string): boolean {
  const [de, ate] = [minutosDaHora(inicio), minutosDoFim(fim)];
  return de !== null && ate !== null && de < ate && inicio !== fim;
}

export function horaDosMinutos(minutos: number): string {
  const dentro = minutos % MINUTOS_DO_DIA;
  return `${String(Math.floor(dentro / 60)).padStart(2, '0')}:${String(dentro % 60).padStart(2, '0')}`;
}
