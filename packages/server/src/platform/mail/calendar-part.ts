/**
 * The calendar file of a mail (RFC 5545, 5546): one event, for one person, in UTC. Names and places come from people: what they write
 * stays text, never a line or a property of its own.
 *
 * The library is loaded with the first one. Source: decisions §9; decisions-legal (Mail).
 */
import { headerText } from './header-text.ts';

export interface CalendarEvent {
  /** PUBLISH: a file that somebody downloads, without organiser and attendee. */
  metodo: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  /** 'atendimento-{id}@sede' */
  uid: string;
  sequencia: number;
  /** Instants, ISO 8601; `carimbo`: when this was written. */
  inicio: string;
  fim: string;
  carimbo: string;
  titulo: string;
  local: string | null;
  descricao: string | null;
  /** What the recipient is called. */
  participante: string;
}

interface Person {
  nome: string;
  endereco: string;
}

/** Line breaks stay, other characters of control do not: some readers end a line at a lone one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
const block = (text: string) => text.replace(/\r\n?/g, '\n').replace(/[\u0000-\u0009\u000b-\u001f\u007f]+/g, ' ');

export async function renderCalendar(
  eventos: readonly CalendarEvent[],
  {
    metodo,
    organizador,
    participante,
  }: { metodo: CalendarEvent['metodo']; organizador?: Person; participante?: Person },
): Promise<string> {
  const { ICalAttendeeRole, ICalCalendar, ICalCalendarMethod, ICalEventStatus } = await import('ical-generator');
  const calendar = new ICalCalendar({
    method: ICalCalendarMethod[metodo],
    prodId: { company: 'Sede', product: 'Atendimentos', language: 'PT-BR' },
  });
  for (const evento of eventos) {
    calendar.createEvent({
      id: headerText(evento.uid),
      sequence: evento.sequencia,
      start: new Date(evento.inicio),
      end: new Date(evento.fim),
      stamp: new Date(evento.carimbo),
      summary: headerText(evento.titulo),
      status: evento.metodo === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(evento.local !== null && { location: headerText(evento.local) }),
      ...(evento.descricao !== null && { description: block(evento.descricao) }),
      ...(organizador && { organizer: { name: headerText(organizador.nome), email: organizador.endereco } }),
      ...(participante && {
        attendees: [
          {
            name: headerText(participante.nome),
            email: participante.endereco,
            role: ICalAttendeeRole.REQ,
            rsvp: false,
          },
        ],
      }),
    });
  }
  return calendar.toString();
}
