/** Binds the petty cash's operations to their services. */
import { ENTRADA_FIELDS } from '@sede/domain/modules/financeiro/suprimentos';
import { suprimentosContract } from '@sede/domain/modules/financeiro/suprimentos/contract';
import { routes } from '#platform/api/index.ts';
import { readHistory } from '#platform/audit/index.ts';
import { readPage, readTotals } from '#platform/db/list/index.ts';
import { exportarExtrato } from './suprimentos.extrato.ts';
import { createEntrada, removeEntrada, updateEntrada } from './suprimentos.service.ts';
import { entradasQuery, readEntrada, readSaldo, toEntrada } from './suprimentos.views.ts';

type Linha = Parameters<typeof toEntrada>[0];

export const suprimentosRoutes = routes(suprimentosContract, {
  async list({ db, actor }, input) {
    const page = await readPage<Linha, { valor: number }>(db, input, entradasQuery(input));
    return { ...page, itens: page.itens.map((linha) => toEntrada(linha, actor)) };
  },
  totals: ({ db }, filter) => readTotals<{ valor: number }>(db, entradasQuery(filter)),
  saldo: (ctx, periodo) => readSaldo(ctx, periodo),
  get: (ctx, { id }) => readEntrada(ctx, id),
  export: exportarExtrato,
  async history(ctx, { id }) {
    await readEntrada(ctx, id);
    return readHistory(ctx.db, { modulo: 'suprimentos', registroId: id, tables: { entradas: ENTRADA_FIELDS } });
  },
  create: createEntrada,
  update: updateEntrada,
  remove: removeEntrada,
});
