/** What interaction items are called: all that the first page load needs of them. Source: spec 2 §2 (Interaction items). */
import type { RegisterName } from '@sede/domain/register';

export const ITENS_INTERACAO = {
  name: 'itens-interacao',
  title: 'Itens de interação',
  noun: { one: 'item de interação', many: 'itens de interação' },
} as const satisfies RegisterName;
