/**
 * The sign-in service's paths below /api/auth: what each takes, how its tries are limited, what it answers.
 *
 * Only these paths exist; every other of the library's is a 404 (sign-up: 403). Bodies are strict. Answers
 * keep the library's names, but the session token never stands in one, only in the HttpOnly cookie. Source: spec 1 §2.2–2.4; decisions §4, §6.
 */

import { isEmail, normaliseEmail, type SedeError } from '@sede/domain/kernel';
import { contaErrors, contaMessages, senhaFraca } from '@sede/domain/modules/acesso/conta';
import { authBodies } from '@sede/domain/modules/acesso/conta/contract';
import type { z } from 'zod';
import {
  type AttemptLimit,
  accountKey,
  addressKey,
  type Principal,
  pairKey,
  recordUserLog,
  stepOfCode,
  useStep,
} from '#platform/auth/index.ts';
import type { Tx } from '#platform/db/index.ts';
import type { ContaDeps } from './conta.deps.ts';
import { endSessaoOf, entrouDaqui, findPessoa, markAcesso, usuarioExiste } from './conta.store.ts';

/** Of one account from one address. */
const PER_PAIR = 10;
/** Of one account from all addresses, of one address for all accounts. */
const MANY = 50;
const OWN_PASSWORD = 10;
const RECOVERIES_PER_ACCOUNT = 5;
const RECOVERIES_PER_ADDRESS = 20;

export interface PathRequest<B> {
  body: B;
  principal: Principal | null;
  address: string;
  now: string;
  deps: ContaDeps;
}

/** The library's answer, as far as we read it. */
export interface LibraryAnswer {
  user?: { id: string };
  twoFactorRedirect?: boolean;
  totpURI?: string;
  backupCodes?: string[];
}

export interface AuthPath<B> {
  /** Name in the audit trail. */
  operation: string;
  body: z.ZodType<B>;
  signedIn?: true;
  limits(request: PathRequest<B>): AttemptLimit[] | Promise<AttemptLimit[]>;
  /** The try counts even when it succeeds: a recovery request is not a guess, but it costs a mail. */
  countsAlways?: true;
  /** The earliest time of the answer: its duration must not show whether the account exists. */
  atLeastMs?: number;
  check?(request: PathRequest<B>): Promise<void>;
  /** Our own writes in the same transaction; throwing rolls everything back. Returns the answer's body. */
  succeed(tx: Tx, answer: LibraryAnswer, request: PathRequest<B>): Promise<Record<string, unknown>>;
  /** Gives a refusal another text. */
  refuse?(error: SedeError, request: PathRequest<B>): Promise<SedeError>;
}

/** Each path reads its own body; in their table the type of it is forgotten, the path's schema has checked it. */
const definePath = <B>(path: AuthPath<B>): AuthPath<unknown> => path;

const byAddress = ({ address }: PathRequest<unknown>): AttemptLimit => ({
  key: addressKey('entrar', address),
  max: MANY,
  beyond: 'slow',
});

/**
 * Nobody shuts a colleague out: from where the account signed in lately it is never refused, and what fails elsewhere does
 * not slow it down.
 */
async function bySignIn(request: PathRequest<{ email: string }>): Promise<AttemptLimit[]> {
  const { body, address, deps, now } = request;
  const familiar = await entrouDaqui(deps.db, body.email, address, now);
  return [
    {
      key: pairKey('entrar', body.email, address),
      max: PER_PAIR,
      beyond: familiar ? 'slow_few' : 'refuse',
      forgiven: true,
    },
    {
      key: accountKey('entrar', body.email),
      max: familiar ? Number.POSITIVE_INFINITY : MANY,
      beyond: 'slow',
    },
    byAddress(request),
  ];
}

/** Guesses of the own password behind an open session. */
export const byOwnPassword = (usuarioId: string): AttemptLimit => ({
  key: accountKey('senha', usuarioId),
  max: OWN_PASSWORD,
  beyond: 'refuse',
  forgiven: true,
});

async function entered(tx: Tx, usuarioId: string, { now, address }: PathRequest<unknown>) {
  await recordUserLog(tx, { usuarioId, tipo: 'Login', endereco: address }, now);
  await markAcesso(tx, usuarioId, now);
}

/** The user who passed the second step; the signed-in person when the step confirms its set-up. */
const passedBy = (answer: LibraryAnswer, { principal }: PathRequest<unknown>): string => {
  const id = answer.user?.id ?? principal?.usuarioId;
  if (!id) throw contaErrors.falha();
  return id;
};

const ownPassword = {
  body: authBodies.senha,
  signedIn: true as const,
  limits: ({ principal }: PathRequest<{ password: string }>) => (principal ? [byOwnPassword(principal.usuarioId)] : []),
};

