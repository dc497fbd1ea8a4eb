import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Api } from './client.ts';

let api: Api;
beforeEach(async () => {
  vi.resetModules();
  vi.stubGlobal('window', Object.assign(new EventTarget(), { location: { origin: 'http://sede.test' } }));
  vi.stubGlobal('document', { querySelectorAll: () => [] });
  ({ api } = await import('./client.ts'));
});

const asked: { address: string; init: RequestInit }[] = [];
function answering(body: string, status = 200): void {
  vi.stubGlobal('fetch', async (address: URL | string, init: RequestInit) => {
    if (address === '/api/health') return new Response('{}');
    asked.push({ address: String(address), init });
    return new Response(body, { status });
  });
}
afterEach(() => {
  asked.length = 0;
  vi.unstubAllGlobals();
});

const list = () => api.itensDespesa.list({});
const refused = (call: () => Promise<unknown>) =>
  call().then(
    () => null,
    (error: unknown) => error,
  );

it('sends JSON to the address of the operation, with the marks of a call and of a submit', async () => {
  answering('{"json":{"itens":[]}}');
  expect(await api.itensDespesa.list({ pagina: 2 }, { context: { idempotencyKey: 'chave' } })).toEqual({ itens: [] });
  const [{ address, init } = { address: '', init: {} }] = asked;
  expect([address, init.method, init.body]).toEqual([
    'http://sede.test/rpc/itensDespesa/list',
    'POST',
    '{"json":{"pagina":2}}',
  ]);
  expect(Object.fromEntries(new Headers(init.headers))).toEqual({
    'content-type': 'application/json',
    'x-sede': '1',
    'idempotency-key': 'chave',
  });
});

it('without a submit there is no key', async () => {
  answering('{"json":null}');
  await list();
  expect(new Headers(asked[0]?.init.headers).has('idempotency-key')).toBe(false);
});

it('a number that JSON has no word for does not become an empty field', async () => {
  answering('{"json":null}');
  await api.itensDespesa.list({ pagina: Number.NaN });
  expect(asked[0]?.init.body).toBe('{"json":{"pagina":"NaN"}}');
});

it('a refusal has code, text and fields', async () => {
  answering('{"json":{"code":"plataforma.invalido","message":"Confira.","data":{"campos":{"nome":"Falta."}}}}', 400);
  expect(await refused(list)).toMatchObject({
    code: 'plataforma.invalido',
    message: 'Confira.',
    campos: { nome: 'Falta.' },
  });
});

it.each([
  ["a proxy's page", '<h1>Bad gateway</h1>', 502, 'http_502', 'unavailable'],
  ['a cut answer', '{"json":{"itens"', 200, 'resposta_ilegivel', 'unavailable'],
  [
    'marks that only the library reads',
    '{"json":{"em":"2026"},"meta":[[1,"em"]]}',
    200,
    'resposta_ilegivel',
    'unavailable',
  ],
])('%s is no answer', async (_what, body, status, code, kind) => {
  answering(body, status);
  expect(await refused(list)).toMatchObject({ code, kind });
});

it('what the caller broke off stays a break', async () => {
  vi.stubGlobal('fetch', async (_address: URL, { signal }: RequestInit) => {
    signal?.throwIfAborted();
    return new Response('{"json":null}');
  });
  const given = AbortSignal.abort();
  expect(await refused(() => api.itensDespesa.list({}, { signal: given }))).toMatchObject({ name: 'AbortError' });
});
