/** One expense whole: with its files, who registered it, and its sister instalments. Source: spec 1 §2.10, §2.11. */

import type { DespesaCompleta, EstadoDespesa } from '@sede/domain/modules/financeiro/despesas';
import { statusVencimento } from '@sede/domain/modules/financeiro/despesas';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import { despesas, presentDespesa } from './despesa.record.ts';
import { parcelas } from './despesas.store.ts';

type Irma = EstadoDespesa & { id: string; parcela: string };

export async function readCompleta(reader: Reader, id: string): Promise<DespesaCompleta> {
  const { db, actor, today } = reader;
  const linha = await despesas.linha(reader, id);
  const complete = await presentDespesa(reader);
  const arquivos = await parcelas.files.listArquivos(db, id);
  const irmas = linha.grupoParcelas
    ? await sql<Irma>`
        select id, parcela, data_vencimento, data_liquidacao_pagamento, situacao, valor, valor_estorno from despesas d
        where grupo_parcelas = ${linha.grupoParcelas}::uuid and ${despesas.seenBy(actor)}
        order by numero_parcela limit 360`.execute(db)
    : { rows: [] };
  const { rows: vinculos } = await sql<Pick<DespesaCompleta, 'bordero' | 'recorrencia'>>`
    select (select jsonb_build_object('id', b.id, 'numero', b.numero) from borderos_despesas x
        join borderos b on b.id = x.bordero_id where x.despesa_id = ${id}::uuid and x.aberto) as bordero,
      (select jsonb_build_object('id', m.recorrencia_id, 'mes', m.mes) from recorrencias_meses m
        where m.despesa_id = ${id}::uuid) as recorrencia`.execute(db);
  const autor = await sql<{ nome: string }>`select nome from usuarios where id = ${linha.criadoPor}::uuid`.execute(db);
  return {
    ...complete(linha),
    bordero: vinculos[0]?.bordero ?? null,
    recorrencia: vinculos[0]?.recorrencia ?? null,
    arquivos,
    criadoPorNome: autor.rows[0]?.nome ?? null,
    parcelasDoGrupo: irmas.rows.map((irma) => ({
      id: irma.id,
      parcela: irma.parcela,
      dataVencimento: irma.dataVencimento,
      valor: irma.valor,
      statusVencimento: statusVencimento(irma, today),
    })),
  };
}
