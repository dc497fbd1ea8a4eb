/**
 * Mounts the sign-in service at /api/auth/*: guard, limits, one transaction, our texts.
 *
 * The library sees a request that we made: a body that passed a strict schema, the client's cookies and browser, and the
 * address as Fastify knows it (a header of the same name sent by the client never gets there). A refusal is committed,
 * since it counts a failure; an exception rolls everything back.
 * Errors: `conta.*` as { code, message, data }, 429 with Retry-After. Source: decisions §2a, §6; dependencies §4.
 */

import { setTimeout as delay } from 'node:timers/promises';
import { camposOf } from '@sede/domain/contract';
import { platformErrors, type SedeError } from '@sede/domain/kernel';
import { contaErrorOf, contaErrors, muitasTentativas } from '@sede/domain/modules/acesso/conta';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type BaseContext, runWrite } from '#platform/api/index.ts';
import {
  BASE_PATH,
  cookieSeconds,
  libraryRequest,
  type Principal,
  releaseAttempt,
  reserveAttempt,
} from '#platform/auth/index.ts';
import { guardSignInHost, isForeignPage } from '#platform/http/guards.ts';
import type { Logger } from '#platform/logging/logger.ts';
import type { ContaDeps } from './conta.deps.ts';
import { AUTH_PATHS, type AuthPath, type LibraryAnswer, type PathRequest } from './conta.paths.ts';

const BODY_LIMIT = 64 * 1024;

function readBody(path: AuthPath<unknown>, raw: unknown): unknown {
  let json: unknown = {};
  try {
    if (Buffer.isBuffer(raw) && raw.length > 0) json = JSON.parse(raw.toString('utf8'));
  } catch {
    throw platformErrors.invalido();
  }
  const parsed = path.body.safeParse(json);
  if (!parsed.success) throw platformErrors.invalido({ campos: camposOf(parsed.error) });
  return parsed.data;
}

const codeOf = (answer: unknown): string | undefined =>
  typeof answer === 'object' && answer !== null && 'code' in answer && typeof answer.code === 'string'
    ? answer.code
    : undefined;

/** The session's cookie lives as long as the session may. */
const lastingCookie = (cookie: string, name: string, kept: boolean): string =>
  cookie.startsWith(`${name}=`) && !/max-age=0\b/i.test(cookie)
    ? cookie.replace(/max-age=\d+/i, `Max-Age=${cookieSeconds(kept)}`)
    : cookie;

/** Our word of a sign-in's body stays ours: the library's own ('rememberMe') would not outlive the second step. */
function splitBody(body: unknown, principal: Principal | null): { forLibrary: object; kept: boolean } {
  const { manterConectado, ...forLibrary } = body as { manterConectado?: boolean };
  return { forLibrary, kept: manterConectado ?? principal?.manterConectado ?? false };
}

type Outcome = { cookies: string[] } & ({ body: Record<string, unknown> } | { error: SedeError });

async function runPath(
  deps: ContaDeps,
  name: string,
  path: AuthPath<unknown>,
  call: PathRequest<unknown>,
  request: FastifyRequest,
): Promise<Outcome> {
  const { principal, now } = call;
  const { forLibrary, kept } = splitBody(call.body, principal);
  const base: BaseContext<Principal | null> = {
    actor: principal,
    now,
    today: deps.clock.today(),
    clock: deps.clock,
    requestId: request.id,
    address: call.address,
    log: request.log as Logger,
    services: deps.services,
  };
  return runWrite<Principal | null, Outcome>(deps.db, {
    operation: path.operation,
    input: null,
    idempotencyKey: null,
    base,
    work: async ({ tx }) => {
      const response = await deps.auth.handle(
        tx,
        libraryRequest({
          publicUrl: deps.auth.publicUrl,
          path: name,
          body: forLibrary,
          cookie: request.headers.cookie,
          userAgent: request.headers['user-agent'],
          address: call.address,
        }),
        kept,
      );
      const cookies = response.headers
        .getSetCookie()
        .map((cookie) => lastingCookie(cookie, deps.auth.cookieName, kept));
      const answer: unknown = await response.json().catch(() => null);
      if (response.ok) return { cookies, body: await path.succeed(tx, (answer ?? {}) as LibraryAnswer, call) };
      // The library hides its own failures behind a 500: they must roll back and be logged like ours.
      if (response.status >= 500) throw new Error(`The sign-in library failed: ${codeOf(answer) ?? response.status}`);
      return { cookies, error: contaErrorOf(codeOf(answer)) };
    },
  });
}

