/**
 * Operations that move bytes: uploads, downloads, spreadsheets, the live stream. They stand in the contract like all
 * others, so permission, input and the matrix test cover them, and are mounted as routes of their own on the REST face.
 *
 * A download's handler answers a `FileReply`; nothing of it is buffered. An upload's handler reads `ctx.request.raw`.
 */

import type { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type ApiDeps, invoke } from './invoke.ts';
import { type RegisteredOp, restUrl } from './registry.ts';

export interface FileReply {
  nome: string;
  tipo: string;
  corpo: Readable | Buffer;
  disposicao: 'attachment' | 'inline';
  tamanho?: number;
  /** Cache-Control; by default nobody keeps it. */
  cache?: string;
}

/** RFC 6266: an ASCII fallback beside the UTF-8 name. */
function contentDisposition(kind: FileReply['disposicao'], name: string): string {
  const ascii = name
    .normalize('NFD')
    .replace(/[^\x20-\x7e]/g, '')
    .replace(/["\\]/g, '_');
  const utf8 = encodeURIComponent(name).replace(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
  return `${kind}; filename="${ascii}"; filename*=UTF-8''${utf8}`;
}

function sendFile(reply: FastifyReply, file: FileReply) {
  reply
    .header('content-type', file.tipo)
    .header('content-disposition', contentDisposition(file.disposicao, file.nome))
    .header('x-content-type-options', 'nosniff')
    .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
    .header('cache-control', file.cache ?? 'private, no-store');
  if (file.tamanho !== undefined) reply.header('content-length', String(file.tamanho));
  return reply.send(file.corpo);
}

export function mountRaw(
  app: FastifyInstance,
  deps: ApiDeps,
  ops: RegisteredOp[],
  guard: (request: FastifyRequest) => void,
): void {
  void app.register(async (scope) => {
    // The handler reads the bytes; no parser may consume them first.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null, undefined));
    for (const registered of ops) {
      const { raw, fromAnywhere } = registered.op['~orpc'].meta;
      if (!raw) continue;
      const { method, path } = registered.op['~sede'];
      scope.route({
        method,
        url: restUrl(path),
        exposeHeadRoute: false,
        config: { fromAnywhere },
        handler: async (request, reply) => {
          guard(request);
          const input = { ...(request.query as object), ...(request.params as object) };
          const result = await invoke(deps, registered, request, reply, input);
          if (raw === 'download') return sendFile(reply, result as FileReply);
          if (raw === 'upload') return reply.send(result);
          return reply;
        },
      });
    }
  });
}
