import Fastify from 'fastify';
import { expect, it, vi } from 'vitest';
import { createDrain, endHttp } from './drain.ts';

/** Longer than connections are left open once the server closes: by then an answer that nobody waits for is cut off. */
const SLOW_MS = 1_500;

it('the end waits for an answer under way, and for nothing after it', async () => {
  const app = Fastify();
  const drain = createDrain();
  drain.watch(app);
  let asked = false;
  app.get('/demorada', async () => {
    asked = true;
    await new Promise((resolve) => setTimeout(resolve, SLOW_MS));
    return { feita: true };
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const answer = fetch(`${url}/demorada`).then((response) => response.json());
  answer.catch(() => undefined);
  await vi.waitFor(() => expect(asked).toBe(true));

  const endStreams = vi.fn();
  const left = await endHttp(app, { drain, endStreams });

  expect(await answer).toEqual({ feita: true });
  expect([left, endStreams.mock.calls.length]).toEqual([0, 1]);
  await expect(fetch(url)).rejects.toThrow();
});
