/**
 * The search over everything, or over some sources: asks each that the person may read, one after the other on one connection.
 *
 * One after the other because every keystroke of every person asks: five connections each would be the whole pool.
 * Source: issue 3 (Ctrl K).
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { type Busca, RESULTADOS_DE_UMA_FONTE, RESULTADOS_POR_FONTE } from '@sede/domain/modules/sistema/busca';
import type { buscaContract } from '@sede/domain/modules/sistema/busca/contract';
import type { ReadContext } from '#platform/api/index.ts';
import type { SearchSource } from '#platform/search/index.ts';

export const searchIn =
  (sources: readonly SearchSource[]) =>
  async (ctx: ReadContext, { busca, fontes }: InputOf<typeof buscaContract.get>): Promise<Busca> => {
    const grupos: Busca['grupos'] = [];
    const limite = fontes?.length === 1 ? RESULTADOS_DE_UMA_FONTE : RESULTADOS_POR_FONTE;
    for (const { fonte, permission, find } of sources) {
      if (!can(ctx.actor.papeis, permission) || fontes?.includes(fonte) === false) continue;
      const found = await find(ctx, busca, limite + 1);
      if (found.length === 0) continue;
      grupos.push({
        fonte,
        itens: found.slice(0, limite),
        mais: found.length > limite,
      });
    }
    return { grupos };
  };
