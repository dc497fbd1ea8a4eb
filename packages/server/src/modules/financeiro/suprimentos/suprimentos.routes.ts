/** Binds the petty cash's operations to their services. */
import { suprimentosContract } from '@sede/domain/modules/financeiro/suprimentos/contract';
import { routes } from '#platform/api/index.ts';
import { readingOf } from '#platform/records/index.ts';
import { entradas } from './entrada.record.ts';
import { exportExtrato } from './suprimentos.extrato.ts';
import { createEntrada, removeEntrada, updateEntrada } from './suprimentos.service.ts';
import { readSaldo } from './suprimentos.views.ts';

export const suprimentosRoutes = routes(
  suprimentosContract,
  {
    list: (ctx, input) => entradas.page(ctx, input, entradas.query(ctx, input)),
    totals: (ctx, filter) => entradas.totals(ctx, entradas.query(ctx, filter)),
    saldo: readSaldo,
    get: (ctx, { id }) => entradas.get(ctx, id),
    export: exportExtrato,
    reading: (ctx, { id }) => readingOf(entradas, ctx, id, entradas.get(ctx, id)),
    history: (ctx, asked) => entradas.history(ctx, asked),
    create: createEntrada,
    update: updateEntrada,
    remove: removeEntrada,
  },
  { record: entradas },
);
