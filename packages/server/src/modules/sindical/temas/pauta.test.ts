/** Following themes, and the digest: what is new, to whom, once a working day. */
import type { SeguidoresDoTema } from '@sede/domain/modules/sindical/temas';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSystemWrite } from '#platform/api/index.ts';
import { sendPautas } from './pauta.jobs.ts';
import { anotherMove, DA_CAMARA, type ProposicoesRig, proposicoesRig } from './proposicao-for-tests.ts';
import { ACAO, ITEM, PESSOA, type TemasRig, temasRig } from './temas-for-tests.ts';

let rig: TemasRig;
let bills: ProposicoesRig;
beforeAll(async () => {
  rig = await temasRig();
  bills = await proposicoesRig(rig);
});
afterAll(async () => {
  await bills.close();
  await rig.app.close();
});
beforeEach(async () => {
  await bills.clean();
  await rig.app.rows(
    `delete from temas_pautas; delete from emails; delete from configuracoes where chave = 'pautaDiaria'`,
  );
  rig.app.clock.set('2026-11-18T15:00:00.000Z');
});

const run = async (instant: string) => {
  rig.app.clock.set(instant);
  const { app } = rig;
  const background = { clock: app.clock, config: app.services.config };
  const systemWrite = createSystemWrite({ db: app.db, clock: app.clock, ...app.services });
  return (await sendPautas({ ...background, systemWrite })).mensagens;
};
const QUINTA = '2026-11-19T10:30:00.000Z';
const mails = () =>
  rig.app.rows<{ para: string; assunto: string; texto: string }>('select para, assunto, texto from emails');
const follow = (id: string, who = rig.leitor, verb = 'acompanhar') =>
  who.rest<SeguidoresDoTema>('POST', `/temas/${id}/${verb}`, {});

it('is as often as one likes, of one’s own accord, and the theme tells who', async () => {
  const { id, versao } = await rig.created();
  expect((await follow(id)).body).toEqual({ itens: [{ id: rig.leitor.usuarioId, nome: 'Lia' }], acompanho: true });
  expect((await follow(id)).body.itens).toHaveLength(1);
  expect((await follow(id, rig.julio)).body.itens.map(({ nome }) => nome)).toEqual(['Lia', 'Júlio Sá']);
  const read = await rig.marina.rest<SeguidoresDoTema>('GET', `/temas/${id}/seguidores`);
  expect([read.body.itens.length, read.body.acompanho]).toEqual([2, false]);
  expect((await follow(id, rig.leitor, 'deixar-de-acompanhar')).body).toMatchObject({ acompanho: false });
  expect((await rig.read(id)).versao).toBe(versao);
  const fora = await rig.app.person(['escritorio_juridico']);
  expect((await follow(id, fora)).status).toBe(403);
});

it('tells what others wrote since, at most five lines a theme, without phones; once a day, and nothing twice', async () => {
  const a = await rig.created({ titulo: 'Alfa' });
  const b = await rig.created({ titulo: 'Beta' });
  await rig.part(a.id, 'itens', { ...ITEM, descricaoItem: 'De antes' });
  rig.app.clock.set('2026-11-18T16:00:00.000Z');
  await follow(a.id);
  await follow(b.id);
  rig.app.clock.set('2026-11-18T17:00:00.000Z');
  for (let n = 0; n < 7; n += 1) await rig.part(a.id, 'acoes', { ...ACAO, descricaoAcao: `Passo ${n}` });
  await rig.part(b.id, 'pessoas', PESSOA);
  expect(await run(QUINTA)).toBe(1);
  const [mail] = await mails();
  expect(mail?.assunto).toBe('Pauta de 19/11: 2 temas com novidades');
  expect(mail?.texto.match(/Passo/g)).toHaveLength(4);
  expect(mail?.texto).toContain('e mais 3 novidades');
  expect(mail?.texto).toContain('Pessoa ou instituição: Dep. Helena Barros');
  expect(mail?.texto).not.toMatch(/3215|helena@|De antes/i);
  await rig.part(b.id, 'itens', ITEM);
  expect(await run('2026-11-19T11:30:00.000Z')).toBe(0);
  rig.app.clock.set('2026-11-22T11:30:00.000Z');
  expect(await run('2026-11-23T10:30:00.000Z')).toBe(1);
  expect((await mails()).map(({ assunto }) => assunto).toSorted()).toEqual([
    'Pauta de 19/11: 2 temas com novidades',
    'Pauta de 23/11: 1 tema com novidades',
  ]);
  expect(await run('2026-11-24T10:30:00.000Z')).toBe(0);
});

