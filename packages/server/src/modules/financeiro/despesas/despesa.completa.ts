/** One expense whole: with its files, who registered it, and its sister instalments. Source: spec 1 §2.10, §2.11. */

import type { DespesaCompleta, DespesaLida, EstadoDespesa } from '@sede/domain/modules/financeiro/despesas';
import { statusVencimento } from '@sede/domain/modules/financeiro/despesas';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { readContratoVinculado } from '../financeiro.contratos.ts';
import { despesas, presentDespesa } from './despesa.record.ts';
import { parcelas } from './despesas.store.ts';

type Irma = EstadoDespesa & { id: string; parcela: string };

export async function readCompleta(reader: Reader, id: string): Promise<DespesaCompleta> {
  const { db, today } = reader;
  const linha = await despesas.linha(reader, id);
  const complete = await presentDespesa(reader);
  const { irmas, ...entorno } = await parcelas.readEntorno<Irma>(
    reader,
    linha,
    sql`d.id, d.parcela, d.data_vencimento, d.data_liquidacao_pagamento, d.situacao, d.valor, d.valor_estorno`,
  );
  const { rows: vinculos } = await sql<
    Pick<DespesaCompleta, 'bordero' | 'recorrencia'> & { idContrato: string | null }
  >`
    select (select jsonb_build_object('id', b.id, 'numero', b.numero) from borderos_despesas x
        join borderos b on b.id = x.bordero_id where x.despesa_id = ${id}::uuid and x.aberto) as bordero,
      (select jsonb_build_object('id', m.recorrencia_id, 'mes', m.mes) from recorrencias_meses m
        where m.despesa_id = ${id}::uuid) as recorrencia,
      (select d.id_contrato from despesas d where d.id = ${id}::uuid) as id_contrato`.execute(db);
  return {
    ...complete(linha),
    bordero: vinculos[0]?.bordero ?? null,
    recorrencia: vinculos[0]?.recorrencia ?? null,
    contrato: await readContratoVinculado(db, vinculos[0]?.idContrato ?? null),
    ...entorno,
    parcelasDoGrupo: irmas.map((irma) => ({
      id: irma.id,
      parcela: irma.parcela,
      dataVencimento: irma.dataVencimento,
      valor: irma.valor,
      statusVencimento: statusVencimento(irma, today),
    })),
  };
}

/** The same with what a panel shows of others: the beneficiary's Pix key. */
export async function readLida(reader: Reader, id: string): Promise<DespesaLida> {
  const despesa = await readCompleta(reader, id);
  const { rows } = await sql<Pick<DespesaLida, 'chavePix'>>`
    select b.chave_pix from despesas d join beneficiarios b on b.id = d.id_beneficiario
    where d.id = ${id}::uuid`.execute(reader.db);
  return { ...despesa, chavePix: rows[0]?.chavePix ?? null };
}
