/**
 * The lines of an inventory as SQL: of its scope, read or not, and what was read besides.
 *
 * While it is open, with whom an asset is out is asked of its exit; the end keeps it. Source: decisions-sindical-contratos-patrimonio (Labels,
 * inventory).
 */
import { type RawBuilder, sql } from 'kysely';
import { aberto } from '../bens/index.ts';

/** The open exit `s` of asset `coluna`, with whom it is out. */
export const saidaDe = (coluna: RawBuilder<unknown>): RawBuilder<unknown> => sql`
  left join bens_fluxos s on s.bem_id = ${coluna} and ${aberto('s')}
  left join funcionarios q on q.id = s.id_funcionario`;
export const COM_QUEM = sql<string | null>`case when s.id is not null then coalesce(q.nome, s.responsavel) end`;
export const SAIDA = sql`case when s.id is not null then
  jsonb_build_object('com', ${COM_QUEM}, 'previsao', s.previsao) end`;

/** `v`: one row an asset or unknown number of the inventory. */
export const linhasDo = (inventario: string): RawBuilder<unknown> => sql`from (
    select x.*, i.encerrado_em, case
        when i.encerrado_em is null or d.id is not null then null
        when x.resultado = 'nao_encontrado' then 'nao_localizado'
        when x.resultado in ('em_outro_setor', 'inesperado') and x.setor is not null and x.setor is distinct from x.esperado then 'setor'
      end as oferta, d.decisao, d.autor as decidido_por
    from inventarios i cross join lateral (
      select y.*, coalesce(y.achado, case when y.fora is not null then 'fora' else 'nao_encontrado' end) as resultado from (
        select e.bem_id as id, e.bem_id as bem, l.id as leitura, e.numero, e.tipo, e.nome, e.com, e.setor as esperado, l.setor,
          l.resultado as achado, case when i.encerrado_em is null then ${COM_QUEM} else e.fora_com end as fora, l.estado, l.nota,
          l.lido_em, l.lido_por
        from inventarios_bens e
        left join inventarios_leituras l on l.inventario_id = e.inventario_id and l.bem_id = e.bem_id
        ${saidaDe(sql`e.bem_id`)}
        where e.inventario_id = i.id
        union all
        select coalesce(l.bem_id, l.id), l.bem_id, l.id, l.numero, b.tipo_objeto, b.descricao_bem, null, l.esperado, l.setor,
          l.resultado, null, l.estado, l.nota, l.lido_em, l.lido_por
        from inventarios_leituras l left join bens b on b.id = l.bem_id
        where l.inventario_id = i.id and l.resultado in ('inesperado', 'desconhecido')) y) x
    left join inventarios_decisoes d on d.inventario_id = i.id and d.bem_id = x.bem
    where i.id = ${inventario}::uuid) v`;

export const LINHA_COLUNAS = sql`v.id, v.bem, v.leitura, v.numero, v.tipo, v.nome, v.com, v.esperado, v.setor, v.resultado, v.fora, v.estado,
  v.nota, v.lido_em, v.lido_por, v.oferta, v.decisao, v.decidido_por`;

/** Numbers as numbers, then what is none. */
export const POR_NUMERO = sql`(case when v.numero ~ '^[0-9]{1,10}$' then v.numero::bigint end)`;