it('is none of one’s own work, of nothing new, on a Saturday, on a holiday, or when it is off', async () => {
  const { id } = await rig.created();
  await follow(id, rig.julio);
  rig.app.clock.set('2026-11-18T17:00:00.000Z');
  expect(await run(QUINTA)).toBe(0);
  rig.app.clock.set('2026-11-19T11:00:00.000Z');
  await rig.part(id, 'itens', ITEM, rig.julio);
  expect(await run('2026-11-19T11:30:00.000Z')).toBe(0);
  await rig.part(id, 'itens', ITEM);
  // Consciência Negra, and the Saturday behind it.
  expect(await run('2026-11-20T10:30:00.000Z')).toBe(0);
  expect(await run('2026-11-21T10:30:00.000Z')).toBe(0);
  await rig.app.rows(`insert into configuracoes (id, chave, valor) values (gen_random_uuid(), 'pautaDiaria', 'false')`);
  expect(await run('2026-11-23T10:30:00.000Z')).toBe(0);
  await rig.app.rows(`update configuracoes set valor = 'true' where chave = 'pautaDiaria'`);
  expect(await run('2026-11-23T11:30:00.000Z')).toBe(1);
});

it('goes to whoever may follow themes when it leaves, and to no disabled account', async () => {
  const sai = await rig.app.person(['comunicacao']);
  const fica = await rig.app.person(['comunicacao']);
  const some = await rig.app.person(['comunicacao']);
  const { id } = await rig.created();
  for (const who of [sai, fica, some]) await follow(id, who);
  rig.app.clock.set('2026-11-18T17:00:00.000Z');
  await rig.part(id, 'itens', ITEM);
  await rig.app.rows(`delete from papeis_usuario where usuario_id = '${sai.usuarioId}'`);
  await rig.app.rows(`update usuarios set desabilitado = true where id = '${some.usuarioId}'`);
  expect(await run(QUINTA)).toBe(1);
  const [{ email } = { email: '' }] = await rig.app.rows<{ email: string }>(
    `select email from usuarios where id = '${fica.usuarioId}'`,
  );
  expect((await mails()).map(({ para }) => para)).toEqual([email]);
});

it('two processes at once send it once', async () => {
  const { id } = await rig.created();
  await follow(id);
  rig.app.clock.set('2026-11-18T17:00:00.000Z');
  await rig.part(id, 'itens', ITEM);
  await Promise.all([run(QUINTA), run(QUINTA), run(QUINTA)]);
  expect(await mails()).toHaveLength(1);
});

it('tells what the bill of a theme in progress has moved since, the first answer aside', async () => {
  const { id, versao } = await bills.named(DA_CAMARA);
  await follow(id, rig.marina);
  await bills.run('2026-11-18T21:30:00.000Z');
  // What the house told of the past is nobody's news.
  expect(await run(QUINTA)).toBe(0);
  anotherMove(bills.upstream);
  await bills.run('2026-11-19T15:30:00.000Z');
  expect(await run('2026-11-23T10:30:00.000Z')).toBe(1);
  const [mail] = await mails();
  expect(mail?.assunto).toBe('Pauta de 23/11: 1 tema com novidades');
  expect(mail?.texto).toContain(
    'Movimentação de 19/11/2026: Parecer da relatora, pela aprovação, com substitutivo (CCP)',
  );
  expect(mail?.texto).not.toContain('Apense-se');
  expect(await run('2026-11-24T10:30:00.000Z')).toBe(0);
  expect(versao).toBe(2);
});

it('of an ended theme the bill is no news', async () => {
  const { id } = await bills.named(DA_CAMARA);
  await bills.run('2026-11-18T16:00:00.000Z');
  await follow(id, rig.marina);
  anotherMove(bills.upstream);
  await bills.run('2026-11-18T18:00:00.000Z');
  await rig.app.rows(`update temas set situacao = 'ENCERRADO', atualizado_por = '${rig.marina.usuarioId}'`);
  await rig.app.rows(`update temas_seguidores set avisado_ate = '2026-11-18T17:00:00.000Z'`);
  const told = await run(QUINTA);
  const [mail] = await mails();
  expect(mail?.texto ?? '').not.toContain('Movimentação');
  expect(told).toBeLessThanOrEqual(1);
});
