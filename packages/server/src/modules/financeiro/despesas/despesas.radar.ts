/**
 * The duplicate radar: an expense that may be another one is saved, or settled, only once a person says why it is not.
 *
 * Alike are, among the live expenses that were not refunded whole: the same beneficiary with the same amount and days at
 * most 30 apart (of a save the due dates, of a settlement the payments), or with a document number equal but for case,
 * zeros and punctuation (one without any digit numbers nothing); and the same boleto, whoever it is of. Instalments of one
 * registration are no duplicates, nor are the months of one recurring expense, nor expenses of one item that fall due
 * whole months apart: those are regular. A change is checked against expenses that it newly resembles; settling against
 * settled ones for which neither side carries a confirmation. Exact duplicates are refused before, by the database's own
 * rule.
 * Errors: `despesas.parecida` (409, data.parecidas: at most 5). Source: issues 4 and 9 (Duplicate radar); decision 025.
 */
import {
  DIAS_PARECIDAS,
  despesasErrors,
  FOLGA_MENSAL,
  MES_MEDIO,
  type Parecida,
} from '@sede/domain/modules/financeiro/despesas';
import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '#platform/db/index.ts';
import { despesaExiste } from './despesa.record.ts';

const MAX = 5;

/** What an expense is compared by; instalments have several dates and amounts. */
export interface Comparada {
  idItemDespesa: string;
  idBeneficiario: string;
  numeroDocumento: string;
  boleto?: string | null | undefined;
  partes: readonly Parte[];
}
interface Parte {
  dataVencimento: string;
  valor: number;
}

export interface Fora {
  /** The rows that are being saved. */
  ids?: string[];
  grupoParcelas?: string | null;
}

/** Why the save goes on all the same, as sent. */
export type Confirmacao = { motivo: string } | undefined;

/** Of the same item, due whole months apart, give or take a weekend: the rent of two months. */
const regular = (item: string) => sql`(d.id_item_despesa = ${item}::uuid and
  abs(abs(d.data_vencimento - n.vence) - greatest(round(abs(d.data_vencimento - n.vence) / ${sql.lit(MES_MEDIO)}), 1)
    * ${sql.lit(MES_MEDIO)}) <= ${sql.lit(FOLGA_MENSAL)})`;

/** Due dates are near one another, or what was paid on these days. */
const nearDue = sql`d.data_vencimento between n.vence - ${DIAS_PARECIDAS}::int and n.vence + ${DIAS_PARECIDAS}::int`;
const nearPayment = (dia: string) =>
  sql`d.data_liquidacao_pagamento between ${dia}::date - ${DIAS_PARECIDAS}::int and ${dia}::date + ${DIAS_PARECIDAS}::int`;

/** Each likeness by its own index, however many expenses the beneficiary has. */
async function findParecidas(tx: Tx, c: Comparada, fora: Fora, near = nearDue, so: RawBuilder<unknown> = sql`true`) {
  const { rows } = await sql<Parecida>`
    with achada as (
      select d.id, 'valor' as por
      from unnest(${c.partes.map((p) => p.dataVencimento)}::date[], ${c.partes.map((p) => p.valor)}::bigint[]) as n (vence, valor)
      join despesas d on d.id_beneficiario = ${c.idBeneficiario}::uuid and d.valor = n.valor and ${near}
      where ${despesaExiste} and not ${regular(c.idItemDespesa)}
      union select d.id, 'documento' from despesas d
      where d.id_beneficiario = ${c.idBeneficiario}::uuid and ${despesaExiste}
        and sede.documento_comparavel(d.numero_documento) = sede.documento_comparavel(${c.numeroDocumento})
      union select d.id, 'boleto' from despesas d where d.boleto = ${c.boleto ?? null} and ${despesaExiste}
    )
    select d.id, i.nome as item_despesa, d.tipo_documento, d.numero_documento, d.parcela, d.data_vencimento, d.valor,
      d.data_liquidacao_pagamento is not null as liquidada,
      array_agg(a.por order by array_position(array['valor', 'documento', 'boleto'], a.por)) as por
    from achada a join despesas d on d.id = a.id join itens_despesa i on i.id = d.id_item_despesa
    where coalesce(d.valor_estorno, 0) < d.valor and d.id <> all(${fora.ids ?? []}::uuid[])
      and coalesce(d.grupo_parcelas <> ${fora.grupoParcelas ?? null}::uuid, true) and ${so}
      and not exists (select 1 from recorrencias_meses x join recorrencias_meses y on y.recorrencia_id = x.recorrencia_id
        where x.despesa_id = any(${fora.ids ?? []}::uuid[]) and y.despesa_id = d.id)
    group by d.id, i.nome
    order by d.data_vencimento desc, d.id`.execute(tx);
  return rows;
}

