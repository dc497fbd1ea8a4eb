/**
 * Puts the accounts together for the composition root and the command line: sign-in, own account, users, first access.
 *
 * Links in mails lead to PUBLIC_URL; without it, to localhost at this server's port.
 */

import { setTimeout as delay } from 'node:timers/promises';
import { SedeError } from '@sede/domain/kernel';
import { senhaObvia } from '@sede/domain/modules/acesso/conta';
import type { Sessao } from '@sede/domain/modules/acesso/sessao';
import { financeiroSettings } from '@sede/domain/modules/financeiro/despesas';
import { CORES_PADRAO, configuracoesSettings, marcaDaInstalacao } from '@sede/domain/modules/sistema/configuracoes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { findLogo, readConfiguracoes } from '#modules/sistema/configuracoes/index.ts';
import { createSystemWrite, type Services, type SystemWrite } from '#platform/api/index.ts';
import {
  createAuthService,
  createHolds,
  createPrincipalReader,
  endLinks,
  isWeakPassword,
  type Principal,
  type ReadPrincipal,
  readSessionToken,
  sweepAuth,
} from '#platform/auth/index.ts';
import { type Clock, systemClock } from '#platform/clock/clock.ts';
import type { Config } from '#platform/config/config.ts';
import { ConfigError } from '#platform/config/read-env.ts';
import { createDb, createPool, type Db, type Tx } from '#platform/db/index.ts';
import type { Logger } from '#platform/logging/logger.ts';
import { enqueueMail, type MailParts, renderMail } from '#platform/mail/index.ts';
import {
  type ContaDeps,
  createMountAuth,
  type IsSenhaFraca,
  markEmailProven,
  passwordLink,
  recoveryMail,
  type SendMail,
} from '../conta/index.ts';
import type { UsuariosDeps } from '../usuarios/index.ts';
import { codeBox, createUnattended, issueCode } from './primeiro-acesso.ts';
import type { SessaoProgram } from './sessao.routes.ts';

export interface AccountsSettings {
  sindicato: Sessao['sindicato'];
  periodoFinanceiro: Sessao['periodoFinanceiro'];
  revelarEmailDesconhecido: boolean;
  papeisComDuasEtapas: readonly string[];
}

const { periodoFinanceiro } = financeiroSettings;
/** One statement reads both. */
const SETTINGS = { ...configuracoesSettings, periodoFinanceiro };

type ReadSettings = (db: Db | Tx) => Promise<AccountsSettings>;

const fromConfiguracoes: ReadSettings = async (db) => {
  const [all, logo] = await Promise.all([readConfiguracoes(db, SETTINGS), findLogo(db)]);
  return {
    revelarEmailDesconhecido: all.revelarEmailDesconhecido,
    papeisComDuasEtapas: all.papeisComDuasEtapas,
    periodoFinanceiro: all.periodoFinanceiro,
    sindicato: {
      nome: all.nomeSindicato,
      sigla: all.siglaSindicato,
      telefone: all.telefoneSindicato,
      email: all.emailSindicato,
      serviceDesk: all.linkServiceDesk,
      marca: marcaDaInstalacao(all.nomeSindicato, all.siglaSindicato),
      cores: String(all.coresSindicato) === String(CORES_PADRAO) ? [] : [...all.coresSindicato],
      logo: logo && { endereco: logo.endereco, largura: logo.largura, altura: logo.altura },
    },
  };
};

export interface AccountsDeps {
  config: Pick<Config, 'port' | 'publicUrl' | 'smtpUrl' | 'isProduction' | 'deployment' | 'admin'>;
  secrets: { derive(purpose: string): string };
  pool: Pool;
  db: Db;
  clock: Clock;
  log: Pick<Logger, 'error' | 'info' | 'warn'>;
  services: Services;
  /** Default: the installation's settings. */
  readSettings?: ReadSettings;
  /** Accounts that the sign-in page offers, in the demonstration only. */
  demonstracao?: Sessao['demonstracao'] | undefined;
  /** Holds a try to sign in back; default: really. */
  wait?: (ms: number) => Promise<void>;
  /** Where the first access' code is shown. */
  print?: (text: string) => void;
}

export interface Accounts {
  mountAuth(app: FastifyInstance): Promise<void>;
  authenticate(request: Pick<FastifyRequest, 'headers'>): Promise<Principal | null>;
  /** The same without being a use of the session: an open page alone keeps nobody signed in. */
  stillSignedIn(request: Pick<FastifyRequest, 'headers'>): Promise<Principal | null>;
  /** Names the session of a request without asking the database; null where no signed cookie came. */
  sessionOf(request: Pick<FastifyRequest, 'headers'>): string | null;
  readPrincipal: ReadPrincipal;
  /** What the operations of the three modules need. */
  conta: ContaDeps;
  sessao: SessaoProgram;
  usuarios: UsuariosDeps;
  systemWrite: SystemWrite;
  /** On an empty database: makes ADMIN_EMAIL's user, or prints the code of the first access. `processo`: of several. */
  start(processo?: string | null): Promise<void>;
  sweep(): Promise<void>;
  /** Closes what the accounts opened themselves; the pool given to them stays open. */
  close(): Promise<void>;
}

export const publicUrlOf = (config: Pick<Config, 'publicUrl' | 'port'>): string =>
  config.publicUrl ?? `http://localhost:${config.port}`;

export type UnionLayout = (parts: Omit<MailParts, 'sindicato' | 'cor'>) => { texto: string; html: string };

const createReadLayout =
  (readSettings: ReadSettings) =>
  async (tx: Db | Tx): Promise<UnionLayout> => {
    const { sindicato } = await readSettings(tx);
    const cor = sindicato.cores[1];
    return (parts) => renderMail({ ...parts, sindicato: sindicato.nome, ...(cor ? { cor } : {}) });
  };
