/**
 * What screens, pickers and spreadsheets read of revenue items.
 *
 * Found by words of name and description, and by the initials of the name. Source: spec 1 §2.21, §5.
 */
import type { InputOf } from '@sede/domain/contract';
import type { ItemReceitaOpcao } from '@sede/domain/modules/financeiro/itens-receita';
import type { itensReceitaContract } from '@sede/domain/modules/financeiro/itens-receita/contract';
import { sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import {
  allOf,
  inColumns,
  type OptionsInput,
  type PageQuery,
  readOptions,
  searchCondition,
} from '#platform/db/list/index.ts';

export type ItensReceitaFilter = InputOf<typeof itensReceitaContract.totals>;

export const itensReceitaFrom = sql`from itens_receita i`;
export const itensReceitaSearch = inColumns(sql`i.busca`, sql`i.iniciais`);

const columns = sql`i.id, i.versao, i.criado_em, i.atualizado_em, i.tipo, i.nome, i.descricao, i.desabilitado`;

export const itensReceitaQuery = (filter: ItensReceitaFilter): PageQuery => ({
  from: itensReceitaFrom,
  where: allOf([
    searchCondition(filter.busca, itensReceitaSearch),
    filter.tipo && sql`i.tipo = any(${filter.tipo})`,
    filter.desabilitado !== undefined && sql`i.desabilitado = ${filter.desabilitado}`,
  ]),
  columns,
  order: { nome: sql`i.nome`, tipo: sql`i.tipo`, atualizadoEm: sql`i.atualizado_em` },
  id: sql`i.id`,
});

export const itensReceitaOptions = (db: Db, input: OptionsInput) =>
  readOptions<ItemReceitaOpcao>(db, input, {
    from: itensReceitaFrom,
    columns,
    id: sql`i.id`,
    nome: sql`i.nome`,
    desabilitado: sql`i.desabilitado`,
    search: itensReceitaSearch,
  });
