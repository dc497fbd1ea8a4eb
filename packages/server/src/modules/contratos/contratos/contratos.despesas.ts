/**
 * What stands beside a contract: notes, linked expenses and revenues with their files, by pages; aditivos. Of linked rows contract roles
 * read the text's fields and files, no bank data. Source: spec 3 §2.12, §3; decisions-sindical-contratos-patrimonio (List).
 */
import {
  type AditivoDoContrato,
  type DespesaDoContrato,
  type ObservacaoDoContrato,
  PARTES_POR_PAGINA,
  type ReceitaDoContrato,
} from '@sede/domain/modules/contratos/contratos';
import { type RawBuilder, sql } from 'kysely';
import type { ReadContext } from '#platform/api/index.ts';
import { contratos } from './contrato.record.ts';

interface Pedida {
  id: string;
  pagina: number;
}
const cut = (pagina: number) => sql`limit ${PARTES_POR_PAGINA} offset ${(pagina - 1) * PARTES_POR_PAGINA}`;

/** Of the linked row: `links` is where its files stand. */
const arquivos = (
  links: RawBuilder<unknown>,
) => sql`coalesce((select jsonb_agg(jsonb_build_object('id', a.id, 'nome', a.nome, 'tipoConteudo', a.tipo_conteudo, 'tamanho', a.tamanho,
      'protegido', a.protegido) order by l.criado_em, l.id)
    from (${links}) l join anexos a on a.id = l.anexo_id), '[]')`;

export async function readDespesas(ctx: ReadContext, { id, pagina }: Pedida) {
  const { despesas: total } = await contratos.get(ctx, id);
  const { rows } = await sql<DespesaDoContrato>`
    select d.id, d.tipo_despesa, i.nome as item_despesa, b.nome_beneficiario, d.descricao, d.parcela, d.meio_pagamento, d.centro_custo,
      d.valor, d.valor - coalesce(d.valor_estorno, 0) as valor_liquido, d.data_vencimento, d.data_liquidacao_pagamento,
      ${arquivos(sql`select * from despesas_anexos f where f.despesa_id = d.id`)} as anexos
    from despesas d join itens_despesa i on i.id = d.id_item_despesa join beneficiarios b on b.id = d.id_beneficiario
    where d.id_contrato = ${id}::uuid and not d.excluido order by d.data_vencimento desc nulls last, d.id ${cut(pagina)}`.execute(
    ctx.db,
  );
  return { itens: rows, total, pagina };
}

export async function readReceitas(ctx: ReadContext, { id, pagina }: Pedida) {
  const { receitas: total } = await contratos.get(ctx, id);
  const { rows } = await sql<ReceitaDoContrato>`
    select r.id, r.tipo, i.nome as item_receita, r.descricao, r.parcela, r.valor, r.valor - coalesce(r.valor_estorno, 0) as valor_liquido,
      r.data, r.data_credito, ${arquivos(sql`select * from receitas_anexos f where f.receita_id = r.id`)} as anexos
    from receitas r join itens_receita i on i.id = r.id_item_receita
    where r.id_contrato = ${id}::uuid order by r.data desc, r.id ${cut(pagina)}`.execute(ctx.db);
  return { itens: rows, total, pagina };
}

export async function readObservacoes(ctx: ReadContext, { id, pagina }: Pedida) {
  await contratos.refuseHidden(ctx, id);
  const { rows } = await sql<ObservacaoDoContrato & { total: number }>`
    select id, observacao, data, autor_nome, count(*) over ()::int as total from contratos_observacoes
    where contrato_id = ${id}::uuid order by data desc, id desc ${cut(pagina)}`.execute(ctx.db);
  return { itens: rows.map(({ total: _, ...um }) => um), total: rows[0]?.total ?? 0 };
}

export async function readAditivos(ctx: ReadContext, { id }: { id: string }) {
  await contratos.refuseHidden(ctx, id);
  const { rows } = await sql<AditivoDoContrato>`
    select t.id, t.tipo, t.data_fim_anterior, t.data_fim, t.valor_anterior, t.diferenca, t.motivo, t.criado_em, t.autor_nome,
      jsonb_build_object('id', a.id, 'nome', a.nome, 'tipoConteudo', a.tipo_conteudo, 'tamanho', a.tamanho, 'protegido', a.protegido) as anexo,
      t.sequencia = max(t.sequencia) over () as ultimo
    from contratos_aditivos t join anexos a on a.id = t.anexo_id
    where t.contrato_id = ${id}::uuid order by t.sequencia desc`.execute(ctx.db);
  return { itens: rows };
}
