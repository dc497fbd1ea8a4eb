/**
 * What must not go to production, as far as configuration and machine alone show it; the database's part is in
 * platform/db/database-checks.ts.
 *
 * Out: findings, each with what is wrong and how to mend it (pt-BR). `fatal` ones keep a production server from starting.
 * Source: issue 2a (`doctor` refuses unsafe production settings and says which); decisions §2.
 */

import { existsSync, statfsSync } from 'node:fs';
import path from 'node:path';
import type { Config } from './config.ts';

export type Finding = { fatal: boolean; problem: string; mend: string };

const TMPFS = 0x01021994;
const RAMFS = 0x858458f6;
const MIN_FREE = 1024 ** 3;

export type DiskFacts = { inMemory: boolean; freeBytes: number };

export function checkConfig(config: Config, disk: DiskFacts = diskOf(config.dataDir)): Finding[] {
  const findings: Finding[] = [];
  const refuse = (problem: string, mend: string) => findings.push({ fatal: true, problem, mend });
  const warn = (problem: string, mend: string) => findings.push({ fatal: false, problem, mend });

  if (config.publicUrl === undefined) {
    refuse(
      'PUBLIC_URL não foi informada.',
      'Informe o endereço que as pessoas usam: PUBLIC_URL=https://sede.exemplo.org.br',
    );
  } else if (!config.publicUrl.startsWith('https://')) {
    refuse(
      'PUBLIC_URL não usa TLS: senhas e sessões passariam abertas pela rede.',
      'Use https:// (um proxy com certificado à frente).',
    );
  }
  if (config.smtpUrl === undefined) {
    refuse(
      'SMTP_URL não foi informada: convites e recuperação de senha não saem.',
      'Informe SMTP_URL=smtps://usuario:senha@servidor:465',
    );
  } else if (config.smtpUrl.startsWith('smtp://') && /:\/\/[^@/]+@/.test(config.smtpUrl)) {
    warn('SMTP_URL leva senha sem exigir TLS.', 'Prefira smtps:// (porta 465).');
  }
  if (config.trustProxy === true || (Array.isArray(config.trustProxy) && config.trustProxy.some(isTooWide))) {
    refuse(
      'TRUST_PROXY acredita em qualquer um: um estranho escolheria o próprio endereço e escaparia dos limites.',
      'Informe só os seus proxies: TRUST_PROXY=loopback ou TRUST_PROXY=1',
    );
  } else if (config.trustProxy === false) {
    refuse(
      'TRUST_PROXY não foi informado: atrás do proxy de TLS todos teriam o mesmo endereço, e o limite de um bloquearia todos.',
      'Informe os seus proxies: TRUST_PROXY=loopback ou TRUST_PROXY=1',
    );
  }
  if (config.admin !== undefined) {
    warn('ADMIN_PASSWORD continua no ambiente.', 'Depois do primeiro acesso, retire ADMIN_EMAIL e ADMIN_PASSWORD.');
  }
  if (config.sedeSecret !== undefined && isWeak(config.sedeSecret)) {
    refuse('SEDE_SECRET é fraco.', 'Gere outro: openssl rand -base64 48');
  }
  if (config.database !== undefined && config.sedeSecret === undefined) {
    refuse(
      'SEDE_SECRET não foi informado, e o banco é externo: outro processo teria outro segredo, e as sessões cairiam.',
      'Gere um e dê o mesmo a todos os processos: openssl rand -base64 48',
    );
  }
  if (disk.inMemory) {
    const holdsAll = config.database === undefined || config.s3 === undefined;
    if (holdsAll)
      refuse(
        `DATA_DIR (${config.dataDir}) está na memória: tudo se perde ao reiniciar.`,
        'Informe uma pasta em disco.',
      );
  }
  if (config.backup.s3 === undefined && config.backup.folder.startsWith(config.dataDir + path.sep)) {
    warn(
      'As cópias de segurança ficam na mesma pasta dos dados: quem perde um perde o outro.',
      'Informe BACKUP_DIR em outro disco, ou BACKUP_S3_*.',
    );
  }
  if (config.backup.key === undefined) {
    warn(
      'As cópias de segurança não são cifradas, e não levam o segredo da instalação.',
      'Informe BACKUP_KEY (openssl rand -base64 24) e guarde-a também fora deste servidor.',
    );
  }
  if (disk.freeBytes < MIN_FREE) {
    warn(`Há menos de 1 GB livre em ${config.dataDir}.`, 'Libere espaço ou mude DATA_DIR.');
  }
  return findings;
}

function diskOf(dataDir: string): DiskFacts {
  let dir = dataDir;
  while (!existsSync(dir)) dir = path.dirname(dir);
  const { type, bavail, bsize } = statfsSync(dir);
  return { inMemory: type === TMPFS || type === RAMFS, freeBytes: bavail * bsize };
}

/** More than a private network: /7 and shorter for IPv4, /15 and shorter for IPv6. */
function isTooWide(item: string): boolean {
  const [address = '', bits] = item.split('/');
  return bits !== undefined && Number(bits) < (address.includes(':') ? 16 : 8);
}

function isWeak(secret: string): boolean {
  return (
    new Set(secret).size < 12 ||
    /^(.{1,8})\1+$/.test(secret) ||
    /(secret|segredo|senha|password|changeme|exemplo)/i.test(secret)
  );
}
