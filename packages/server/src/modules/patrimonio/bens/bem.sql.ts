/**
 * What an asset is and where it is, as SQL: one expression each, for list, filter, sort, export, search and counts.
 *
 * Of asset `b`, with its open exit `s` and open maintenance `m` beside it (`ABERTOS`), of which there is at most one each, by a unique index
 * over the same condition. The same rules stand in domain (`situacaoDoBem`, `ondeEsta`); a test compares both over every combination.
 * Source: spec 3 §4; decisions-sindical-contratos-patrimonio (Assets: status is derived); invariants D2, D3.
 */
import { type RawBuilder, sql } from 'kysely';

/** Of an exit or a maintenance: without return, and not one of two that came over open. */
export const aberto = (alias: string): RawBuilder<boolean> =>
  sql<boolean>`(${sql.ref(`${alias}.data_retorno`)} is null and not ('bemId' = any (${sql.ref(`${alias}.a_conferir`)})))`;

export const ABERTOS = sql`
  left join bens_fluxos s on s.bem_id = b.id and ${aberto('s')}
  left join bens_manutencoes m on m.bem_id = b.id and ${aberto('m')}`;

export const FIM = sql<boolean>`(b.situacao_base in ('Descartado', 'Devolvido'))`;

export const SITUACAO = sql<string>`(case
  when b.classe = 'predial' or ${FIM} then b.situacao_base
  when m.id is not null then 'Em manutencao'
  when s.id is not null then 'Em uso'
  else b.situacao_base end)`;

export const SEM_REGISTRO = sql<boolean>`(b.situacao_base = 'Em manutencao' and m.id is null)`;

/** Out past the day it was expected. */
export const atrasado = (hoje: string): RawBuilder<boolean> =>
  sql<boolean>`coalesce(s.previsao < ${hoje}::date, false)`;

export const lugar = (hoje: string): RawBuilder<string> => sql<string>`(case
  when ${FIM} then 'fim'
  when m.id is not null then 'oficina'
  when s.id is not null then case when ${atrasado(hoje)} then 'atrasado' else 'fora' end
  when ${SEM_REGISTRO} then 'oficina'
  when num_nonnulls(b.id_usuario, b.usuario_nome) > 0 then 'usuario'
  else 'sede' end)`;

export const LUGAR_DIA = sql`(case when ${FIM} then null when m.id is not null then m.data_manutencao else s.previsao end)`;
