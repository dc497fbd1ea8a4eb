import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let ana: TestPerson;
beforeAll(async () => {
  app = await testApp({ env: { DEPLOYMENTS: 'development=localhost,sede.test', DEPLOYMENT: 'development' } });
  ana = await app.person(['admin_financeiro', 'gestor_sistema'], { nome: 'Ana' });
});
afterAll(() => app.close());

const item = { tipo: 'Serviços', nome: 'Limpeza' };
type Sent = { method?: string; url: string; headers?: Record<string, string>; payload?: string | Buffer };
async function inject({ method = 'GET', url, headers = {}, payload }: Sent) {
  const { cookie } = ana;
  const response = await app.app.inject({
    method: method as 'GET',
    url,
    headers: { host: 'localhost:3999', cookie, ...headers },
    ...(payload === undefined ? {} : { payload }),
  });
  const json = String(response.headers['content-type'] ?? '').includes('json');
  return {
    status: response.statusCode,
    headers: response.headers,
    text: response.body,
    body: json && response.body !== '' ? JSON.parse(response.body) : null,
  };
}
const post = (url: string, payload: string, headers: Record<string, string> = {}) =>
  inject({
    method: 'POST',
    url,
    payload,
    headers: { 'x-sede': '1', 'content-type': 'application/json', ...headers },
  });
const countItems = async () => (await app.rows('select 1 from itens_despesa')).length;

