/** Binds the payment batches' operations to their services. */
import {
  ACOES_FINANCEIRAS,
  BORDERO_DESPESA_FIELDS,
  BORDERO_FIELDS,
  type Bordero,
} from '@sede/domain/modules/financeiro/borderos';
import { borderosContract } from '@sede/domain/modules/financeiro/borderos/contract';
import { routes } from '#platform/api/index.ts';
import { readHistory } from '#platform/audit/index.ts';
import { recordReads } from '#platform/records/index.ts';
import {
  cancelarBordero,
  createBordero,
  incluirDespesas,
  liquidarBordero,
  retirarDespesa,
} from './borderos.service.ts';
import {
  type BorderosFilter,
  borderosQuery,
  nomesDasDespesas,
  readBordero,
  readBorderoCompleto,
} from './borderos.views.ts';

const TABLES = { borderos: BORDERO_FIELDS, borderos_despesas: BORDERO_DESPESA_FIELDS };

export const borderosRoutes = routes(borderosContract, {
  ...recordReads<Bordero, BorderosFilter>({
    modulo: 'borderos',
    tabela: 'borderos',
    nome: 'borderos',
    titulo: 'Borderôs',
    fields: BORDERO_FIELDS,
    exporta: [
      'numero',
      'descricao',
      'situacao',
      'quantidade',
      'valor',
      'dataLiquidacao',
      'bancoLiquidacao',
      'numeroPagamento',
      'motivoCancelamento',
    ],
    query: borderosQuery,
  }),
  get: (ctx, { id }) => readBorderoCompleto(ctx.db, id),
  async history(ctx, { id }) {
    await readBordero(ctx.db, id);
    const names = (ids: string[]) => nomesDasDespesas(ctx.db, ids);
    return readHistory(ctx.db, {
      modulo: 'borderos',
      registroId: id,
      tables: TABLES,
      names,
      actions: ACOES_FINANCEIRAS,
    });
  },
  create: createBordero,
  incluir: incluirDespesas,
  retirar: retirarDespesa,
  liquidar: liquidarBordero,
  cancelar: cancelarBordero,
});
