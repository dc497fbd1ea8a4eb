/**
 * A server outside, as badly behaved as a test wants it; what is sent to any https address comes here.
 *
 *     const upstream = await fakeUpstream();
 *     upstream.says('/api/x', { body: { dados: [] } });         // by path and query, or by path
 *     await askJson(url, { ...bounds, transport: upstream.transport });
 */
import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Transport } from './ask-json.ts';

interface Said {
  status?: number;
  headers?: Record<string, string>;
  /** Sent as JSON. */
  body?: unknown;
  /** Sent as it is. */
  text?: string;
  /** So many bytes of it, as fast as they are taken. */
  flood?: number;
  /** Nothing is ever said; or begun and never ended. */
  silence?: 'all' | 'body';
  /** The line is cut. */
  hangUp?: true;
}

const CHUNK = Buffer.alloc(256_000, 0x20);

async function flood(response: ServerResponse, bytes: number): Promise<number> {
  let sent = 0;
  function* chunks() {
    for (; sent < bytes; sent += CHUNK.length) yield CHUNK;
  }
  // Who has enough cuts the line.
  await pipeline(Readable.from(chunks()), response).catch(() => undefined);
  return sent;
}

export async function fakeUpstream() {
  const answers = new Map<string, Said | Said[]>();
  /** 'host/path?query', in the order in which they came. */
  const asked: string[] = [];
  let flooded = 0;
  const saidTo = (path: string): Said => {
    const key = answers.has(path) ? path : (path.split('?')[0] ?? '');
    const said = answers.get(key) ?? { status: 404, body: {} };
    if (!Array.isArray(said)) return said;
    return (said.length > 1 ? said.shift() : said[0]) ?? { status: 404 };
  };
  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push(`${request.headers['x-asked']}${path}`);
    const { status = 200, headers, body, text, flood: bytes, silence, hangUp } = saidTo(path);
    if (hangUp) return void request.socket.destroy();
    if (silence === 'all') return;
    response.writeHead(status, { 'content-type': 'application/json', ...headers });
    if (silence === 'body') return void response.write('{"dados":');
    if (bytes !== undefined) {
      return void flood(response, bytes).then((sent) => {
        flooded = sent;
      });
    }
    response.end(text ?? JSON.stringify(body ?? null));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const transport: Transport = (url, init) =>
    fetch(`http://127.0.0.1:${port}${url.pathname}${url.search}`, {
      ...init,
      headers: { ...(init.headers as Record<string, string>), 'x-asked': url.host },
    });
  return {
    asked,
    transport,
    /** Several answers: one after another, the last for ever. */
    says: (path: string, ...said: Said[]) => void answers.set(path, said),
    /** Bytes of the last flood that left. */
    flooded: () => flooded,
    forget() {
      answers.clear();
      asked.length = 0;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
export type FakeUpstream = Awaited<ReturnType<typeof fakeUpstream>>;
