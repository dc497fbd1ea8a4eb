/**
 * Checks the audit trail: every entry's digest against its content, every seal against its digests and the one before.
 *
 * Reads in batches of seals, so memory does not grow with the trail. Entries whose content the owner blanked (with a
 * reason) are counted; their digest still holds the chain. Out: problems in pt-BR, and the length of the unsealed tail.
 * Source: decisions §6; invariants A12.
 */

import { sql } from 'kysely';
import type { Db } from '../db/index.ts';

export interface AuditReport {
  entradas: number;
  selos: number;
  /** Entries not sealed yet. */
  cauda: number;
  apagadas: number;
  problemas: string[];
}

const BATCH = 20_000;

async function checkContents(db: Db, report: AuditReport): Promise<void> {
  for (let last = 0; ; ) {
    const { rows } = await sql<{ id: number; apagada: boolean; certa: boolean }>`
      select id, apagado_em is not null as apagada,
        case when apagado_em is null then digest = sede.digest_auditoria(id, em, usuario_id, usuario_nome, operacao,
          requisicao, motivo, modulo, tabela, registro_id, acao, antes, depois)
        else antes is null and depois is null and apagado_motivo is not null end as certa
      from auditoria where id > ${last} order by id limit ${BATCH}`.execute(db);
    for (const { id, apagada, certa } of rows) {
      if (apagada) report.apagadas++;
      if (apagada && !certa)
        report.problemas.push(`Entrada ${id}: dada como apagada, mas tem conteúdo ou não tem motivo.`);
      else if (!certa) report.problemas.push(`Entrada ${id}: o conteúdo não confere com o seu resumo.`);
    }
    report.entradas += rows.length;
    const end = rows.at(-1);
    if (!end || rows.length < BATCH) return;
    last = end.id;
  }
}

async function checkSeals(db: Db, report: AuditReport): Promise<void> {
  let previous: Buffer = Buffer.alloc(0);
  for (let last = 0; ; ) {
    const { rows } = await sql<{
      id: number;
      quantidade: number;
      anterior: Buffer;
      hash: Buffer;
      achadas: number;
      certo: boolean | null;
    }>`
      select s.id, s.quantidade, s.anterior, s.hash, count(a.id)::int as achadas,
        s.hash = sha256(s.anterior || coalesce(string_agg(a.digest, ''::bytea order by a.id), ''::bytea))
          and s.primeiro = min(a.id) and s.ultimo = max(a.id) as certo
      from (select * from auditoria_selos where id > ${last} order by id limit 200) s
      left join auditoria_cadeia c on c.selo_id = s.id
      left join auditoria a on a.id = c.auditoria_id
      group by s.id, s.quantidade, s.anterior, s.hash, s.primeiro, s.ultimo order by s.id`.execute(db);
    for (const seal of rows) {
      if (!seal.anterior.equals(previous)) report.problemas.push(`Selo ${seal.id}: não continua o selo anterior.`);
      if (seal.achadas !== seal.quantidade) {
        report.problemas.push(`Selo ${seal.id}: ${seal.quantidade} entradas seladas, ${seal.achadas} encontradas.`);
      }
      if (seal.certo !== true) report.problemas.push(`Selo ${seal.id}: as entradas não conferem com o selo.`);
      previous = seal.hash;
    }
    report.selos += rows.length;
    const end = rows.at(-1);
    if (!end) return;
    last = end.id;
  }
}

export async function verifyAudit(db: Db): Promise<AuditReport> {
  const report: AuditReport = { entradas: 0, selos: 0, cauda: 0, apagadas: 0, problemas: [] };
  await checkContents(db, report);
  await checkSeals(db, report);
  const { rows } = await sql<{ n: number }>`
    select count(*) as n from auditoria a where not exists (select 1 from auditoria_cadeia c where c.auditoria_id = a.id)`.execute(
    db,
  );
  report.cauda = rows[0]?.n ?? 0;
  return report;
}
