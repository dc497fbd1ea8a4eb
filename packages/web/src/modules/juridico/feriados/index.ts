/** Holidays, for agendas and deadlines. */
export { useCalendario } from './useCalendario.ts';