/** The union's layout and colours, read once for several mails. */
export const readUnionLayout = createReadLayout(fromConfiguracoes);

/** One mail in the union's layout, for mails that are made when they leave. */
export const renderUnionMail = async (tx: Db | Tx, parts: Parameters<UnionLayout>[0]) =>
  (await readUnionLayout(tx))(parts);

function createSendMail(readSettings: ReadSettings): SendMail {
  const readLayout = createReadLayout(readSettings);
  return async (tx, { para, assunto, motivo, titulo, paragrafos, botao }, now) => {
    const layout = await readLayout(tx);
    const body = layout({ titulo, paragrafos, ...(botao ? { botao } : {}) });
    return enqueueMail(tx, { para, assunto, motivo, ...body }, now);
  };
}

/** For mails that no account's use case sends: the union's layout and colours. */
export const sendMail: SendMail = createSendMail(fromConfiguracoes);

const createIsSenhaFraca =
  (readSettings: ReadSettings): IsSenhaFraca =>
  async (db, senha, pessoa) => {
    if (await isWeakPassword(senha)) return true;
    const { nome, sigla, marca, email } = (await readSettings(db)).sindicato;
    return senhaObvia(senha, [nome, sigla, marca, email, ...(pessoa ? [pessoa.nome, pessoa.email] : [])]);
  };

/**
 * When the rules refuse ADMIN_EMAIL or ADMIN_PASSWORD, the operator gets a configuration error as for any other
 * variable.
 */
async function inWords<T>(work: () => T): Promise<Awaited<T>> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof SedeError)) throw error;
    throw new ConfigError([`ADMIN_EMAIL, ADMIN_PASSWORD: ${error.message.replace(/\.$/, '')}.`]);
  }
}

export function createAccounts(deps: AccountsDeps): Accounts {
  const { config, pool, db, clock, log } = deps;
  const publicUrl = publicUrlOf(config);
  const secret = deps.secrets.derive('sessao');
  const readSettings = deps.readSettings ?? fromConfiguracoes;
  const sendOwnMail = createSendMail(readSettings);
  const auth = createAuthService({
    db,
    secret,
    publicUrl,
    appName: 'Sede',
    logError: (message) => log.error({ origem: 'better-auth' }, message),
    async sendRecovery(tx, { nome, email }, token) {
      await sendOwnMail(tx, recoveryMail({ nome, email }, passwordLink(publicUrl, token)), clock.now().toISOString());
    },
    async onPasswordReset(tx, usuarioId) {
      await markEmailProven(tx, usuarioId);
      await endLinks(tx, usuarioId);
    },
  });
  const readPrincipal = createPrincipalReader({
    pool,
    clock,
    secret,
    secure: auth.secure,
    onError: (err) => log.warn({ err }, 'mark of use not written'),
  });
  const attemptsPool = createPool({
    url: pool.options.connectionString ?? '',
    max: 2,
    applicationName: 'sede-tentativas',
  });
  const attemptsDb = createDb(attemptsPool);
  const isSenhaFraca = createIsSenhaFraca(readSettings);
  const { settings } = deps.services.directory;
  const emailConfigurado = config.smtpUrl !== undefined;
  const usuarios: UsuariosDeps = { auth, clock, sendMail: sendOwnMail, isSenhaFraca, emailConfigurado, settings };
  const conta: ContaDeps = {
    db,
    attemptsDb,
    clock,
    auth,
    readPrincipal,
    services: deps.services,
    isSenhaFraca,
    emailConfigurado,
    hold: createHolds(deps.wait ?? ((ms) => delay(ms))),
    wallClock: () => systemClock.now().getTime(),
    revelarEmailDesconhecido: async (from: Db) => (await readSettings(from)).revelarEmailDesconhecido,
    papeisComDuasEtapas: async (from: Db) => (await readSettings(from)).papeisComDuasEtapas,
  };

  const systemWrite = createSystemWrite({
    db,
    clock,
    events: deps.services.events,
    signAudit: deps.services.signAudit,
  });

  return {
    mountAuth: createMountAuth(conta),
    authenticate: (request) => readPrincipal(request.headers.cookie),
    stillSignedIn: (request) => readPrincipal(request.headers.cookie, { use: false }),
    sessionOf: (request) => readSessionToken(request.headers.cookie, auth.cookieName, secret),
    readPrincipal,
    conta,
    sessao: {
      ...usuarios,
      attemptsDb,
      emailConfigurado,
      // The ribbon is shown in the deployment named development, not on a laptop that names none.
      ambiente: deps.demonstracao
        ? 'demonstracao'
        : config.deployment === 'development'
          ? 'desenvolvimento'
          : 'producao',
      demonstracao: deps.demonstracao ?? null,
      instalacao: readSettings,
    },
    usuarios,
    systemWrite,
    async start(processo = null) {
      const { admin } = config;
      const unattended = () =>
        admin && systemWrite('sessao.primeiroAcesso', (ctx) => createUnattended(usuarios, ctx, admin));
      if (await inWords(unattended)) {
        log.info('first gestor_sistema made from ADMIN_EMAIL');
        return;
      }
      const issued = await issueCode(db, clock.now().toISOString(), processo);
      const print = deps.print ?? ((text: string) => process.stdout.write(text));
      if (issued && 'code' in issued) print(codeBox(issued.code, publicUrl));
      else if (issued) print(`PRIMEIRO ACESSO: o código foi mostrado pelo ${issued.shownBy}.\n`);
    },
    sweep: () => sweepAuth(db, clock.now()),
    close: () => attemptsPool.end(),
  };
}
