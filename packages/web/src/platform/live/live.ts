/**
 * Live refresh: what somebody else changes is read again by the lists that show it.
 *
 * The server's stream carries module and ids only: event 'mudancas' with [{ modulo, ids }], 'perfil' when the person's own
 * account changed, and 'sessao' with { motivo } when the session has ended. One stream per browser,
 * however many tabs: the tab that holds the Web Lock listens and passes events on; when it closes, another takes
 * over. HTTP/1.1 allows six connections per host, so a stream per tab would starve them.
 *
 * A tab reads before it listens: its first stream asks for what changed since its session was read (`since`), and the
 * server answers 'recomecar' when it does not know. A stream that breaks comes back after 1 s, doubling to 60 s, and
 * then everything is read again, since events may have been missed. Source: decisions §2 ("Realtime"); decision 030.
 */

export interface LiveEvent {
  modulo: string;
  ids: readonly string[] | '*';
}

type Message =
  | { type: 'changes'; events: readonly LiveEvent[] }
  | { type: 'resync' }
  | { type: 'own' }
  | { type: 'open' }
  | { type: 'broken' }
  | { type: 'ended'; reason: string | null };

export interface LiveOptions {
  path: string;
  /** Position of the events when this page began to read; null: unknown. */
  since: string | null;
  onChanges: (events: readonly LiveEvent[]) => void;
  /** Events may have been missed. */
  onResync: () => void;
  /** The person's own account changed: roles, name. */
  onOwn: () => void;
  /** The stream stands: the server answers. */
  onOpen?: () => void;
  /** The stream broke: the server may be out of reach. */
  onBroken?: () => void;
  /** The session has ended; with the reason when the person cannot simply sign in again. */
  onEnded: (reason: string | null) => void;
}

const FIRST_WAIT = 1000;
const LONGEST_WAIT = 60_000;

function parse(text: string): readonly LiveEvent[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value.filter((event) => typeof event?.modulo === 'string') : [];
  } catch {
    return []; // a newer server's event: nothing that we could refresh
  }
}

function reasonOf(text: string): string | null {
  try {
    const { motivo } = JSON.parse(text) as { motivo?: unknown }; // null, as of no object, throws
    return typeof motivo === 'string' ? motivo : null;
  } catch {
    return null; // an older server's event has no content
  }
}

/** Holds the stream open until the signal; resolves then. */
function listen(
  { path, since }: Pick<LiveOptions, 'path' | 'since'>,
  signal: AbortSignal,
  post: (message: Message) => void,
): Promise<void> {
  return new Promise((resolve) => {
    let source: EventSource | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let wait = FIRST_WAIT;
    let broken = false;
    let address = since === null ? path : `${path}?desde=${encodeURIComponent(since)}`;
    const open = () => {
      source = new EventSource(address);
      source.onopen = () => {
        wait = FIRST_WAIT;
        if (broken) post({ type: 'resync' });
        broken = false;
        address = path;
        post({ type: 'open' });
      };
      source.addEventListener('recomecar', () => post({ type: 'resync' }));
      source.addEventListener('mudancas', ({ data }) => {
        const events = parse(String(data));
        if (events.length > 0) post({ type: 'changes', events });
      });
      source.addEventListener('perfil', () => post({ type: 'own' }));
      source.addEventListener('sessao', ({ data }) => post({ type: 'ended', reason: reasonOf(String(data)) }));
      source.onerror = () => {
        broken = true;
        post({ type: 'broken' });
        // The stream was refused, not cut off: the session may have ended before there was a stream to report it.
        if (source?.readyState === EventSource.CLOSED) post({ type: 'own' });
        // Closed here, so that the browser does not retry: its own retry has no back-off and gives up on a 503.
        source?.close();
        timer = setTimeout(open, wait * (0.75 + Math.random() / 2));
        wait = Math.min(wait * 2, LONGEST_WAIT);
      };
    };
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      source?.close();
      resolve();
    });
    open();
  });
}

/** Starts listening; returns the end of it. */
export function startLive({
  onChanges,
  onResync,
  onOwn,
  onOpen,
  onBroken,
  onEnded,
  ...stream
}: LiveOptions): () => void {
  const end = new AbortController();
  const channel = new BroadcastChannel('sede-ao-vivo');
  const receive = (message: Message) => {
    if (message.type === 'changes') onChanges(message.events);
    else if (message.type === 'resync') onResync();
    else if (message.type === 'own') onOwn();
    else if (message.type === 'open') onOpen?.();
    else if (message.type === 'broken') onBroken?.();
    else onEnded(message.reason);
  };
  channel.onmessage = ({ data }: MessageEvent<Message>) => receive(data);
  const post = (message: Message) => {
    channel.postMessage(message);
    receive(message);
  };
  const lead = () => listen(stream, end.signal, post);
  // Web Locks need a secure context; on plain http every tab has its own stream.
  if (navigator.locks) {
    navigator.locks.request('sede-ao-vivo', { signal: end.signal }, lead).catch(() => undefined); // aborted while waiting
  } else void lead();
  return () => {
    end.abort();
    channel.close();
  };
}
