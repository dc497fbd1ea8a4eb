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
import { despesaExiste } from '../despesas/index.ts';

type Expression = RawBuilder<unknown>;

interface Parte {
  tipo: Exclude<TipoMovimento, 'saldoInicial'>;
  from: Expression;
  conta: Expression;
  id: Expression;
  data: Expression;
  valor: Expression;
  existe?: Expression;
}

const PARTES: readonly Parte[] = [
  {
    tipo: 'credito',
    from: sql`receitas r`,
    conta: sql`r.id_conta_credito`,
    id: sql`r.id`,
    data: sql`r.data_credito`,
    valor: sql`r.valor`,
  },
  {
    tipo: 'estornoDespesa',
    from: sql`despesas d`,
    conta: sql`d.id_conta_liquidacao`,
    id: sql`d.id`,
    data: sql`d.data_estorno`,
    valor: sql`d.valor_estorno`,
    existe: despesaExiste,
  },
  {
    tipo: 'transferenciaRecebida',
    from: sql`transferencias t`,
    conta: sql`t.id_conta_destino`,
    id: sql`t.id`,
    data: sql`t.data`,
    valor: sql`t.valor`,
  },
  {
    tipo: 'pagamento',
    from: sql`despesas d`,
    conta: sql`d.id_conta_liquidacao`,
    id: sql`d.id`,
    data: sql`d.data_liquidacao_pagamento`,
    valor: sql`-d.valor_pago`,
    existe: despesaExiste,
  },
  {
    tipo: 'estornoReceita',
    from: sql`receitas r`,
    conta: sql`r.id_conta_credito`,
    id: sql`r.id`,
    data: sql`r.data_estorno`,
    valor: sql`-r.valor_estorno`,
  },
  {
    tipo: 'transferenciaEnviada',
    from: sql`transferencias t`,
    conta: sql`t.id_conta_origem`,
    id: sql`t.id`,
    data: sql`t.data`,
    valor: sql`-t.valor`,
  },
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
    PARTES.map((parte, lugar) => {
      const where = allOf([
        sql`${parte.conta} = ${conta}`,
        sql`${parte.data} >= ${desde}`,
        ate && sql`${parte.data} <= ${ate}`,
        parte.existe,
      ]);
      return sql`select ${sql.lit(parte.tipo)}::text as tipo, ${sql.lit(lugar + 1)} as lugar, ${parte.id} as id_registro,
        ${parte.data} as data, (${parte.valor})::bigint as valor from ${parte.from} where ${where}`;
    }),
    sql` union all `,
  );

/** The balance of the account row `c` at the end of a day that is not before its opening. */
export const saldoEm = (ate: Expression): Expression =>
  sql`(c.saldo_inicial + coalesce((select sum(m.valor)
    from (${movimentos({ conta: sql`c.id`, desde: sql`c.data_saldo_inicial`, ate })}) m), 0))::bigint`;
