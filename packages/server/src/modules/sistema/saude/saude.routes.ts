/** Asks each part once, with a time limit, and answers 503 as soon as the database or the files fail. */
import { can } from '@sede/domain/access';
import { platformErrors } from '@sede/domain/kernel';
import { saudeContract } from '@sede/domain/modules/sistema/saude/contract';
import { sql } from 'kysely';
import { namesNoRecord, routes } from '#platform/api/index.ts';
import { readDetalhes, repeatTarefa, type SaudeDeps } from './saude.detalhes.ts';

const LIMIT_MS = 3000;

async function answers(work: Promise<unknown>): Promise<'ok' | 'falha'> {
  const limit = new Promise<'falha'>((resolve) => setTimeout(resolve, LIMIT_MS, 'falha').unref());
  return Promise.race([work.then(() => 'ok' as const).catch(() => 'falha' as const), limit]);
}

export const saudeRoutes = (deps: SaudeDeps) =>
  routes(
    saudeContract,
    {
      detalhes: (ctx) => readDetalhes(deps, ctx),
      repetirTarefa: (ctx, input) => repeatTarefa(deps, ctx, input),
      async get(ctx) {
        const [banco, arquivos] = await Promise.all([
          answers(sql`select 1`.execute(ctx.db)),
          answers(ctx.services.files.freeBytes()),
        ]);
        if (banco === 'falha' || arquivos === 'falha') throw platformErrors.indisponivel({ data: { tentarEm: 5 } });
        if (!ctx.actor || !can(ctx.actor.papeis, 'configuracoes.ver')) return { situacao: 'ok' };
        const espacoLivre = await ctx.services.files.freeBytes();
        const fila = deps.queueRuns() ? 'ok' : 'falha';
        return { situacao: 'ok', partes: { banco, arquivos, fila, espacoLivre, versao: deps.version } };
      },
    },
    { except: { repetirTarefa: namesNoRecord('a job of the queue: whoever may repeat one sees all that failed') } },
  );
