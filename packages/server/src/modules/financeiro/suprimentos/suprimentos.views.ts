/**
 * What the cash screen reads: inflows, and balances that are always derived.
 *
 * Outflows are the expenses in 'Dinheiro', by the list's own query: due date, net of refunds, paid or not. 'Em caixa'
 * counts what was paid on its day, and a refund on its own. Amounts in centavos; both ends of a period inside.
 * Source: spec 1 §2.19, §9; decisions §7 (Suprimentos); invariant A8.
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { dayBefore, platformErrors, podeDe } from '@sede/domain/kernel';
import { DINHEIRO } from '@sede/domain/modules/financeiro/despesas';
import { type Entrada, motivoNaoMudarEntrada, type Saldo } from '@sede/domain/modules/financeiro/suprimentos';
import type { suprimentosContract } from '@sede/domain/modules/financeiro/suprimentos/contract';
import { sql } from 'kysely';
import type { Actor, ReadContext, Reader } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { allOf, inColumns, type PageQuery, readTotals, searchCondition } from '#platform/db/list/index.ts';
import { despesaExiste, despesas } from '../despesas/index.ts';
import { diaFechado } from '../financeiro.periodo.ts';

export type EntradasFilter = InputOf<typeof suprimentosContract.totals>;
export type Periodo = Pick<EntradasFilter, 'inicio' | 'fim'>;
type Linha = Omit<Entrada, 'pode'> & { emMesFechado: boolean };

const columns = sql`e.id, e.versao, e.criado_em, e.atualizado_em, e.data, e.descricao, e.valor, e.id_transferencia,
  ${diaFechado(sql`e.data`)} as em_mes_fechado`;
const search = inColumns(sql`sede.sem_acento(e.descricao)`);

export const entradasQuery = ({ inicio, fim, busca }: EntradasFilter): PageQuery => ({
  from: sql`from entradas e`,
  where: allOf([
    inicio !== undefined && sql`e.data >= ${inicio}::date`,
    fim !== undefined && sql`e.data <= ${fim}::date`,
    searchCondition(busca, search),
  ]),
  columns,
  order: { data: sql`e.data`, descricao: sql`e.descricao`, valor: sql`e.valor` },
  notNull: ['data', 'descricao', 'valor'],
  id: sql`e.id`,
  sums: sql`coalesce(sum(e.valor), 0)::bigint as valor`,
});

export function toEntrada({ emMesFechado, ...linha }: Linha, { papeis }: Pick<Actor, 'papeis'>): Entrada {
  const estado = { ...linha, emMesFechado };
  const editar = motivoNaoMudarEntrada(estado, can(papeis, 'suprimentos.editar'));
  const excluir = motivoNaoMudarEntrada(estado, can(papeis, 'suprimentos.excluir'));
  return { ...linha, pode: podeDe({ editar, excluir }) };
}

export async function readEntrada({ db, actor }: Pick<ReadContext, 'db' | 'actor'>, id: string): Promise<Entrada> {
  const { rows } = await sql<Linha>`select ${columns} from entradas e where e.id = ${id}::uuid`.execute(db);
  if (!rows[0]) throw platformErrors.nao_encontrado();
  return toEntrada(rows[0], actor);
}

const entradas = async (db: Db, periodo: Periodo) =>
  (await readTotals<{ valor: number }>(db, entradasQuery(periodo))).somas.valor;
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
    where d.meio_pagamento = ${sql.lit(DINHEIRO)} and ${despesaExiste} and d.data_liquidacao_pagamento is not null`.execute(
    db,
  );
  return rows[0]?.valor ?? 0;
}

export async function readSaldo(ctx: Reader, periodo: Periodo): Promise<Saldo> {
  const { db } = ctx;
  const { inicio, fim } = periodo;
  const vespera = inicio === undefined ? null : dayBefore(inicio);
  const antes = vespera === null ? null : { fim: vespera };
  const [entraram, sairam, aLiquidar, entraramAntes, sairamAntes, ate, pago] = await Promise.all([
    entradas(db, periodo),
    saidas(ctx, periodo),
    saidas(ctx, periodo, true),
    antes ? entradas(db, antes) : 0,
    antes ? saidas(ctx, antes) : 0,
    entradas(db, fim === undefined ? {} : { fim }),
    pagas(db, fim),
  ]);
  const anterior = entraramAntes - sairamAntes;
  return {
    anterior: antes && anterior,
    entradas: entraram,
    saidas: sairam,
    aLiquidar,
    saldo: anterior + entraram - sairam,
    emCaixa: ate - pago,
  };
}
