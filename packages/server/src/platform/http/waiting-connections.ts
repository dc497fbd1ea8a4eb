/**
 * At most so many connections of one address whose first request has not come whole: who opens more to hold them open is
 * cut off at once. That each sends its headers within ten seconds is Node's own limit (`headersTimeout`).
 *
 * A connection counts from its opening to its first request: browsers keep used ones open for long, and an office has many.
 * Source: decision 050.
 */
import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface WaitingLimit {
  max: number;
  /** Proxies: the people behind them share an address. */
  isTrusted: (address: string) => boolean;
}

export function limitWaiting(server: Server, { max, isTrusted }: WaitingLimit): void {
  const waiting = new Map<string, number>();
  const arrivals = new WeakMap<Socket, () => void>();
  const change = (address: string, by: number) => {
    const count = (waiting.get(address) ?? 0) + by;
    if (count > 0) waiting.set(address, count);
    else waiting.delete(address);
  };
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress;
    if (address === undefined || isTrusted(address)) return;
    if ((waiting.get(address) ?? 0) >= max) {
      socket.destroy();
      return;
    }
    change(address, 1);
    const arrived = () => {
      if (!arrivals.delete(socket)) return;
      change(address, -1);
    };
    arrivals.set(socket, arrived);
    socket.once('close', arrived);
  });
  server.on('request', ({ socket }: { socket: Socket }) => arrivals.get(socket)?.());
}
