/** Binds the revenues' operations to their services. */
import type { LancamentoReceita } from '@sede/domain/modules/financeiro/receitas';
import { receitasContract } from '@sede/domain/modules/financeiro/receitas/contract';
import { routes } from '#platform/api/index.ts';
import { readPage } from '#platform/db/list/index.ts';
import { listHandlers, readingOf } from '#platform/records/index.ts';
import { readCompleta } from './receita.completa.ts';
import { receitas } from './receita.record.ts';
import { anexar, removerAnexo } from './receitas.anexos.ts';
import { darConta } from './receitas.conta.ts';
import { vincularContrato } from './receitas.contrato.ts';
import { createReceita } from './receitas.create.ts';
import { creditar, creditarVarias, desfazerCredito, estornar } from './receitas.creditar.ts';
import { exportarRelatorio, exportReceitas } from './receitas.export.ts';
import { lancamentosQuery, readRelatorio } from './receitas.relatorio.ts';
import { removeReceita } from './receitas.remove.ts';
import { selecao } from './receitas.selection.ts';
import { updateReceita } from './receitas.update.ts';

export const receitasRoutes = routes(
  receitasContract,
  {
    ...listHandlers(receitas),
    selecao,
    export: exportReceitas,
    relatorio: readRelatorio,
    async lancamentos(ctx, input) {
      return readPage<LancamentoReceita, { valor: number }>(ctx.db, input, await lancamentosQuery(ctx, input));
    },
    exportarRelatorio,
    get: (ctx, { id }) => readCompleta(ctx, id),
    reading: (ctx, { id }) => readingOf(receitas, ctx, id, readCompleta(ctx, id)),
    history: (ctx, asked) => receitas.history(ctx, asked),
    create: createReceita,
    update: updateReceita,
    remove: removeReceita,
    creditar,
    creditarVarias,
    darConta,
    desfazerCredito,
    estornar,
    vincularContrato,
    anexar,
    removerAnexo,
  },
  { record: receitas },
);
