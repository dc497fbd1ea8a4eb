/**
 * `npm run audit:apagar -- --motivo "…"`: blanks what the audit kept of members who were made anonymous ('Pendente no histórico').
 *
 * For the owner's role of the database, by hand: the program itself cannot. The digests stay, so `audit:verify` still holds, and each
 * blanked entry says when and why. Exit code 0 = done, also when nothing waited; 1 = not. Source: decisions-members (LGPD).
 */
import { parseArgs } from 'node:util';
import { blankAnonimizados } from '../modules/filiados/pedidos-titular/index.ts';
import { createSystemWrite } from '../platform/api/index.ts';
import { auditKeysOf, signAuditWith } from '../platform/audit/index.ts';
import { systemClock } from '../platform/clock/clock.ts';
import { loadConfig } from '../platform/config/config.ts';
import { loadSecrets } from '../platform/config/secrets.ts';
import { createDb, createPool } from '../platform/db/index.ts';
import { createEventBus } from '../platform/events/bus.ts';
import { createLogger } from '../platform/logging/logger.ts';
import { explained } from './command-errors.ts';
import { withDatabase } from './with-database.ts';

const MIN_REASON = 10;

async function main(): Promise<number> {
  const { values } = parseArgs({ options: { motivo: { type: 'string' } } });
  const motivo = values.motivo?.trim() ?? '';
  if (motivo.length < MIN_REASON) {
    console.error('Uso: npm run audit:apagar -- --motivo "Pedido do titular, LGPD art. 18"');
    return 1;
  }
  try {
    const config = loadConfig();
    const signAudit = signAuditWith(auditKeysOf(config, loadSecrets(config)));
    const done = await withDatabase(config, async ({ appUrl, ownerUrl }) => {
      const [pool, ownerPool] = [appUrl, ownerUrl].map((url) =>
        createPool({ url, max: 1, applicationName: 'sede-comando' }),
      );
      if (!pool || !ownerPool) throw new Error('two addresses give two pools');
      const events = createEventBus({ origin: 'comando', relay: null, log: createLogger({ level: 'error' }) });
      try {
        const systemWrite = createSystemWrite({ db: createDb(pool), clock: systemClock, events, signAudit });
        return await blankAnonimizados({ owner: createDb(ownerPool), systemWrite }, motivo);
      } finally {
        await Promise.all([events.close(), pool.end(), ownerPool.end()]);
      }
    });
    console.log(
      done.pedidos === 0
        ? 'Não há anonimização pendente no histórico.'
        : `${done.entradas} entradas da auditoria apagadas, de ${done.pedidos} titulares. Confira: npm run audit:verify`,
    );
    return 0;
  } catch (error) {
    return explained(error);
  }
}

process.exitCode = await main();
