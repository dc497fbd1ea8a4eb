import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { loadConfig } from './config.ts';
import { chooseDataDir } from './data-dir.ts';
import { checkConfig } from './production-checks.ts';
import { ConfigError } from './read-env.ts';
import { loadSecrets } from './secrets.ts';

const base = { DATA_DIR: '/tmp/sede-config' };
const problemsOf = (env: Record<string, string>): string[] => {
  try {
    loadConfig({ ...base, ...env });
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.problems;
    throw error;
  }
};

describe('the configuration', () => {
  it('needs nothing: loopback, port 3000, embedded database, no proxy believed, not production', () => {
    expect(loadConfig(base)).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      database: undefined,
      hosts: undefined,
      trustProxy: false,
      diskReserve: { uploads: 512 * 1024 * 1024, writes: 256 * 1024 * 1024 },
      isProduction: false,
      logLevel: 'info',
    });
  });

  it.each([
    ['PORT', { PORT: '80a' }],
    ['PORT', { PORT: '65536' }],
    ['DISK_RESERVE_WRITES_MB', { DISK_RESERVE_WRITES_MB: '-1' }],
    ['DISK_RESERVE_WRITES_MB', { DISK_RESERVE_WRITES_MB: '600' }],
    ['DISK_RESERVE_UPLOADS_MB', { DISK_RESERVE_UPLOADS_MB: '1,5' }],
    ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
    ['DATABASE_URL', { DATABASE_URL: 'mysql://a/b' }],
    ['DATABASE_URL', { DATABASE_URL: 'postgres://u:p@h:5432' }],
    ['DATABASE_OWNER_URL', { DATABASE_OWNER_URL: 'postgres://u:p@h/b' }],
    ['DATABASE_OWNER_URL', { DATABASE_URL: 'postgres://u:p@h/b', DATABASE_OWNER_URL: 'postgres://u:p@h/outro' }],
    ['DEPLOYMENT', { DEPLOYMENTS: 'development=a' }],
    ['DEPLOYMENT', { DEPLOYMENT: 'staging' }],
    ['DEPLOYMENT', { DEPLOYMENTS: 'development=a', DEPLOYMENT: 'production' }],
    ['DEPLOYMENTS', { DEPLOYMENTS: 'development=https://a', DEPLOYMENT: 'development' }],
    ['DEPLOYMENTS', { DEPLOYMENTS: 'development=a;production=a', DEPLOYMENT: 'development' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'sede.org.br' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://sede.org.br/app' }],
    ['PUBLIC_URL', { PUBLIC_URL: 'https://c', DEPLOYMENTS: 'development=a', DEPLOYMENT: 'development' }],
    ['SMTP_URL', { SMTP_URL: 'smtp.org.br:25' }],
    ['S3_SECRET_ACCESS_KEY', { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k' }],
    [
      'S3_FORCE_PATH_STYLE',
      { S3_BUCKET: 'b', S3_ACCESS_KEY_ID: 'k', S3_SECRET_ACCESS_KEY: 's', S3_FORCE_PATH_STYLE: 'x' },
    ],
    ['ADMIN_EMAIL', { ADMIN_EMAIL: 'ana@x.org' }],
    ['ADMIN_PASSWORD', { ADMIN_EMAIL: 'ana@x.org', ADMIN_PASSWORD: 'curta' }],
    ['TRUST_PROXY', { TRUST_PROXY: '10.0.0.0/99' }],
    ['SEDE_SECRET', { SEDE_SECRET: 'curto' }],
  ])('names %s when it is wrong: %o', (name, env) => {
    const problems = problemsOf(env);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(name);
  });

  it('tells all problems at once and never repeats a password', () => {
    const problems = problemsOf({ PORT: 'x', DATABASE_URL: 'mysql://u:segredo@h/b', LOG_LEVEL: 'y' });
    expect(problems).toHaveLength(3);
    expect(problems.join()).not.toContain('segredo');
  });

  it('is production by the deployment or by a public address that is not this machine', () => {
    const production = (env: Record<string, string>) => loadConfig({ ...base, ...env }).isProduction;
    expect(production({ DEPLOYMENTS: 'development=a;production=b,c', DEPLOYMENT: 'production' })).toBe(true);
    expect(production({ DEPLOYMENTS: 'development=a;production=b,c', DEPLOYMENT: 'development' })).toBe(false);
    expect(production({ PUBLIC_URL: 'https://sede.org.br' })).toBe(true);
    expect(production({ PUBLIC_URL: 'http://localhost:3000' })).toBe(false);
    expect(production({ PUBLIC_URL: 'http://127.0.0.1:3000' })).toBe(false);
  });

  it('gives this process the hosts of its deployment', () => {
    const config = loadConfig({
      ...base,
      DEPLOYMENTS: 'development=Dev.X.org,localhost;production=x.org',
      DEPLOYMENT: 'development',
    });
    expect(config.hosts).toEqual(['dev.x.org', 'localhost']);
  });
});

describe('what production refuses', () => {
  const safe = {
    ...base,
    PUBLIC_URL: 'https://sede.org.br',
    SMTP_URL: 'smtps://u:p@smtp.org.br',
    TRUST_PROXY: 'loopback',
  };
  const disk = { inMemory: false, freeBytes: 1e12 };
  const refusals = (env: Record<string, string>, facts = disk) =>
    checkConfig(loadConfig({ ...safe, ...env }), facts)
      .filter((finding) => finding.fatal)
      .map((finding) => finding.problem)
      .join('\n');

  it('accepts a safe installation', () => {
    expect(refusals({})).toBe('');
  });

  it.each([
    ['PUBLIC_URL', { PUBLIC_URL: 'http://sede.org.br' }],
    ['SMTP_URL', { SMTP_URL: '' }],
    ['TRUST_PROXY', { TRUST_PROXY: '' }],
    ['TRUST_PROXY', { TRUST_PROXY: 'true' }],
    ['TRUST_PROXY', { TRUST_PROXY: '0.0.0.0/0' }],
    ['TRUST_PROXY', { TRUST_PROXY: '::/0' }],
    ['SEDE_SECRET', { SEDE_SECRET: 'a'.repeat(40) }],
    ['SEDE_SECRET', { DATABASE_URL: 'postgres://u:p@h/b' }],
  ])('refuses an unsafe %s: %o', (name, env) => {
    expect(refusals(env)).toContain(name);
  });

  it('refuses a data folder that lives in memory', () => {
    expect(refusals({}, { ...disk, inMemory: true })).toContain('DATA_DIR');
  });
});

describe('the data folder and its secret', () => {
  let dir: string;
  beforeEach(() => {
    dir = mkdtempSync(path.join(os.tmpdir(), 'sede-pasta-'));
  });
  afterEach(() => rmSync(dir, { recursive: true, force: true }));

  it('stands in the clone, except for root in a folder that only root can enter', () => {
    chmodSync(dir, 0o755);
    expect(chooseDataDir(dir, true, '/fora')).toEqual({ dir: path.join(dir, 'data') });
    chmodSync(dir, 0o700);
    expect(chooseDataDir(dir, false, '/fora').dir).toBe(path.join(dir, 'data'));
    const outside = chooseDataDir(dir, true, '/fora');
    expect(outside.dir).toMatch(/^\/fora\/[0-9a-f]{12}$/);
    expect(outside.notice).toContain(outside.dir);
  });

  it('never starts empty beside data that became unreachable', () => {
    mkdirSync(path.join(dir, 'data', 'postgres'), { recursive: true });
    chmodSync(dir, 0o700);
    expect(chooseDataDir(dir, true, '/fora').problem).toContain('já existem dados');
  });

  it('keeps one secret, readable by nobody else, and derives a key per purpose from it', () => {
    const first = loadSecrets({ dataDir: dir, sedeSecret: undefined });
    const second = loadSecrets({ dataDir: dir, sedeSecret: undefined });
    expect(second.derive('sessao')).toBe(first.derive('sessao'));
    expect(first.derive('outro')).not.toBe(first.derive('sessao'));
    expect(statSync(path.join(dir, 'segredo')).mode & 0o777).toBe(0o600);
    const given = loadSecrets({ dataDir: dir, sedeSecret: 'x'.repeat(40) });
    expect(given.derive('sessao')).not.toBe(first.derive('sessao'));
  });
});
