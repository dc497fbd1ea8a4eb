/**
 * Asks a server outside for JSON, within bounds: so much time, so many bytes, and nowhere else than where it was sent.
 *
 * In: an https address (others are refused before anything is sent). Out: status and body, parsed, as the other side said it: whoever
 * asks validates its shape. The bytes are counted while they come, unpacked: an answer without end costs no more than the limit.
 * A redirection is followed within the same host alone. Errors: `OutgoingError`, whose `why` tells what may be tried again.
 * Source: decisions-sindical-contratos-patrimonio (Official data: https, no foreign redirect, 5 MB, 10 s).
 */

/** How a request leaves; tests hand in one that leads to a server of their own. */
export type Transport = (url: URL, init: RequestInit) => Promise<Response>;

export interface Bounds {
  /** For the whole of one request, its body and its redirections. */
  timeoutMs: number;
  maxBytes: number;
  transport: Transport;
  /** Ends it early: the program stops. */
  signal?: AbortSignal | undefined;
}

export interface OutgoingAnswer {
  status: number;
  body: unknown;
}

/** `unreachable`: no answer in time, which may pass; the others will be the same the next time. */
type Why = 'unreachable' | 'insecure' | 'redirected' | 'too_big' | 'unreadable';

export class OutgoingError extends Error {
  override readonly name = 'OutgoingError';
  readonly why: Why;
  constructor(why: Why, options?: ErrorOptions) {
    super(`outside: ${why}`, options);
    this.why = why;
  }
}

const MAX_REDIRECTS = 2;
const isRedirect = (status: number) => status >= 300 && status < 400 && status !== 304;

function redirectedTo(from: URL, response: Response): URL {
  const location = response.headers.get('location');
  if (location === null || !URL.canParse(location, from.href)) throw new OutgoingError('unreadable');
  const to = new URL(location, from.href);
  if (to.protocol !== 'https:' || to.host !== from.host) throw new OutgoingError('redirected');
  return to;
}

async function readBytes(response: Response, maxBytes: number): Promise<Buffer> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    // Leaving the loop cancels the stream, and with it the connection.
    if (size > maxBytes) throw new OutgoingError('too_big');
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch (cause) {
    throw new OutgoingError('unreadable', { cause });
  }
}

async function follow(url: URL, { maxBytes, transport }: Bounds, signal: AbortSignal): Promise<OutgoingAnswer> {
  let target = url;
  for (let hops = 0; hops <= MAX_REDIRECTS; hops += 1) {
    const response = await transport(target, {
      signal,
      redirect: 'manual',
      headers: { accept: 'application/json', 'user-agent': 'Sede' },
    });
    const { status } = response;
    if (isRedirect(status)) {
      await response.body?.cancel();
      target = redirectedTo(target, response);
      continue;
    }
    if (status !== 200) {
      // What an error says is nobody's to read.
      await response.body?.cancel();
      return { status, body: null };
    }
    return { status, body: parse(await readBytes(response, maxBytes)) };
  }
  throw new OutgoingError('redirected');
}

export async function askJson(url: URL, bounds: Bounds): Promise<OutgoingAnswer> {
  if (url.protocol !== 'https:') throw new OutgoingError('insecure');
  const { timeoutMs, signal: ending } = bounds;
  const time = AbortSignal.timeout(timeoutMs);
  try {
    return await follow(url, bounds, ending ? AbortSignal.any([time, ending]) : time);
  } catch (error) {
    if (error instanceof OutgoingError) throw error;
    throw new OutgoingError('unreachable', { cause: error });
  }
}
