/**
 * The route of a register: its address, who may open it, what Ctrl K begins and finds there.
 *
 * In: what the register is called, not its description (the first page load carries every route, and no register more than
 * its name); the path and the lazy page; anything else that a route says. Source: spec 1 §2.21; decisions §5.
 */
import { createText, type Noun, type RegisterName } from '@sede/domain/register';
import { createAt, type RouteDefinition, recordsAt } from '../../routing/index.ts';

type Own = Omit<RouteDefinition, 'title' | 'access'> & {
  /** What Ctrl K calls a new record, where the register's noun says less. */
  created?: Noun;
};

/** 'itens-receita' → 'itensReceita', as the contract calls the module. */
const contractKey = (name: string) => name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

export const registerRoute = (
  { name, title, noun }: RegisterName,
  { created = noun, ...route }: Own,
): RouteDefinition => ({
  title,
  access: `${name}.ver`,
  actions: [createAt(route.path, createText(created), `${name}.editar`)],
  records: recordsAt(route.path, contractKey(name)),
  lists: [`${contractKey(name)}.list`],
  ...route,
});
