/**
 * `npm run audit:verify [-- --copia ARQUIVO]`: checks the audit trail, entry by entry and seal by seal, against the anchor
 * outside the database and the rows themselves, and says what it found. `--copia`: also against the head of the chain that
 * stands in that backup's manifest.
 *
 * Works beside a running server (external database, or the embedded one by the connection file in DATA_DIR) and when it
 * is stopped: then the embedded database runs for the time of the command. Only reads.
 * Exit code 0 = everything holds (an unsealed tail is no fault: the server seals it within seconds); 1 = something was
 * tampered with, or the check could not be made. Source: decisions §6; invariant A12.
 */

import { parseArgs } from 'node:util';
import { formatInstantBr } from '@sede/domain/kernel';
import { type AuditReport, auditKeysOf, createAnchorPlace, verifyAudit } from '../platform/audit/index.ts';
import { BackupError } from '../platform/backup/archive-format.ts';
import { readArchive } from '../platform/backup/archive-reader.ts';
import { type Config, loadConfig } from '../platform/config/config.ts';
import { ConfigError } from '../platform/config/read-env.ts';
import { existingSecrets } from '../platform/config/secrets.ts';
import { runningUrls } from '../platform/db/embedded/credentials.ts';
import { LaunchError } from '../platform/db/embedded/launch-error.ts';
import { createDb, createPool, isConnectionError, startDatabase } from '../platform/db/index.ts';
import { findArchive } from './backup-archives.ts';

/** More than these are counted, not listed. */
const LISTED = 50;

type Against = Parameters<typeof verifyAudit>[1];

async function verifyAt(appUrl: string, against: Against): Promise<AuditReport> {
  const pool = createPool({ url: appUrl, max: 1, applicationName: 'sede-comando' });
  try {
    return await verifyAudit(createDb(pool), against);
  } finally {
    await pool.end();
  }
}

/** The installation's keys and anchor; with a backup's head before the anchor's own. */
async function againstWhat(config: Config, copia: string | undefined): Promise<Against> {
  const secrets = existingSecrets(config);
  if (secrets === undefined)
    throw new ConfigError([
      'Sem o segredo desta instalação (SEDE_SECRET, ou segredo em DATA_DIR) os selos não se conferem.',
    ]);
  const keys = auditKeysOf(config, secrets);
  const place = await createAnchorPlace(config);
  if (copia === undefined) return { keys, place };
  const { manifest } = await readArchive(await findArchive(config, copia), config.backup.key);
  const head = manifest.auditoria;
  if (!head) console.log(`A cópia ${copia} ainda não traz o selo da auditoria.`);
  const read = async function* () {
    yield* place.read();
    if (head) yield head;
  };
  return { keys, place: { ...place, read } };
}

async function verify(copia: string | undefined): Promise<AuditReport> {
  const config = loadConfig();
  const against = await againstWhat(config, copia);
  const beside = config.database?.appUrl ?? runningUrls(config.dataDir)?.appUrl;
  if (beside !== undefined) {
    try {
      return await verifyAt(beside, against);
    } catch (error) {
      // Nothing listens there, or another server uses the remembered port: the launcher starts ours or says why it
      // cannot.
      if (config.database !== undefined || !mayBeStopped(error)) throw error;
    }
  }
  const database = await startDatabase(config);
  try {
    return await verifyAt(database.appUrl, against);
  } finally {
    await database.stop();
  }
}

// 28P01, 28000, 3D000: a server answers at the port, but it is not ours.
const mayBeStopped = (error: unknown) =>
  isConnectionError(error) || ['28P01', '28000', '3D000'].includes(codeOf(error));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

function print({ entradas, selos, cauda, apagadas, ancora, avisos, problemas }: AuditReport): number {
  const count = (n: number) => n.toLocaleString('pt-BR');
  console.log(`Entradas: ${count(entradas)} · selos: ${count(selos)} · ainda sem selo: ${count(cauda)}`);
  if (apagadas > 0) console.log(`Conteúdo apagado com motivo: ${count(apagadas)} (o resumo continua na cadeia).`);
  if (ancora) console.log(`Fora do banco: até o selo ${count(ancora.selo)}, em ${formatInstantBr(ancora.em)}.`);
  for (const aviso of avisos) console.log(`! ${aviso}`);
  if (problemas.length === 0) {
    console.log('Auditoria íntegra: entradas, selos, âncora e linhas conferem.');
    return 0;
  }
  for (const problema of problemas.slice(0, LISTED)) console.error(`✗ ${problema}`);
  if (problemas.length > LISTED) console.error(`… e mais ${count(problemas.length - LISTED)}.`);
  console.error(`Auditoria violada: ${count(problemas.length)} problema(s).`);
  return 1;
}

async function main(): Promise<number> {
  try {
    const { values } = parseArgs({ options: { copia: { type: 'string' } } });
    return print(await verify(values.copia));
  } catch (error) {
    if (error instanceof ConfigError || error instanceof LaunchError || error instanceof BackupError)
      console.error(error.message);
    else if (codeOf(error) === '42P01') console.error('Este banco ainda não tem auditoria: inicie a Sede uma vez.');
    else if (isConnectionError(error)) console.error('Não consegui conectar ao banco. Confira endereço, senha e rede.');
    else throw error;
    return 1;
  }
}

process.exitCode = await main();
