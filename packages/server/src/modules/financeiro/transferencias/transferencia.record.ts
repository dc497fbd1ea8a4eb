/**
 * Transfers, described once: whoever may see transfers sees all of them. Found by words of description, document and both
 * accounts. Amounts in centavos; both ends of a period inside. Source: issue 4 (transfers); decision 023.
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { podeDe } from '@sede/domain/kernel';
import {
  motivoNaoMudar,
  TRANSFERENCIA_FIELDS,
  type Transferencia,
} from '@sede/domain/modules/financeiro/transferencias';
import {
  transferenciaSchema,
  type transferenciasContract,
} from '@sede/domain/modules/financeiro/transferencias/contract';
import { sql } from 'kysely';
import type { Who } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import { inColumns, inPeriod, searchCondition } from '#platform/db/list/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';
import { diaFechado } from '../financeiro.periodo.ts';

type Filter = InputOf<typeof transferenciasContract.totals>;
/** A row of the list, before what the reader may do. */
export type TransferenciaLinha = Omit<Transferencia, 'pode'> & { emMesFechado: boolean };

const search = inColumns(sql`(t.busca || ' ' || sede.sem_acento(coalesce(o.nome, '') || ' ' || coalesce(p.nome, '')))`);
const peloCaixa = sql`(t.id_conta_origem is null or t.id_conta_destino is null)`;

const present =
  ({ papeis }: Who) =>
  ({ emMesFechado, ...linha }: TransferenciaLinha): Transferencia => {
    const editar = motivoNaoMudar({ emMesFechado }, can(papeis, 'transferencias.editar'));
    const excluir = motivoNaoMudar({ emMesFechado }, can(papeis, 'transferencias.excluir'));
    return { ...linha, pode: podeDe({ editar, excluir }) };
  };

/** Names of the accounts that a transfer refers to. */
export async function nomesDasContas(db: Db, ids: string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ id: string; nome: string }>`
    select id, nome from contas_bancarias where id = any(${ids}::uuid[])`.execute(db);
  return new Map(rows.map(({ id, nome }) => [id, nome]));
}

export const transferencias = defineRecord({
  modulo: 'transferencias',
  tabela: 'transferencias',
  alias: 't',
  schema: transferenciaSchema,
  visivel: todos,
  columns: sql`t.id, t.versao, t.criado_em, t.atualizado_em, t.data, t.valor, t.id_conta_origem, o.nome as conta_origem,
    t.id_conta_destino, p.nome as conta_destino, t.numero_documento, t.descricao,
    ${diaFechado(sql`t.data`)} as em_mes_fechado`,
  joins: sql`left join contas_bancarias o on o.id = t.id_conta_origem
    left join contas_bancarias p on p.id = t.id_conta_destino`,
  order: { data: sql`t.data`, contaOrigem: sql`o.nome`, contaDestino: sql`p.nome`, valor: sql`t.valor` },
  notNull: ['data', 'valor'],
  sums: { valor: sql`coalesce(sum(t.valor), 0)::bigint` },
  filter: ({ inicio, fim, conta, caixa, valorDe, valorAte, busca }: Filter) => [
    ...inPeriod(sql`t.data`, { inicio, fim }),
    conta && sql`(t.id_conta_origem = any(${conta}::uuid[]) or t.id_conta_destino = any(${conta}::uuid[]))`,
    caixa !== undefined && sql`${peloCaixa} = ${caixa}`,
    valorDe !== undefined && sql`t.valor >= ${valorDe}::bigint`,
    valorAte !== undefined && sql`t.valor <= ${valorAte}::bigint`,
    searchCondition(busca, search),
  ],
  present: ({ actor }) => present(actor),
  fields: TRANSFERENCIA_FIELDS,
  names: ({ db }, ids) => nomesDasContas(db, ids),
});

export type TransferenciaRow = Awaited<ReturnType<typeof transferencias.lock>>;
