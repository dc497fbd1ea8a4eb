/**
 * The reference: `node:http` and `pg`, nothing else. Run as `node bench/bare/bare-server.ts plan.json port`.
 *
 * It runs the product's statements, prepared, on a pool of the same size with the product's value parsers, and answers
 * with one JSON.stringify. No session, no permission, no validation, no log. Source: issue 2, "Speed and size".
 */
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import pg from 'pg';
import { newId } from '../../packages/domain/src/kernel/index.ts';
import { valueParsers } from '../../packages/server/src/platform/db/value-parsers.ts';
import type { BarePlan } from './plan.ts';

const [planFile = '', port = '0'] = process.argv.slice(2);
const plan: BarePlan = JSON.parse(readFileSync(planFile, 'utf8'));
const SESSION = '-c timezone=UTC -c search_path=';
const reading = pool(`${SESSION}public,auth`);
const writing = pool(`${SESSION}nua,public,auth`);

function pool(options: string): pg.Pool {
  return new pg.Pool({ connectionString: plan.databaseUrl, max: 10, types: valueParsers, options });
}

async function read(path: string): Promise<unknown> {
  const statements = plan.reads[path];
  if (statements === undefined) return undefined;
  const results = await Promise.all(
    statements.map(({ text, values }, i) => reading.query({ name: `${path}${i}`, text, values })),
  );
  return results.map((result) => result.rows);
}

async function bodyOf(request: IncomingMessage): Promise<Record<string, unknown>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

async function write(request: IncomingMessage): Promise<unknown> {
  if (plan.write === null) return undefined;
  const body = await bodyOf(request);
  const values = [...plan.write.values];
  values[plan.write.idAt] = newId();
  for (const [field, at] of Object.entries(plan.write.fields)) values[at] = body[field] ?? null;
  const { rows } = await writing.query({ name: 'write', text: plan.write.text, values });
  return rows[0];
}

const server = createServer((request, response) => {
  const answer = request.method === 'POST' ? write(request) : read(request.url ?? '');
  answer.then(
    (result) => {
      response.writeHead(result === undefined ? 404 : 200, { 'content-type': 'application/json' });
      response.end(JSON.stringify(result ?? null));
    },
    (error) => {
      process.stderr.write(`${error}\n`);
      response.writeHead(500).end();
    },
  );
});
server.listen(Number(port), '127.0.0.1');
process.on('SIGTERM', () => process.exit(0));
