/**
 * `npm run db:types`: writes platform/db/schema.gen.ts from a temporary database with every migration.
 * `npm run db:types -- --check`: writes nothing and fails when the file is not what the migrations say.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { generateTypes } from '../platform/db/type-generator.ts';
import { startTestServer, urlsOf } from '../platform/testing/test-server.ts';

const target = fileURLToPath(new URL('../platform/db/schema.gen.ts', import.meta.url));

const server = await startTestServer();
try {
  const client = new pg.Client({ connectionString: urlsOf(server, server.template).ownerUrl });
  await client.connect();
  const text = await generateTypes(client);
  await client.end();
  const current = readFileSync(target, 'utf8');
  if (!process.argv.includes('--check')) {
    writeFileSync(target, text);
    console.log(current === text ? 'schema.gen.ts was up to date.' : 'schema.gen.ts written.');
  } else if (current !== text) {
    console.error('schema.gen.ts is not what the migrations say. Run: npm run db:types');
    process.exitCode = 1;
  }
} finally {
  await server.stop();
}
