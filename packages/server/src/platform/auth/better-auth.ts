/**
 * The sign-in library, set up on our tables. Loaded at the first request that needs it.
 *
 * Users are `usuarios`; sessions, credentials, links and second factors stand in schema auth. Columns are named as our
 * query builder names them (camelCase). Its sign-up is closed, its rate limiter off (ours is in the database and counts
 * accounts too), its link tokens are stored as digests, passwords are digested by us (password-hash.ts). A disabled user is refused only here, after the right password.
 */

import { APIError } from '@better-auth/core/error';
import { newId } from '@sede/domain/kernel';
import { betterAuth } from 'better-auth';
import { twoFactor } from 'better-auth/plugins/two-factor';
import { sql } from 'kysely';
import type { Tx } from '../db/index.ts';
import { hashPassword, isOutdated, verifyPassword } from './password-hash.ts';
import { ADDRESS_HEADER, BASE_PATH, DISABLED_USER } from './paths.ts';
import { cookiePrefix } from './session-cookie.ts';
import { cookieSeconds, firstEnd } from './session-life.ts';
import type { TxBoundDb } from './tx-bound-db.ts';
import { MAX_PASSWORD, MIN_PASSWORD } from './weak-password.ts';

const RECOVERY_S = 3600;

export interface RecoveryRecipient {
  usuarioId: string;
  nome: string;
  email: string;
}

export interface BetterAuthSetup {
  bound: TxBoundDb;
  secret: string;
  /** Origin of the address people type. */
  publicUrl: string;
  appName: string;
  sendRecovery(tx: Tx, recipient: RecoveryRecipient, token: string): Promise<void>;
  onPasswordReset(tx: Tx, usuarioId: string): Promise<void>;
  logError(message: string): void;
}

const stamps = { createdAt: 'criadoEm', updatedAt: 'atualizadoEm' };

export function buildBetterAuth(setup: BetterAuthSetup) {
  const { bound, publicUrl, secret } = setup;
  const secure = publicUrl.startsWith('https:');
  /** A right password whose digest is of an older kind is kept anew, in the transaction that asked. */
  const verifyAndRenew = async ({ hash, password }: { hash: string; password: string }): Promise<boolean> => {
    const right = await verifyPassword(hash, password);
    if (right && isOutdated(hash)) {
      await sql`update auth.contas set senha = ${await hashPassword(password)} where senha = ${hash}`.execute(
        bound.handle,
      );
    }
    return right;
  };
  return betterAuth({
    appName: setup.appName,
    baseURL: publicUrl,
    basePath: BASE_PATH,
    secret,
    trustedOrigins: [publicUrl],
    database: { db: bound.handle, type: 'postgres', transaction: false },
    telemetry: { enabled: false },
    rateLimit: { enabled: false },
    logger: {
      level: 'error',
      // Messages only: the further arguments may hold addresses and bodies.
      log: (_level, message) => setup.logError(message),
    },
    user: {
      modelName: 'usuarios',
      fields: { name: 'nome', emailVerified: 'emailVerificado', image: 'imagem', ...stamps },
    },
    session: {
      modelName: 'sessoes',
      fields: { expiresAt: 'expiraEm', ipAddress: 'endereco', userAgent: 'agente', userId: 'usuarioId', ...stamps },
      expiresIn: cookieSeconds(true),
      // When a session ends and was last used is written by us (below, principal.ts).
      disableSessionRefresh: true,
    },
    account: {
      modelName: 'contas',
      fields: {
        accountId: 'conta',
        providerId: 'provedor',
        userId: 'usuarioId',
        accessToken: 'tokenAcesso',
        refreshToken: 'tokenRenovacao',
        idToken: 'tokenIdentidade',
        accessTokenExpiresAt: 'tokenAcessoExpiraEm',
        refreshTokenExpiresAt: 'tokenRenovacaoExpiraEm',
        scope: 'escopo',
        password: 'senha',
        ...stamps,
      },
    },
    verification: {
      modelName: 'verificacoes',
      fields: { identifier: 'identificador', value: 'valor', expiresAt: 'expiraEm', ...stamps },
      storeIdentifier: 'hashed',
    },
    emailAndPassword: {
      enabled: true,
      disableSignUp: true,
      minPasswordLength: MIN_PASSWORD,
      maxPasswordLength: MAX_PASSWORD,
      password: { hash: hashPassword, verify: verifyAndRenew },
      resetPasswordTokenExpiresIn: RECOVERY_S,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: ({ user, token }) =>
        setup.sendRecovery(bound.current(), { usuarioId: user.id, nome: user.name, email: user.email }, token),
      onPasswordReset: ({ user }) => setup.onPasswordReset(bound.current(), user.id),
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session) => {
            const { rows } = await sql<{ desabilitado: boolean }>`
              select desabilitado from usuarios where id = ${session.userId}::uuid for share`.execute(bound.handle);
            if (rows[0]?.desabilitado !== false) {
              throw APIError.from('FORBIDDEN', { code: DISABLED_USER, message: 'Disabled user.' });
            }
            return { data: { expiresAt: firstEnd(session.createdAt, bound.kept()) } };
          },
        },
      },
    },
    plugins: [
      twoFactor({
        issuer: setup.appName,
        schema: {
          user: { fields: { twoFactorEnabled: 'doisFatoresAtivo' } },
          twoFactor: {
            modelName: 'doisFatores',
            fields: {
              secret: 'segredo',
              backupCodes: 'codigosReserva',
              userId: 'usuarioId',
              verified: 'verificado',
              failedVerificationCount: 'falhas',
              lockedUntil: 'bloqueadoAte',
            },
          },
        },
      }),
    ],
    advanced: {
      // The prefix that the library would add (`__Secure-`) is weaker than `__Host-`.
      useSecureCookies: false,
      cookiePrefix: cookiePrefix(secure),
      defaultCookieAttributes: { secure, httpOnly: true, sameSite: 'lax', path: '/' },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER] },
      database: { generateId: () => newId() },
    },
  });
}

export type BetterAuth = ReturnType<typeof buildBetterAuth>;
