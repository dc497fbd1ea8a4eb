import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSystemWrite } from '#platform/api/index.ts';
import type { TestApp, TestPerson } from '#platform/testing/test-app.ts';
import { notifyPrazos } from './prazos.jobs.ts';
import { deEscritorio, openMundo } from './prazos-for-tests.ts';

let mundo: Awaited<ReturnType<typeof openMundo>>;
let app: TestApp;
let julia: TestPerson;
let elias: TestPerson;
let doPrado: string;

beforeAll(async () => {
  mundo = await openMundo();
  ({ app, julia, elias } = mundo);
  doPrado = await mundo.processo(mundo.prado);
});
afterAll(() => app.close());
beforeEach(async () => {
  to('2026-11-20');
  await app.rows(
    'delete from prazo_avisos; delete from prazos; delete from feriados; delete from avisos; delete from emails',
  );
  await app.rows('update usuarios set desabilitado = false');
});

const run = () =>
  notifyPrazos({
    ...{ db: app.db, clock: app.clock, config: app.services.config },
    systemWrite: createSystemWrite({ db: app.db, clock: app.clock, ...app.services }),
  });
function to(day: string) {
  app.clock.set(`${day}T12:00:00.000Z`);
}
const on = async (day: string) => {
  to(day);
  return (await run()).avisados;
};
/** Ends on Friday 04/12/2026: told on 27/11, 02/12 and 04/12. */
const made = async (mais: object = {}, processo = doPrado) =>
  (await mundo.create(julia, processo, { tipoContagem: 'data certa', vencimento: '2026-12-04', ...mais })).body;
const mails = () =>
  app.rows<{ para: string; assunto: string; texto: string }>('select para, assunto, texto from emails order by para');
const bells = async () =>
  (
    await app.rows<{ nome: string }>(
      `select u.nome from avisos a join usuarios u on u.id = a.usuario_id where a.tipo = 'prazo_vence' order by 1`,
    )
  ).map(({ nome }) => nome);
const disable = (who: TestPerson) => app.rows('update usuarios set desabilitado = true where id = $1', [who.usuarioId]);

it('tells on each of the three days, once, in the bell and by mail', async () => {
  await made({ responsavelId: elias.usuarioId });
  const told: [string, number][] = [];
  for (const day of ['26', '27', '28', '29', '30']) told.push([day, await on(`2026-11-${day}`)]);
  for (const day of ['01', '02', '03', '04', '05']) told.push([day, await on(`2026-12-${day}`)]);
  expect(told.filter(([, n]) => n > 0)).toEqual([
    ['27', 1],
    ['02', 1],
    ['04', 1],
  ]);
  expect(await bells()).toEqual(['Elias', 'Elias', 'Elias']);
  expect((await mails()).map(({ para, assunto }) => [para, assunto])).toEqual([
    [elias.email, 'Prazo vence em 04/12/2026'],
    [elias.email, 'Prazo vence em 04/12/2026'],
    [elias.email, 'Prazo vence hoje'],
  ]);
  const [{ texto } = { texto: '' }] = await mails();
  expect(texto).toContain('Confira no diário oficial.');
  expect(texto).toContain('Réplica');
});

it('comes late when the server was down, the latest only, also after the end; never twice', async () => {
  await made();
  expect(await on('2026-12-03')).toBe(1);
  expect(await on('2026-12-03')).toBe(0);
  expect(await on('2026-12-09')).toBe(1);
  expect(await on('2026-12-10')).toBe(0);
  expect((await mails()).map(({ assunto }) => assunto).toSorted()).toEqual([
    'Prazo vence em 04/12/2026',
    'Prazo venceu em 04/12/2026',
  ]);
});

it('of several programs that run at the same moment one tells', async () => {
  await made();
  to('2026-11-27');
  const runs = await Promise.all([run(), run(), run(), run()]);
  expect(runs.reduce((n, { avisados }) => n + avisados, 0)).toBe(1);
  expect(await mails()).toHaveLength(1);
  expect(await bells()).toEqual(['Júlia']);
});

it('a run that fails tells nothing, and the next one all of it', async () => {
  await made();
  to('2026-11-27');
  const write = createSystemWrite({ db: app.db, clock: app.clock, ...app.services });
  const failing = notifyPrazos({
    ...{ db: app.db, clock: app.clock, config: app.services.config },
    systemWrite: (operation, work) =>
      write(operation, async (ctx) => {
        await work(ctx);
        throw new Error('killed before the commit');
      }),
  });
  await expect(failing).rejects.toThrow('killed');
  expect(await mails()).toEqual([]);
  expect((await run()).avisados).toBe(1);
});

