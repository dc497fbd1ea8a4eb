/**
 * The groups of variables that make sense only together: database, public address, mail, bucket, backups, first manager,
 * proxies, free space.
 *
 * Each reads its group, reports problems in pt-BR to the reader and answers undefined when the group is unset.
 */

import { isIP } from 'node:net';
import path from 'node:path';
import type { BackupConfig, S3Config, TrustProxy } from './part-types.ts';
import type { EnvReader } from './read-env.ts';

const DATABASE_EXAMPLE = 'postgresql://sede_app:senha@servidor:5432/sede';

/** DATABASE_URL and DATABASE_OWNER_URL; undefined: the embedded database. */
export function readDatabase(env: EnvReader): { appUrl: string; ownerUrl: string } | undefined {
  const app = env.url('DATABASE_URL', ['postgres:', 'postgresql:'], DATABASE_EXAMPLE);
  const owner = env.url('DATABASE_OWNER_URL', ['postgres:', 'postgresql:'], DATABASE_EXAMPLE);
  for (const [name, url] of [
    ['DATABASE_URL', app],
    ['DATABASE_OWNER_URL', owner],
  ] as const) {
    if (url && url.pathname.length < 2) env.problem(`${name}: falta o nome do banco. Exemplo: ${DATABASE_EXAMPLE}`);
  }
  if (owner && env.text('DATABASE_URL') === undefined) {
    env.problem('DATABASE_OWNER_URL: só vale junto com DATABASE_URL.');
  }
  if (app && owner && `${app.host}${app.pathname}` !== `${owner.host}${owner.pathname}`) {
    env.problem('DATABASE_OWNER_URL: precisa apontar para o mesmo servidor e o mesmo banco de DATABASE_URL.');
  }
  return app && { appUrl: app.href, ownerUrl: (owner ?? app).href };
}

/** PUBLIC_URL, whose host must be one of the hosts that this process answers for. */
export function readPublicUrl(env: EnvReader, hosts: readonly string[] | undefined): URL | undefined {
  const url = env.url('PUBLIC_URL', ['http:', 'https:'], 'https://sede.exemplo.org.br');
  if (url === undefined) return undefined;
  if (url.pathname !== '/' || url.search !== '' || url.hash !== '' || url.username !== '') {
    env.problem('PUBLIC_URL: só o protocolo e o servidor, sem caminho. Exemplo: https://sede.exemplo.org.br');
  }
  if (hosts !== undefined && !hosts.includes(url.hostname)) {
    env.problem(`PUBLIC_URL: '${url.hostname}' não está entre os servidores deste ambiente em DEPLOYMENTS.`);
  }
  return url;
}

const CEP_SERVICES = 'https://viacep.com.br/ws/{cep}/json/ https://brasilapi.com.br/api/cep/v1/{cep}';

/** CEP_URLS: addresses with spaces between; 'nenhum' asks none. */
export function readCepUrls(env: EnvReader): readonly string[] {
  const given = env.text('CEP_URLS') ?? CEP_SERVICES;
  const urls = given === 'nenhum' ? [] : given.split(/\s+/);
  for (const url of urls) {
    if (!/^https?:\/\//.test(url) || !url.includes('{cep}')) {
      env.problem(`CEP_URLS: '${url}' precisa ser um endereço com {cep}. Exemplo: ${CEP_SERVICES}`);
    }
  }
  return urls;
}

/** SMTP_URL; undefined: mails are kept as files. */
export function readSmtp(env: EnvReader): string | undefined {
  return env.url('SMTP_URL', ['smtp:', 'smtps:'], 'smtps://usuario:senha@smtp.exemplo.org.br:465')?.href;
}

/** `prefix`: '' for the files' bucket, 'BACKUP_' for the one of the backups. */
export function readS3(env: EnvReader, prefix: '' | 'BACKUP_' = ''): S3Config | undefined {
  const name = (variable: string) => `${prefix}S3_${variable}`;
  const endpoint = env.url(name('ENDPOINT'), ['http:', 'https:'], 'https://s3.exemplo.org.br');
  const bucket = env.text(name('BUCKET'));
  const accessKeyId = env.text(name('ACCESS_KEY_ID'));
  const secretAccessKey = env.text(name('SECRET_ACCESS_KEY'));
  const region = env.text(name('REGION'));
  const forcePathStyle = env.boolean(name('FORCE_PATH_STYLE'));
  const required = { BUCKET: bucket, ACCESS_KEY_ID: accessKeyId, SECRET_ACCESS_KEY: secretAccessKey };
  const given = [endpoint, region, forcePathStyle, ...Object.values(required)].some((value) => value !== undefined);
  if (!given) return undefined;
  for (const [variable, value] of Object.entries(required)) {
    if (value === undefined) {
      env.problem(`${name(variable)}: falta, e as outras variáveis ${name('*')} foram informadas.`);
    }
  }
  if (bucket === undefined || accessKeyId === undefined || secretAccessKey === undefined) return undefined;
  return {
    endpoint: endpoint?.href,
    bucket,
    region: region ?? 'us-east-1',
    accessKeyId,
    secretAccessKey,
    // Only Amazon itself resolves bucket names as hosts by default.
    forcePathStyle: forcePathStyle ?? endpoint !== undefined,
  };
}

