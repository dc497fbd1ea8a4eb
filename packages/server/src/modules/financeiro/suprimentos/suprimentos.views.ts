/**
 * The balances of the till, always derived.
 *
 * Outflows are the expenses in 'Dinheiro', by the list's own query: due date, net of refunds, paid or not. 'Em caixa'
 * counts what was paid on its day, and a refund on its own. Amounts in centavos; both ends of a period inside.
 * Source: spec 1 §2.19, §9; decisions §7 (Suprimentos); invariant A8.
 */
import type { InputOf } from '@sede/domain/contract';
import { dayBefore } from '@sede/domain/kernel';
import { DINHEIRO } from '@sede/domain/modules/financeiro/despesas';
import type { Saldo } from '@sede/domain/modules/financeiro/suprimentos';
import type { suprimentosContract } from '@sede/domain/modules/financeiro/suprimentos/contract';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { despesaConta, despesas } from '../despesas/index.ts';
import { entradas } from './entrada.record.ts';

export type Periodo = Pick<InputOf<typeof suprimentosContract.totals>, 'inicio' | 'fim'>;

const entraram = async (reader: Reader, periodo: Periodo) =>
  (await entradas.totals(reader, entradas.query(reader, periodo))).somas.valor;
async function saidas(reader: Reader, periodo: Periodo, naoLiquidadas?: true): Promise<number> {
  const filter = { ...periodo, meioPagamento: [DINHEIRO], ...(naoLiquidadas && { naoLiquidadas }) };
  return (await despesas.totals(reader, despesas.query(reader, filter))).somas.valorLiquido;
}

/** What really left the till until a day, a refund counted on its own. */
async function pagas(db: Db, fim: string | undefined): Promise<number> {
  const until = (coluna: string) => (fim === undefined ? sql`true` : sql`${sql.ref(coluna)} <= ${fim}::date`);
  const { rows } = await sql<{ valor: number }>`
    select coalesce(sum(d.valor_pago) filter (where ${until('d.data_liquidacao_pagamento')}), 0)::bigint
      - coalesce(sum(d.valor_estorno) filter (where ${until('d.data_estorno')}), 0)::bigint as valor
    from despesas d
    where d.meio_pagamento = ${sql.lit(DINHEIRO)} and ${despesaConta} and d.data_liquidacao_pagamento is not null`.execute(
    db,
  );
  return rows[0]?.valor ?? 0;
}

export async function readSaldo(ctx: Reader, periodo: Periodo): Promise<Saldo> {
  const { db } = ctx;
  const { inicio, fim } = periodo;
  const vespera = inicio === undefined ? null : dayBefore(inicio);
  const antes = vespera === null ? null : { fim: vespera };
  const [noPeriodo, sairam, aLiquidar, entraramAntes, sairamAntes, ate, pago] = await Promise.all([
    entraram(ctx, periodo),
    saidas(ctx, periodo),
    saidas(ctx, periodo, true),
    antes ? entraram(ctx, antes) : 0,
    antes ? saidas(ctx, antes) : 0,
    entraram(ctx, fim === undefined ? {} : { fim }),
    pagas(db, fim),
  ]);
  const anterior = entraramAntes - sairamAntes;
  return {
    anterior: antes && anterior,
    entradas: noPeriodo,
    saidas: sairam,
    aLiquidar,
    saldo: anterior + noPeriodo - sairam,
    emCaixa: ate - pago,
  };
}
