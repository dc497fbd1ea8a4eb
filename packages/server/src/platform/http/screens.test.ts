import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiDeps } from '../api/index.ts';
import { fixedClock } from '../clock/clock.ts';
import { loadConfig } from '../config/config.ts';
import { createLogger } from '../logging/logger.ts';
import { createApp } from './app.ts';
import { createDrain } from './drain.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'sede-telas-'));
const dist = path.join(folder, 'dist');
const logged: string[] = [];
// As the build writes them: what the bundler needs, then the page's own.
const SCRIPTS = ['runtime-0000', 'app-1a2b']
  .map((name) => `<script type="module" crossorigin src="/assets/${name}.js"></script>`)
  .join('');
let app: FastifyInstance;
let port: number;

beforeAll(async () => {
  mkdirSync(path.join(dist, 'assets'), { recursive: true });
  writeFileSync(path.join(dist, 'index.html'), `${SCRIPTS}<p>Sede</p>`);
  writeFileSync(path.join(dist, 'publico.html'), '<p>Aberta</p>');
  writeFileSync(path.join(dist, 'assets', 'app-1a2b.js'), 'void 0');
  writeFileSync(path.join(folder, 'segredo'), 'não é para ninguém');
  app = await createApp({
    config: loadConfig({ DATA_DIR: folder, LOG_LEVEL: 'silent' }),
    log: createLogger({ level: 'error', destination: { write: (line: string) => void logged.push(line) } }),
    deps: {
      clock: fixedClock('2026-11-20T15:00:00.000Z'),
      services: {
        guards: [],
        directory: {
          publicPages: ['/aberta', '/aberta/mais'],
          framingPages: [{ caminho: '/quadro', origem: 'https://de.fora' }],
        },
      },
      authenticate: async () => null,
      // The cast: without modules there is no operation that would ask for more.
    } as unknown as ApiDeps,
    modules: {},
    mountAuth: async () => undefined,
    sessionOf: () => null,
    screens: dist,
    drain: createDrain(),
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as { port: number }).port;
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Sent as it was typed: HTTP libraries normalise an address before they send it. */
function ask(address: string, ...headers: string[]): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    let text = '';
    const lines = [`GET ${address} HTTP/1.1`, `Host: localhost:${port}`, 'Connection: close', ...headers, '', ''];
    const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')));
    socket.on('data', (chunk) => {
      text += chunk;
    });
    socket.on('error', reject);
    socket.on('end', () => resolve({ status: Number(text.split(' ')[1]), text }));
  });
}

describe('the built screens', () => {
  it.each(['/', '/profile', '/financial/despesas/2026-01-01/2026-01-31'])(
    '%s is the page, which no cache keeps',
    async (address) => {
      const { status, text } = await ask(address);
      expect([status, text.includes('<p>Sede</p>'), text.includes('cache-control: no-cache')]).toEqual([
        200,
        true,
        true,
      ]);
    },
  );

  it.each(['/aberta', '/aberta/', '/aberta/mais', '/aberta?de=um'])('%s opens without a session', async (address) => {
    const { status, text } = await ask(address);
    expect([status, text.includes('<p>Aberta</p>'), text.includes('cache-control: no-cache')]).toEqual([
      200,
      true,
      true,
    ]);
    expect((await ask('/aberta/outra')).text).toContain('<p>Sede</p>');
  });

  it.each(['/quadro', '/quadro/', '/quadro?painel=1'])(
    '%s alone lets the other origin into its frames, and its windows keep their opener',
    async (address) => {
      const { text } = await ask(address);
      expect(text).toContain('<p>Sede</p>');
      expect(text).toMatch(
        /content-security-policy: default-src 'self';.*;frame-src https:\/\/de\.fora;object-src 'none'/,
      );
      expect(text).toContain('cross-origin-opener-policy: same-origin-allow-popups');
      expect(text).toContain("script-src 'self';");
    },
  );

  it.each(['/', '/profile', '/quadro/outro', '/quadr', '/aberta', '/api/quadro', '/assets/app-1a2b.js'])(
    '%s lets nobody in',
    async (address) => {
      const { text } = await ask(address);
      expect(text).toContain("frame-src 'self' blob:;");
      expect(text).toMatch(/cross-origin-opener-policy: same-origin\r\n/);
    },
  );

  it('files with a digest in their name are kept for a year; one that is gone is a 404, not the page', async () => {
    expect((await ask('/assets/app-1a2b.js')).text).toContain('immutable');
    expect((await ask('/assets/app-old.js')).status).toBe(404);
    expect((await ask('/favicon.ico')).status).toBe(404);
  });

  it.each([
    ['/../segredo', 404],
    ['/assets/../../segredo', 404],
    ['/assets/%2e%2e/%2e%2e/segredo', 404],
    // Answered with the page, whose router shows that the address does not exist.
    ['/..%2fsegredo', 200],
    ['/assets/..%5c..%5csegredo', 404],
    ['/%00', 404],
    ['/index.html%00.js', 404],
  ])('%s leads nowhere, and is no failure of the server', async (address, status) => {
    const answer = await ask(address);
    expect(answer.text).not.toContain('não é para');
    expect([answer.status, answer.text.includes('<p>Sede</p>')]).toEqual([status, status === 200]);
  });

  it.each([['Range: bytes=999999-'], ['If-Match: "outro"']])('nor is %s', async (header) => {
    expect((await ask('/index.html', header)).status).toBe(400);
  });

  it('answers of the API name the build that is served, files do not', async () => {
    expect((await ask('/api/qualquer')).text).toContain('x-sede-telas: app-1a2b.js');
    expect((await ask('/profile')).text).not.toContain('x-sede-telas');
  });

  it('nothing of it stands in the log as an error', () => expect(logged).toEqual([]));
});
