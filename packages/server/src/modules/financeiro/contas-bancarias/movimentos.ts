/**
 * What moves an account, from the records themselves: nothing is stored.
 *
 * A payment leaves by `valorPago` on its day, its refund comes back on its own; a credit comes in by its amount, its refund
 * leaves; transfers do either. Out: statements of lines `tipo, lugar, id_registro, data, valor` (centavos, below zero
 * when money leaves), each account's branch read from one index. `lugar` is the order within a day: what comes in first.
 * Source: issue 4 (bank accounts); decision 023; migration 0027.
 */
import type { TipoMovimento } from '@sede/domain/modules/financeiro/contas-bancarias';
import { type RawBuilder, sql } from 'kysely';
import { allOf } from '#platform/db/list/index.ts';
import { despesaConta } from '../despesas/index.ts';

type Expression = RawBuilder<unknown>;

/** A kind of record that moves accounts: its table, under the alias that its columns are named by below. */
interface Registro {
  from: Expression;
  id: Expression;
  existe?: Expression;
}
const DESPESA: Registro = { from: sql`despesas d`, id: sql`d.id`, existe: despesaConta };
const RECEITA: Registro = { from: sql`receitas rc`, id: sql`rc.id`, existe: sql`not rc.data_fora` };
const TRANSFERENCIA: Registro = { from: sql`transferencias t`, id: sql`t.id` };

/** One movement of a kind of record: [its name, the record, the account, the day, the amount]. What comes in stands first. */
type Parte = [Exclude<TipoMovimento, 'saldoInicial'>, Registro, Expression, Expression, Expression];
const PARTES: readonly Parte[] = [
  ['credito', RECEITA, sql`rc.id_conta_credito`, sql`rc.data_credito`, sql`rc.valor`],
  ['estornoDespesa', DESPESA, sql`d.id_conta_liquidacao`, sql`d.data_estorno`, sql`d.valor_estorno`],
  ['transferenciaRecebida', TRANSFERENCIA, sql`t.id_conta_destino`, sql`t.data`, sql`t.valor`],
  ['pagamento', DESPESA, sql`d.id_conta_liquidacao`, sql`d.data_liquidacao_pagamento`, sql`-d.valor_pago`],
  ['estornoReceita', RECEITA, sql`rc.id_conta_credito`, sql`rc.data_estorno`, sql`-rc.valor_estorno`],
  ['transferenciaEnviada', TRANSFERENCIA, sql`t.id_conta_origem`, sql`t.data`, sql`-t.valor`],
];

export interface Recorte {
  /** The account's id, an expression: a parameter, or the column of an outer row. */
  conta: Expression;
  /** First and last day, both inside; absent: open. */
  desde: Expression;
  ate?: Expression | undefined;
}

/** Every movement of an account in these days; the opening balance is not one. */
export const movimentos = ({ conta, desde, ate }: Recorte): Expression =>
  sql.join(
    PARTES.map(([tipo, { from, id, existe }, daConta, data, valor], lugar) => {
      const where = allOf([
        sql`${daConta} = ${conta}`,
        sql`${data} >= ${desde}`,
        ate && sql`${data} <= ${ate}`,
        existe,
      ]);
      return sql`select ${sql.lit(tipo)}::text as tipo, ${sql.lit(lugar + 1)} as lugar, ${id} as id_registro,
        ${data} as data, (${valor})::bigint as valor from ${from} where ${where}`;
    }),
    sql` union all `,
  );

/** The balance of an account's row, by its alias, at the end of a day that is not before its opening. */
export function saldoEm(alias: string, ate: Expression): Expression {
  const conta = (coluna: string) => sql.ref(`${alias}.${coluna}`);
  const linhas = movimentos({ conta: conta('id'), desde: conta('dataSaldoInicial'), ate });
  return sql`(${conta('saldoInicial')} + coalesce((select sum(m.valor) from (${linhas}) m), 0))::bigint`;
}
