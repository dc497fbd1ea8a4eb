import { expect, inject, it } from 'vitest';
import { testApp } from '#platform/testing/test-app.ts';
import { asSuperuser } from '#platform/testing/test-server.ts';

it('while the database is away every operation says so with 503 and Retry-After, and works again afterwards', async () => {
  const app = await testApp();
  try {
    const ana = await app.person(['admin_financeiro', 'gestor_sistema']);
    expect((await ana.rest('GET', '/itens-despesa')).status).toBe(200);
    const server = inject('pg');
    const allow = (yes: boolean) =>
      asSuperuser(server, async (client) => {
        await client.query(`alter database ${app.banco.name} connection limit ${yes ? -1 : 0}`);
        if (!yes) {
          await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = $1`, [
            app.banco.name,
          ]);
        }
      });
    await allow(false);
    const item = { tipo: 'Serviços', nome: 'Limpeza' };
    for (const answer of [
      await ana.rest('GET', '/itens-despesa'),
      await ana.rpc('itensDespesa.list'),
      await ana.rest('POST', '/itens-despesa', item),
      await ana.rest('GET', '/health'),
      await ana.rest('GET', '/openapi.json'),
    ]) {
      expect(answer.status).toBe(503);
      expect(answer.body).toMatchObject({ code: 'plataforma.indisponivel', message: expect.any(String) });
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
    }
    await allow(true);
    expect((await ana.rest('POST', '/itens-despesa', item)).status).toBe(200);
    expect((await ana.rest('GET', '/health')).status).toBe(200);

    // The program's own pool closed: a request in the middle of a stop.
    await app.banco.pool.end();
    expect((await ana.rest('GET', '/itens-despesa')).status).toBe(503);
  } finally {
    app.banco.pool.end = async () => undefined;
    await app.close();
  }
});
