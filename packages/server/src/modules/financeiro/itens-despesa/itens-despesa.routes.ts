/** Binds the expense items' operations to their services. */
import { ITEM_DESPESA_FIELDS, type ItemDespesa } from '@sede/domain/modules/financeiro/itens-despesa';
import { itensDespesaContract } from '@sede/domain/modules/financeiro/itens-despesa/contract';
import { routes } from '#platform/api/index.ts';
import { recordReads } from '#platform/records/index.ts';
import { beneficiarioNames } from '../beneficiarios/index.ts';
import {
  createItemDespesa,
  desabilitarItemDespesa,
  habilitarItemDespesa,
  removeItemDespesa,
  updateItemDespesa,
} from './itens-despesa.service.ts';
import {
  getItemDespesa,
  type ItensDespesaFilter,
  itensDespesaOptions,
  itensDespesaQuery,
} from './itens-despesa.views.ts';

export const itensDespesaRoutes = routes(itensDespesaContract, {
  ...recordReads<ItemDespesa, ItensDespesaFilter>({
    modulo: 'itensDespesa',
    tabela: 'itens_despesa',
    nome: 'itens-despesa',
    titulo: 'Itens de despesa',
    fields: { ...ITEM_DESPESA_FIELDS, nomeBeneficiario: { rotulo: 'Beneficiário', tipo: 'texto' } },
    exporta: ['tipo', 'nome', 'centroCusto', 'nomeBeneficiario', 'descricao', 'desabilitado'],
    query: itensDespesaQuery,
    names: beneficiarioNames,
  }),
  get: (ctx, { id }) => getItemDespesa(ctx.db, id),
  create: createItemDespesa,
  update: updateItemDespesa,
  remove: removeItemDespesa,
  habilitar: habilitarItemDespesa,
  desabilitar: desabilitarItemDespesa,
  options: (ctx, input) => itensDespesaOptions(ctx.db, input),
});
