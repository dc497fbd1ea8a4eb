/**
 * What every request must be before anything reads it.
 *
 * - The host is one of this deployment's (`DEPLOYMENTS`); /api/health always answers.
 * - A write comes from no page of another site: its Origin, where it has one, is ours. It carries `X-Sede: 1`, which no
 *   foreign page can send (not on better-auth's paths).
 * - On the REST face: what the path has no query and no body brings again, and a write takes no query. A key that stands
 *   several times is an array; whether it may be is for the operation's input to say.
 * - The sign-in, where PUBLIC_URL is set, is asked for under its host.
 * Errors: `plataforma.host_desconhecido`, `plataforma.csrf`, `plataforma.invalido`. Source: decisions §2, §2a.
 */

import { platformErrors } from '@sede/domain/kernel';
import type { FastifyRequest } from 'fastify';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '';

const hostOf = (request: FastifyRequest) => request.hostname.toLowerCase().replace(/:\d+$/, '');

/** Errors: `plataforma.host_desconhecido` (404). */
export function guardHost(request: FastifyRequest, hosts: readonly string[] | undefined): void {
  if (!hosts || pathOf(request) === '/api/health') return;
  if (!hosts.includes(hostOf(request))) throw platformErrors.host_desconhecido();
}

/** A host that nobody gave us may be another site's name for our address: no password is taken under it. Errors: as `guardHost`. */
export function guardSignInHost(request: FastifyRequest, publicUrl: string | undefined): void {
  if (publicUrl !== undefined && hostOf(request) !== new URL(publicUrl).hostname) {
    throw platformErrors.host_desconhecido();
  }
}

/** A page of another site, or of none ('null'), sent it; a program sends no Origin. */
export function isForeignPage(request: FastifyRequest, publicUrl: string | undefined): boolean {
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (origin === undefined) return site !== undefined && site !== 'same-origin' && site !== 'none';
  return origin !== publicUrl && origin !== `${request.protocol}://${request.host}`;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The operation says so: programs of other sites call it, and what it takes proves its person. */
    fromAnywhere?: boolean;
  }
}

/** Errors: `plataforma.csrf` (403). */
export function guardForeignWrite(request: FastifyRequest, publicUrl: string | undefined): void {
  // The route, not the address as it was typed: '/%61pi/despesas' reaches the same operation. Without one nothing runs.
  const route = request.routeOptions.url;
  const guarded = route !== undefined && !route.startsWith('/api/auth/') && !request.routeOptions.config.fromAnywhere;
  // Every call of the RPC face is a POST, reads included.
  if (!guarded || SAFE.has(request.method)) return;
  if (request.headers['x-sede'] !== '1' || isForeignPage(request, publicUrl)) throw platformErrors.csrf();
}

/** Errors: `plataforma.invalido` (400) with the key in `campos`. */
export function guardRestShape(request: FastifyRequest): void {
  const query = request.url.indexOf('?');
  if (SAFE.has(request.method)) {
    if (query < 0) return;
    for (const key of Object.keys(request.query as object)) {
      // The path has the id already; a second value of it is refused, since nobody should have to choose between two.
      if (Object.hasOwn(request.params as object, key)) {
        throw platformErrors.invalido({ campos: { [key]: `Campo desconhecido: ${key}.` } });
      }
    }
    return;
  }
  if (query >= 0) throw platformErrors.invalido({ campos: { _: 'Uma escrita não aceita parâmetros no endereço.' } });
  const body = request.body;
  if (body === undefined || body === null) return;
  if (typeof body !== 'object' || Array.isArray(body)) {
    throw platformErrors.invalido({ campos: { _: 'Envie um objeto JSON.' } });
  }
  if (Object.hasOwn(body, 'id')) throw platformErrors.invalido({ campos: { id: 'Campo desconhecido: id.' } });
}