it('goes to the office when the person’s account is disabled, or no longer works on the case', async () => {
  const { body: outro } = await mundo.create(julia, doPrado, { responsavelId: elias.usuarioId, dias: 1 });
  await disable(elias);
  const colega = await deEscritorio(app, mundo.prado, 'Caio');
  expect(await on('2026-11-20')).toBe(1);
  expect((await mails()).map(({ para }) => para)).toEqual(['contato@prado.example']);
  expect(await bells()).toEqual(['Caio']);
  const { body } = await julia.rest<{ responsavelSemAcesso: boolean }>('GET', `/prazos/${outro.id}`);
  expect(body.responsavelSemAcesso).toBe(true);
  await app.rows('delete from prazo_avisos; delete from avisos; delete from emails');
  await app.rows('update usuarios set desabilitado = false');
  await app.rows('delete from usuarios_escritorios where usuario_id = $1', [elias.usuarioId]);
  expect(await on('2026-11-20')).toBe(1);
  expect(await bells()).toEqual(['Caio']);
  await app.rows('delete from usuarios_escritorios where usuario_id = $1', [colega.usuarioId]);
});

it('goes to the legal editors when the office has nobody either', async () => {
  const semNinguem = await julia.rest<{ id: string }>('POST', '/escritorios', {
    nome: 'Vago',
    email: 'a@vago.example',
  });
  await app.rows('update escritorios set email = null where id = $1', [semNinguem.body.id]);
  const processo = await mundo.processo(semNinguem.body.id);
  const { body } = await mundo.create(julia, processo, { dias: 1 });
  await app.rows('update prazos set responsavel_id = null where id = $1', [body.id]);
  expect(await on('2026-11-20')).toBe(1);
  expect((await mails()).map(({ para }) => para)).toEqual([julia.email]);
  expect(await bells()).toEqual(['Júlia']);
});

it('a deadline that moved is told of anew; one that was met, or whose case was deleted, is not', async () => {
  const um = await made();
  expect(await on('2026-11-27')).toBe(1);
  // The person's session does not last until the next notice.
  to('2026-11-20');
  const moved = await julia.rest<{ versao: number }>('PATCH', `/prazos/${um.id}`, {
    versao: um.versao,
    vencimento: '2026-12-11',
  });
  expect(await bells()).toEqual([]);
  expect(await on('2026-12-03')).toBe(0);
  expect(await on('2026-12-04')).toBe(1);
  to('2026-11-20');
  await julia.rest('POST', `/prazos/${um.id}/cumprir`, { versao: moved.body.versao, nota: 'x' });
  expect(await bells()).toEqual([]);
  expect(await on('2026-12-11')).toBe(0);
  to('2026-11-20');
  const processo = await mundo.processo(mundo.prado);
  await made({}, processo);
  await julia.rest('POST', `/processos/${processo}/excluir`, { versao: 1 });
  expect(await on('2026-12-04')).toBe(0);
});

it('whose case is deleted is in nobody’s bell any more, nor is a statement given in that case', async () => {
  const processo = await mundo.processo(mundo.leal);
  await made({ vencimento: '2026-11-24' }, processo);
  expect(await on('2026-11-20')).toBe(1);
  const { body } = await julia.rest<{ versao: number }>('POST', `/processos/${processo}/manifestar`, {
    versao: 1,
    manifestacao: 'De acordo.',
  });
  const told = async () =>
    (await app.rows<{ tipo: string }>('select distinct tipo from avisos order by 1')).map(({ tipo }) => tipo);
  expect(await told()).toEqual(['prazo_vence', 'processo_manifestado']);
  expect((await julia.rest('POST', `/processos/${processo}/excluir`, { versao: body.versao })).status).toBe(200);
  expect(await told()).toEqual([]);
});

it('made in its last days is told of at once: somebody else may have made it', async () => {
  await made({ vencimento: '2026-11-24' });
  expect(await on('2026-11-20')).toBe(1);
  expect(await on('2026-11-23')).toBe(0);
  expect(await on('2026-11-24')).toBe(1);
});

it('one that a changed holiday moved takes the notice of its old day away, and is told of the new one', async () => {
  const um = await made({ tipoContagem: 'dias úteis', publicacao: '2026-11-19', dias: 5, vencimento: undefined });
  expect(um.vencimento).toBe('2026-11-27');
  expect(await on('2026-11-20')).toBe(1);
  await julia.rest('POST', '/feriados', { data: '2026-11-25', nome: 'Portaria', usos: ['prazo'] });
  await julia.rest('POST', `/prazos/${um.id}/recalcular`, { versao: um.versao, vencimento: '2026-11-30' });
  expect(await bells()).toEqual([]);
  expect(await on('2026-11-20')).toBe(1);
  expect(await bells()).toEqual(['Júlia']);
});
