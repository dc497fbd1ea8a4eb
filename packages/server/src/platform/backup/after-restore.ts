/**
 * Corrects what a restored database still believes: jobs that were under way are not running, the copy it came from is
 * finished, and second factors that nobody can open any more are reset (audited, with the reason).
 *
 * Idempotent; run by the owner after the newest migration.
 */
import pg from 'pg';
import type { SignAudit } from '../audit/index.ts';
import type { Header } from './archive-format.ts';
import { SESSION_OPTIONS } from './catalogue.ts';

export async function afterRestore(options: {
  ownerUrl: string;
  header: Header;
  now: Date;
  resetSecondFactors: boolean;
  signAudit: SignAudit;
}): Promise<void> {
  const { header, now } = options;
  const client = new pg.Client({
    connectionString: options.ownerUrl,
    application_name: 'sede-restauracao',
    options: SESSION_OPTIONS,
  });
  await client.connect();
  try {
    await client.query('begin');
    const context = { nome: 'Restauração', operacao: 'copias.restaurar', agora: now.toISOString() };
    await client.query(`select set_config('sede.ctx', $1, true), set_config('sede.motivo', $2, true)`, [
      options.signAudit(context),
      `Restaurado da cópia de ${header.criadaEm}`,
    ]);
    await client.query(
      `update trabalhos set estado = 'falhou', terminado_em = $1, erro = 'Interrompido: o sistema foi restaurado de uma cópia.'
       where estado in ('na_fila', 'executando')`,
      [now],
    );
    await client.query(
      `update copias set estado = case when id = $2 then 'concluida' else 'falhou' end, terminada_em = $1,
         erro = case when id = $2 then null else 'Interrompida.' end
       where estado in ('na_fila', 'executando')`,
      [now, header.id],
    );
    if (options.resetSecondFactors) {
      await client.query('delete from auth.dois_fatores');
      await client.query('update usuarios set dois_fatores_ativo = false where dois_fatores_ativo');
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}
