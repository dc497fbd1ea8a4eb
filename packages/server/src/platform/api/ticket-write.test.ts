import { setTimeout as delay } from 'node:timers/promises';
import { createInput, field, op } from '@sede/domain/contract';
import { TICKET_HEADER, workOn } from '@sede/domain/kernel';
import type { FastifyRequest } from 'fastify';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { testDatabase } from '#platform/testing/database.ts';
import { type TestApp, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { answerEvenly } from './even-answers.ts';
import { routes, sweepTickets, takeTurns } from './index.ts';
import { networkOf } from './public-limits.ts';

const PAGE = '/pagina-de-teste';
const contract = {
  achar: op('public', {
    method: 'POST',
    path: '/teste/achar',
    summary: 'Procura um nome, para o teste.',
    input: createInput({ nome: field.text(300), cpf: field.optionalText(20).optional() }),
    output: z.object({ vez: z.number(), achados: z.array(z.string()) }),
    perAddress: { max: 10, seconds: 60 },
    ticket: { page: PAGE, evenMs: 40, evenBytes: 1024, maxBytes: 400 },
  }),
  ler: op('public', {
    method: 'GET',
    path: '/teste/ler',
    summary: 'Lê algo, para o teste.',
    input: createInput({}),
    output: z.object({}),
    perAddress: { max: 3, seconds: 60 },
  }),
};

let done = 0;
let during: () => Promise<void> = async () => undefined;
const modules = {
  teste: routes(contract, {
    async achar(ctx, { nome, cpf }) {
      if (cpf) await takeTurns(ctx, [{ flow: 'teste.cpf', value: cpf, max: 3, seconds: 86_400 }]);
      await during();
      done += 1;
      if (nome === 'ERRO') throw new Error('falha do teste');
      return { vez: done, achados: nome === 'MARIA' ? Array<string>(20).fill('MARIA DA SILVA') : [] };
    },
    ler: async () => ({}),
  }),
};

const banco = await testDatabase();
const start = () => testApp({ on: banco, env: { TRUST_PROXY: '127.0.0.1' }, modules });
const app: TestApp = await start();
afterAll(async () => {
  await app.close();
  await banco.drop();
});

let addresses = 0;
let from = '';
beforeEach(() => {
  from = `10.7.0.${++addresses}`;
  during = async () => undefined;
});
const ask = <T = Refusal>(body: object, headers: Record<string, string>, at = app) =>
  at.stranger.rest<T>('POST', '/teste/achar', body, { 'x-forwarded-for': from, ...headers });
interface Found {
  vez: number;
  achados: string[];
}

describe('a ticket', () => {
  it('is asked for: without it, forged, unworked, or of another page, nothing is done', async () => {
    const before = done;
    const good = workOn(app.services.tickets.issue(PAGE, app.clock.now()));
    const [challenge = '', work = ''] = good.split('~');
    const [random = '', until = '', signature = ''] = challenge.split('.');
    const later = `${random}.${(Number.parseInt(until, 36) + 60_000).toString(36)}.${signature}`;
    for (const ticket of [
      '',
      'x',
      challenge,
      `${challenge}~0.0`,
      workOn(later),
      workOn(`${random}.${until}.${'A'.repeat(43)}`),
    ]) {
      const { status, body } = await ask({ nome: 'MARIA' }, ticket === '' ? {} : { [TICKET_HEADER]: ticket });
      expect([status, body.code], ticket).toEqual([422, 'plataforma.bilhete_ausente']);
      expect(body.message).toContain('fale com o sindicato');
    }
    expect(work.split('.')).toHaveLength(16);
    expect((await ask({ nome: 'MARIA' }, app.ticket('/outra'))).body.code).toBe('plataforma.bilhete_ausente');
    expect(done).toBe(before);
  });

  it('sends people to the union’s phone', async () => {
    await app.rows(
      `insert into configuracoes (id, chave, valor) values (gen_random_uuid(), 'telefoneSindicato', '"6132160000"')`,
    );
    expect((await ask({ nome: 'MARIA' }, {})).body.message).toContain('(61) 3216-0000');
    await app.rows(`delete from configuracoes where chave = 'telefoneSindicato'`);
  });

  it('is worth one work: the same body gets the same answer, another body none', async () => {
    const ticket = app.ticket(PAGE);
    const first = await ask<Found>({ nome: 'MARIA' }, ticket);
    const again = await ask<Found>({ nome: 'MARIA' }, ticket);
    expect(first.status).toBe(200);
    expect(again.body).toEqual(first.body);
    const other = await ask({ nome: 'JOSE' }, ticket);
    expect([other.status, other.body.code]).toEqual([409, 'plataforma.bilhete_usado']);
  });

  it('is worth one work when it is sent by ten at once', async () => {
    const before = done;
    during = () => delay(30);
    const ticket = app.ticket(PAGE);
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask<Found>({ nome: 'MARIA' }, ticket)));
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ body }) => body.vez)).size).toBe(1);
    expect(done).toBe(before + 1);
  });

  it('is not used by what was refused or failed', async () => {
    const ticket = app.ticket(PAGE);
    expect((await ask({ nome: '' }, ticket)).status).toBe(400);
    expect((await ask({ nome: 'ERRO' }, ticket)).status).toBe(500);
    expect((await ask({ nome: 'JOSE' }, ticket)).status).toBe(200);
  });

  it('ends after ten minutes, but tells once more what it was answered, also after a restart', async () => {
    const used = app.ticket(PAGE);
    const unused = app.ticket(PAGE);
    const first = await ask<Found>({ nome: 'MARIA' }, used);
    app.clock.advance(10 * 60_000 + 1000);
    expect((await ask({ nome: 'MARIA' }, unused)).body.code).toBe('plataforma.bilhete_vencido');
    expect((await ask<Found>({ nome: 'MARIA' }, used)).body).toEqual(first.body);
    const second = await start();
    second.clock.set(app.clock.now().toISOString());
    expect((await ask<Found>({ nome: 'MARIA' }, used, second)).body, 'another process').toEqual(first.body);
    expect((await ask({ nome: 'JOSE' }, used, second)).status).toBe(409);
    await second.close();
    app.clock.advance(24 * 3600_000);
    expect(await sweepTickets(app.db, app.clock.now())).toBeGreaterThan(0);
    expect((await ask({ nome: 'MARIA' }, used)).body.code).toBe('plataforma.bilhete_vencido');
  });

  it('is checked on the screens’ face too', async () => {
    const { status, body } = await app.stranger.rpc('teste.achar', { nome: 'MARIA' }, { 'x-forwarded-for': from });
    expect([status, body.code]).toEqual([422, 'plataforma.bilhete_ausente']);
    const paid = await app.stranger.rpc<Found>(
      'teste.achar',
      { nome: 'MARIA' },
      { 'x-forwarded-for': from, ...app.ticket(PAGE) },
    );
    expect(paid.body.achados).toHaveLength(20);
  });
});