/** The answer has our shape and reveals nothing of the program's inside. */
function refused(answer: Awaited<ReturnType<typeof inject>>, status: number, code?: string) {
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject({
    code: code ?? expect.stringMatching(/^[a-z_]+\.[a-z_]+$/),
    message: expect.stringMatching(/[.!]$|^ Obrigatório$/),
    data: { id: answer.headers['x-request-id'] },
  });
  expect(answer.text).not.toMatch(/stack|node_modules|\.ts:|select |FST_|at \w+ \(/);
}

describe('the host of a request', () => {
  it('must be one of this deployment’s, whatever the address; only the health check answers to all', async () => {
    for (const url of ['/', '/api/sessao', '/api/itens-despesa', '/api/nada', '/api/auth/get-session']) {
      refused(await inject({ url, headers: { host: 'mau.example' } }), 404, 'plataforma.host_desconhecido');
    }
    expect((await inject({ url: '/api/health', headers: { host: 'mau.example' } })).status).toBe(200);
    expect((await inject({ url: '/api/sessao', headers: { host: 'SEDE.test:8080' } })).status).toBe(200);
  });

  it('is not taken from a header that a stranger can add', async () => {
    const headers = { host: 'mau.example', 'x-forwarded-host': 'localhost' };
    refused(await inject({ url: '/api/sessao', headers }), 404, 'plataforma.host_desconhecido');
  });
});

describe('a write of a foreign page', () => {
  it('is refused on both faces without X-Sede: 1, however its address is spelled', async () => {
    const before = await countItems();
    const payload = JSON.stringify(item);
    const addresses = [
      '/api/itens-despesa',
      '/%61pi/itens-despesa',
      '/api/%69tens-despesa',
      'http://localhost:3999/api/itens-despesa',
      '/rpc/itensDespesa/create',
      '/%72pc/itensDespesa/create',
      '/rpc/itensDespesa/list',
    ];
    for (const url of addresses) {
      for (const sede of [undefined, '', '0', 'true']) {
        const headers = { 'content-type': 'application/json', ...(sede === undefined ? {} : { 'x-sede': sede }) };
        const body = url.includes('rpc') ? JSON.stringify({ json: item }) : payload;
        const answer = await inject({ method: 'POST', url, payload: body, headers });
        expect([403, 404], `${url} with ${sede}`).toContain(answer.status);
      }
    }
    refused(
      await inject({
        method: 'POST',
        url: '/api/itens-despesa',
        payload,
        headers: { 'content-type': 'application/json' },
      }),
      403,
      'plataforma.csrf',
    );
    refused(await inject({ method: 'DELETE', url: '/api/itens-despesa/x' }), 403, 'plataforma.csrf');
    expect(await countItems()).toBe(before);
  });
});

describe('a write that a browser sends for a page', () => {
  const write = (headers: Record<string, string>) => post('/api/itens-despesa', JSON.stringify(item), headers);
  const foreign: [string, Record<string, string>][] = [
    ['of another site', { origin: 'https://mau.example' }],
    ['of another port', { origin: 'http://localhost:1' }],
    ['of no site', { origin: 'null' }],
    ['of another site, told by the browser alone', { 'sec-fetch-site': 'cross-site' }],
  ];
  it.each(foreign)('%s is refused, X-Sede or not, on both faces', async (_what, headers) => {
    const before = await countItems();
    refused(await write(headers), 403, 'plataforma.csrf');
    refused(await post('/rpc/itensDespesa/create', JSON.stringify({ json: item }), headers), 403);
    expect(await countItems()).toBe(before);
  });

  it('of ours, and what a program sends, is taken', async () => {
    const ours: Record<string, string>[] = [
      { origin: 'http://localhost:3999' },
      {},
      { 'sec-fetch-site': 'same-origin' },
    ];
    for (const headers of ours) {
      expect((await write(headers)).status).not.toBe(403);
    }
  });
});

describe('the sign-in under PUBLIC_URL', () => {
  it('is refused under any other host, whose page somebody else may have made', async () => {
    const named = await testApp({ env: { PUBLIC_URL: 'https://sede.exemplo.org.br' } });
    try {
      const enter = (host: string) =>
        named.app.inject({
          method: 'POST',
          url: '/api/auth/sign-in/email',
          headers: { host, 'content-type': 'application/json' },
          payload: JSON.stringify({ email: 'ana@x.org', password: 'amendoeira-7-vento' }),
        });
      expect((await enter('mau.example')).json()).toMatchObject({ code: 'plataforma.host_desconhecido' });
      expect((await enter('sede.exemplo.org.br')).json()).toMatchObject({ code: 'conta.credenciais' });
      for (const [url, payload] of [
        ['/api/primeiro-acesso', {}],
        ['/rpc/sessao/primeiroAcesso', { json: {} }],
      ] as const) {
        const first = async (host: string) => {
          const headers = { host, 'x-sede': '1', 'content-type': 'application/json' };
          return (await named.app.inject({ method: 'POST', url, headers, payload: JSON.stringify(payload) })).json();
        };
        expect(JSON.stringify(await first('mau.example'))).toContain('plataforma.host_desconhecido');
        expect(JSON.stringify(await first('sede.exemplo.org.br'))).toContain('plataforma.invalido');
      }
      const open = await named.app.inject({ url: '/api/health', headers: { host: 'mau.example' } });
      expect(open.statusCode).toBe(200);
    } finally {
      await named.close();
    }
  });
});

describe('the REST face', () => {
  it.each([
    ['a query on a write', '/api/itens-despesa?x=1', JSON.stringify(item)],
    [
      'an id in the body',
      '/api/itens-despesa',
      JSON.stringify({ ...item, id: '0198c0de-0000-7000-8000-000000000000' }),
    ],
    ['an unknown key', '/api/itens-despesa', JSON.stringify({ ...item, xyz: 1 })],
    ['an array', '/api/itens-despesa', JSON.stringify([item])],
    ['a number', '/api/itens-despesa', '5'],
    ['null', '/api/itens-despesa', 'null'],
    ['broken JSON', '/api/itens-despesa', '{"tipo":'],
    ['an empty body', '/api/itens-despesa', ''],
    ['__proto__', '/api/itens-despesa', '{"tipo":"Serviços","nome":"x","__proto__":{"a":1}}'],
    [
      'constructor.prototype',
      '/api/itens-despesa',
      '{"tipo":"Serviços","nome":"x","constructor":{"prototype":{"a":1}}}',
    ],
    ['a NUL in a text', '/api/itens-despesa', '{"tipo":"Serviços","nome":"a\\u0000b"}'],
  ])('refuses %s with 400 in our shape, and writes nothing', async (_what, url, payload) => {
    const before = await countItems();
    refused(await post(url, payload), 400, 'plataforma.invalido');
    expect(await countItems()).toBe(before);
    expect(({} as Record<string, unknown>).a).toBeUndefined();
  });

  it.each([
    ['a repeated key', 'pagina=1&pagina=2'],
    ['a repeated key by another spelling', 'pagina=1&p%61gina=2'],
    ['an unknown key', 'xyz=1'],
    ['brackets', 'pagina[]=1'],
    ['an empty number', 'pagina='],
    ['an exponent', 'pagina=1e1'],
    ['hexadecimal', 'pagina=0x10'],
    ['full-width digits', 'pagina=%EF%BC%91'],
    ['a NUL in the search', 'busca=a%00b'],
    ['a prototype key', '__proto__=1'],
  ])('refuses %s in a query with 400', async (_what, query) => {
    refused(await inject({ url: `/api/itens-despesa?${query}` }), 400, 'plataforma.invalido');
  });

  it.each([
    ['a list', '/api/itens-despesa?busca=a&busca=b'],
    ['a spreadsheet', '/api/itens-despesa/exportar?formato=csv&formato=xlsx'],
    ['an order', '/api/itens-despesa?ordem=nome&ordem=tipo'],
    [
      'the id of the address',
      '/api/itens-despesa/0198c0de-0000-7000-8000-000000000000?id=0198c0de-0000-7000-8000-000000000001',
    ],
    ['the id of a file', '/api/anexos/0198c0de-0000-7000-8000-000000000000?id=0198c0de-0000-7000-8000-000000000001'],
  ])('refuses a value given twice: %s', async (_what, url) => {
    refused(await inject({ url }), 400, 'plataforma.invalido');
  });

  it('takes several values of one filter as the key repeated, commas inside them and all', async () => {
    const nomes = ['Água, luz', 'Água', 'luz'].map((tipo) => ({ tipo, nome: `De ${tipo}` }));
    for (const { tipo, nome } of nomes) {
      await app.rows(`insert into itens_despesa (id, tipo, nome) values (gen_random_uuid(), $1, $2)`, [tipo, nome]);
    }
    const found = async (...tipos: string[]) => {
      const query = tipos.map((tipo) => `tipo=${encodeURIComponent(tipo)}`).join('&');
      const { status, body } = await inject({ url: `/api/itens-despesa?ordem=nome&${query}` });
      expect(status).toBe(200);
      return (body.itens as { tipo: string }[]).map(({ tipo }) => tipo).sort();
    };
    expect(await found('Água, luz')).toEqual(['Água, luz']);
    expect(await found('Água, luz', 'luz')).toEqual(['luz', 'Água, luz']);
    const file = await inject({ url: '/api/itens-despesa/exportar?formato=csv&tipo=luz&tipo=%C3%81gua%2C%20luz' });
    expect(file.text).toContain('De luz');
    expect(file.text).toContain('De Água, luz');
    expect(file.text).not.toMatch(/De Água\W*(?!,)[;\r\n]/);
  });

  it('refuses a query on an upload', async () => {
    const headers = { 'x-sede': '1', 'content-type': 'application/pdf' };
    refused(await inject({ method: 'POST', url: '/api/anexos?nome=x', headers, payload: 'x' }), 400);
  });

  it('reads a search of odd characters as text', async () => {
    for (const busca of ['%25', "'", '\\', '_', '"', '--', 'é', '😀', ';drop', '(', '%']) {
      const url = `/api/itens-despesa?busca=${encodeURIComponent(busca)}`;
      expect((await inject({ url })).status, busca).toBe(200);
    }
    expect((await inject({ url: `/api/itens-despesa?busca=${'a'.repeat(201)}` })).status).toBe(400);
  });

  it('refuses other content types (415) and big bodies (413)', async () => {
    for (const type of [
      'text/plain',
      'application/x-www-form-urlencoded',
      'multipart/form-data; boundary=x',
      'text/xml',
    ]) {
      refused(await post('/api/itens-despesa', 'a=1', { 'content-type': type }), 415);
      refused(await post('/rpc/itensDespesa/create', 'a=1', { 'content-type': type }), 415);
    }
    const big = JSON.stringify({ ...item, descricao: 'a'.repeat(1024 * 1024) });
    refused(await post('/api/itens-despesa', big), 413);
    refused(await post('/rpc/itensDespesa/create', big), 413);
  });

  it('an id that is none is a 400, of nobody a 404', async () => {
    refused(await inject({ url: '/api/itens-despesa/1' }), 400);
    refused(await inject({ url: '/api/itens-despesa/0198c0de-0000-7000-8000-000000000000' }), 404);
    refused(await inject({ url: `/api/itens-despesa/${'a'.repeat(5000)}` }), 404);
  });

  it('an address without an operation is a 404 in our shape, for every method', async () => {
    for (const url of ['/api/nada', '/api', '/api/', '/api/itens-despesa/a/b/c/d', '/api//itens-despesa', '/rpc/x/y']) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
        const answer = await inject({ method, url, headers: { 'x-sede': '1' } });
        refused(answer, 404, 'plataforma.nao_encontrado');
      }
    }
    for (const name of [
      '__proto__/x',
      'constructor/name',
      'itensDespesa/__proto__',
      'itensDespesa/toString',
      'itensDespesa',
    ]) {
      refused(await post(`/rpc/${name}`, '{"json":{}}'), 404);
    }
    refused(await inject({ method: 'PUT', url: '/api/itens-despesa', headers: { 'x-sede': '1' } }), 404);
    expect((await inject({ method: 'HEAD', url: '/api/itens-despesa' })).status).toBe(404);
    refused(await inject({ url: '/api/%zz' }), 400);
    refused(await inject({ url: '/%c0%ae' }), 400);
  });

  it('an idempotency key that is none is refused', async () => {
    for (const key of ['', 'a b', 'a'.repeat(201)]) {
      refused(await post('/api/itens-despesa', JSON.stringify(item), { 'idempotency-key': key }), 400);
    }
  });
});

