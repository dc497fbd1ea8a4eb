/**
 * Makes backups: the nightly one when it is due, one that a person asked for, one from the command line; writes down how
 * each ended, tells the administrators of a failure, and lets old ones go.
 *
 * One at a time over all processes (an advisory lock that the backup's own connection holds); what a killed process
 * left as running is closed by the next. A failure is not passed on to the queue, since the next hour tries again.
 * Source: issue 3; rules in `copias.rules.ts`.
 */
import { newId } from '@sede/domain/kernel';
import {
  copiaDevida,
  copiasErrors,
  copiasVencidas,
  type OrigemCopia,
  type Retencao,
} from '@sede/domain/modules/sistema/copias';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/context.ts';
import { BACKUP_LOCK, BackupError, instantOf } from '#platform/backup/archive-format.ts';
import type { CopyPlace } from '#platform/backup/copy-place.ts';
import { type BackupResult, createBackup } from '#platform/backup/create-backup.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import type { RootSecrets } from '#platform/config/secrets.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import type { FileStore } from '#platform/files/index.ts';
import type { Logger } from '#platform/logging/logger.ts';
import {
  closeInterrupted,
  emAndamento,
  enqueueCopia,
  markBegun,
  markDone,
  markEtapa,
  markFailed,
  markRemoved,
  ultimaCopia,
} from './copias.store.ts';

export interface CopiasDeps {
  db: Db;
  ownerUrl: string;
  config: Pick<Config, 'dataDir' | 'backup' | 'diskReserve'>;
  files: FileStore;
  secrets: RootSecrets;
  clock: Clock;
  log: Logger;
  versao: string;
  place: () => Promise<CopyPlace>;
  settings: () => Promise<PoliticaCopias>;
  /** Runs a transaction of the program's own, whose live events are published. */
  systemWrite: <T>(operacao: string, work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Tells the administrators, in the transaction that notes the failure. */
  tellFailure: (tx: Tx, id: string, erro: string) => Promise<void>;
}

export type PoliticaCopias = Retencao & { automaticas: boolean; hora: number };

/** 'Fazer cópia agora': noted in the request's transaction; `enqueue` gives it to the queue in the same. */
export async function requestCopia(
  ctx: WriteContext,
  config: Pick<Config, 'backup'>,
  enqueue: (tx: Tx, copiaId: string, usuarioId: string) => Promise<unknown>,
): Promise<{ id: string }> {
  if (!(await fecharInterrompidas(ctx.tx, ctx.now)) || (await emAndamento(ctx.tx))) throw copiasErrors.em_andamento();
  const id = newId();
  const { folder, s3, key } = config.backup;
  const nova = {
    id,
    origem: 'manual' as const,
    criadoPor: ctx.actor.usuarioId,
    destino: s3 ? `s3://${s3.bucket}` : folder,
    cifrada: key !== undefined,
    now: ctx.now,
  };
  if (!(await enqueueCopia(ctx.tx, nova))) throw copiasErrors.em_andamento();
  await enqueue(ctx.tx, id, ctx.actor.usuarioId);
  await announce(ctx.tx);
  return { id };
}

/** The hourly look at the clock: makes the nightly copy when it is due. */
export async function copiaNoturna(deps: CopiasDeps): Promise<string> {
  const agora = deps.clock.now().toISOString();
  const { automaticas, hora } = await deps.settings();
  if (!automaticas) return 'desligada';
  const boa = await ultimaCopia(deps.db, { boa: true });
  if (!copiaDevida(agora, hora, boa?.iniciadaEm ?? null)) return 'ainda não';
  return (await makeCopia(deps, { id: newId(), origem: 'noturna', criadoPor: null })) ? 'feita' : 'falhou';
}

/** Out: what was made, or null when it failed (written down, told and logged). */
export async function makeCopia(
  deps: CopiasDeps,
  pedido: { id: string; origem: OrigemCopia; criadoPor: string | null },
): Promise<BackupResult | null> {
  const { clock, config, log } = deps;
  const agora = () => clock.now().toISOString();
  const write = <T>(work: (tx: Tx) => Promise<T>) =>
    deps.systemWrite('copias.fazer', async (tx) => {
      const result = await work(tx);
      await announce(tx);
      return result;
    });
  const { key } = config.backup;
  try {
    const place = await deps.place();
    const nova = { ...pedido, destino: place.description, cifrada: key !== undefined, now: agora() };
    const began = await write(async (tx) => {
      if (await fecharInterrompidas(tx, agora())) return markBegun(tx, nova).then(() => true);
      await markFailed(tx, pedido.id, copiasErrors.em_andamento().message, agora());
      return false;
    });
    if (!began) return null;
    const feita = await createBackup({
      ownerUrl: deps.ownerUrl,
      files: deps.files,
      place,
      key,
      secrets: deps.secrets,
      temporary: config.dataDir,
      reserve: config.diskReserve.uploads,
      id: pedido.id,
      versao: deps.versao,
      now: clock.now(),
      progress: (etapa) => write((tx) => markEtapa(tx, pedido.id, etapa)),
    });
    const [problema] = feita.problemas;
    await write(async (tx) => {
      await markDone(tx, pedido.id, feita, agora());
      if (problema !== undefined) await deps.tellFailure(tx, pedido.id, `Feita, mas incompleta. ${problema}`);
    });
    if (problema !== undefined) log.error({ problemas: feita.problemas }, 'backup: files are not as recorded');
    await keepOnly(deps, place);
    return feita;
  } catch (err) {
    log.error({ err }, 'backup failed');
    const erro = err instanceof BackupError ? err.message : `A cópia não pôde ser feita (${codeOf(err)}).`;
    await write(async (tx) => {
      await markFailed(tx, pedido.id, erro, agora());
      await deps.tellFailure(tx, pedido.id, erro);
    });
    return null;
  }
}

/** Retention: by the names in the place, so that copies of before a restore count as well. */
async function keepOnly({ db, clock, settings, log }: CopiasDeps, place: CopyPlace): Promise<void> {
  const agora = clock.now().toISOString();
  const copias = (await place.list()).map(({ nome }) => ({ nome, em: instantOf(nome)?.toISOString() ?? agora }));
  const vencidas = copiasVencidas(copias, await settings(), agora);
  for (const nome of vencidas) await place.remove(nome);
  if (vencidas.length > 0) {
    await markRemoved(db, vencidas, agora);
    log.info({ vencidas }, 'backups removed by the retention');
  }
}

/**
 * Marks what a killed process left as failed; false when a backup is really running, whose connection then holds the
 * lock.
 */
async function fecharInterrompidas(tx: Tx, now: string): Promise<boolean> {
  const { rows } = await sql<{ livre: boolean }>`select pg_try_advisory_xact_lock(${BACKUP_LOCK}) as livre`.execute(tx);
  if (!rows[0]?.livre) return false;
  await closeInterrupted(tx, now);
  return true;
}

/** Screens that show the copies load again; the table is not audited, so no trigger notes it. */
async function announce(tx: Tx): Promise<void> {
  await sql`select sede.notar_evento('copias', '{*}')`.execute(tx);
}

function codeOf(error: unknown): string {
  if (error instanceof Error && 'code' in error && typeof error.code === 'string') return error.code;
  return error instanceof Error ? error.name : 'erro desconhecido';
}
