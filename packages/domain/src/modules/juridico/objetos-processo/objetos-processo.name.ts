/** What case objects are called: all that the first page load needs of them. Source: spec 3 §2.7. */
import type { RegisterName } from '@sede/domain/register';

export const OBJETOS_PROCESSO = {
  name: 'objetos-processo',
  title: 'Gerenciar objetos de processo',
  noun: { one: 'objeto de processo', many: 'objetos de processo' },
} as const satisfies RegisterName;
