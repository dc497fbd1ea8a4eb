/**
 * SQL of bills: which are asked for, what was answered, what failed, which theme points to which.
 *
 * An answer adds movements and mends their words; it takes none away. Source: decisions-sindical-contratos-patrimonio (Themes: Official data); invariant E3.
 */
import { newId } from '@sede/domain/kernel';
import type { CasaDaProposicao, FalhaDaConsulta } from '@sede/domain/modules/sindical/temas';
import { sql } from 'kysely';
import type { SystemCtx } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import type { NomeDaProposicao, ProposicaoLida } from './proposicao.resposta.ts';

export interface Pedida extends NomeDaProposicao {
  casa: CasaDaProposicao;
  /** Null: the house has not named its key. */
  idExterno: string | null;
}

/** The bills of themes in progress, those first that were tried longest ago. */
export async function listPedidas(db: Db): Promise<Pedida[]> {
  const { rows } = await sql<Pedida>`
    select t.casa, t.sigla, t.numero, t.ano, p.id_externo
    from (select distinct casa, sigla, numero, ano from temas where situacao = 'EM_ACOMPANHAMENTO' and casa is not null) t
    left join proposicoes p using (casa, sigla, numero, ano)
    order by p.tentado_em nulls first, t.casa, t.sigla, t.ano, t.numero`.execute(db);
  return rows;
}

/** Whatever theme names a bill points to its row, and to none else; a theme's version and last change stay. */
export async function linkTemas(tx: Tx, temaId: string | null): Promise<void> {
  const dela = sql`(select p.id from proposicoes p
    where p.casa = t.casa and p.sigla = t.sigla and p.numero = t.numero and p.ano = t.ano)`;
  await sql`update temas t set proposicao_id = ${dela}
    where (${temaId}::uuid is null or t.id = ${temaId}::uuid) and t.proposicao_id is distinct from ${dela}`.execute(tx);
}

/** The row of its name, held; made where there is none. */
async function holdProposicao({ tx, now }: SystemCtx, pedida: Pedida): Promise<string> {
  const { casa, sigla, numero, ano } = pedida;
  const { rows } = await sql<{ id: string }>`
    insert into proposicoes (id, casa, sigla, numero, ano, tentado_em)
    values (${newId()}::uuid, ${casa}, ${sigla}, ${numero}::int, ${ano}::int, ${now}::timestamptz)
    on conflict (casa, sigla, numero, ano) do update set tentado_em = excluded.tentado_em returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error('a bill has no row');
  return row.id;
}

async function upsertMovimentacoes({ tx, now }: SystemCtx, id: string, { movimentacoes }: ProposicaoLida) {
  // Of two of one number the last counts.
  const todas = [...new Map(movimentacoes.map((um) => [um.sequencia, um])).values()];
  const linhas = JSON.stringify(todas.map((um) => ({ ...um, id: newId() })));
  const { rows } = await sql<{ nova: boolean }>`
    insert into proposicoes_movimentacoes as m (id, proposicao_id, sequencia, data, descricao, orgao, lido_em)
    select x.id, ${id}::uuid, x.sequencia, x.data, x.descricao, x.orgao, ${now}::timestamptz
    from jsonb_to_recordset(${linhas}::jsonb) as x(id uuid, sequencia bigint, data date, descricao text, orgao text)
    on conflict (proposicao_id, sequencia) do update
      set data = excluded.data, descricao = excluded.descricao, orgao = excluded.orgao
      where (m.data, m.descricao, m.orgao) is distinct from (excluded.data, excluded.descricao, excluded.orgao)
    returning m.lido_em = ${now}::timestamptz as nova`.execute(tx);
  return rows.filter(({ nova }) => nova).length;
}

/** Out: how many movements there were not before; null: the key is another bill's already, nothing was written. */
export async function storeResposta(ctx: SystemCtx, pedida: Pedida, lida: ProposicaoLida): Promise<number | null> {
  const id = await holdProposicao(ctx, pedida);
  const { rows } = await sql`
    update proposicoes set id_externo = ${lida.idExterno}, ementa = coalesce(${lida.ementa}, ementa),
      situacao = ${lida.situacao}, orgao = ${lida.orgao}, regime = ${lida.regime}, pagina = ${lida.pagina},
      conhecida_em = coalesce(conhecida_em, ${ctx.now}::timestamptz), consultado_em = ${ctx.now}::timestamptz,
      falha = null, falha_desde = null, avisado_em = null
    where id = ${id}::uuid and not exists (select from proposicoes o
      where o.casa = ${pedida.casa} and o.id_externo = ${lida.idExterno} and o.id <> ${id}::uuid)
    returning id`.execute(ctx.tx);
  return rows.length === 0 ? null : upsertMovimentacoes(ctx, id, lida);
}

/** What was known stays. A house that says that it has no such bill does answer: since when it is silent counts anew. */
export async function storeFalha(ctx: SystemCtx, pedida: Pedida, falha: FalhaDaConsulta): Promise<void> {
  const id = await holdProposicao(ctx, pedida);
  const responde = falha === 'nao_encontrada';
  await sql`update proposicoes set falha = ${falha},
      falha_desde = case when (falha = 'nao_encontrada') = ${responde} then falha_desde else ${ctx.now}::timestamptz end,
      avisado_em = case when ${responde} then null else avisado_em end
    where id = ${id}::uuid`.execute(ctx.tx);
}

interface SemDados {
  casa: CasaDaProposicao;
  temas: string[];
}

/** Houses that have failed for a day and of which nobody was told: with the themes in progress that wait. Marks them as told. */
export async function takeSemDados({ tx, now }: SystemCtx): Promise<SemDados[]> {
  const { rows } = await sql<SemDados & { dito: boolean }>`
    with caladas as (
      update proposicoes set avisado_em = ${now}::timestamptz
      where avisado_em is null and falha in ('indisponivel', 'resposta_invalida')
        and falha_desde <= ${now}::timestamptz - interval '24 hours'
        and exists (select from temas t where t.proposicao_id = proposicoes.id and t.situacao = 'EM_ACOMPANHAMENTO')
      returning id, casa)
    select c.casa, array_agg(t.id::text order by t.id) as temas,
      exists (select from proposicoes o where o.casa = c.casa and o.avisado_em is not null) as dito
    from caladas c join temas t on t.proposicao_id = c.id and t.situacao = 'EM_ACOMPANHAMENTO'
    group by c.casa order by c.casa`.execute(tx);
  return rows.filter(({ dito }) => !dito).map(({ casa, temas }) => ({ casa, temas }));
}
