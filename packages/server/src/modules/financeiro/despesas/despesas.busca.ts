/**
 * Search of expenses: a word may stand in the description or the document, be the instalment ('3/12'), or stand in the
 * name (or be the initials) of the item or the beneficiary. Source: decisions §6 (search boxes).
 */
import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#platform/db/index.ts';
import { type BuscaPlaces, type Curtas, namedSearch } from '#platform/db/list/index.ts';

/** '3/12' is the third of twelve, whatever documents carry the same figures. */
function parcelaCondition(word: string): RawBuilder<boolean> | null {
  const [, numero, parcelas] = /^(\d{1,3})\/(\d{1,3})$/.exec(word) ?? [];
  if (!numero || !parcelas) return null;
  return sql<boolean>`d.numero_parcelas = ${Number(parcelas)} and d.numero_parcela = ${Number(numero)}`;
}

const PLACES: BuscaPlaces = {
  texto: sql`d.busca`,
  nomes: [
    { tabela: 'itens_despesa', coluna: sql`d.id_item_despesa` },
    { tabela: 'beneficiarios', coluna: sql`d.id_beneficiario` },
  ],
  tambem: parcelaCondition,
};

/** The condition on `despesas d`, or null where nothing is searched for. */
export const buscaCondition = (db: Db, busca: string | undefined, curtas?: Curtas) =>
  namedSearch(db, busca, PLACES, curtas);
