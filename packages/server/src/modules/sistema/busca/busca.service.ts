/**
 * The search over everything: asks each source that the person may read, one after the other on one connection.
 *
 * One after the other because every keystroke of every person asks: five connections each would be the whole pool.
 * Source: issue 3 (Ctrl K).
 */
import { can } from '@sede/domain/access';
import { type Busca, RESULTADOS_POR_FONTE } from '@sede/domain/modules/sistema/busca';
import type { ReadContext } from '#platform/api/index.ts';
import type { SearchSource } from '#platform/search/index.ts';

export const searchIn =
  (sources: readonly SearchSource[]) =>
  async (ctx: ReadContext, { busca }: { busca: string }): Promise<Busca> => {
    const grupos: Busca['grupos'] = [];
    for (const { fonte, permission, find } of sources) {
      if (!can(ctx.actor.papeis, permission)) continue;
      const found = await find(ctx, busca, RESULTADOS_POR_FONTE + 1);
      if (found.length === 0) continue;
      grupos.push({
        fonte,
        itens: found.slice(0, RESULTADOS_POR_FONTE),
        mais: found.length > RESULTADOS_POR_FONTE,
      });
    }
    return { grupos };
  };
