/**
 * The REST face of the contract under /api, for everybody but the screens: a plain route for each operation.
 *
 * In: the path's parameters with the query (GET) or with the JSON body (writes); what each of them may be is checked by
 * `guardRestShape` and by the operation's strict input. Out: the operation's validated output as JSON. Session,
 * permission, validation and transaction are `invoke`'s, as on the RPC face. Failures go to the shell's error handler.
 * Plain routes because the library's face costs more than all of the rest of a list (docs/decisions/011).
 */

import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fillAnswer } from './even-answers.ts';
import { type ApiDeps, invoke } from './invoke.ts';
import { type RegisteredOp, restUrl } from './registry.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

function inputOf(request: FastifyRequest): object {
  const own = request.method === 'GET' ? request.query : request.body;
  return { ...(own as object | null | undefined), ...(request.params as object) };
}

export function mountRest(
  app: FastifyInstance,
  deps: ApiDeps,
  ops: RegisteredOp[],
  guard: (request: FastifyRequest) => void,
): void {
  for (const registered of ops) {
    if (registered.op['~orpc'].meta.raw) continue;
    const { method, path } = registered.op['~sede'];
    app.route({
      method,
      url: restUrl(path),
      exposeHeadRoute: false,
      ...(registered.op['~orpc'].meta.ticket && { onSend: fillAnswer }),
      handler: async (request, reply) => {
        guard(request);
        const output = await invoke(deps, registered, request, reply, inputOf(request));
        // Sent as bytes: of a text the socket first computes the length and then encodes it, which costs a list a tenth
        // more.
        return reply.header('content-type', JSON_TYPE).send(Buffer.from(JSON.stringify(output ?? null)));
      },
    });
  }
}
