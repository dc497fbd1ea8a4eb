/**
 * Inflows of the petty cash, described once: whoever may see the till sees all of them. Amounts in centavos, below zero
 * what a transfer took out; both ends of a period inside. Source: spec 1 §2.19, §3.6 (Suprimento).
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { podeDe } from '@sede/domain/kernel';
import { ENTRADA_FIELDS, type Entrada, motivoNaoMudarEntrada } from '@sede/domain/modules/financeiro/suprimentos';
import { entradaSchema, type suprimentosContract } from '@sede/domain/modules/financeiro/suprimentos/contract';
import { sql } from 'kysely';
import type { Who } from '#platform/api/index.ts';
import { inColumns, inPeriod, searchCondition } from '#platform/db/list/index.ts';
import { defineRecord, todos } from '#platform/records/index.ts';
import { diaFechado } from '../financeiro.periodo.ts';

type Filter = InputOf<typeof suprimentosContract.totals>;
type Linha = Omit<Entrada, 'pode'> & { emMesFechado: boolean };

const search = inColumns(sql`sede.sem_acento(e.descricao)`);

const present =
  ({ papeis }: Who) =>
  ({ emMesFechado, ...linha }: Linha): Entrada => {
    const estado = { ...linha, emMesFechado };
    const editar = motivoNaoMudarEntrada(estado, can(papeis, 'suprimentos.editar'));
    const excluir = motivoNaoMudarEntrada(estado, can(papeis, 'suprimentos.excluir'));
    return { ...linha, pode: podeDe({ editar, excluir }) };
  };

export const entradas = defineRecord({
  modulo: 'suprimentos',
  tabela: 'entradas',
  alias: 'e',
  schema: entradaSchema,
  visivel: todos,
  columns: sql`e.id, e.versao, e.criado_em, e.atualizado_em, e.data, e.descricao, e.valor, e.id_transferencia, e.data_fora,
    ${diaFechado(sql`e.data`)} as em_mes_fechado`,
  order: { data: sql`e.data`, descricao: sql`e.descricao`, valor: sql`e.valor` },
  notNull: ['data', 'descricao', 'valor'],
  sums: { valor: sql`coalesce(sum(e.valor), 0)::bigint` },
  filter: ({ inicio, fim, busca, conferir }: Filter) => [
    conferir ? sql`e.data_fora` : sql`not e.data_fora`,
    ...inPeriod(sql`e.data`, { inicio, fim }),
    searchCondition(busca, search),
  ],
  present: ({ actor }) => present(actor),
  fields: ENTRADA_FIELDS,
});