describe('the RPC face', () => {
  const rpc = (payload: string) => post('/rpc/itensDespesa/create', payload);
  it.each([
    ['broken JSON', '{"json":'],
    ['an empty body', ''],
    ['an array', '{"json":[]}'],
    ['a typed value in disguise', '{"json":{"tipo":"Serviços","nome":"7"},"meta":[[0,"nome"]]}'],
    ['meta without a path', '{"json":{"tipo":"Serviços","nome":"x"},"meta":[[1,"__proto__","poluido"]]}'],
    ['meta that is no list', '{"json":{"tipo":"Serviços","nome":"x"},"meta":7}'],
    ['maps of files', '{"json":{"tipo":"Serviços","nome":"x"},"meta":[],"maps":[["nome"]]}'],
    ['__proto__', '{"json":{"tipo":"Serviços","nome":"x","__proto__":{"poluido":1}}}'],
  ])('%s does not pass, breaks nothing and is told in our shape', async (_what, payload) => {
    const answer = await rpc(payload);
    expect(answer.status).toBeLessThan(500);
    expect(({} as Record<string, unknown>).poluido).toBeUndefined();
    if (answer.status !== 200) {
      const body = answer.body.json ?? answer.body;
      expect(body.code).toMatch(/^[a-z]+\.[a-z_]+$/);
      expect(answer.text).not.toMatch(/stack|node_modules/);
    }
  });
});

