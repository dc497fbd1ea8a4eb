/** What expense items are called: all that the first page load needs of them. Source: spec 1 §2.21. */
import type { RegisterName } from '@sede/domain/register';

export const ITENS_DESPESA = {
  name: 'itens-despesa',
  title: 'Itens de despesa',
  noun: { one: 'item de despesa', many: 'itens de despesa' },
} as const satisfies RegisterName;
