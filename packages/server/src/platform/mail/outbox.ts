/**
 * The outbox as staff see it: what is waiting, what failed, what was only archived; and 'Tentar novamente'.
 *
 * Never the text of a mail: it may carry a link that opens somebody's account.
 */
import { type QueryExecutorProvider, sql } from 'kysely';

export type MailState = 'pendente' | 'enviado' | 'falhou' | 'arquivado' | 'incerto';

export interface OutboxRow {
  id: string;
  para: string;
  assunto: string;
  motivo: string;
  estado: MailState;
  tentativas: number;
  proximaTentativaEm: string | null;
  ultimoErro: string | null;
  criadoEm: string;
  enviadoEm: string | null;
}

export interface OutboxQuery {
  estados?: readonly MailState[] | undefined;
  /** true: of mailings only; false: everything else. */
  deComunicacao?: boolean | undefined;
  /** Every word must occur in subject or recipient, accents and capitals aside. */
  busca?: string | undefined;
  /** First and last instant of the queueing, half-open. */
  desde?: string | undefined;
  antesDe?: string | undefined;
  /** Oldest first. */
  antigosPrimeiro?: boolean;
  limite: number;
  pular: number;
  /** Without it, the count is spared. */
  contar: boolean;
}

const likePattern = (word: string): string => `%${word.replace(/[\\%_]/g, '\\$&')}%`;

function filterOf({ estados, deComunicacao, busca, desde, antesDe }: OutboxQuery) {
  const conditions = (busca?.split(/\s+/).filter(Boolean) ?? []).map(
    (word) => sql<boolean>`sede.sem_acento(assunto || ' ' || para) like sede.sem_acento(${likePattern(word)})`,
  );
  if (estados?.length) conditions.push(sql<boolean>`estado = any(${[...estados]}::text[])`);
  if (deComunicacao !== undefined) conditions.push(sql<boolean>`(prioridade = 1) = ${deComunicacao}`);
  if (desde) conditions.push(sql<boolean>`criado_em >= ${desde}::timestamptz`);
  if (antesDe) conditions.push(sql<boolean>`criado_em < ${antesDe}::timestamptz`);
  return conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`;
}

/** A page of the outbox, without the texts of the mails. */
export async function listOutbox(
  db: QueryExecutorProvider,
  query: OutboxQuery,
): Promise<{ itens: OutboxRow[]; total?: number }> {
  const filter = filterOf(query);
  const order = query.antigosPrimeiro ? sql`criado_em, id` : sql`criado_em desc, id desc`;
  const { rows: itens } = await sql<OutboxRow>`select id, para, assunto, motivo, estado, tentativas,
    proxima_tentativa_em as "proximaTentativaEm", ultimo_erro as "ultimoErro", criado_em as "criadoEm",
    enviado_em as "enviadoEm"
    from emails where ${filter} order by ${order} limit ${query.limite} offset ${query.pular}`.execute(db);
  if (!query.contar) return { itens };
  const { rows } = await sql<{ total: number }>`select count(*) as total from emails where ${filter}`.execute(db);
  return { itens, total: rows[0]?.total ?? 0 };
}

/** Mail that was given up, newest first. */
export async function listFailures(db: QueryExecutorProvider, limite = 100): Promise<OutboxRow[]> {
  return (await listOutbox(db, { estados: ['falhou'], limite, pular: 0, contar: false })).itens;
}

export type RetryOutcome = 'na_fila' | 'nao_encontrado' | 'nao_falhou';

/** Puts a mail that failed, or of which nobody knows, back into the queue with a fresh day of attempts; the Message-ID stays. */
export async function retryMail(tx: QueryExecutorProvider, id: string, now: string): Promise<RetryOutcome> {
  const { numAffectedRows } = await sql`update emails set estado = 'pendente', tentativas = 0,
    proxima_tentativa_em = ${now}::timestamptz where id = ${id}::uuid and estado in ('falhou', 'incerto')`.execute(tx);
  if (numAffectedRows === 1n) return 'na_fila';
  const { rows } = await sql`select 1 from emails where id = ${id}::uuid`.execute(tx);
  return rows.length === 0 ? 'nao_encontrado' : 'nao_falhou';
}

/** The same for every failed mail; answers how many. What may have left is sent again one by one only. */
export async function retryAllMail(tx: QueryExecutorProvider, now: string): Promise<number> {
  const { numAffectedRows = 0n } = await sql`update emails set estado = 'pendente', tentativas = 0,
    proxima_tentativa_em = ${now}::timestamptz where estado = 'falhou'`.execute(tx);
  return Number(numAffectedRows);
}

/** How many wait and how many were given up. */
export async function countOutbox(db: QueryExecutorProvider): Promise<{ pendentes: number; falharam: number }> {
  const { rows } = await sql<{ pendentes: number; falharam: number }>`
    select count(*) filter (where estado = 'pendente') as pendentes, count(*) filter (where estado = 'falhou') as falharam
    from emails where estado in ('pendente', 'falhou')`.execute(db);
  return rows[0] ?? { pendentes: 0, falharam: 0 };
}