export const AUTH_PATHS: ReadonlyMap<string, AuthPath<unknown>> = new Map([
  [
    '/sign-in/email',
    definePath({
      operation: 'conta.entrar',
      body: authBodies.entrar,
      limits: bySignIn,
      async succeed(tx, answer, request) {
        // The browser keeps one cookie: nobody could use, nor end, the session that it held before.
        if (request.principal) await endSessaoOf(tx, request.principal.usuarioId, request.principal.sessaoId);
        if (answer.twoFactorRedirect) return { twoFactorRedirect: true };
        await entered(tx, passedBy(answer, request), request);
        return { twoFactorRedirect: false };
      },
      async refuse(error, { body, deps }) {
        if (error.code !== contaErrors.credenciais.code || !(await deps.revelarEmailDesconhecido(deps.db)))
          return error;
        return (await usuarioExiste(deps.db, body.email)) ? error : contaErrors.nao_encontrado();
      },
    }),
  ],
  [
    '/sign-out',
    definePath({ operation: 'conta.sair', body: authBodies.vazio, limits: () => [], succeed: async () => ({}) }),
  ],
  [
    '/two-factor/verify-totp',
    definePath({
      operation: 'conta.segundoPasso',
      body: authBodies.codigo,
      limits: (request) => [byAddress(request)],
      async succeed(tx, answer, request) {
        const usuarioId = passedBy(answer, request);
        const secret = await request.deps.auth.totpSecret(tx, usuarioId);
        // By the machine's clock, as the library judged the code.
        const step = secret === null ? null : stepOfCode(secret, request.body.code, request.deps.wallClock());
        if (step === null || !(await useStep(tx, usuarioId, step))) throw contaErrors.codigo_invalido();
        if (request.principal === null) await entered(tx, usuarioId, request);
        return request.principal === null ? {} : { message: contaMessages.doisFatoresAtivada };
      },
    }),
  ],
  [
    '/two-factor/verify-backup-code',
    definePath({
      operation: 'conta.codigoReserva',
      body: authBodies.codigoReserva,
      limits: (request) => [byAddress(request)],
      async succeed(tx, answer, request) {
        if (request.principal === null) await entered(tx, passedBy(answer, request), request);
        return {};
      },
    }),
  ],
  [
    '/two-factor/enable',
    definePath({
      operation: 'conta.prepararDoisFatores',
      ...ownPassword,
      succeed: async (_tx, answer) => ({ totpURI: answer.totpURI, backupCodes: answer.backupCodes }),
    }),
  ],
  [
    '/two-factor/disable',
    definePath({
      operation: 'conta.desativarDoisFatores',
      ...ownPassword,
      async check({ principal, deps }) {
        const required = await deps.papeisComDuasEtapas(deps.db);
        if (principal?.papeis.some((papel) => required.includes(papel))) throw contaErrors.dois_fatores_obrigatoria();
      },
      succeed: async () => ({ message: contaMessages.doisFatoresDesativada }),
    }),
  ],
  [
    '/two-factor/generate-backup-codes',
    definePath({
      operation: 'conta.novosCodigosReserva',
      ...ownPassword,
      succeed: async (_tx, answer) => ({ backupCodes: answer.backupCodes }),
    }),
  ],
  [
    '/request-password-reset',
    definePath({
      operation: 'conta.recuperar',
      body: authBodies.recuperar,
      countsAlways: true,
      atLeastMs: 300,
      async check({ body }) {
        // The library reports a validation error without naming the field.
        if (!isEmail(normaliseEmail(body.email)))
          throw contaErrors.email_invalido({ campos: { email: contaErrors.email_invalido().message } });
      },
      limits: ({ body, address }) => [
        { key: accountKey('recuperar', body.email), max: RECOVERIES_PER_ACCOUNT, beyond: 'refuse' },
        { key: addressKey('recuperar', address), max: RECOVERIES_PER_ADDRESS, beyond: 'refuse' },
      ],
      succeed: async (_tx, _answer, { deps }) => ({
        message: deps.emailConfigurado ? contaMessages.recuperacaoEnviada : contaMessages.recuperacaoSemEmail,
        emailConfigurado: deps.emailConfigurado,
      }),
    }),
  ],
  [
    '/reset-password',
    definePath({
      operation: 'conta.escolherSenha',
      body: authBodies.novaSenha,
      limits: (request) => [byAddress(request)],
      async check({ body, deps, now }) {
        const dono = await deps.auth.ownerOfToken(body.token, now);
        const pessoa = dono === null ? null : await findPessoa(deps.db, dono);
        if (await deps.isSenhaFraca(deps.db, body.newPassword, pessoa)) throw senhaFraca('newPassword');
      },
      succeed: async () => ({ message: contaMessages.senhaAlterada }),
    }),
  ],
]);
