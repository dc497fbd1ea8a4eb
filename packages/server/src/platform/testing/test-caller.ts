/**
 * Somebody who calls the server in a test, on both faces; with a session's cookie or as a stranger.
 *
 * Writes carry `X-Sede: 1` as the screens' do; give `{ 'x-sede': '' }` to leave it out.
 */
import type { FastifyInstance } from 'fastify';

export interface CallAnswer<T = unknown> {
  status: number;
  body: T;
  headers: Record<string, string | string[] | number | undefined>;
  /** The answer as it came, for downloads. */
  bytes: Buffer;
}
/** An error's body. */
export interface Refusal {
  code: string;
  message: string;
  data: { campos?: Record<string, string> } & Record<string, unknown>;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE';
type Headers = Record<string, string>;

export type Caller = ReturnType<typeof createCaller>;

export function createCaller(app: FastifyInstance, cookie: string | null) {
  async function send<T>(method: Method, url: string, body: unknown, headers: Headers): Promise<CallAnswer<T>> {
    const response = await app.inject({
      method,
      url,
      headers: {
        host: 'localhost:3999',
        'x-sede': '1',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie ? { cookie } : {}),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    });
    const isJson = String(response.headers['content-type'] ?? '').includes('json');
    return {
      status: response.statusCode,
      body: (isJson && response.body !== '' ? JSON.parse(response.body) : {}) as T,
      headers: response.headers,
      bytes: response.rawPayload,
    };
  }
  return {
    /** `path` below /api, with its query: ('GET', '/beneficiarios?busca=ana'). */
    rest: <T = Refusal>(method: Method, path: string, body?: unknown, headers: Headers = {}) =>
      send<T>(method, `/api${path}`, body, headers),
    /** `name` as 'beneficiarios.list'; the answer's `body` is the operation's output, or the error. */
    async rpc<T = Refusal>(name: string, input: unknown = {}, headers: Headers = {}): Promise<CallAnswer<T>> {
      const url = `/rpc/${name.replace('.', '/')}`;
      const answer = await send<{ json: T }>('POST', url, { json: input }, headers);
      return { ...answer, body: answer.body.json };
    },
  };
}
