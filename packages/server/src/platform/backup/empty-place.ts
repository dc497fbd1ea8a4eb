/**
 * Whether a place may receive a restore: nobody works there and nobody ever did.
 *
 * A database is empty when it has no account, no stored file and no entry of the audit trail that an operation made; a
 * server that was started once by mistake and left alone is still an empty place. On an external database a connected
 * server is noticed by the name of its connections; on the embedded one the lock of DATA_DIR tells.
 * Errors: `BackupError`, naming what was found.
 */
import pg from 'pg';
import type { FileStore } from '../files/file-store.ts';
import { BackupError } from './archive-format.ts';
import { SESSION_OPTIONS } from './catalogue.ts';

const SERVERS = ['sede', 'sede-trabalhos', 'sede-eventos'];

/** Refuses a database in which somebody works or ever worked. */
export async function refuseLiving(ownerUrl: string): Promise<void> {
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'sede-restauracao',
    options: SESSION_OPTIONS,
  });
  await client.connect();
  try {
    const running = await client.query(
      `select 1 from pg_stat_activity where datname = current_database() and application_name = any($1::text[])
       and pid <> pg_backend_pid()`,
      [SERVERS],
    );
    if (running.rowCount) {
      throw new BackupError('Há um Sede em uso neste banco de dados. Encerre-o, e restaure num banco vazio.');
    }
    const { rows: tables } = await client.query<{ there: boolean }>(
      `select to_regclass('public.usuarios') is not null as there`,
    );
    if (!tables[0]?.there) return;
    const { rows } = await client.query<{ usuarios: string; arquivos: string; entradas: string }>(
      `select (select count(*) from usuarios) as usuarios, (select count(*) from anexos) as arquivos,
         (select count(*) from auditoria where operacao is not null) as entradas`,
    );
    const { usuarios = '0', arquivos = '0', entradas = '0' } = rows[0] ?? {};
    if (usuarios === '0' && arquivos === '0' && entradas === '0') return;
    throw new BackupError(
      `O banco de dados deste lugar está em uso: ${usuarios} usuário(s), ${arquivos} arquivo(s), ${entradas} registro(s) na auditoria. ` +
        'Restaure num lugar vazio (outra DATA_DIR, outro banco). Nada foi alterado.',
    );
  } finally {
    await client.end();
  }
}

/** Refuses a store that holds files. */
export async function refuseFiles(files: FileStore, where: string): Promise<void> {
  for await (const { chave } of files.list()) {
    throw new BackupError(
      `Já há arquivos guardados em ${where} (${chave}…). Restaure num lugar vazio. Nada foi alterado.`,
    );
  }
}