/** A key shorter than this could be tried out by whoever finds an archive. */
const MIN_KEY = 16;

/** BACKUP_DIR, BACKUP_S3_* and BACKUP_KEY. */
export function readBackup(env: EnvReader, dataDir: string): BackupConfig {
  const key = env.text('BACKUP_KEY');
  if (key !== undefined && key.length < MIN_KEY) env.problem(`BACKUP_KEY: use pelo menos ${MIN_KEY} caracteres.`);
  const folder = path.resolve(env.text('BACKUP_DIR') ?? path.join(dataDir, 'copias'));
  const s3 = readS3(env, 'BACKUP_');
  if (s3 !== undefined && env.text('BACKUP_DIR') !== undefined) {
    env.problem('BACKUP_DIR e BACKUP_S3_*: informe só um lugar para as cópias.');
  }
  return { folder, s3, key };
}

/** ADMIN_EMAIL and ADMIN_PASSWORD, both or none. */
export function readAdmin(env: EnvReader): { email: string; password: string } | undefined {
  const email = env.text('ADMIN_EMAIL')?.toLowerCase();
  const password = env.text('ADMIN_PASSWORD');
  if (email === undefined && password === undefined) return undefined;
  if (email === undefined || password === undefined) {
    return env.problem('ADMIN_EMAIL e ADMIN_PASSWORD: informe os dois ou nenhum.');
  }
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) env.problem('ADMIN_EMAIL: Email inválido.');
  if (password.length < 8) env.problem('ADMIN_PASSWORD: use pelo menos 8 caracteres.');
  return { email, password };
}

/** TRUST_PROXY: nobody, everybody, hops, or addresses and networks. */
export function readTrustProxy(env: EnvReader): TrustProxy {
  const text = env.text('TRUST_PROXY');
  if (text === undefined || text === 'false' || text === '0') return false;
  if (text === 'true' || text === '*') return true;
  if (/^[1-9]$/.test(text)) return Number(text);
  const list = text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);
  for (const item of list) {
    if (!isAddress(item)) {
      env.problem(
        `TRUST_PROXY: '${item}' não é um endereço. Use o número de proxies (1) ou endereços (loopback, 10.0.0.0/8).`,
      );
    }
  }
  return list;
}

const MB = 1024 * 1024;

/** In bytes. Files must give way first: the other order would refuse what is small and take what is large. */
export function readDiskReserve(env: EnvReader): { uploads: number; writes: number } {
  const uploads = env.integer('DISK_RESERVE_UPLOADS_MB', 0, 1_000_000) ?? 512;
  const writes = env.integer('DISK_RESERVE_WRITES_MB', 0, 1_000_000) ?? 256;
  if (writes > uploads) {
    env.problem('DISK_RESERVE_WRITES_MB: não pode ser maior que DISK_RESERVE_UPLOADS_MB.');
  }
  return { uploads: uploads * MB, writes: writes * MB };
}

/** SEDE_SECRET; undefined: the one kept in DATA_DIR. */
export function readSecret(env: EnvReader): string | undefined {
  const secret = env.text('SEDE_SECRET');
  if (secret !== undefined && secret.length < 32) env.problem('SEDE_SECRET: use pelo menos 32 caracteres.');
  return secret;
}

/** SEDE_SECRET_ANTERIOR. */
export function readPreviousSecrets(env: EnvReader): readonly string[] {
  const secrets = (env.text('SEDE_SECRET_ANTERIOR') ?? '').split(/\s+/).filter(Boolean);
  if (secrets.some((secret) => secret.length < 32))
    env.problem('SEDE_SECRET_ANTERIOR: cada segredo tem pelo menos 32 caracteres.');
  return secrets;
}

function isAddress(item: string): boolean {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(item)) return true;
  const [address = '', bits, ...rest] = item.split('/');
  const version = isIP(address);
  if (version === 0 || rest.length > 0) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128));
}
