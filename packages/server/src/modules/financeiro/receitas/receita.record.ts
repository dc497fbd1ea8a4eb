/**
 * Revenues, described once: columns and order of their list, the sums (face value and net of refunds). Whoever may see
 * revenues sees all of them. Source: spec 1 §2.15, §3.5, §9; decisions §7.
 */
import {
  ACOES_FINANCEIRAS,
  RECEITA_ANEXO_FIELDS,
  RECEITA_FIELDS,
  type Receita,
} from '@sede/domain/modules/financeiro/receitas';
import { receitaSchema } from '@sede/domain/modules/financeiro/receitas/contract';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { defineRecord, type Present, todos } from '#platform/records/index.ts';
import { nomeDoContrato } from '../financeiro.contratos.ts';
import { diaFechado } from '../financeiro.periodo.ts';
import { type ReceitaLinha, toReceita } from './receita.pode.ts';
import { quemLe } from './receitas.actor.ts';
import { receitasConditions } from './receitas.filters.ts';
import { nomesReferidos } from './receitas.names.ts';

const columns = sql`r.id, r.versao, r.criado_em, r.criado_por, r.atualizado_em, r.tipo, r.id_item_receita,
  i.nome as item_receita, r.origem, r.empresa, r.descricao, r.data, r.valor,
  r.valor - coalesce(r.valor_estorno, 0) as valor_liquido, r.numero_parcelas, r.numero_parcela, r.parcela,
  r.grupo_parcelas, r.relacao_evento, r.id_evento, ${diaFechado(sql`r.data_credito`)} as em_mes_fechado,
  e.nome as nome_evento, r.relacao_contrato, r.id_contrato, ${nomeDoContrato(sql`k`)} as nome_contrato, r.data_credito, r.id_conta_credito, c.nome as conta_credito, r.valor_estorno, r.data_estorno, r.data_fora,
  (select count(*) from receitas_anexos x where x.receita_id = r.id)::int as anexos`;

/** What a page asks of settings and reader, once for all of its rows. */
export async function presentReceita({ db, actor, today }: Reader): Promise<Present<ReceitaLinha, Receita>> {
  const leitor = { quem: await quemLe(db, actor), hoje: today };
  return (linha) => toReceita(linha, leitor);
}

export const receitas = defineRecord({
  modulo: 'receitas',
  tabela: 'receitas',
  alias: 'r',
  schema: receitaSchema,
  visivel: todos,
  columns,
  joins: sql`join itens_receita i on i.id = r.id_item_receita
    left join eventos e on e.id = r.id_evento
    left join contas_bancarias c on c.id = r.id_conta_credito
    left join contratos k on k.id = r.id_contrato`,
  narrow: true,
  order: {
    data: sql`r.data`,
    tipo: sql`r.tipo`,
    itemReceita: sql`i.nome`,
    origem: sql`r.origem`,
    empresa: sql`r.empresa`,
    parcela: sql`r.numero_parcela`,
    valor: sql`r.valor`,
    dataCredito: sql`r.data_credito`,
  },
  notNull: ['data', 'tipo', 'itemReceita', 'parcela', 'valor'],
  joined: ['itemReceita'],
  sums: {
    valor: sql`coalesce(sum(r.valor), 0)::bigint`,
    valorLiquido: sql`coalesce(sum(r.valor - coalesce(r.valor_estorno, 0)), 0)::bigint`,
  },
  filter: receitasConditions,
  present: presentReceita,
  fields: RECEITA_FIELDS,
  actions: ACOES_FINANCEIRAS,
  children: { receitas_anexos: RECEITA_ANEXO_FIELDS },
  names: ({ db }, ids) => nomesReferidos(db, ids),
});

export type ReceitaRow = Awaited<ReturnType<typeof receitas.lock>>;
