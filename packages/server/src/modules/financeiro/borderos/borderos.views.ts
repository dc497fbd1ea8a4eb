/** One payment batch with its expenses, in the order in which the bank is told. Source: issue 4 (Payment batch). */
import { podeDe } from '@sede/domain/kernel';
import {
  type BorderoCompleto,
  type DespesaDoBordero,
  type ItemDoBordero,
  motivoForaDoBordero,
} from '@sede/domain/modules/financeiro/borderos';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { despesas } from '../despesas/index.ts';
import { borderos } from './bordero.record.ts';
import { ajustesDoItem, valorPagoDoItem } from './borderos.store.ts';

type Linha = Omit<ItemDoBordero, 'pode'> & DespesaDoBordero;

export async function readBorderoCompleto(reader: Reader, id: string): Promise<BorderoCompleto> {
  const bordero = await borderos.get(reader, id);
  const { rows } = await sql<Linha>`
    select d.id, i.nome as item_despesa, d.descricao, d.parcela, f.nome_beneficiario, f.cpf_cnpj, f.chave_pix, f.banco,
      f.agencia, f.conta, f.tipo_conta, d.boleto, d.tipo_documento, d.numero_documento, d.data_vencimento, d.valor,
      ${ajustesDoItem}, ${valorPagoDoItem}::bigint as valor_pago, d.situacao, d.data_liquidacao_pagamento, d.meio_pagamento
    from borderos_despesas x join despesas d on d.id = x.despesa_id
    join itens_despesa i on i.id = d.id_item_despesa join beneficiarios f on f.id = d.id_beneficiario
    where x.bordero_id = ${id}::uuid and ${despesas.seenBy(reader.actor)}
    order by f.nome_beneficiario, d.data_vencimento, d.id`.execute(reader.db);
  const aberto = bordero.situacao === 'aberto';
  const itens = rows.map(({ situacao, dataLiquidacaoPagamento, meioPagamento, ...item }) => ({
    ...item,
    pode: podeDe({
      pagar: aberto ? motivoForaDoBordero({ situacao, dataLiquidacaoPagamento, meioPagamento }) : null,
    }),
  }));
  return { ...bordero, itens };
}
