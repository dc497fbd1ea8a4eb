/** What employees are called: all that the first page load needs of them. Source: spec 1 §2.21. */
import type { RegisterName } from '@sede/domain/register';

export const FUNCIONARIOS = {
  name: 'funcionarios',
  title: 'Funcionários',
  noun: { one: 'funcionário', many: 'funcionários' },
} as const satisfies RegisterName;
