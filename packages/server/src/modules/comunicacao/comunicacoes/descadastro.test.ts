/** Leaving a topic without a session: the mail program's click, the page, and what is neither. */
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeWorld, type World } from './comunicacoes-for-tests.ts';
import { linkToken } from './links.ts';

let w: World;
beforeAll(async () => {
  w = await makeWorld();
});
afterAll(() => w.app.close());
beforeEach(() => w.reset());

const sent = async () => w.act(w.carla, await w.draft(), 'enviar', { esperados: 1 });
const token = async () => {
  const [row] = await w.app.rows<{ id: string }>('select id from comunicacao_destinatarios limit 1');
  return linkToken(w.app.services.linkKey, 'descadastro', row?.id ?? '');
};
const choices = () => w.app.rows('select tema, recebe from filiado_temas');
const click = (path: string) =>
  w.app.app.inject({
    method: 'POST',
    url: path,
    headers: { host: 'localhost:3999', 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'List-Unsubscribe=One-Click',
  });

it('is one click of the mail program; opening changes nothing; a forged token is refused', async () => {
  await w.member('Ana Reis');
  await sent();
  const good = await token();
  const opened = await w.app.app.inject({
    method: 'GET',
    url: `/api/descadastro/${good}`,
    headers: { host: 'localhost:3999' },
  });
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/descadastro#${good}`]);
  const forged = `${good.slice(0, -2)}${good.endsWith('AA') ? 'BB' : 'AA'}`;
  expect((await click(`/api/descadastro/${forged}`)).statusCode).toBe(404);
  expect((await click('/api/descadastro/x')).statusCode).toBe(404);
  const other = linkToken(
    w.app.services.linkKey,
    'teste',
    (await w.app.rows<{ id: string }>('select id from comunicacao_destinatarios'))[0]?.id ?? '',
  );
  expect((await click(`/api/descadastro/${other}`)).statusCode, 'a link of another purpose').toBe(404);
  expect(await choices()).toEqual([]);
  expect((await click(`/api/descadastro/${good}`)).statusCode).toBe(200);
  expect(await choices()).toEqual([{ tema: 'Informativo', recebe: false }]);
  expect((await w.count({ filtro: {} })).recebem).toBe(0);
});

it('the page shows the topics and keeps what is chosen, but not of what everybody gets', async () => {
  await w.member('Ana Reis');
  await sent();
  const read = await w.app.stranger.rest<{ tema: string; temas: { nome: string; recebe: boolean }[] }>(
    'POST',
    '/descadastro/temas',
    {
      token: await token(),
    },
  );
  expect(read.body.tema).toBe('Informativo');
  expect(read.body.temas.filter(({ recebe }) => recebe).map(({ nome }) => nome)).not.toContain('Convênios');
  const temas = [
    { nome: 'Eventos', recebe: false },
    { nome: 'Assembleias e avisos estatutários', recebe: false },
    { nome: 'Invenção', recebe: true },
  ];
  await w.app.stranger.rest('POST', '/descadastro/salvar', { token: await token(), temas });
  expect(await choices()).toEqual([{ tema: 'Eventos', recebe: false }]);
});
