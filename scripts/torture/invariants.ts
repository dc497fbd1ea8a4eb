/**
 * What must be true of the data whatever happened: asked of the database itself, not of the program.
 *
 * - what was acknowledged is there, at the version that was acknowledged or a later one;
 * - no half operation: groups of instalments complete, one trail entry per creation and per change of version;
 * - one effect per idempotency key, each with its answer;
 * - the chain of the audit holds.
 */
import { auditKeysOf, createAnchorPlace, verifyAudit } from '../../packages/server/src/platform/audit/index.ts';
import { loadConfig } from '../../packages/server/src/platform/config/config.ts';
import { loadSecrets } from '../../packages/server/src/platform/config/secrets.ts';
import { createDb, createPool } from '../../packages/server/src/platform/db/index.ts';
import { type Place, SECRET } from './place.ts';
import type { Findings } from './report.ts';
import type { Acknowledged } from './writers.ts';

const HALVES = `
  select 'groups of instalments incomplete' as what, count(*)::int as n from (
    select 1 from despesas where grupo_parcelas is not null
    group by grupo_parcelas having count(*) <> max(numero_parcelas) or count(distinct numero_parcela) <> count(*)) g
  union all
  select 'instalments outside a group', count(*)::int from despesas where numero_parcelas > 1 and grupo_parcelas is null
  union all
  select 'expenses without exactly one entry of their creation', count(*)::int from despesas d
    where (select count(*) from auditoria a where a.tabela = 'despesas' and a.registro_id = d.id and a.acao = 'criar') <> 1
  union all
  select 'entries of expenses that do not exist', count(*)::int from auditoria a
    where a.tabela = 'despesas' and a.acao = 'criar' and not exists (select 1 from despesas d where d.id = a.registro_id)
  union all
  select 'beneficiaries whose version is not their number of changes', count(*)::int from beneficiarios b
    where criado_por is not null and versao <>
      (select count(*) from auditoria a where a.tabela = 'beneficiarios' and a.registro_id = b.id)
  union all
  select 'keys without an answer', count(*)::int from idempotencia where resposta is null
  union all
  select 'expenses that no key answers for, or two do', count(*)::int from (
    select d.id from despesas d
    left join (select (jsonb_array_elements_text(resposta -> 'ids'))::uuid as id from idempotencia
      where operacao = 'despesas.create') k on k.id = d.id
    group by d.id having count(k.id) <> 1) x`;

export async function checkInvariants(place: Place, findings: Findings, acknowledged: Acknowledged): Promise<void> {
  const { despesas, mudancas } = acknowledged;
  const [lost] = await place.query<{ despesas: number; mudancas: number }>(
    `select (select count(*)::int from unnest($1::uuid[]) i where not exists (select 1 from despesas d where d.id = i)) as despesas,
       (select count(*)::int from unnest($2::uuid[], $3::int[]) m (id, versao)
         where not exists (select 1 from beneficiarios b where b.id = m.id and b.versao >= m.versao)) as mudancas`,
    [despesas, [...mudancas.keys()], [...mudancas.values()]],
  );
  const gone = (lost?.despesas ?? 0) + (lost?.mudancas ?? 0);
  const total = despesas.length + [...mudancas.values()].reduce((sum, versao) => sum + versao, 0);
  findings.expect('nothing acknowledged was lost', gone === 0, `${gone} of ${total} acknowledged writes lost`);
  const halves = (await place.query<{ what: string; n: number }>(HALVES)).filter(({ n }) => n > 0);
  findings.expect(
    'no half operation',
    halves.length === 0,
    halves.map(({ what, n }) => `${n} ${what}`).join('; ') || 'groups, trail, versions and keys all agree',
  );
}

/** Reads the whole trail: once, at the end. */
export async function checkAudit(appUrl: string, dataDir: string, findings: Findings): Promise<void> {
  const pool = createPool({ url: appUrl, max: 1, applicationName: 'sede-tortura' });
  try {
    const config = loadConfig({ DATA_DIR: dataDir, SEDE_SECRET: SECRET });
    const keys = auditKeysOf(config, loadSecrets(config));
    const place = await createAnchorPlace(config);
    const { entradas, selos, problemas } = await verifyAudit(createDb(pool), { keys, place });
    findings.expect(
      'the chain of the audit holds',
      problemas.length === 0,
      problemas.slice(0, 3).join(' ') || `${entradas} entries, ${selos} seals`,
    );
  } finally {
    await pool.end();
  }
}
