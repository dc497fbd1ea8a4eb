/** What law offices are called: all that the first page load needs of them. Source: spec 3 §2.8. */
import type { RegisterName } from '@sede/domain/register';

export const ESCRITORIOS = {
  name: 'escritorios',
  title: 'Escritórios',
  noun: { one: 'escritório', many: 'escritórios' },
} as const satisfies RegisterName;
