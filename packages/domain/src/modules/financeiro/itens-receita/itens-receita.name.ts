/** What revenue items are called: all that the first page load needs of them. Source: spec 1 §2.21. */
import type { RegisterName } from '@sede/domain/register';

export const ITENS_RECEITA = {
  name: 'itens-receita',
  title: 'Itens de receita',
  noun: { one: 'item de receita', many: 'itens de receita' },
} as const satisfies RegisterName;
