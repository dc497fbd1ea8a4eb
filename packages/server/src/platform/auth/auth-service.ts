/**
 * What the program uses of the sign-in library: its HTTP paths, and its credentials inside our transactions.
 *
 * Every function takes the transaction it writes in. Tokens and passwords go in and out as text and are stored as
 * digests; nothing here logs them. Source: decisions §6; dependencies (better-auth's writes escape our transaction).
 */

import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/index.ts';
import type { BetterAuth, BetterAuthSetup } from './better-auth.ts';
import { ADDRESS_HEADER, BASE_PATH } from './paths.ts';
import { sessionCookieName } from './session-cookie.ts';
import { createTxBoundDb } from './tx-bound-db.ts';

export interface AuthServiceOptions extends Omit<BetterAuthSetup, 'bound'> {
  db: Db;
}

export interface AuthService {
  readonly publicUrl: string;
  readonly secure: boolean;
  readonly cookieName: string;
  /** One of the library's own paths, all of its reads and writes in `tx`; `kept`: see `TxBoundDb.run`. */
  handle(tx: Tx, request: Request, kept: boolean): Promise<Response>;
  /** Sets or replaces the password. */
  setPassword(tx: Tx, usuarioId: string, password: string): Promise<void>;
  checkPassword(tx: Tx, usuarioId: string, password: string): Promise<boolean>;
  /** Token of a link to choose a password, valid until `expiraEm`; usable once. */
  createPasswordToken(tx: Tx, usuarioId: string, expiraEm: Date): Promise<string>;
  /** Whose link this token is of; null for a false, used or expired one. The link stays usable. */
  ownerOfToken(token: string, now: string): Promise<string | null>;
  /** The key of the user's second factor, set up or not yet confirmed. */
  totpSecret(tx: Tx, usuarioId: string): Promise<string | null>;
}

/** The library's name of a link to choose a password. */
const linkName = (token: string): string => `reset-password:${token}`;

export function createAuthService({ db, ...setup }: AuthServiceOptions): AuthService {
  const bound = createTxBoundDb(db);
  let loading: Promise<BetterAuth> | null = null;
  const library = () => {
    loading ??= import('./better-auth.ts').then(({ buildBetterAuth }) => buildBetterAuth({ ...setup, bound }));
    return loading;
  };
  const within = <T>(tx: Tx, work: (auth: BetterAuth) => Promise<T>, kept = false): Promise<T> =>
    library().then((auth) => bound.run(tx, () => work(auth), kept));
  const secure = setup.publicUrl.startsWith('https:');

  return {
    publicUrl: setup.publicUrl,
    secure,
    cookieName: sessionCookieName(secure),
    handle: (tx, request, kept) => within(tx, (auth) => auth.handler(request), kept),
    setPassword: (tx, usuarioId, password) =>
      within(tx, async (auth) => {
        const { internalAdapter, password: hasher } = await auth.$context;
        const hash = await hasher.hash(password);
        const account = await internalAdapter.findCredentialAccount(usuarioId);
        if (account) await internalAdapter.updatePassword(usuarioId, hash);
        else {
          await internalAdapter.createAccount({
            userId: usuarioId,
            accountId: usuarioId,
            providerId: 'credential',
            password: hash,
          });
        }
      }),
    checkPassword: (tx, usuarioId, password) =>
      within(tx, async (auth) => {
        const { internalAdapter, password: hasher } = await auth.$context;
        const account = await internalAdapter.findCredentialAccount(usuarioId);
        return account?.password ? hasher.verify({ hash: account.password, password }) : false;
      }),
    createPasswordToken: (tx, usuarioId, expiraEm) =>
      within(tx, async (auth) => {
        const token = randomBytes(24).toString('base64url');
        const { internalAdapter } = await auth.$context;
        await internalAdapter.createVerificationValue({
          identifier: linkName(token),
          value: usuarioId,
          expiresAt: expiraEm,
        });
        return token;
      }),
    async ownerOfToken(token, now) {
      const { internalAdapter } = await (await library()).$context;
      const link = await internalAdapter.findVerificationValue(linkName(token));
      return link && link.expiresAt.toISOString() > now ? link.value : null;
    },
    totpSecret: (tx, usuarioId) =>
      within(tx, async (auth) => {
        const { rows } = await sql<{ segredo: string }>`
          select segredo from auth.dois_fatores where usuario_id = ${usuarioId}::uuid`.execute(tx);
        const sealed = rows[0]?.segredo;
        if (!sealed) return null;
        const { symmetricDecrypt } = await import('better-auth/crypto');
        return symmetricDecrypt({ key: (await auth.$context).secretConfig, data: sealed });
      }),
  };
}

/** Ends a user's sessions except one; returns how many were ended. Their pages hear of it by a trigger. */
export async function endSessions(tx: Tx, usuarioId: string, exceptSessaoId: string | null = null): Promise<number> {
  const { rows } = await sql`
    delete from auth.sessoes where usuario_id = ${usuarioId}::uuid
      and (${exceptSessaoId}::uuid is null or id <> ${exceptSessaoId}::uuid)
    returning id`.execute(tx);
  return rows.length;
}

/** Makes every link and unfinished sign-in of a user worthless. */
export async function endLinks(tx: Tx, usuarioId: string): Promise<void> {
  await sql`delete from auth.verificacoes where valor = ${usuarioId}`.execute(tx);
}

/**
 * The request that the library gets for one of its paths: our body, the client's cookies and browser, and the address
 * as we know it.
 */
export function libraryRequest(input: {
  publicUrl: string;
  path: string;
  body: unknown;
  cookie: string | undefined;
  userAgent: string | undefined;
  address: string;
}): Request {
  const headers = new Headers({
    'content-type': 'application/json',
    origin: input.publicUrl,
    [ADDRESS_HEADER]: input.address,
  });
  if (input.cookie) headers.set('cookie', input.cookie);
  if (input.userAgent) headers.set('user-agent', input.userAgent.slice(0, 300));
  return new Request(`${input.publicUrl}${BASE_PATH}${input.path}`, {
    method: 'POST',
    headers,
    body: JSON.stringify(input.body),
  });
}