function told(parecidas: Parecida[]): Error {
  const data = { parecidas: parecidas.slice(0, MAX) };
  return despesasErrors.parecida({ values: { quantas: parecidas.length }, data });
}

/**
 * Takes a lock for each likeness, in one order, so that of two people who register the same at one moment the second
 * sees the first; other expenses of the beneficiary do not wait. To be called after all rows are locked, and before the
 * exact duplicates are looked for: the second of two identical saves is then told that it is one.
 */
export const holdParecidas = (tx: Tx, { idBeneficiario, numeroDocumento, boleto, partes }: Comparada) =>
  sql`select pg_advisory_xact_lock(chave) from (
    select distinct hashtextextended(concat_ws(':', 'despesas:parecidas', por, valor), 0) as chave
    from (
      select ${idBeneficiario} as por, valor::text from unnest(${[...new Set(partes.map((p) => p.valor))]}::bigint[]) as valor
      union all select ${idBeneficiario} || ':documento', sede.documento_comparavel(${numeroDocumento})
      union all select 'boleto', ${boleto ?? null}
    ) as semelhanca
    where valor is not null order by chave
  ) as chaves`.execute(tx);

/**
 * The column to write: the reason where something is alike, {} where nothing is. `antes`: the row as it stood until
 * now. The caller holds the likenesses (`holdParecidas`).
 */
export async function refuseParecidas(
  tx: Tx,
  agora: Comparada,
  fora: Fora,
  confirmacao: Confirmacao,
  antes?: Comparada,
): Promise<{ motivoDuplicidade?: string }> {
  const known = new Set(antes ? (await findParecidas(tx, antes, fora)).map(({ id }) => id) : []);
  const found = (await findParecidas(tx, agora, fora)).filter(({ id }) => !known.has(id));
  if (found.length === 0) return {};
  if (!confirmacao) throw told(found);
  return { motivoDuplicidade: confirmacao.motivo };
}

interface ALiquidar {
  id: string;
  idItemDespesa: string;
  idBeneficiario: string;
  numeroDocumento: string;
  boleto: string | null;
  dataVencimento: string;
  valor: number;
  grupoParcelas: string | null;
  motivoDuplicidade: string | null;
}

/** The same check at settlement on `dia`: no settled expense may be a look-alike of this one. */
export async function refusePagaDuasVezes(
  tx: Tx,
  row: ALiquidar,
  dia: string,
  confirmacao: Confirmacao,
): Promise<{ motivoDuplicidade?: string }> {
  if (row.motivoDuplicidade !== null) return {};
  const paga = sql`(d.data_liquidacao_pagamento is not null and d.motivo_duplicidade is null)`;
  const fora = { ids: [row.id], grupoParcelas: row.grupoParcelas };
  const found = await findParecidas(tx, { ...row, partes: [row] }, fora, nearPayment(dia), paga);
  if (found.length === 0) return {};
  if (!confirmacao) throw told(found);
  return { motivoDuplicidade: confirmacao.motivo };
}