it('every answer carries the security headers and the request’s id', async () => {
  for (const url of ['/api/sessao', '/api/nada', '/api/itens-despesa', '/', '/api/docs/']) {
    const { headers } = await inject({ url });
    expect(headers['content-security-policy'], url).toMatch(/default-src 'self'.*script-src 'self'(;|$)/);
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  }
  const own = await inject({ url: '/api/sessao', headers: { 'x-request-id': 'meu', 'request-id': 'meu' } });
  expect(own.headers['x-request-id']).not.toBe('meu');
});

it('answers of people’s data are not kept by any cache', async () => {
  expect((await inject({ url: '/api/itens-despesa' })).headers['cache-control']).toMatch(/no-store/);
  expect((await inject({ url: '/api/sessao' })).headers['cache-control']).toMatch(/no-store/);
  const rpc = await post('/rpc/itensDespesa/list', '{"json":{}}');
  expect(rpc.status).toBe(200);
  expect(rpc.headers['cache-control']).toMatch(/no-store/);
});

it('a connection with a header too large, or that is no HTTP, ends without harm', async () => {
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.app.server.address() as { port: number };
  const talk = (bytes: string) =>
    new Promise<string>((resolve) => {
      let answer = '';
      const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
      socket.on('data', (chunk) => {
        answer += chunk;
      });
      socket.on('close', () => resolve(answer));
      socket.on('error', () => undefined);
    });
  const large = `GET /api/sessao HTTP/1.1\r\nhost: localhost\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`;
  expect(await talk(large)).toMatch(/^HTTP\/1.1 431 /);
  expect(await talk('lixo\r\n\r\n')).toMatch(/^HTTP\/1.1 400 /);
  expect(app.app.server.headersTimeout).toBeLessThanOrEqual(120_000);
  expect(app.app.server.requestTimeout).toBe(120_000);
  expect((await fetch(`http://127.0.0.1:${port}/api/health`)).status).toBe(200);
});
