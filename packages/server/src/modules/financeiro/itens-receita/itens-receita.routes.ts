/** Binds the revenue items' operations to their services. */
import { ITEM_RECEITA_FIELDS, type ItemReceita } from '@sede/domain/modules/financeiro/itens-receita';
import { itensReceitaContract } from '@sede/domain/modules/financeiro/itens-receita/contract';
import { routes } from '#platform/api/index.ts';
import { recordReads } from '#platform/records/index.ts';
import {
  createItemReceita,
  desabilitarItemReceita,
  habilitarItemReceita,
  removeItemReceita,
  updateItemReceita,
} from './itens-receita.service.ts';
import { itensReceitaStore } from './itens-receita.store.ts';
import { type ItensReceitaFilter, itensReceitaOptions, itensReceitaQuery } from './itens-receita.views.ts';

export const itensReceitaRoutes = routes(itensReceitaContract, {
  ...recordReads<ItemReceita, ItensReceitaFilter>({
    modulo: 'itensReceita',
    tabela: 'itens_receita',
    nome: 'itens-receita',
    titulo: 'Itens de receita',
    fields: ITEM_RECEITA_FIELDS,
    exporta: ['tipo', 'nome', 'descricao', 'desabilitado'],
    query: itensReceitaQuery,
  }),
  get: (ctx, { id }) => itensReceitaStore.get(ctx.db, id),
  create: createItemReceita,
  update: updateItemReceita,
  remove: removeItemReceita,
  habilitar: habilitarItemReceita,
  desabilitar: desabilitarItemReceita,
  options: (ctx, input) => itensReceitaOptions(ctx.db, input),
});
