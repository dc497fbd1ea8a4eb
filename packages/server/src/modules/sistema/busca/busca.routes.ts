/** Binds the search over everything to the sources that the composition root names. */
import { buscaContract } from '@sede/domain/modules/sistema/busca/contract';
import { routes } from '#platform/api/index.ts';
import type { SearchSource } from '#platform/search/index.ts';
import { searchIn } from './busca.service.ts';

export const buscaRoutes = ({ searchSources }: { searchSources: readonly SearchSource[] }) =>
  routes(buscaContract, { get: searchIn(searchSources) });
