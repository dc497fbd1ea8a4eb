/** Agendas: what the rest of the domain, the server and the screens use without zod. */
export { TIPOS_ATENDIMENTO, TIPOS_SERVICO, type TipoAtendimento, type TipoServico } from '../juridico.lists.ts';
export {
  AGENDA_ACTIONS,
  AGENDA_FIELDS,
  AGENDAS_ORDEM,
  ANOS_A_FRENTE,
  DESTINOS_DOS_AGENDADOS,
  type DestinoDosAgendados,
  HORARIO_FIELDS,
  MAX_BLOQUEIO,
} from './agenda.lists.ts';
export type { Agenda, AgendaCompleta, HorarioDaAgenda } from './agenda.schema.ts';
export { agendasErrors, agendasMessages, agendasMotivos } from './agendas.messages.ts';
export { PAGINAS_DE_AGENDAS } from './agendas.name.ts';
export {
  copyHorarios,
  diasDaGeracao,
  erroDaGeracao,
  type Geracao,
  generateHorarios,
  geradorMessages,
  MAX_GERADOS,
  type Previa,
} from './gerador.rules.ts';
export { horaDosMinutos, isEmOrdem, MINUTOS_DO_DIA, minutosDaHora, minutosDoFim } from './hora.rules.ts';
export { erroDosHorarios, type Horario, sobrepostos } from './horarios.rules.ts';
export { INICIO_DE_LINK, isLocalDoTipo } from './local.rules.ts';
