/** Binds the expenses' operations to their services. */
import {
  ACOES_FINANCEIRAS,
  DESPESA_ANEXO_FIELDS,
  DESPESA_APROVACAO_FIELDS,
  DESPESA_FIELDS,
} from '@sede/domain/modules/financeiro/despesas';
import { despesasContract } from '@sede/domain/modules/financeiro/despesas/contract';
import { routes } from '#platform/api/index.ts';
import { readHistory } from '#platform/audit/index.ts';
import { readPage, readTotals } from '#platform/db/list/index.ts';
import { readCompleta } from './despesa.completa.ts';
import { type DespesaLinha, toDespesa } from './despesa.record.ts';
import { configuracoesRecentes } from './despesas.actor.ts';
import { anexar, removerAnexo } from './despesas.anexos.ts';
import { aprovar, negar, retirarSolicitacao, solicitarAprovacao } from './despesas.aprovacao.ts';
import { darConta } from './despesas.conta.ts';
import { createDespesa } from './despesas.create.ts';
import { exportarDespesas } from './despesas.exportar.ts';
import { desfazerLiquidacao, estornar, liquidar } from './despesas.liquidar.ts';
import { liquidarVarias } from './despesas.liquidarVarias.ts';
import { recibo } from './despesas.recibo.ts';
import { desfazerRecolhimento, recolher } from './despesas.recolhimentos.ts';
import { removeDespesa } from './despesas.remove.ts';
import { exportarRetencoes, listRetencoes, readResumoRetencoes } from './despesas.retencoes.ts';
import { selecao, selecaoPendentes } from './despesas.selecao.ts';
import { updateDespesa } from './despesas.update.ts';
import {
  despesasQuery,
  leitorDe,
  nomesReferidos,
  pendentesQuery,
  readLinha,
  readPagamentosAnteriores,
  type Somas,
} from './despesas.views.ts';

const HISTORY_TABLES = {
  despesas: DESPESA_FIELDS,
  despesas_aprovacoes: DESPESA_APROVACAO_FIELDS,
  despesas_anexos: DESPESA_ANEXO_FIELDS,
};

export const despesasRoutes = routes(despesasContract, {
  async list(ctx, input) {
    const [page, leitor] = await Promise.all([
      despesasQuery(ctx.db, input, ctx.today).then((query) => readPage<DespesaLinha, Somas>(ctx.db, input, query)),
      leitorDe(ctx.db, ctx.actor, ctx.today),
    ]);
    return { ...page, itens: page.itens.map((linha) => toDespesa(linha, leitor)) };
  },
  async totals(ctx, filter) {
    return readTotals<Somas>(ctx.db, await despesasQuery(ctx.db, filter, ctx.today));
  },
  selecao,
  selecaoPendentes,
  export: exportarDespesas,
  retencoes: listRetencoes,
  resumoRetencoes: readResumoRetencoes,
  exportarRetencoes,
  recolher,
  desfazerRecolhimento,
  async pendentes(ctx, input) {
    const cfg = await configuracoesRecentes(ctx.db);
    const query = await pendentesQuery(ctx.db, input, cfg, ctx.actor.usuarioId);
    const leitor = await leitorDe(ctx.db, ctx.actor, ctx.today);
    const page = await readPage<DespesaLinha, Somas>(ctx.db, input, query);
    return { ...page, itens: page.itens.map((linha) => toDespesa(linha, leitor)) };
  },
  async totalsPendentes(ctx, filter) {
    const cfg = await configuracoesRecentes(ctx.db);
    return readTotals<Somas>(ctx.db, await pendentesQuery(ctx.db, filter, cfg, ctx.actor.usuarioId));
  },
  get: (ctx, { id }) => readCompleta(ctx, id),
  async history(ctx, { id }) {
    await readLinha(ctx, id);
    const names = (ids: string[]) => nomesReferidos(ctx.db, ids);
    return readHistory(ctx.db, {
      modulo: 'despesas',
      registroId: id,
      tables: HISTORY_TABLES,
      names,
      actions: ACOES_FINANCEIRAS,
    });
  },
  pagamentosAnteriores: (ctx, { id }) => readPagamentosAnteriores(ctx, id),
  recibo,
  create: createDespesa,
  update: updateDespesa,
  remove: removeDespesa,
  solicitarAprovacao,
  retirarSolicitacao,
  aprovar,
  negar,
  liquidar,
  liquidarVarias,
  darConta,
  desfazerLiquidacao,
  estornar,
  anexar,
  removerAnexo,
});
