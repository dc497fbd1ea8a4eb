/** Events: what the rest of the domain, the server and the screens use without zod. */
import type { RegisterRecord } from '@sede/domain/register';
import type { eventosRegister } from './eventos.register.ts';

export { AREAS_EVENTO, DOCUMENTO_OU_CONTRATO, PUBLICOS_ALVO, TIPOS_EVENTO } from './evento.lists.ts';
export { erroPeriodo } from './evento.rules.ts';
export { EVENTOS } from './eventos.name.ts';
export { eventosRegister } from './eventos.register.ts';
export type Evento = RegisterRecord<typeof eventosRegister>;
