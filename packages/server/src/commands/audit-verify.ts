/**
 * `npm run audit:verify`: checks the audit trail, entry by entry and seal by seal, and says what it found.
 *
 * Works beside a running server (external database, or the embedded one by the connection file in DATA_DIR) and when it
 * is stopped: then the embedded database runs for the time of the command. Only reads.
 * Exit code 0 = everything holds (an unsealed tail is no fault: the server seals it within seconds); 1 = something was
 * tampered with, or the check could not be made. Source: decisions §6; invariant A12.
 */

import { type AuditReport, verifyAudit } from '../platform/audit/index.ts';
import { loadConfig } from '../platform/config/config.ts';
import { ConfigError } from '../platform/config/read-env.ts';
import { runningUrls } from '../platform/db/embedded/credentials.ts';
import { LaunchError } from '../platform/db/embedded/launch-error.ts';
import { createDb, createPool, isConnectionError, startDatabase } from '../platform/db/index.ts';

/** More than these are counted, not listed. */
const LISTED = 50;

async function verifyAt(appUrl: string): Promise<AuditReport> {
  const pool = createPool({ url: appUrl, max: 1, applicationName: 'sede-comando' });
  try {
    return await verifyAudit(createDb(pool));
  } finally {
    await pool.end();
  }
}

async function verify(): Promise<AuditReport> {
  const config = loadConfig();
  const beside = config.database?.appUrl ?? runningUrls(config.dataDir)?.appUrl;
  if (beside !== undefined) {
    try {
      return await verifyAt(beside);
    } catch (error) {
      // Nothing listens there, or another server uses the remembered port: the launcher starts ours or says why it
      // cannot.
      if (config.database !== undefined || !mayBeStopped(error)) throw error;
    }
  }
  const database = await startDatabase(config);
  try {
    return await verifyAt(database.appUrl);
  } finally {
    await database.stop();
  }
}

// 28P01, 28000, 3D000: a server answers at the port, but it is not ours.
const mayBeStopped = (error: unknown) =>
  isConnectionError(error) || ['28P01', '28000', '3D000'].includes(codeOf(error));

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

function print({ entradas, selos, cauda, apagadas, problemas }: AuditReport): number {
  const count = (n: number) => n.toLocaleString('pt-BR');
  console.log(`Entradas: ${count(entradas)} · selos: ${count(selos)} · ainda sem selo: ${count(cauda)}`);
  if (apagadas > 0) console.log(`Conteúdo apagado com motivo: ${count(apagadas)} (o resumo continua na cadeia).`);
  if (problemas.length === 0) {
    console.log('Auditoria íntegra: cada entrada confere com o seu resumo e cada selo com o anterior.');
    return 0;
  }
  for (const problema of problemas.slice(0, LISTED)) console.error(`✗ ${problema}`);
  if (problemas.length > LISTED) console.error(`… e mais ${count(problemas.length - LISTED)}.`);
  console.error(`Auditoria violada: ${count(problemas.length)} problema(s).`);
  return 1;
}

async function main(): Promise<number> {
  try {
    return print(await verify());
  } catch (error) {
    if (error instanceof ConfigError || error instanceof LaunchError) console.error(error.message);
    else if (codeOf(error) === '42P01') console.error('Este banco ainda não tem auditoria: inicie a Sede uma vez.');
    else if (isConnectionError(error)) console.error('Não consegui conectar ao banco. Confira endereço, senha e rede.');
    else throw error;
    return 1;
  }
}

process.exitCode = await main();
