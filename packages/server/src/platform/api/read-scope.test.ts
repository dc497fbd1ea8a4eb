import { platformErrors } from '@sede/domain/kernel';
import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { openReadScope } from './read-scope.ts';

const LIMIT_MS = 40;

let app: ReturnType<typeof Fastify>;
let aborted: unknown;
beforeEach(() => {
  app = Fastify();
});
afterEach(() => app.close());

/** What a request is answered whose work is read within this limit; an error by its message. */
async function answered(limitMs: number | null, work: () => Promise<string>): Promise<string> {
  app.get('/', async (_request: FastifyRequest, reply: FastifyReply) => {
    const scope = openReadScope(reply, limitMs);
    const answer = await scope.within(work()).catch((error: Error) => error.message);
    aborted = scope.signal.reason;
    return answer;
  });
  return (await app.inject('/')).body;
}

const after = (ms: number) => new Promise<string>((resolve) => setTimeout(() => resolve('lida'), ms));

it('a read that the database never answers is told so at its own limit, and whoever reads for it is told to stop', async () => {
  const tooLate = platformErrors.consulta_demorada();
  expect(await answered(LIMIT_MS, () => new Promise(() => undefined))).toBe(tooLate.message);
  expect(aborted).toMatchObject({ code: tooLate.code, kind: 'unavailable' });
});

it('a file takes as long as it takes', async () => {
  expect(await answered(null, () => after(LIMIT_MS * 3))).toBe('lida');
  expect(aborted).toBeUndefined();
});
