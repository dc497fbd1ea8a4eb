/**
 * What screens, pickers and spreadsheets read of expense items, with the beneficiary's name.
 *
 * Found by words of name, description and beneficiary, and by the initials of the name. Source: spec 1 §2.21, §5.
 */
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import type { ItemDespesa, ItemDespesaOpcao } from '@sede/domain/modules/financeiro/itens-despesa';
import type { itensDespesaContract } from '@sede/domain/modules/financeiro/itens-despesa/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '#platform/db/index.ts';
import {
  allOf,
  inColumns,
  type OptionsInput,
  type PageQuery,
  readOptions,
  searchCondition,
  type WordCondition,
} from '#platform/db/list/index.ts';

export type ItensDespesaFilter = InputOf<typeof itensDespesaContract.totals>;

export const itensDespesaFrom = sql`from itens_despesa i left join beneficiarios b on b.id = i.id_beneficiario`;
const columns = sql`i.id, i.versao, i.criado_em, i.atualizado_em, i.tipo, i.nome, i.centro_custo, i.descricao,
  i.id_beneficiario, b.nome_beneficiario, i.desabilitado`;

const ofItem = inColumns(sql`i.busca`, sql`i.iniciais`);
const ofBeneficiario = inColumns(sql`b.busca`);
export const itensDespesaSearch: WordCondition = (word) => sql<boolean>`${ofItem(word)} or ${ofBeneficiario(word)}`;

export const itensDespesaQuery = (filter: ItensDespesaFilter): PageQuery => ({
  from: itensDespesaFrom,
  where: allOf([
    searchCondition(filter.busca, itensDespesaSearch),
    filter.tipo && sql`i.tipo = any(${filter.tipo})`,
    filter.centroCusto && sql`i.centro_custo = any(${filter.centroCusto})`,
    filter.idBeneficiario && sql`i.id_beneficiario = any(${filter.idBeneficiario}::uuid[])`,
    filter.desabilitado !== undefined && sql`i.desabilitado = ${filter.desabilitado}`,
  ]),
  columns,
  order: {
    nome: sql`i.nome`,
    tipo: sql`i.tipo`,
    centroCusto: sql`i.centro_custo`,
    nomeBeneficiario: sql`b.nome_beneficiario`,
    atualizadoEm: sql`i.atualizado_em`,
  },
  id: sql`i.id`,
});

export async function getItemDespesa(db: Db | Tx, id: string): Promise<ItemDespesa> {
  const { rows } = await sql<ItemDespesa>`select ${columns} ${itensDespesaFrom} where i.id = ${id}::uuid`.execute(db);
  if (!rows[0]) throw platformErrors.nao_encontrado();
  return rows[0];
}

export const itensDespesaOptions = (db: Db, input: OptionsInput) =>
  readOptions<ItemDespesaOpcao>(db, input, {
    from: itensDespesaFrom,
    columns,
    id: sql`i.id`,
    nome: sql`i.nome`,
    desabilitado: sql`i.desabilitado`,
    search: ofItem,
  });