describe('an input beyond the operation’s own size', () => {
  it('is refused before it is read', async () => {
    expect((await ask({ nome: 'M'.repeat(200), cpf: '1'.repeat(200) }, app.ticket(PAGE))).status).toBe(413);
  });
});

describe('limits of the public', () => {
  it('count the address, in the database: the eleventh in a minute waits, also after a restart', async () => {
    for (let i = 0; i < 10; i++) expect((await ask({ nome: 'JOSE' }, app.ticket(PAGE))).status).toBe(200);
    const refused = await ask({ nome: 'JOSE' }, app.ticket(PAGE));
    expect([refused.status, refused.body.code]).toEqual([429, 'plataforma.limite_publico']);
    expect(refused.body.message).toBe(
      'Muitas tentativas em pouco tempo. Tente de novo em 1 minuto ou fale com o sindicato.',
    );
    expect(refused.headers['retry-after']).toBe('60');
    const second = await start();
    second.clock.set(app.clock.now().toISOString());
    expect((await ask({ nome: 'JOSE' }, second.ticket(PAGE), second)).status).toBe(429);
    await second.close();
    from = '10.7.200.1';
    expect((await ask({ nome: 'JOSE' }, app.ticket(PAGE))).status, 'somebody else').toBe(200);
    from = `10.7.0.${addresses}`;
    app.clock.advance(61_000);
    expect((await ask({ nome: 'JOSE' }, app.ticket(PAGE))).status).toBe(200);
  });

  it('count reads without a ticket too', async () => {
    const read = () => app.stranger.rest('GET', '/teste/ler', undefined, { 'x-forwarded-for': from });
    for (let i = 0; i < 3; i++) expect((await read()).status).toBe(200);
    expect((await read()).status).toBe(429);
  });

  it('take an IPv6 network as one address', () => {
    expect(networkOf('2001:db8:1:2:3:4:5:6')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:0db8:1:2::9')).toBe('2001:db8:1:2::/64');
    expect(networkOf('2001:db8::1')).toBe('2001:db8:0:0::/64');
    expect(networkOf('::1')).toBe('0:0:0:0::/64');
    expect(networkOf('::ffff:10.0.0.1')).toBe('::ffff:10.0.0.1');
    expect(networkOf('10.0.0.1')).toBe('10.0.0.1');
  });

  it('count a CPF three times a day, from any address, keep no CPF, and do not count what failed', async () => {
    const search = (n: number, nome = 'JOSE') => {
      from = `10.8.0.${n}`;
      return ask({ nome, cpf: '52998224725' }, app.ticket(PAGE));
    };
    expect((await search(9, 'ERRO')).status).toBe(500);
    for (let i = 1; i <= 3; i++) expect((await search(i)).status).toBe(200);
    const refused = await search(4);
    expect([refused.status, refused.body.code]).toEqual([429, 'plataforma.limite_publico']);
    expect(refused.body.message).toContain('em 24 horas');
    const second = await start();
    second.clock.set(app.clock.now().toISOString());
    from = '10.8.0.5';
    expect((await ask({ nome: 'JOSE', cpf: '52998224725' }, second.ticket(PAGE), second)).status).toBe(429);
    await second.close();
    const keys = await app.rows<{ chave: string }>('select chave from auth.tentativas');
    expect(keys.filter(({ chave }) => chave.includes('52998224725'))).toEqual([]);
    app.clock.advance(24 * 3600_000 + 1000);
    expect((await search(6)).status).toBe(200);
  });
});

describe('answers of a public page', () => {
  it('are of one length, found or not, refused or not', async () => {
    const lengths = new Set<number>();
    const one = app.ticket(PAGE);
    const answers = [
      await ask({ nome: 'MARIA' }, one),
      await ask({ nome: 'JOSE' }, app.ticket(PAGE)),
      await ask({ nome: '' }, app.ticket(PAGE)),
      await ask({ nome: 'JOSE' }, one),
      await app.stranger.rpc('teste.achar', { nome: 'MARIA' }, { 'x-forwarded-for': from, ...app.ticket(PAGE) }),
    ];
    for (const { bytes, headers } of answers) {
      lengths.add(bytes.length);
      expect(Number(headers['content-length'])).toBe(bytes.length);
      expect(headers['cache-control']).toContain('no-transform');
    }
    expect([...lengths]).toEqual([1024]);
  });

  it('take one time, whatever was found or refused: a whole multiple of the step', async () => {
    const clock = vi.spyOn(performance, 'now');
    const rule = { page: PAGE, evenMs: 40, evenBytes: 1024, maxBytes: 400 };
    const heldFor = async (spent: number, work: () => Promise<unknown>) => {
      const held: number[] = [];
      clock.mockReturnValueOnce(1000).mockReturnValueOnce(1000 + spent);
      await answerEvenly({} as FastifyRequest, rule, async (ms) => void held.push(ms), work).catch(() => undefined);
      return held;
    };
    expect(await heldFor(0, async () => 'nada')).toEqual([40]);
    expect(await heldFor(13, async () => 'achado')).toEqual([27]);
    expect(await heldFor(13, () => Promise.reject(new Error('recusado')))).toEqual([27]);
    expect(await heldFor(41, async () => 'lento')).toEqual([39]);
    clock.mockRestore();
    app.held.length = 0;
    await ask({ nome: 'MARIA' }, app.ticket(PAGE));
    await ask({ nome: '' }, app.ticket(PAGE));
    expect(app.held).toHaveLength(2);
  });
});
