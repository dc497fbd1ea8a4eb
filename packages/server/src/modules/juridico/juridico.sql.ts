/**
 * Where an office's appointments take place unless somebody says otherwise: its usual place, unless that is an address and the appointment
 * virtual, or a link and it is not (then null). In: SQL of the appointment's type and of the office's place. Source: decisions-legal
 * (Tables, Booking).
 */
import { INICIO_DE_LINK } from '@sede/domain/modules/juridico/agendas';
import { type RawBuilder, sql } from 'kysely';

export const localDoEscritorio = (
  tipoAtendimento: RawBuilder<unknown>,
  localPadrao: RawBuilder<unknown>,
): RawBuilder<string | null> =>
  sql<
    string | null
  >`case when (${tipoAtendimento} = 'Virtual') = (${localPadrao} ~* ${INICIO_DE_LINK}) then ${localPadrao} end`;
