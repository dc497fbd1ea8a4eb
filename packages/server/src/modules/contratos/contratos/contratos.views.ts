/** Reads of contracts beside the list: the whole of one. Source: spec 3 §2.12. */
import type { ContratoCompleto, ObservacaoDoContrato } from '@sede/domain/modules/contratos/contratos';
import { sql } from 'kysely';
import type { Reader } from '#platform/api/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { contratos } from './contrato.record.ts';
import { arquivosDoContrato } from './contratos.store.ts';

async function readUltimaObservacao(db: Db | Tx, id: string): Promise<ObservacaoDoContrato | null> {
  const { rows } = await sql<ObservacaoDoContrato>`
    select id, observacao, data, autor_nome from contratos_observacoes
    where contrato_id = ${id}::uuid order by data desc, id desc limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function readContrato(reader: Reader, id: string): Promise<ContratoCompleto> {
  const contrato = await contratos.get(reader, id);
  const anexos = await arquivosDoContrato.listArquivos(reader.db, id);
  return {
    ...contrato,
    anexos,
    arquivos: anexos.length,
    contratado: contrato.contratados[0]?.nome ?? null,
    outrosContratados: Math.max(contrato.contratados.length - 1, 0),
    ultimaObservacao: await readUltimaObservacao(reader.db, id),
  };
}
