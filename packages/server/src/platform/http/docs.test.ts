import { contract } from '@sede/domain/root-contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let ana: TestPerson;
let document: OpenApi;
interface OpenApi {
  openapi: string;
  info: object;
  servers: { url: string }[];
  paths: Record<string, Record<string, Operation>>;
  components?: unknown;
}
interface Operation {
  operationId?: string;
  summary?: string;
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: unknown;
  responses: Record<string, unknown>;
}
beforeAll(async () => {
  app = await testApp();
  ana = await app.person([]);
  document = (await ana.rest<OpenApi>('GET', '/openapi.json')).body;
});
afterAll(() => app.close());

const operations = Object.values(contract).flatMap((module) => Object.values(module));
const get = (url: string) => app.app.inject({ url, headers: { host: 'localhost:3999', cookie: ana.cookie } });

it('documentation is for signed-in users only', async () => {
  for (const path of ['/openapi.json', '/docs', '/docs/', '/docs/json', '/docs/yaml', '/docs/static/index.html']) {
    expect((await app.stranger.rest('GET', path)).status, path).toBe(401);
  }
});

it('describes every operation of the contract, each with its summary, parameters and answer', () => {
  expect(document.openapi).toMatch(/^3\.1\./);
  expect(document.servers).toEqual([{ url: '/api' }]);
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ key: `${method.toUpperCase()} ${path}`, path, operation })),
  );
  expect(described.map(({ key }) => key).toSorted()).toEqual(
    operations.map((op) => `${op['~sede'].method} ${op['~sede'].path}`).toSorted(),
  );
  for (const { key, path, operation } of described) {
    expect(operation.summary, key).toMatch(/\p{L}/u);
    expect(Object.keys(operation.responses), key).toContain('200');
    const named = (operation.parameters ?? []).filter((p) => p.in === 'path').map(({ name }) => name);
    expect(named, key).toEqual([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  }
  const ids = described.map(({ operation }) => operation.operationId);
  expect(new Set(ids).size).toBe(ids.length);
});

it('has no reference that leads nowhere', () => {
  const broken: string[] = [];
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' && typeof inner === 'string') {
        const found = inner
          .slice(2)
          .split('/')
          .reduce<unknown>((at, part) => (at as Record<string, unknown> | undefined)?.[part], document);
        if (!inner.startsWith('#/') || found === undefined) broken.push(inner);
      } else visit(inner);
    }
  };
  visit(document);
  expect(broken).toEqual([]);
});

it('the reading page works offline under the page policy: own files only, no inline script', async () => {
  const page = await get('/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  const html = page.body;
  const inline = [...html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)].filter(
    ([, attributes = '', code = '']) => code.trim() !== '' || !attributes.includes('src='),
  );
  expect(inline.map(([all]) => all)).toEqual([]);
  expect(html).not.toMatch(/\son\w+=/);
  const assets = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, at = '']) => at);
  expect(assets.length).toBeGreaterThan(3);
  for (const asset of assets) {
    expect(asset).not.toMatch(/^(https?:)?\/\//);
    const answer = await get(new URL(asset, 'http://localhost:3999/api/docs/').pathname);
    expect(answer.statusCode, asset).toBe(200);
  }
  const start = await get('/api/docs/static/swagger-initializer.js');
  // What the page reads and draws.
  expect(start.body).toContain("resolveUrl('./json')");
  expect((await get('/api/docs/json')).json<OpenApi>().paths).toEqual(document.paths);
  expect((await get('/api/docs/yaml')).body).toContain('/despesas/{id}:');
  expect(start.body).not.toMatch(/validator\.swagger\.io(?!.*null)/);
});
