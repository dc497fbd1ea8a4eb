import { once } from 'node:events';
import { connect } from 'node:net';
import { newId } from '@sede/domain/kernel';
import { usuariosMessages } from '@sede/domain/modules/acesso/usuarios';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import { createLogger } from '../logging/logger.ts';
import { CHANNEL, createEventBus } from './bus.ts';
import { type LiveEvent, parseEvents } from './event.ts';
import { createPgRelay } from './relay.ts';

let app: TestApp;
let url: string;
const log = createLogger({ level: 'silent' });
beforeAll(async () => {
  app = await testApp();
  await app.app.listen({ port: 0, host: '127.0.0.1' });
  url = `http://127.0.0.1:${(app.app.server.address() as { port: number }).port}`;
});
afterAll(() => app.close());

const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 20 });

it('what the triggers noted is merged by module; past 50 records the module changed as a whole', () => {
  const ids = Array.from({ length: 51 }, newId);
  expect(parseEvents('')).toEqual([]);
  expect(parseEvents('a:1,2;b:3;a:2,4;')).toEqual([
    { modulo: 'a', ids: ['1', '2', '4'] },
    { modulo: 'b', ids: ['3'] },
  ]);
  expect(parseEvents('a:1;a:*;a:2;')).toEqual([{ modulo: 'a', ids: '*' }]);
  expect(parseEvents(ids.map((id) => `a:${id};`).join(''))).toEqual([{ modulo: 'a', ids: '*' }]);
});

it('a process remembers what it told, from a position on; of other positions it knows nothing', async () => {
  const bus = createEventBus({ origin: 'eu', relay: null, log });
  const start = bus.position();
  expect(bus.since(start)).toEqual([]);
  bus.publish([{ modulo: 'despesas', ids: ['1'] }]);
  const later = bus.position();
  bus.publish([{ modulo: 'despesas', ids: ['2', '1'] }]);
  bus.publish([{ modulo: 'receitas', ids: Array.from({ length: 30 }, newId) }]);
  bus.publish([{ modulo: 'receitas', ids: Array.from({ length: 30 }, newId) }]);
  const receitas = { modulo: 'receitas', ids: '*' };
  expect(bus.since(start)).toEqual([{ modulo: 'despesas', ids: ['1', '2'] }, receitas]);
  expect(bus.since(later)).toEqual([{ modulo: 'despesas', ids: ['2', '1'] }, receitas]);
  for (const other of ['', 'eu', 'eu.', 'eu.x', 'eu.-1', 'eu.5', 'outro.0', 'outro.4']) {
    expect([other, bus.since(other)]).toEqual([other, null]);
  }
  for (let told = 4; told < 501; told++) bus.publish([{ modulo: 'eventos', ids: ['1'] }]);
  expect(bus.since(later)).toContainEqual({ modulo: 'eventos', ids: ['1'] });
  expect(bus.since(start)).toBeNull();
  await bus.close();
});

