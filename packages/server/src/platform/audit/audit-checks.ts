/**
 * What the doctor says of the audit without reading the trail: whether the anchor fits the database, and whether the root
 * secret is the one that made the last seal. Nothing where the database is from before the key.
 */
import type { Config } from '../config/config.ts';
import type { Finding } from '../config/production-checks.ts';
import { existingSecrets } from '../config/secrets.ts';
import { createDb, createPool } from '../db/index.ts';
import { createAnchorPlace } from './anchors.ts';
import { auditKeysOf } from './audit-keys.ts';
import { readAnchorState, readHead } from './sealer.ts';

const isOlder = (error: unknown) =>
  error instanceof Error && 'code' in error && (error.code === '42P01' || error.code === '42703');

export async function checkAudit(
  config: Pick<Config, 'dataDir' | 's3' | 'sedeSecret' | 'previousSecrets'>,
  appUrl: string,
): Promise<Finding[]> {
  const pool = createPool({ url: appUrl, max: 1, applicationName: 'sede-comando' });
  const db = createDb(pool);
  const findings: Finding[] = [];
  const warn = (problem: string, mend: string) => findings.push({ fatal: false, problem, mend });
  try {
    const head = await readHead(db);
    if (!head) return [];
    const secrets = existingSecrets(config);
    if (head.chave !== null && (!secrets || auditKeysOf(config, secrets).find(head.chave) === undefined)) {
      warn(
        'O último selo da auditoria foi feito com outro segredo.',
        'Ponha o segredo de volta (SEDE_SECRET, ou segredo em DATA_DIR), ou informe o de antes em SEDE_SECRET_ANTERIOR.',
      );
    }
    const place = await createAnchorPlace(config);
    const { ultima, diverge } = await readAnchorState(db, place);
    if (diverge) {
      warn(
        `A âncora da auditoria em ${place.description} (selo ${ultima?.numero}) não é deste banco, que vai até o selo ${head.numero}.`,
        'Rode npm run audit:verify. Se o banco foi restaurado, registre-o: npm run audit:anchor -- --motivo "…"',
      );
    }
    return findings;
  } catch (error) {
    if (isOlder(error)) return [];
    throw error;
  } finally {
    await pool.end();
  }
}
