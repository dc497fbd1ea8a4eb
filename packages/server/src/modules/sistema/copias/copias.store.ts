/** SQL of the table `copias`: every attempt at a backup and how it ended. */
import type { Copia, OrigemCopia } from '@sede/domain/modules/sistema/copias';
import { type QueryExecutorProvider, sql } from 'kysely';
import type { BackupResult } from '#platform/backup/create-backup.ts';

const columns = sql`c.id, c.origem, c.estado, c.iniciada_em as "iniciadaEm", c.terminada_em as "terminadaEm",
  u.nome as por, c.etapa, c.destino, c.arquivo, c.tamanho, c.cifrada, c.linhas, c.arquivos,
  c.problemas::text as problemas, c.erro, c.removida_em as "removidaEm"`;
const from = sql`from copias c left join usuarios u on u.id = c.criado_por`;

type Row = Omit<Copia, 'problemas'> & { problemas: string };
const toCopia = (row: Row): Copia => ({ ...row, problemas: JSON.parse(row.problemas) as string[] });

export async function listCopias(
  db: QueryExecutorProvider,
  page: { limite: number; pular: number; antigasPrimeiro: boolean; contar: boolean },
): Promise<{ itens: Copia[]; total?: number }> {
  const order = page.antigasPrimeiro ? sql`c.iniciada_em, c.id` : sql`c.iniciada_em desc, c.id desc`;
  const { rows } = await sql<Row>`select ${columns} ${from} order by ${order}
    limit ${page.limite} offset ${page.pular}`.execute(db);
  const itens = rows.map(toCopia);
  if (!page.contar) return { itens };
  const counted = await sql<{ n: number }>`select count(*)::int as n from copias`.execute(db);
  return { itens, total: counted.rows[0]?.n ?? 0 };
}

export async function ultimaCopia(db: QueryExecutorProvider, { boa }: { boa: boolean }): Promise<Copia | null> {
  const { rows } = await sql<Row>`select ${columns} ${from} where ${boa ? sql`c.estado = 'concluida'` : sql`true`}
    order by c.iniciada_em desc, c.id desc limit 1`.execute(db);
  return rows[0] ? toCopia(rows[0]) : null;
}

export async function emAndamento(db: QueryExecutorProvider): Promise<boolean> {
  const { rows } = await sql`select 1 from copias where estado in ('na_fila', 'executando') limit 1`.execute(db);
  return rows.length > 0;
}

export interface NovaCopia {
  id: string;
  origem: OrigemCopia;
  criadoPor: string | null;
  destino: string;
  cifrada: boolean;
  now: string;
}

/** Answers false when one is waiting already. */
export async function enqueueCopia(db: QueryExecutorProvider, copia: NovaCopia): Promise<boolean> {
  const { rows } = await sql`insert into copias (id, origem, estado, iniciada_em, criado_por, destino, cifrada)
    values (${copia.id}::uuid, ${copia.origem}, 'na_fila', ${copia.now}::timestamptz, ${copia.criadoPor}::uuid,
      ${copia.destino}, ${copia.cifrada})
    on conflict do nothing returning id`.execute(db);
  return rows.length > 0;
}

/**
 * Marks attempts that were interrupted by the end of their process; only to be called while holding the lock of the
 * backups.
 */
export async function closeInterrupted(db: QueryExecutorProvider, now: string): Promise<void> {
  await sql`update copias set estado = 'falhou', terminada_em = ${now}::timestamptz, erro = 'Interrompida.'
    where estado = 'executando'`.execute(db);
}

export async function markBegun(db: QueryExecutorProvider, copia: NovaCopia): Promise<void> {
  await sql`insert into copias (id, origem, estado, iniciada_em, criado_por, destino, cifrada)
    values (${copia.id}::uuid, ${copia.origem}, 'executando', ${copia.now}::timestamptz, ${copia.criadoPor}::uuid,
      ${copia.destino}, ${copia.cifrada})
    on conflict (id) do update set estado = 'executando', terminada_em = null, erro = null, etapa = null`.execute(db);
}

export async function markEtapa(db: QueryExecutorProvider, id: string, etapa: string): Promise<void> {
  await sql`update copias set etapa = ${etapa} where id = ${id}::uuid and estado = 'executando'`.execute(db);
}

export async function markDone(db: QueryExecutorProvider, id: string, feita: BackupResult, now: string): Promise<void> {
  await sql`update copias set estado = 'concluida', terminada_em = ${now}::timestamptz, etapa = null,
    arquivo = ${feita.arquivo}, tamanho = ${feita.tamanho}, sha256 = ${feita.sha256}, tabelas = ${feita.tabelas},
    linhas = ${feita.linhas}, arquivos = ${feita.arquivos}, problemas = ${JSON.stringify(feita.problemas)}::jsonb
    where id = ${id}::uuid`.execute(db);
}

export async function markFailed(db: QueryExecutorProvider, id: string, erro: string, now: string): Promise<void> {
  await sql`update copias set estado = 'falhou', terminada_em = ${now}::timestamptz, etapa = null,
    erro = ${erro.slice(0, 500)} where id = ${id}::uuid and estado in ('na_fila', 'executando')`.execute(db);
}

export async function markRemoved(db: QueryExecutorProvider, nomes: readonly string[], now: string): Promise<void> {
  await sql`update copias set removida_em = ${now}::timestamptz
    where arquivo = any(${[...nomes]}::text[]) and removida_em is null`.execute(db);
}
