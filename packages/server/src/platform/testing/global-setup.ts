/** Vitest's global setup of the server's tests: one PostgreSQL with a migrated template for the whole run. */

import type { TestProject } from 'vitest/node';
import { type StartedTestServer, startTestServer, type TestServer } from './test-server.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    pg: TestServer;
  }
}

let server: StartedTestServer | undefined;

export async function setup(project: TestProject): Promise<void> {
  server = await startTestServer();
  const { stop: _, ...plain } = server;
  project.provide('pg', plain);
}

export async function teardown(): Promise<void> {
  await server?.stop();
}
