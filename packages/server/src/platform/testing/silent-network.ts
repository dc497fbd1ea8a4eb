/**
 * A network between a program and its database that can fall silent: a TCP proxy that stops forwarding, in both
 * directions, without closing anything. Connections made meanwhile are accepted and hear nothing either.
 *
 *     const network = await silentNetwork(url);      // network.url: the same database through the proxy
 *     network.silence(); …; network.speak();         // what was held back is delivered
 *     await network.close();
 */
import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export interface SilentNetwork {
  url: string;
  /** The same way to another address of that database. */
  through(url: string): string;
  silence(): void;
  /** `lost`: connections of before the silence stay dead, as when a firewall has forgotten them. */
  speak(options?: { lost?: boolean }): void;
  close(): Promise<void>;
}

export async function silentNetwork(url: string): Promise<SilentNetwork> {
  const target = new URL(url);
  const pairs = new Set<readonly [Socket, Socket]>();
  const lost = new Set<readonly [Socket, Socket]>();
  let silent = false;
  const server = createServer((near) => {
    const far = connect(Number(target.port || 5432), target.hostname);
    const pair = [near, far] as const;
    pairs.add(pair);
    for (const [from, to] of [pair, [far, near] as const]) {
      from.on('data', (bytes) => to.write(bytes));
      from.on('error', () => undefined);
      from.on('close', () => {
        pairs.delete(pair);
        // Of a silent network nobody hears that the other end has gone.
        if (!silent) to.destroy();
      });
      if (silent) from.pause();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const through = (address: string) =>
    Object.assign(new URL(address), { hostname: '127.0.0.1', port: String(port) }).href;
  return {
    url: through(url),
    through,
    silence() {
      silent = true;
      for (const pair of pairs) for (const socket of pair) socket.pause();
    },
    speak({ lost: forgotten = false } = {}) {
      silent = false;
      if (forgotten) for (const pair of pairs) lost.add(pair);
      if (forgotten) pairs.clear();
      for (const pair of pairs) for (const socket of pair) socket.resume();
    },
    async close() {
      for (const pair of [...pairs, ...lost]) for (const socket of pair) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
