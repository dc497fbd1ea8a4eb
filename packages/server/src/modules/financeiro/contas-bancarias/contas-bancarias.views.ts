/**
 * What screens, pickers, spreadsheets and the area's other figures read of bank accounts: the record, and its balance,
 * which is always derived.
 *
 * Found by words of name, bank, branch and number, and by the initials of the name. Balances in centavos, at the end of a
 * day; of an account that begins later there is none. Source: issue 4 (bank accounts); decision 023.
 */
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import type { ContaBancaria, ContaOpcao } from '@sede/domain/modules/financeiro/contas-bancarias';
import type { contasBancariasContract } from '@sede/domain/modules/financeiro/contas-bancarias/contract';
import { sql } from 'kysely';
import type { ReadContext, WriteContext } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import {
  allOf,
  inColumns,
  type OptionsInput,
  type PageQuery,
  readOptions,
  searchCondition,
} from '#platform/db/list/index.ts';
import { saldoEm } from './movimentos.ts';

export type ContasFilter = InputOf<typeof contasBancariasContract.totals>;

export const contasFrom = sql`from contas_bancarias c`;
export const contasSearch = inColumns(sql`c.busca`, sql`c.iniciais`);

const own = sql`c.id, c.versao, c.criado_em, c.atualizado_em, c.nome, c.tipo, c.codigo_banco, c.banco, c.agencia, c.conta,
  c.data_saldo_inicial, c.saldo_inicial, c.desabilitado, sede.abertura_travada(c) as abertura_travada`;

export const contasQuery = (filter: ContasFilter, hoje: string): PageQuery => {
  const saldo = saldoEm(sql`${hoje}::date`);
  return {
    from: contasFrom,
    where: allOf([
      searchCondition(filter.busca, contasSearch),
      filter.tipo && sql`c.tipo = any(${filter.tipo}::text[])`,
      filter.desabilitado !== undefined && sql`c.desabilitado = ${filter.desabilitado}`,
    ]),
    columns: sql`${own}, ${saldo} as saldo`,
    order: { nome: sql`c.nome`, tipo: sql`c.tipo`, banco: sql`c.banco`, saldo: sql`saldo` },
    notNull: ['nome', 'tipo', 'saldo'],
    id: sql`c.id`,
    sums: sql`coalesce(sum(${saldo}), 0)::bigint as saldo`,
  };
};

/** `db` may be a transaction, to read what it has just written. */
export async function readConta({ db, today }: Pick<ReadContext, 'db' | 'today'>, id: string): Promise<ContaBancaria> {
  const { rows } = await sql<ContaBancaria>`
    select ${own}, ${saldoEm(sql`${today}::date`)} as saldo ${contasFrom} where c.id = ${id}::uuid`.execute(db);
  if (!rows[0]) throw platformErrors.nao_encontrado();
  return rows[0];
}
export const written = ({ tx, today }: WriteContext) => ({ db: tx, today });

/** Why the opening balance may not change, or null. */
export async function aberturaTravada(tx: Tx, id: string): Promise<string | null> {
  const { rows } = await sql<{ motivo: string | null }>`
    select sede.abertura_travada(c) as motivo from contas_bancarias c where c.id = ${id}::uuid`.execute(tx);
  return rows[0]?.motivo ?? null;
}

export const contasOptions = (db: Db, input: OptionsInput) =>
  readOptions<ContaOpcao>(db, input, {
    from: contasFrom,
    columns: sql`c.id, c.nome, c.tipo, c.banco, c.conta, c.desabilitado`,
    id: sql`c.id`,
    nome: sql`c.nome`,
    desabilitado: sql`c.desabilitado`,
    search: contasSearch,
  });

export interface SaldoDaConta {
  id: string;
  nome: string;
  tipo: ContaBancaria['tipo'];
  desabilitado: boolean;
  saldo: number;
}

/** Every account that existed on a day with its balance at the end of it, by name. For the account of a period. */
export async function saldosDasContas(db: Db, ate: string): Promise<SaldoDaConta[]> {
  const { rows } = await sql<SaldoDaConta>`
    select c.id, c.nome, c.tipo, c.desabilitado, ${saldoEm(sql`${ate}::date`)} as saldo ${contasFrom}
    where c.data_saldo_inicial <= ${ate}::date order by c.nome, c.id`.execute(db);
  return rows;
}
