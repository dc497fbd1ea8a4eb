/** Holidays: what the rest of the domain, the server and the screens use without zod. */
export { isDiaSemAgenda, nomeDoDiaSemAgenda } from './feriados.rules.ts';
