/** What events are called: all that the first page load needs of them. Source: spec 1 §2.21. */
import type { RegisterName } from '@sede/domain/register';

export const EVENTOS = {
  name: 'eventos',
  title: 'Eventos',
  noun: { one: 'evento', many: 'eventos' },
} as const satisfies RegisterName;
