/**
 * The lists of the program, found in the contracts of its modules: every operation with a list's input can have saved
 * views.
 *
 * In: the modules, as the composition root mounts them. Out: for a view's `lista`, the permission that opens it and how
 * its query is validated. Errors: `visoes.lista_desconhecida`, `visoes.consulta_invalida` (`campos`).
 */
import { can, type Permission, ROLES, type Role } from '@sede/domain/access';
import { camposOf, listDefinitionOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import {
  type Consulta,
  entradaDaConsulta,
  type Intervalos,
  PARAMETROS_FORA,
  visoesErrors,
} from '@sede/domain/modules/sistema/visoes';
import type { z } from 'zod';
import type { Actor, ModuleRoutes } from '#platform/api/index.ts';

export interface Lista {
  permission: Permission;
  /** Roles that open it: the ones that a view of it may be shared with. */
  papeis: Role[];
  validate(consulta: Consulta): void;
}

function validator(schema: z.ZodType, intervalos: Intervalos): Lista['validate'] {
  return (consulta) => {
    const fora = Object.keys(consulta).filter((parametro) =>
      (PARAMETROS_FORA as readonly string[]).includes(parametro),
    );
    const campos = Object.fromEntries(fora.map((parametro) => [parametro, `Campo desconhecido: ${parametro}.`]));
    const { error } = schema.safeParse(entradaDaConsulta(consulta, intervalos));
    if (error) Object.assign(campos, camposOf(error));
    if (Object.keys(campos).length > 0) throw visoesErrors.consulta_invalida({ campos });
  };
}

export function listasDe(modules: Readonly<Record<string, ModuleRoutes>>): ReadonlyMap<string, Lista> {
  const listas = new Map<string, Lista>();
  for (const [module, { contract }] of Object.entries(modules)) {
    for (const [verb, op] of Object.entries(contract)) {
      const schema = op['~orpc'].inputSchema as z.ZodType;
      const definition = listDefinitionOf(schema);
      const { permission } = op['~orpc'].meta;
      if (!definition || permission === 'public') continue;
      listas.set(`${module}.${verb}`, {
        permission,
        papeis: ROLES.map(({ valor }) => valor).filter((papel) => can([papel], permission)),
        validate: validator(schema, definition.intervalos ?? {}),
      });
    }
  }
  return listas;
}

/** One operation may serve several pages: 'despesas.list:nao-liquidadas'. */
const operacaoDe = (lista: string) => lista.split(':')[0] ?? '';

export function createListas(modules: () => Readonly<Record<string, ModuleRoutes>>) {
  let listas: ReadonlyMap<string, Lista> | null = null;
  const all = () => {
    listas ??= listasDe(modules());
    return listas;
  };
  return {
    /** The list, if the person may open it. */
    open(actor: Pick<Actor, 'papeis'>, lista: string): Lista {
      const found = all().get(operacaoDe(lista));
      if (!found)
        throw visoesErrors.lista_desconhecida({ campos: { lista: visoesErrors.lista_desconhecida().message } });
      if (!can(actor.papeis, found.permission)) throw platformErrors.sem_permissao();
      return found;
    },
    /** Names of the lists that the person may open. A list that this version no longer has is open to nobody. */
    opened(actor: Pick<Actor, 'papeis'>): string[] {
      return [...all()].flatMap(([lista, { permission }]) => (can(actor.papeis, permission) ? [lista] : []));
    },
  };
}
export type Listas = ReturnType<typeof createListas>;
