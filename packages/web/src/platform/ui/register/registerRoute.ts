/**
 * The route of a register: its address, who may open it, what Ctrl K begins and finds there. In: the register, the path and
 * the lazy page; anything else that a route says. Source: spec 1 §2.21; decisions §5.
 */
import type { Register } from '@sede/domain/register';
import { createAt, type RouteDefinition, recordsAt } from '../../routing/index.ts';

type Own = Omit<RouteDefinition, 'title' | 'access'>;

/** 'itens-receita' → 'itensReceita', as the contract calls the module. */
const contractKey = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const registerRoute = (
  { name, title, texts }: Pick<Register, 'name' | 'title' | 'texts'>,
  route: Own,
): RouteDefinition => ({
  title,
  access: `${name}.ver`,
  actions: [createAt(route.path, texts.cadastrar, `${name}.editar`)],
  records: recordsAt(route.path, contractKey(name)),
  ...route,
});
