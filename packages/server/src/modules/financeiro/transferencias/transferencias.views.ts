/**
 * What screens and spreadsheets read of transfers. Found by words of description, document and both accounts. Amounts in
 * centavos; both ends of a period inside. Source: issue 4 (transfers); decision 023.
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { platformErrors, podeDe } from '@sede/domain/kernel';
import { motivoNaoMudar, type Transferencia } from '@sede/domain/modules/financeiro/transferencias';
import type { transferenciasContract } from '@sede/domain/modules/financeiro/transferencias/contract';
import { sql } from 'kysely';
import type { Actor, ReadContext } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { allOf, inColumns, type PageQuery, searchCondition } from '#platform/db/list/index.ts';
import { diaFechado } from '../financeiro.periodo.ts';

export type TransferenciasFilter = InputOf<typeof transferenciasContract.totals>;
export type TransferenciaLinha = Omit<Transferencia, 'pode'> & { emMesFechado: boolean };

const from = sql`from transferencias t
  left join contas_bancarias o on o.id = t.id_conta_origem
  left join contas_bancarias p on p.id = t.id_conta_destino`;
const columns = sql`t.id, t.versao, t.criado_em, t.atualizado_em, t.data, t.valor, t.id_conta_origem, o.nome as conta_origem,
  t.id_conta_destino, p.nome as conta_destino, t.numero_documento, t.descricao, ${diaFechado(sql`t.data`)} as em_mes_fechado`;
const search = inColumns(sql`(t.busca || ' ' || sede.sem_acento(coalesce(o.nome, '') || ' ' || coalesce(p.nome, '')))`);

export const transferenciasQuery = (filter: TransferenciasFilter): PageQuery => {
  const { inicio, fim, conta, caixa, valorDe, valorAte } = filter;
  const peloCaixa = sql`(t.id_conta_origem is null or t.id_conta_destino is null)`;
  return {
    from,
    where: allOf([
      inicio !== undefined && sql`t.data >= ${inicio}::date`,
      fim !== undefined && sql`t.data <= ${fim}::date`,
      conta && sql`(t.id_conta_origem = any(${conta}::uuid[]) or t.id_conta_destino = any(${conta}::uuid[]))`,
      caixa !== undefined && sql`${peloCaixa} = ${caixa}`,
      valorDe !== undefined && sql`t.valor >= ${valorDe}::bigint`,
      valorAte !== undefined && sql`t.valor <= ${valorAte}::bigint`,
      searchCondition(filter.busca, search),
    ]),
    columns,
    order: { data: sql`t.data`, contaOrigem: sql`o.nome`, contaDestino: sql`p.nome`, valor: sql`t.valor` },
    notNull: ['data', 'valor'],
    id: sql`t.id`,
    sums: sql`coalesce(sum(t.valor), 0)::bigint as valor`,
  };
};

export function toTransferencia(
  { emMesFechado, ...linha }: TransferenciaLinha,
  { papeis }: Pick<Actor, 'papeis'>,
): Transferencia {
  const editar = motivoNaoMudar({ emMesFechado }, can(papeis, 'transferencias.editar'));
  const excluir = motivoNaoMudar({ emMesFechado }, can(papeis, 'transferencias.excluir'));
  return { ...linha, pode: podeDe({ editar, excluir }) };
}

/** `db` may be a transaction, to read what it has just written. */
export async function readTransferencia(
  { db, actor }: Pick<ReadContext, 'db' | 'actor'>,
  id: string,
): Promise<Transferencia> {
  const { rows } = await sql<TransferenciaLinha>`select ${columns} ${from} where t.id = ${id}::uuid`.execute(db);
  if (!rows[0]) throw platformErrors.nao_encontrado();
  return toTransferencia(rows[0], actor);
}

/** Names for the history's references. */
export async function nomesDasContas(db: Db, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; nome: string }>`
    select id, nome from contas_bancarias where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}
