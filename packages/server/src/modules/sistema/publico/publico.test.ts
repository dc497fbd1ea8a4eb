import type { Op } from '@sede/domain/contract';
import { workedChallenge, workOn } from '@sede/domain/kernel';
import { contract } from '@sede/domain/root-contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

describe('publico.bilhete', () => {
  it('gives anybody a challenge of a public page, whose work the server takes for that page only', async () => {
    const { status, body } = await app.stranger.rest<{ desafio: string }>(
      'GET',
      '/publico/bilhete?pagina=/privacidade',
    );
    expect(status).toBe(200);
    const ticket = workOn(body.desafio);
    expect(workedChallenge(ticket)).toBe(body.desafio);
    const now = app.clock.now();
    expect(app.services.tickets.read(ticket, '/privacidade', now)).toMatchObject({ late: false });
    expect(app.services.tickets.read(ticket, '/outra', now)).toBeNull();
    expect(app.services.tickets.read(body.desafio, '/privacidade', now), 'unworked').toBeNull();
  });

  it('knows the public pages only', async () => {
    expect((await app.stranger.rest('GET', '/publico/bilhete?pagina=/despesas')).status).toBe(404);
    expect((await app.stranger.rest('GET', '/publico/bilhete')).status).toBe(400);
  });

  it('is given for every page whose operations ask for one', () => {
    const pages = Object.values(contract)
      .flatMap((ops) => Object.values(ops) as Op[])
      .flatMap((op) => op['~orpc'].meta.ticket?.page ?? []);
    expect(app.services.directory.publicPages).toEqual(expect.arrayContaining(pages));
  });
});

describe('publico.privacidade', () => {
  interface Privacidade {
    texto: string;
    encarregado: string;
  }

  it('is the shipped notice with the union’s own names, until the union words it', async () => {
    const before = (await app.stranger.rest<Privacidade>('GET', '/publico/privacidade')).body;
    expect(before.texto).toContain('como Sindicato trata os dados');
    expect(before.encarregado).toBe('o sindicato');
    const gestora = await app.person(['gestor_sistema']);
    const change = { nomeSindicato: 'SINFIC', telefoneSindicato: '(61) 3216-0000', emailSindicato: 'oi@sinfic.org' };
    await app.rows(
      `insert into configuracoes (id, chave, valor)
       select gen_random_uuid(), key, to_jsonb(value) from json_each_text($1)`,
      [JSON.stringify({ ...change, avisoPrivacidade: 'Somos {sindicato}.\n\nLigue {telefone} ou {email}. {outro}' })],
    );
    const { texto, encarregado } = (await gestora.rest<Privacidade>('GET', '/publico/privacidade')).body;
    expect(texto).toBe('Somos SINFIC.\n\nLigue (61) 3216-0000 ou oi@sinfic.org. {outro}');
    expect(encarregado).toBe('(61) 3216-0000 ou oi@sinfic.org');
  });
});
