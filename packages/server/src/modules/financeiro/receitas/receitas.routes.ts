/** Binds the revenues' operations to their services. */
import {
  ACOES_FINANCEIRAS,
  type LancamentoReceita,
  RECEITA_ANEXO_FIELDS,
  RECEITA_FIELDS,
} from '@sede/domain/modules/financeiro/receitas';
import { receitasContract } from '@sede/domain/modules/financeiro/receitas/contract';
import { routes } from '#platform/api/index.ts';
import { readHistory } from '#platform/audit/index.ts';
import { readPage, readTotals } from '#platform/db/list/index.ts';
import { type ReceitaLinha, toReceita } from './receita.record.ts';
import { anexar, removerAnexo } from './receitas.anexos.ts';
import { darConta } from './receitas.conta.ts';
import { createReceita } from './receitas.create.ts';
import { creditar, creditarVarias, desfazerCredito, estornar } from './receitas.creditar.ts';
import { exportarReceitas, exportarRelatorio } from './receitas.exportar.ts';
import { lancamentosQuery, readRelatorio } from './receitas.relatorio.ts';
import { removeReceita } from './receitas.remove.ts';
import { selecao } from './receitas.selecao.ts';
import { updateReceita } from './receitas.update.ts';
import { leitorDe, nomesReferidos, readCompleta, readLinha, receitasQuery, type Somas } from './receitas.views.ts';

const HISTORY_TABLES = { receitas: RECEITA_FIELDS, receitas_anexos: RECEITA_ANEXO_FIELDS };

export const receitasRoutes = routes(receitasContract, {
  async list(ctx, input) {
    const [page, leitor] = await Promise.all([
      receitasQuery(ctx.db, input, ctx.today).then((query) => readPage<ReceitaLinha, Somas>(ctx.db, input, query)),
      leitorDe(ctx.db, ctx.actor, ctx.today),
    ]);
    return { ...page, itens: page.itens.map((linha) => toReceita(linha, leitor)) };
  },
  async totals(ctx, filter) {
    return readTotals<Somas>(ctx.db, await receitasQuery(ctx.db, filter, ctx.today));
  },
  selecao,
  export: exportarReceitas,
  relatorio: (ctx, input) => readRelatorio(ctx.db, input, ctx.today),
  async lancamentos(ctx, input) {
    return readPage<LancamentoReceita, { valor: number }>(
      ctx.db,
      input,
      await lancamentosQuery(ctx.db, input, ctx.today),
    );
  },
  exportarRelatorio,
  get: (ctx, { id }) => readCompleta(ctx, id),
  async history({ db }, { id }) {
    await readLinha(db, id);
    const names = (ids: string[]) => nomesReferidos(db, ids);
    return readHistory(db, {
      modulo: 'receitas',
      registroId: id,
      tables: HISTORY_TABLES,
      names,
      actions: ACOES_FINANCEIRAS,
    });
  },
  create: createReceita,
  update: updateReceita,
  remove: removeReceita,
  creditar,
  creditarVarias,
  darConta,
  desfazerCredito,
  estornar,
  anexar,
  removerAnexo,
});
