/**
 * The HTTP shell: headers, limits, guards, the two faces, the sign-in service, documentation and the screens.
 *
 * JSON bodies end at 1 MiB, files at their own limit, headers at Node's 16 KiB; slow headers are cut after ten seconds, a slow request
 * after two minutes. Order: the server's end → headers → host → foreign-write guard → rate of the session → /api/auth → raw operations →
 * /rpc, /api → screens. Source: issue 'Headers'; decisions §2, §2a.
 */

import { randomUUID } from 'node:crypto';
import { platformErrors } from '@sede/domain/kernel';
import fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import {
  type ApiDeps,
  createRpcFace,
  fillAnswer,
  type Modules,
  mountRaw,
  mountRest,
  registerOps,
  retryAfter,
  statusOf,
  toSedeError,
  toWire,
} from '../api/index.ts';
import type { Config } from '../config/config.ts';
import { createAccessLog, type Logger } from '../logging/logger.ts';
import { mountDocs } from './docs.ts';
import type { Drain } from './drain.ts';
import { guardForeignWrite, guardHost, guardRestShape } from './guards.ts';
import { mountScreens, screensVersion } from './screens.ts';
import { securityHeaders } from './security-headers.ts';
import { createSessionRate } from './session-rate.ts';
import { trustedPeer } from './trusted-peer.ts';
import { limitWaiting } from './waiting-connections.ts';

export interface AppOptions {
  config: Config;
  log: Logger;
  deps: ApiDeps;
  modules: Modules;
  /** The sign-in service below /api/auth. */
  mountAuth: (app: FastifyInstance) => Promise<void>;
  /** Names the session of a request without asking the database; null for a stranger. */
  sessionOf: (request: FastifyRequest) => string | null;
  /** Folder of the built screens; null in development and API tests. */
  screens: string | null;
  /** Sees to an orderly end. */
  drain: Drain;
}

const MIB = 1024 * 1024;
const HEADERS_MS = 10_000;
const WAITING_PER_ADDRESS = 100;

const hops = (count: number) => (_address: string, hop: number) => hop < count;

export async function createApp(options: AppOptions): Promise<FastifyInstance> {
  const { config, deps, modules } = options;
  const headers = securityHeaders({ https: config.publicUrl?.startsWith('https:') ?? false });
  // What an operation answers is somebody's data: no cache keeps it, not even the browser's own after a sign-out.
  const version = await screensVersion(options.screens);
  const apiHeaders = { ...headers, 'cache-control': 'no-store', ...(version && { 'x-sede-telas': version }) };
  const fail = (error: unknown, request: FastifyRequest, reply: FastifyReply) => {
    const known = toSedeError(error, deps.services.guards);
    if (!known) request.log.error({ err: error }, 'unexpected error');
    const sede = known ?? platformErrors.interno();
    const seconds = retryAfter(sede);
    if (seconds !== null) reply.header('retry-after', String(seconds));
    return reply.status(statusOf(sede)).send(toWire(sede, request.id));
  };
  const app = fastify({
    loggerInstance: options.log as FastifyBaseLogger,
    genReqId: () => randomUUID(),
    // A number is how many proxies stand before us; the library wants it as a function of the hop.
    trustProxy: typeof config.trustProxy === 'number' ? hops(config.trustProxy) : config.trustProxy,
    bodyLimit: MIB,
    requestTimeout: 120_000,
    // How often Node looks for slow ones: at its own 30 s a limit of ten would be one of forty.
    http: { headersTimeout: HEADERS_MS, connectionsCheckingInterval: 1000 },
    keepAliveTimeout: 65_000,
    // What is under way at the end has been waited for before (`drain.ts`).
    forceCloseConnections: 'idle',
    // A request with an undecodable address passes no hook: its headers are set here.
    frameworkErrors: (error, request, reply) => {
      reply.headers(headers).header('x-request-id', request.id);
      return fail(error, request as FastifyRequest, reply as FastifyReply);
    },
    // Without options of its own, a request's logger costs next to nothing.
    childLoggerFactory: (logger, bindings) => logger.child(bindings),
    logController: new fastify.LogController({ disableRequestLogging: true }),
  });

  limitWaiting(app.server, { max: WAITING_PER_ADDRESS, isTrusted: trustedPeer(config.trustProxy) });
  options.drain.watch(app);
  const rate = createSessionRate(config.sessionRequestsPerSecond);
  const guardRate = (request: FastifyRequest) => {
    const session = options.sessionOf(request);
    const seconds = session === null ? 0 : rate(session, performance.now());
    if (seconds > 0) throw platformErrors.pedidos_demais({ data: { tentarEm: seconds } });
  };
  app.addHook('onRequest', (request, reply, done) => {
    const route = request.routeOptions.url ?? '';
    const api = route.startsWith('/api/') || route.startsWith('/rpc/');
    reply.headers(api ? apiHeaders : headers).header('x-request-id', request.id);
    guardHost(request, config.hosts);
    guardForeignWrite(request, config.publicUrl);
    if (api) guardRate(request);
    done();
  });
  const accessLog = createAccessLog(options.log);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? '';
    if (route.startsWith('/api/') || route.startsWith('/rpc/')) {
      const { id: reqId, method } = request;
      const path = request.url.split('?', 1)[0];
      accessLog.info({ reqId, method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request');
    }
    done();
  });
  app.setErrorHandler(fail);
  // Bodies are JSON; the library's parser of plain text would let one through to the operations.
  app.removeContentTypeParser('text/plain');

  await options.mountAuth(app);
  const ops = registerOps(modules);
  mountRaw(app, deps, ops, guardRestShape);
  mountDocs(app, deps, modules);
  mountRest(app, deps, ops, guardRestShape);
  app.route({
    method: ['GET', 'POST', 'PATCH', 'DELETE'],
    url: '/api/*',
    exposeHeadRoute: false,
    handler: () => {
      throw platformErrors.nao_encontrado();
    },
  });
  const rpc = createRpcFace(deps, ops);
  app.post('/rpc/*', { onSend: fillAnswer }, async (request, reply) => {
    if (!(await rpc(request, reply))) throw platformErrors.nao_encontrado();
    return reply;
  });
  await mountScreens(app, options.screens, deps.services.directory);
  return app;
}
