/**
 * `npm run audit:anchor -- --motivo "…"`: begins the audit's anchor anew at the database's last seal, with the reason.
 *
 * For when the anchor and the database rightly differ: a backup was put back by other means than `npm run restore`, or the
 * root secret was lost. What the anchor said beyond that seal counts no more; that it was begun anew, when and why stays in
 * it and in every later report. Exit code 0 = written; 1 = not. Source: decision 056.
 */
import { parseArgs } from 'node:util';
import { auditKeysOf, createAnchorPlace, restartAnchor } from '../platform/audit/index.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { loadConfig } from '../platform/config/config.ts';
import { loadSecrets } from '../platform/config/secrets.ts';
import { createDb, createPool } from '../platform/db/index.ts';
import { explained } from './command-errors.ts';
import { withDatabase } from './with-database.ts';

const MIN_REASON = 10;

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { motivo: { type: 'string' } } });
  const motivo = values.motivo?.trim() ?? '';
  if (motivo.length < MIN_REASON) {
    console.error('Uso: npm run audit:anchor -- --motivo "Banco restaurado do dia 21/11 pelo provedor"');
    return 1;
  }
  try {
    const config = loadConfig();
    const place = await createAnchorPlace(config);
    const keys = auditKeysOf(config, loadSecrets(config));
    const numero = await withDatabase(config, async ({ appUrl }) => {
      const pool = createPool({ url: appUrl, max: 1, applicationName: 'sede-comando' });
      try {
        return await restartAnchor({ db: createDb(pool), keys, place, clock: systemClock }, motivo);
      } finally {
        await pool.end();
      }
    });
    if (numero === 0) console.error('Este banco ainda não tem selos: não há o que ancorar.');
    else console.log(`Âncora recomeçada no selo ${numero}, em ${place.description}. Confira: npm run audit:verify`);
    return numero === 0 ? 1 : 0;
  } catch (error) {
    return explained(error);
  }
}

process.exitCode = await main();