describe('two processes on one database', () => {
  it('hear each other once, not themselves; what is not ours ends nobody', async () => {
    const make = (origin: string) => {
      const relay = createPgRelay({ url: app.banco.appUrl, pool: app.banco.pool, log });
      const bus = createEventBus({ origin, relay, log });
      const heard: LiveEvent[] = [];
      const gaps: number[] = [];
      bus.subscribe(
        (events) => void heard.push(...events),
        () => void gaps.push(1),
      );
      return { bus, heard, gaps };
    };
    const [a, b] = [make('a'), make('b')];
    await until(async () => {
      const { rows: listening } =
        await app.banco.pool.query(`select 1 from pg_stat_activity where application_name = 'sede-eventos'
        and datname = current_database() and query ilike 'listen%' and state = 'idle'`);
      if (listening.length < 2) throw new Error('not yet');
    });
    for (const junk of ['lixo', '{}', 'null', '{"origin":"x"}', '[1]']) {
      await app.banco.pool.query('select pg_notify($1, $2)', [CHANNEL, junk]);
    }
    a.bus.publish([{ modulo: 'despesas', ids: ['1'] }]);
    a.bus.publish([{ modulo: 'despesas', ids: ['1', '2'] }]);
    await until(() => expect(b.heard).toEqual([{ modulo: 'despesas', ids: ['1', '2'] }]));
    expect(a.heard).toHaveLength(2);

    // A batch that is too long for one notification names the modules only.
    const many = Array.from({ length: 10 }, (_, i) => ({ modulo: `m${i}`, ids: Array.from({ length: 50 }, newId) }));
    b.bus.publish(many);
    await until(() => expect(a.heard.slice(2)).toEqual(many.map(({ modulo }) => ({ modulo, ids: '*' }))));

    // A lost connection is opened again; events of other processes may have been missed, which is reported.
    expect([a.gaps, b.gaps]).toEqual([[], []]);
    const before = b.bus.position();
    await app.banco.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'sede-eventos' and datname = current_database()`,
    );
    b.heard.length = 0;
    await vi.waitFor(
      () => {
        a.bus.publish([{ modulo: 'eventos', ids: ['9'] }]);
        expect(b.heard).toContainEqual({ modulo: 'eventos', ids: ['9'] });
      },
      { timeout: 20_000, interval: 300 },
    );
    await until(() => expect([a.gaps, b.gaps]).toEqual([[1], [1]]));
    expect(b.bus.since(before)).toBeNull();
    expect(b.bus.since(b.bus.position())).toEqual([]);
    // Events that are pending when a process ends are still sent.
    a.bus.publish([{ modulo: 'fim', ids: ['1'] }]);
    await a.bus.close();
    await until(() => expect(b.heard).toContainEqual({ modulo: 'fim', ids: ['1'] }));
    await b.bus.close();
  });
});

describe('an embedded database', () => {
  it('its one server hears what a command did, and tells nobody what it does itself', async () => {
    const make = (origin: string, only: 'hear' | 'tell') => {
      const relay = createPgRelay({ url: app.banco.appUrl, pool: app.banco.pool, log, only });
      const bus = createEventBus({ origin, relay, log });
      const heard: LiveEvent[] = [];
      bus.subscribe((events) => void heard.push(...events));
      return { bus, heard };
    };
    const server = make('servidor', 'hear');
    const command = make('comando', 'tell');
    const watcher = make('terceiro', 'hear');
    await vi.waitFor(
      () => {
        command.bus.publish([{ modulo: 'usuarios', ids: ['1'] }]);
        expect(server.heard.length && watcher.heard.length).toBeGreaterThan(0);
      },
      { timeout: 20_000, interval: 150 },
    );
    expect(server.heard[0]).toEqual({ modulo: 'usuarios', ids: ['1'] });
    server.bus.publish([{ modulo: 'segredo', ids: ['2'] }]);
    // A command ends right after its work; its events are still sent.
    command.bus.publish([{ modulo: 'ultima', ids: ['3'] }]);
    await Promise.all([server.bus.close(), command.bus.close()]);
    await until(() => expect(watcher.heard.at(-1)).toEqual({ modulo: 'ultima', ids: ['3'] }));
    expect(watcher.heard.map(({ modulo }) => modulo)).not.toContain('segredo');
    await watcher.bus.close();
  });
});

describe('the live stream over a real connection', () => {
  async function open(person: TestPerson, query = '') {
    const abort = new AbortController();
    const response = await fetch(`${url}/api/ao-vivo${query}`, {
      headers: { cookie: person.cookie },
      signal: abort.signal,
    });
    const stream = { text: '', ended: false, response, close: () => abort.abort() };
    void (async () => {
      const decoder = new TextDecoder();
      try {
        for await (const chunk of response.body ?? []) stream.text += decoder.decode(chunk as Uint8Array);
      } catch {
        // cut off by the test or by the server's stop
      }
      stream.ended = true;
    })();
    await until(() => expect(stream.text).toContain('retry:'));
    return stream;
  }
  const item = (nome: string) => ({ tipo: 'Serviços', nome });

  it('is nobody’s without a session', async () => {
    expect((await fetch(`${url}/api/ao-vivo`)).status).toBe(401);
  });

  it('carries module and ids of what others change, nothing else, to whoever may read it', async () => {
    const [ana, gestor, filiado] = [
      await app.person(['admin_financeiro']),
      await app.person(['gestor_sistema']),
      await app.person(['filiado']),
    ];
    const streams = { ana: await open(ana), gestor: await open(gestor), filiado: await open(filiado) };
    expect(streams.ana.response.headers.get('content-type')).toContain('text/event-stream');
    expect(streams.ana.response.headers.get('cache-control')).toContain('no-store');
    expect(streams.ana.response.headers.get('x-content-type-options')).toBe('nosniff');
    const { body } = await ana.rest<{ id: string }>('POST', '/itens-despesa', item('Segredo'));
    await until(() => expect(streams.ana.text).toContain(body.id));
    expect(streams.ana.text).toBe(
      `retry: 3000\n\nevent: mudancas\ndata: [{"modulo":"itensDespesa","ids":["${body.id}"]}]\n\n`,
    );
    expect(streams.gestor.text).toBe('retry: 3000\n\n');
    expect(streams.filiado.text).toBe('retry: 3000\n\n');
    for (const { close } of Object.values(streams)) close();
  });

  it('tells first what changed since the page’s session was read, to whoever may read it', async () => {
    const [ana, filiado] = [await app.person(['admin_financeiro']), await app.person(['filiado'])];
    const positionOf = async (person: TestPerson) =>
      (await person.rest<{ aoVivo: string }>('GET', '/sessao')).body.aoVivo;
    await ana.rest('POST', '/itens-despesa', item('Antes da página'));
    const [desde, dele] = [await positionOf(ana), await positionOf(filiado)];
    const { body } = await ana.rest<{ id: string }>('POST', '/itens-despesa', item('Enquanto a página vinha'));
    const streams = [await open(ana, `?desde=${desde}`), await open(filiado, `?desde=${dele}`)] as const;
    const told = `retry: 3000\n\nevent: mudancas\ndata: [{"modulo":"itensDespesa","ids":["${body.id}"]}]\n\n`;
    await until(() => expect(streams[0].text).toBe(told));
    expect(streams[1].text).toBe('retry: 3000\n\n');

    // Nothing is sent where nothing was missed; for a position of another process the page is told to read everything again.
    const [fresh, foreign] = [
      await open(ana, `?desde=${await positionOf(ana)}`),
      await open(ana, '?desde=outro-processo.3'),
    ];
    await until(() => expect(foreign.text).toBe('retry: 3000\n\nevent: recomecar\ndata: {}\n\n'));
    expect(fresh.text).toBe('retry: 3000\n\n');
    expect((await ana.rest('GET', '/ao-vivo?desde=')).status).toBe(400);
    expect((await app.stranger.rest<{ aoVivo: null }>('GET', '/sessao')).body.aoVivo).toBeNull();
    for (const { close } of [...streams, fresh, foreign]) close();
  });

  it('tells of somebody’s own notices nobody else, and of others concerned nothing', async () => {
    const [ana, bia, caio] = [await app.person([]), await app.person([]), await app.person([])];
    const [a, c] = [await open(ana), await open(caio)];
    app.services.events.publish([{ modulo: 'avisos', ids: [ana.usuarioId, bia.usuarioId] }]);
    await until(() => expect(a.text).toContain('avisos'));
    expect(a.text).toBe(`retry: 3000\n\nevent: mudancas\ndata: [{"modulo":"avisos","ids":["${ana.usuarioId}"]}]\n\n`);
    app.services.events.publish([{ modulo: 'avisos', ids: [caio.usuarioId] }]);
    // The event for everybody is sent last, so that nothing else is under way when it arrives.
    app.services.events.publish([{ modulo: 'inicio', ids: ['fim'] }]);
    await until(() => expect(c.text).toContain('fim'));
    expect(c.text).not.toContain(ana.usuarioId);
    expect(c.text.match(/avisos/g)).toHaveLength(1);
    a.close();
    c.close();
  });

  it('is told of the end of its session, and ends; new roles count from the next beat', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const [ana, bia] = [await app.person(['admin_financeiro']), await app.person(['admin_financeiro'])];
      const [a, b] = [await open(ana), await open(bia)];
      await app.rows('update usuarios set desabilitado = true where id = $1', [ana.usuarioId]);
      await app.rows('delete from papeis_usuario where usuario_id = $1', [bia.usuarioId]);
      vi.advanceTimersByTime(25_000);
      await until(() => expect(a.text).toContain('event: sessao'));
      await until(() => expect(a.ended).toBe(true));
      await until(() => expect(b.text).toContain('event: perfil'));
      const caio = await app.person(['admin_financeiro']);
      const c = await open(caio);
      await caio.rest('POST', '/itens-despesa', item('Depois'));
      await until(() => expect(c.text).toContain('mudancas'));
      expect(b.text).not.toContain('mudancas');
      b.close();
      c.close();
    } finally {
      vi.useRealTimers();
    }
  });

  it('tells a person at once that the own account changed, and why a session is over', async () => {
    const gestora = await app.person(['gestor_sistema']);
    const [ana, bia] = [await app.person([]), await app.person([])];
    const [a, b] = [await open(ana), await open(bia)];
    const change = (verb: string, body: object) => gestora.rest('POST', `/usuarios/${ana.usuarioId}/${verb}`, body);
    expect((await change('alterar-papeis', { versao: 1, papeis: ['gestor_evento'] })).status).toBe(200);
    await until(() => expect(a.text).toContain('event: perfil\ndata: {}\n\n'));
    expect((await change('desabilitar', { versao: 2, motivo: 'férias' })).status).toBe(200);
    await until(() => expect(a.ended).toBe(true));
    expect(a.text).toContain(
      `event: sessao\ndata: ${JSON.stringify({ motivo: usuariosMessages.acessoDesabilitado('férias') })}`,
    );
    // Nobody learns which other people were named.
    expect(b.text).toBe('retry: 3000\n\n');
    expect((await gestora.rest('POST', `/usuarios/${bia.usuarioId}/encerrar-sessoes`, {})).status).toBe(200);
    await until(() => expect(b.text).toContain('event: sessao\ndata: {"motivo":null}'));
  });

  it('hears nothing by a role that was taken away, not even what happens while its session is read again', async () => {
    const ana = await app.person(['admin_financeiro', 'gestor_evento']);
    const stream = await open(ana);
    await app.rows(`delete from papeis_usuario where usuario_id = $1 and papel = 'admin_financeiro'`, [ana.usuarioId]);
    const { publish } = app.services.events;
    publish([
      { modulo: 'itensDespesa', ids: ['no mesmo instante'] },
      { modulo: 'usuarios', ids: [ana.usuarioId] },
    ]);
    publish([{ modulo: 'itensDespesa', ids: ['logo depois'] }]);
    publish([{ modulo: 'eventos', ids: ['do papel que ficou'] }]);
    await until(() => expect(stream.text).toContain('do papel que ficou'));
    expect(stream.text).toContain('event: perfil');
    expect(stream.text).not.toMatch(/itensDespesa/);
    stream.close();
  });

  it('what waits for its session while the database does not answer is told at the next beat, by the roles of then', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const ana = await app.person(['admin_financeiro', 'gestor_evento']);
      const stream = await open(ana);
      await app.rows('alter table papeis_usuario rename to papeis_de_ninguem');
      app.services.events.publish([{ modulo: 'usuarios', ids: [ana.usuarioId] }]);
      app.services.events.publish([{ modulo: 'eventos', ids: ['enquanto isso'] }]);
      await until(() => expect(stream.text).toContain(': vivo'));
      expect(stream.text).not.toContain('mudancas');
      await app.rows('alter table papeis_de_ninguem rename to papeis_usuario');
      vi.advanceTimersByTime(25_000);
      await until(() => expect(stream.text).toContain('enquanto isso'));
      expect(stream.text).toContain('event: perfil');
      stream.close();
    } finally {
      vi.useRealTimers();
    }
  });

  it('hears at once, from another device of the same person, that its session is over', async () => {
    const ana = await app.person(['admin_financeiro']);
    const stream = await open({ ...ana, cookie: await ana.signIn() });
    expect((await ana.rest('POST', '/conta/sessoes/encerrar-outras')).status).toBe(200);
    await until(() => expect(stream.text).toContain('event: sessao'));
    stream.close();
  });

  it('ends within a second of a sign-out anywhere, and only for who signed out', async () => {
    const [ana, bia] = [await app.person(['admin_financeiro']), await app.person([])];
    const [here, there, other] = [await open(ana), await open({ ...ana, cookie: await ana.signIn() }), await open(bia)];
    expect((await ana.rest('POST', '/auth/sign-out', {})).status).toBe(200);
    const from = performance.now();
    await until(() => expect(here.ended).toBe(true));
    expect(performance.now() - from).toBeLessThan(1000);
    expect(here.text).toContain('event: sessao\ndata: {"motivo":null}');
    // What other processes are told, where this session may have streams too.
    expect(app.events).toContainEqual({ modulo: 'usuarios', ids: [ana.usuarioId] });
    await until(() => expect(there.text).toContain('event: perfil'));
    expect([there.ended, other.text]).toEqual([false, 'retry: 3000\n\n']);
    there.close();
    other.close();
  });

  it('hears at once that a role of the listener now requires the second step', async () => {
    const [gestora, ana] = [await app.person(['gestor_sistema']), await app.person(['admin_financeiro'])];
    const [a, g] = [await open(ana), await open(gestora)];
    const change = (papeis: string[]) =>
      app.rows(
        `insert into configuracoes (id, chave, valor) values (gen_random_uuid(), 'papeisComDuasEtapas', $1::jsonb)
        on conflict (chave) do update set valor = excluded.valor`,
        [JSON.stringify(papeis)],
      );
    await change(['admin_financeiro']);
    try {
      app.services.events.publish([{ modulo: 'configuracoes', ids: '*' }]);
      await until(() => expect(a.text).toContain('event: perfil'));
      expect(g.text).not.toContain('event: perfil');
      // What no request of theirs would be told.
      app.services.events.publish([{ modulo: 'despesas', ids: '*' }]);
      app.services.events.publish([{ modulo: 'avisos', ids: [ana.usuarioId] }]);
      await until(() => expect(a.text).toContain('"modulo":"avisos"'));
      expect(a.text).not.toContain('"modulo":"despesas"');
    } finally {
      await change([]);
    }
    a.close();
    g.close();
  });

  it('a browser that does not read is let go of, and costs no memory', async () => {
    const ana = await app.person(['admin_financeiro']);
    const port = Number(new URL(url).port);
    const socket = connect(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.write(`GET /api/ao-vivo HTTP/1.1\r\nhost: localhost\r\ncookie: ${ana.cookie}\r\n\r\n`);
    await once(socket, 'data');
    socket.pause();
    const closed = once(socket, 'close');
    const ids = Array.from({ length: 2000 }, newId);
    // The kernel buffers some megabytes before the process has to.
    for (let sent = 0; sent < 500; sent++) {
      app.services.events.publish([{ modulo: 'itensDespesa', ids }]);
      await new Promise((resolve) => setImmediate(resolve));
    }
    socket.on('error', () => undefined).resume();
    await closed;
    expect(socket.bytesRead).toBeLessThan(500 * JSON.stringify(ids).length);
  });

  it('whoever went away is forgotten', async () => {
    const ana = await app.person(['admin_financeiro']);
    const stream = await open(ana);
    stream.close();
    await until(() => expect(stream.ended).toBe(true));
    expect((await ana.rest('POST', '/itens-despesa', item('Só'))).status).toBe(200);
    expect(app.logged).toEqual([]);
  });

  it('does not hold a stop of the server back', async () => {
    const stream = await open(await app.person(['admin_financeiro']));
    // If it were buffered, it would arrive only at the stream's end, and the test would time out.
    expect(await app.stop()).toBe(0);
    await until(() => expect(stream.ended).toBe(true));
  });
});
