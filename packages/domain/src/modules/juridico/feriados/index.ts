/** Holidays: what the rest of the domain, the server and the screens use without zod. */
export { FERIADO_FIELDS, ROTULO_USO } from './feriado.lists.ts';
export type { FeriadoCadastrado } from './feriado.schema.ts';
export { feriadosErrors, feriadosMessages } from './feriados.messages.ts';
export { PAGINA_DOS_FERIADOS } from './feriados.name.ts';
export {
  type Calendario,
  calendarioCom,
  type FeriadoDoAno,
  type FeriadoGuardado,
  feriadoDoPrazo,
  feriadosCom,
  findEnviado,
  isDiaSemAgenda,
  isRecessoForense,
  nomeDoDiaSemAgenda,
  RECESSO_FORENSE,
  SO_OS_ENVIADOS,
  type UsoDoFeriado,
} from './feriados.rules.ts';