const isoNow = ({ clock }: ContaDeps): string => clock.now().toISOString();

async function serve(deps: ContaDeps, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const name = (request.url.split('?', 1)[0] ?? '').slice(BASE_PATH.length);
  const path = request.method === 'POST' ? AUTH_PATHS.get(name) : undefined;
  if (name.startsWith('/sign-up')) throw contaErrors.cadastro_fechado();
  if (!path) throw platformErrors.nao_encontrado();
  guardSignInHost(request, deps.services.config.publicUrl);
  // A page of another site may not sign anybody in or out.
  if (isForeignPage(request, deps.auth.publicUrl)) throw contaErrors.origem_recusada();
  const principal = await deps.readPrincipal(request.headers.cookie);
  if (path.signedIn && !principal) throw platformErrors.nao_autenticado();
  const body = readBody(path, request.body);
  const asked: PathRequest<unknown> = { body, principal, address: request.ip, now: isoNow(deps), deps };
  await path.check?.(asked);

  const limits = await path.limits(asked);
  const attempt = limits.length > 0 ? await reserveAttempt(deps.db, limits, deps.clock.now()) : null;
  if (attempt?.allowed === false) throw muitasTentativas(attempt.retryAfterSeconds);
  if (attempt && attempt.holdSeconds > 0 && !(await deps.hold(request.ip, attempt.holdSeconds * 1000))) {
    // Not tried, so not counted.
    await releaseAttempt(deps.db, attempt.ids);
    throw muitasTentativas(attempt.holdSeconds);
  }
  const call = { ...asked, now: isoNow(deps) };

  const soonest = path.atLeastMs === undefined ? undefined : delay(path.atLeastMs);
  const outcome = await runPath(deps, name, path, call, request);
  await soonest;
  reply.header('cache-control', 'no-store');
  if (outcome.cookies.length > 0) reply.header('set-cookie', outcome.cookies);
  if ('error' in outcome) throw path.refuse ? await path.refuse(outcome.error, call) : outcome.error;
  if (attempt && !path.countsAlways) {
    // After a complete sign-in the pair's earlier failures are forgiven; those of account and address stay counted.
    const forgiven =
      outcome.body.twoFactorRedirect === true
        ? []
        : limits.filter(({ forgiven: forgets }) => forgets).map(({ key }) => key);
    await releaseAttempt(deps.db, attempt.ids, forgiven);
  }
  return reply.send(outcome.body);
}

/** An encapsulated plugin: only here do bodies stay raw, so that the rest keeps its JSON parsing. */
export const createMountAuth =
  (deps: ContaDeps) =>
  async (app: FastifyInstance): Promise<void> => {
    await app.register(async (scope) => {
      scope.removeAllContentTypeParsers();
      // JSON only: a foreign page cannot send it without a preflight request.
      scope.addContentTypeParser(
        'application/json',
        { parseAs: 'buffer', bodyLimit: BODY_LIMIT },
        (_request, body, done) => done(null, body),
      );
      scope.route({
        method: ['GET', 'POST', 'PATCH', 'PUT', 'DELETE'],
        url: `${BASE_PATH}/*`,
        exposeHeadRoute: false,
        bodyLimit: BODY_LIMIT,
        handler: (request, reply) => serve(deps, request, reply),
      });
    });
  };
