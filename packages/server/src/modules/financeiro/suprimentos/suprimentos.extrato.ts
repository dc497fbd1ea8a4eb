/**
 * suprimentos.xlsx and .csv: the till's statement, every line with what is left after it.
 *
 * With a first day the first line is 'Saldo anterior'; the last line's balance is the screen's 'Saldo' (invariant A8). The
 * search narrows inflows on the screen only: a statement with lines missing would have no balance. Outflows are the
 * expenses in 'Dinheiro' by due date, net of refunds, and what a transfer took to the bank. Source: spec 1 §2.19; decisions §7 (Suprimentos), §6 (exports).
 */
import type { InputOf } from '@sede/domain/contract';
import { DINHEIRO } from '@sede/domain/modules/financeiro/despesas';
import {
  A_LIQUIDAR,
  EXTRATO_FIELDS,
  LIQUIDADA,
  suprimentosMessages,
} from '@sede/domain/modules/financeiro/suprimentos';
import type { suprimentosContract } from '@sede/domain/modules/financeiro/suprimentos/contract';
import { sql } from 'kysely';
import type { RawContext } from '#platform/api/index.ts';
import { exportReply, fieldColumns } from '#platform/exports/index.ts';
import { despesas } from '../despesas/index.ts';
import { entradas } from './entrada.record.ts';
import { readSaldo } from './suprimentos.views.ts';

interface Linha {
  data: string | null;
  descricao: string;
  numeroDocumento: string | null;
  entrada: number | null;
  saida: number | null;
  situacao: string | null;
  saldo: number;
}

const columns = fieldColumns<Linha>(EXTRATO_FIELDS, [
  'data',
  'descricao',
  'numeroDocumento',
  'entrada',
  'saida',
  'situacao',
  'saldo',
]);

export async function exportExtrato(
  ctx: RawContext,
  { formato, inicio, fim }: InputOf<typeof suprimentosContract.export>,
) {
  const periodo = { ...(inicio && { inicio }), ...(fim && { fim }) };
  const { anterior } = await readSaldo(ctx, periodo);
  const entraram = await entradas.query(ctx, periodo);
  const saidas = await despesas.query(ctx, { ...periodo, meioPagamento: [DINHEIRO] });
  const rows = sql`
    with linhas as (
      select null::date as data, ${suprimentosMessages.saldoAnterior}::text as descricao, null::text as numero_documento,
        null::bigint as entrada, null::bigint as saida, null::text as situacao, ${anterior ?? 0}::bigint as efeito,
        0 as lugar, null::uuid as id
      where ${anterior !== null}
      union all
      select e.data, e.descricao, null, case when e.valor > 0 then e.valor end, case when e.valor < 0 then -e.valor end,
        null, e.valor, 1, e.id ${entraram.from} where ${entraram.where}
      union all
      select d.data_vencimento, d.descricao, d.numero_documento, null, d.valor - coalesce(d.valor_estorno, 0),
        case when d.data_liquidacao_pagamento is null then ${A_LIQUIDAR}::text else ${LIQUIDADA}::text end,
        coalesce(d.valor_estorno, 0) - d.valor, 2, d.id
      from despesas d where ${saidas.where}
    )
    select data, descricao, numero_documento, entrada, saida, situacao,
      (sum(efeito) over (order by data nulls first, lugar, id rows unbounded preceding))::bigint as saldo
    from linhas order by data nulls first, lugar, id`;
  return exportReply<Linha>(ctx, {
    formato,
    nome: 'suprimentos',
    titulo: suprimentosMessages.titulo,
    columns,
    rows,
  });
}
