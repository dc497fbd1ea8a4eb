import { TICKET_HEADER } from '@sede/domain/kernel';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTicketClient } from './ticketClient.ts';

interface Sent {
  path: string;
  ticket: string | null;
  body: unknown;
}

let sent: Sent[] = [];
let challenges = 0;
/** What the next sends are answered with; a function that throws is a broken connection. */
let answers: (() => Response)[] = [];

const json = (status: number, body: object) => () =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
const broken = () => {
  throw new TypeError('Failed to fetch');
};
const refused = (code: string, status = 422) => json(status, { code, message: code, data: {} });

beforeEach(() => {
  sent = [];
  challenges = 0;
  answers = [];
  vi.stubGlobal('fetch', async (path: string, init: RequestInit = {}) => {
    if (path.startsWith('/api/publico/bilhete')) {
      challenges += 1;
      expect(path).toBe('/api/publico/bilhete?pagina=%2Fteste');
      return json(200, { desafio: `d${challenges}` })();
    }
    if (path === '/api/health') return json(200, {})();
    const ticket = new Headers(init.headers).get(TICKET_HEADER);
    sent.push({ path, ticket, body: JSON.parse(String(init.body)) });
    return (answers.shift() ?? json(200, { ok: true }))();
  });
});
afterEach(() => vi.unstubAllGlobals());

const client = () => createTicketClient('/teste', async (challenge) => `${challenge}~feito`);
const tickets = () => sent.map(({ ticket }) => ticket);

describe('what a public page sends', () => {
  it('carries a ticket of its page, worked on before it is needed, and a new one for the next', async () => {
    const page = client();
    page.prepare();
    page.prepare();
    await vi.waitFor(() => expect(challenges).toBe(1));
    expect(await page.send('/achar', { nome: 'ANA' })).toEqual({ ok: true });
    await page.send('/achar', { nome: 'BIA' });
    expect(sent).toEqual([
      { path: '/api/achar', ticket: 'd1~feito', body: { nome: 'ANA' } },
      { path: '/api/achar', ticket: 'd2~feito', body: { nome: 'BIA' } },
    ]);
  });

  it('goes again with the same ticket when no answer came, so that it is done once', async () => {
    const page = client();
    answers = [broken, json(503, { code: 'plataforma.indisponivel', message: 'x' })];
    await expect(page.send('/achar', { nome: 'ANA' })).rejects.toMatchObject({ kind: 'network' });
    await expect(page.send('/achar', { nome: 'ANA' })).rejects.toMatchObject({ kind: 'unavailable' });
    await page.send('/achar', { nome: 'ANA' });
    expect(tickets()).toEqual(['d1~feito', 'd1~feito', 'd1~feito']);
  });

  it('takes a new ticket when something else is sent after that', async () => {
    const page = client();
    answers = [broken];
    await expect(page.send('/achar', { nome: 'ANA' })).rejects.toThrow();
    await page.send('/achar', { nome: 'BIA' });
    expect(tickets()).toEqual(['d1~feito', 'd2~feito']);
  });

  it('keeps its ticket when it was refused: nothing was paid for', async () => {
    const page = client();
    answers = [refused('plataforma.invalido', 400)];
    await expect(page.send('/achar', { nome: '' })).rejects.toMatchObject({ code: 'plataforma.invalido' });
    await page.send('/achar', { nome: 'ANA' });
    expect(tickets()).toEqual(['d1~feito', 'd1~feito']);
  });

  it.each(['plataforma.bilhete_vencido', 'plataforma.bilhete_ausente', 'plataforma.bilhete_usado'])(
    'replaces a ticket that is none any more (%s) once, and then says so',
    async (code) => {
      const page = client();
      answers = [refused(code)];
      expect(await page.send('/achar', { nome: 'ANA' })).toEqual({ ok: true });
      answers = [refused(code), refused(code)];
      await expect(page.send('/achar', { nome: 'BIA' })).rejects.toMatchObject({ code });
      expect(tickets()).toEqual(['d1~feito', 'd2~feito', 'd3~feito', 'd4~feito']);
    },
  );
});
