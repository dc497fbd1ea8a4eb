/**
 * Asks one server after another slowly: so many milliseconds from one request to the next, and some more tries of what may pass.
 *
 * Tried again: no answer in time, 429 and every 5xx, each time after twice as long. Whatever is answered otherwise is an answer, also 404.
 * Errors: `OutgoingError`, `unreachable` where the tries are used up. Source: decisions-sindical-contratos-patrimonio (Official data: 1/s, 3 tries).
 */
import { setTimeout as delay } from 'node:timers/promises';
import { askJson, type Bounds, type OutgoingAnswer, OutgoingError } from './ask-json.ts';

export interface PoliteAsker {
  ask(url: URL): Promise<OutgoingAnswer>;
}

interface Manners extends Bounds {
  everyMs: number;
  tries: number;
}

const mayPass = (status: number) => status === 429 || status >= 500;

export function createPoliteAsker({ everyMs, tries, ...bounds }: Manners): PoliteAsker {
  /** When the next request may leave: whoever asks at the same time stands behind. */
  let free: Promise<unknown> = Promise.resolve();
  async function turn(): Promise<void> {
    const mine = free;
    free = mine.then(() => delay(everyMs, undefined, { ref: false }));
    await mine;
  }

  async function once(url: URL): Promise<OutgoingAnswer> {
    await turn();
    const answer = await askJson(url, bounds);
    if (mayPass(answer.status)) throw new OutgoingError('unreachable');
    return answer;
  }

  async function ask(url: URL, left: number): Promise<OutgoingAnswer> {
    try {
      return await once(url);
    } catch (error) {
      const again = error instanceof OutgoingError && error.why === 'unreachable' && !bounds.signal?.aborted;
      if (!again || left <= 1) throw error;
      await delay(everyMs * 2 ** (tries - left), undefined, { ref: false });
      return ask(url, left - 1);
    }
  }

  return { ask: (url) => ask(url, tries) };
}
