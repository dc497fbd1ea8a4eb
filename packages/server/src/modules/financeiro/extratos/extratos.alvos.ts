/**
 * Movements by their names: what a line is linked to, or proposed to be, as a person recognises it.
 *
 * In: kinds and ids. Out: each that the reader sees, with title, detail, its day (of the payment or credit; before it, the expected one) and its
 * signed amount in the account. Many in one statement. Source: issue 4 (statement import).
 */
import type { Alvo, TipoVinculo } from '@sede/domain/modules/financeiro/extratos';
import { CAIXA } from '@sede/domain/modules/financeiro/transferencias';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { despesas } from '../despesas/index.ts';
import { receitas } from '../receitas/index.ts';
import { transferencias } from '../transferencias/index.ts';

export interface Chave {
  tipo: TipoVinculo;
  id: string;
}
export const chaveDe = ({ tipo, id }: Chave): string => `${tipo}:${id}`;

export async function readAlvos({ db, actor }: Reader, chaves: readonly Chave[]): Promise<Map<string, Alvo>> {
  if (chaves.length === 0) return new Map();
  const unicas = [...new Map(chaves.map((chave) => [chaveDe(chave), chave])).values()];
  const { rows } = await sql<Alvo>`
    select k.tipo, k.id,
      case when d.id is not null then concat_ws(' · ', i.nome, b.nome_beneficiario)
        when r.id is not null then concat_ws(' · ', ir.nome, r.empresa)
        when k.tipo = 'transferenciaEnviada' then 'Para ' || coalesce(o.nome, ${CAIXA}::text)
        else 'De ' || coalesce(o.nome, ${CAIXA}::text) end as titulo,
      case when d.id is not null then concat_ws(' · ', d.tipo_documento || ' ' || d.numero_documento, nullif(d.parcela, '1/1'))
        when r.id is not null then concat_ws(' · ', r.descricao, nullif(r.parcela, '1/1'))
        else nullif(concat_ws(' · ', t.descricao, t.numero_documento), '') end as detalhe,
      case k.tipo when 'pagamento' then coalesce(d.data_liquidacao_pagamento, d.data_vencimento)
        when 'estornoDespesa' then d.data_estorno when 'credito' then coalesce(r.data_credito, r.data)
        when 'estornoReceita' then r.data_estorno else t.data end as data,
      (case k.tipo when 'pagamento' then -coalesce(d.valor_pago, d.valor) when 'estornoDespesa' then d.valor_estorno
        when 'credito' then r.valor when 'estornoReceita' then -r.valor_estorno
        when 'transferenciaEnviada' then -t.valor else t.valor end)::bigint as valor,
      case k.tipo when 'pagamento' then d.data_liquidacao_pagamento is not null
        when 'credito' then r.data_credito is not null else true end as feito
    from unnest(${unicas.map(({ tipo }) => tipo)}::text[], ${unicas.map(({ id }) => id)}::uuid[]) as k (tipo, id)
    left join despesas d on k.tipo in ('pagamento', 'estornoDespesa') and d.id = k.id and ${despesas.seenBy(actor)}
    left join itens_despesa i on i.id = d.id_item_despesa
    left join beneficiarios b on b.id = d.id_beneficiario
    left join receitas r on k.tipo in ('credito', 'estornoReceita') and r.id = k.id and ${receitas.seenBy(actor)}
    left join itens_receita ir on ir.id = r.id_item_receita
    left join transferencias t on k.tipo in ('transferenciaEnviada', 'transferenciaRecebida') and t.id = k.id
      and ${transferencias.seenBy(actor)}
    left join contas_bancarias o on o.id = case k.tipo
      when 'transferenciaEnviada' then t.id_conta_destino else t.id_conta_origem end
    where coalesce(d.id, r.id, t.id) is not null`.execute(db);
  return new Map(rows.map((alvo) => [chaveDe(alvo), alvo]));
}
