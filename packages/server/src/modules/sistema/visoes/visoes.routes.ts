/** Binds the operations of saved views to their services, over the lists of the whole program. */
import { visoesContract } from '@sede/domain/modules/sistema/visoes/contract';
import { type ModuleRoutes, routes } from '#platform/api/index.ts';
import { describeVisoes } from './visao.record.ts';
import { createListas } from './visoes.lists.ts';
import { createVisoes } from './visoes.service.ts';

export function visoesRoutes({ modules }: { modules: () => Readonly<Record<string, ModuleRoutes>> }): ModuleRoutes {
  const listas = createListas(modules);
  const visoes = describeVisoes(listas);
  return routes(visoesContract, createVisoes(listas, visoes), { record: visoes });
}
