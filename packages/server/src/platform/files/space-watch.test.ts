import { platformErrors } from '@sede/domain/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import { createFolderStore } from './folder-store.ts';
import { createSpaceWatch, freeBytesOf } from './space-watch.ts';

const RESERVE = 1_000;
let free = 5_000;
let broken = false;
let app: TestApp;
let ana: TestPerson;

beforeAll(async () => {
  app = await testApp({
    space: (log) =>
      createSpaceWatch({
        reserve: RESERVE,
        log,
        freeBytes: async () => {
          if (broken) throw Object.assign(new Error('statfs'), { code: 'EIO' });
          return free;
        },
      }),
  });
  ana = await app.person(['admin_financeiro']);
});
afterAll(() => app.close());

const create = (nome: string) => ana.rest('POST', '/itens-despesa', { tipo: 'Serviços', nome });
const names = async () =>
  (await app.rows<{ nome: string }>('select nome from itens_despesa order by nome')).map(({ nome }) => nome);
/** The watch asks once a second. */
const until = (nome: string, status: number) =>
  expect.poll(async () => (await create(nome)).status, { timeout: 25_000, interval: 200 }).toBe(status);

describe('a disk that fills up', () => {
  it('refuses writes on both faces, in words, before it is full; reads go on; it recovers by itself', async () => {
    expect((await create('Antes')).status).toBe(200);
    free = RESERVE - 1;
    await expect.poll(async () => (await create(`Cheio ${performance.now()}`)).status, { timeout: 25_000 }).toBe(507);
    const before = await names();
    const refused = await ana.rpc('itensDespesa.create', { tipo: 'Serviços', nome: 'Nunca' });
    expect(refused.status).toBe(507);
    expect((await create('Nunca')).body).toMatchObject({
      code: 'plataforma.sem_espaco',
      message: platformErrors.sem_espaco().message,
    });
    expect((await ana.rest('GET', '/itens-despesa')).status).toBe(200);
    expect(await names()).toEqual(before);
    free = RESERVE;
    await until('Depois', 200);
    expect(app.logged.filter((line) => line.includes('writes are refused'))).toHaveLength(1);
    expect(app.logged.filter((line) => line.includes('writes are taken'))).toHaveLength(1);
  });

  it('tells a stranger nothing of it', async () => {
    free = 0;
    await expect.poll(async () => (await create('x')).status, { timeout: 25_000 }).toBe(507);
    expect((await app.stranger.rest('POST', '/itens-despesa', {})).status).toBe(401);
    free = 5_000;
    await until('Estranho', 200);
  });

  it('that cannot be asked refuses nothing', async () => {
    broken = true;
    await expect
      .poll(
        async () => {
          expect((await create(`Sem resposta ${performance.now()}`)).status).toBe(200);
          return app.logged.some((line) => line.includes('cannot be asked'));
        },
        { timeout: 25_000 },
      )
      .toBe(true);
    broken = false;
  });

  it('when PostgreSQL itself finds no room the answer is the same', async () => {
    await app.rows(`create function sem_espaco() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '53100'; end $$`);
    await app.rows('create trigger sem_espaco before insert on itens_despesa execute function sem_espaco()');
    const refused = await create('Sem disco');
    expect(refused.status).toBe(507);
    expect(refused.body).toMatchObject({ code: 'plataforma.sem_espaco' });
    await app.rows('drop trigger sem_espaco on itens_despesa');
    expect((await create('Com disco')).status).toBe(200);
  });
});

it('files leave the reserve free, whatever the disk has', async () => {
  const root = app.services.config.dataDir;
  const all = await freeBytesOf(root);
  expect(await (await createFolderStore(root, all * 2)).freeBytes()).toBe(0);
  const some = await (await createFolderStore(root, Math.floor(all / 2))).freeBytes();
  expect(some).toBeGreaterThan(0);
  expect(some).toBeLessThan(all);
});
