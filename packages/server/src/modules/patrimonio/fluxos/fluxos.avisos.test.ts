import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createSystemWrite } from '#platform/api/index.ts';
import { type PatrimonioRig, patrimonioRig } from '../patrimonio.office-for-tests.ts';
import { tellAtrasos } from './fluxos.jobs.ts';

let rig: PatrimonioRig;
beforeAll(async () => {
  rig = await patrimonioRig();
});
afterAll(() => rig.app.close());
beforeEach(async () => {
  rig.app.clock.set('2026-11-20T15:00:00.000Z');
  await rig.clean();
  await rig.app.rows('delete from emails');
});

const run = () =>
  tellAtrasos({
    clock: rig.app.clock,
    systemWrite: createSystemWrite({ db: rig.app.db, clock: rig.app.clock, ...rig.app.services }),
  });
const on = async (day: string) => {
  rig.app.clock.set(`${day}T12:00:00.000Z`);
  return (await run()).mensagens;
};
const mails = () =>
  rig.app.rows<{ para: string; assunto: string }>(
    "select para, assunto from emails where motivo = 'bem_atrasado' order by criado_em, para",
  );

it('the holder is told on the first day after, then every week, each time once; a new day begins again', async () => {
  const { id } = await rig.bem({ nPatrimonio: '0042' });
  const fluxo = await rig.fora(id, { previsao: '2026-11-21', email: 'renato@example.org' });
  const told: string[] = [];
  for (let day = 20; day <= 30; day++) if ((await on(`2026-11-${day}`)) > 0) told.push(`${day}`);
  expect(told).toEqual(['22', '29']);
  expect(await mails()).toEqual([
    { para: 'renato@example.org', assunto: 'Bem 0042 com devolução atrasada há 1 dia' },
    { para: 'renato@example.org', assunto: 'Bem 0042 com devolução atrasada há 8 dias' },
  ]);
  // Nine days later the first session has ended.
  const pat = await rig.app.person(['patrimonio']);
  expect((await pat.rest<{ avisadoEm: string }>('GET', `/fluxos/${fluxo.id}`)).body.avisadoEm).toBe('2026-11-29');
  await pat.rest('POST', `/fluxos/${fluxo.id}/prorrogar`, { versao: 1, previsao: '2026-12-05' });
  expect([await on('2026-12-05'), await on('2026-12-06')]).toEqual([0, 1]);
});

it('whoever was down tells the newest alone; one mail a person over all that is late, to an employee at their address of today', async () => {
  const { id: funcionario } = await rig.funcionario();
  const [a, b] = [await rig.bem(), await rig.bem()];
  await rig.sair([a.id, b.id], { previsao: '2026-11-21', idFuncionario: funcionario });
  expect(await on('2026-12-20')).toBe(1);
  expect(await mails()).toEqual([{ para: 'camila@example.org', assunto: '2 bens com devolução atrasada' }]);
  expect(await rig.app.rows('select ordem from bens_fluxos_avisos')).toEqual([{ ordem: 4 }, { ordem: 4 }]);
  expect(await on('2026-12-20')).toBe(0);
});

it('nobody is told of what is back, without a day, or without an address', async () => {
  const [a, b, c] = [await rig.bem(), await rig.bem(), await rig.bem()];
  const volta = await rig.fora(a.id, { previsao: '2026-11-21', email: 'x@example.org' });
  await rig.voltar(volta);
  await rig.sair([b.id], { email: 'x@example.org' });
  await rig.sair([c.id], { previsao: '2026-11-21' });
  expect(await on('2026-11-25')).toBe(0);
});

it('an address that is none keeps nobody from being told: it is no address', async () => {
  const { id: torta } = await rig.funcionario();
  await rig.app.rows(`update funcionarios set email = 'torta@x.org; outra@x.org' where id = $1`, [torta]);
  const [a, b] = [await rig.bem(), await rig.bem()];
  expect((await rig.sair([a.id], { previsao: '2026-11-21', idFuncionario: torta })).status).toBe(200);
  await rig.sair([b.id], { previsao: '2026-11-21', email: 'renato@example.org' });
  expect(await on('2026-11-22')).toBe(1);
  expect(await mails()).toMatchObject([{ para: 'renato@example.org' }]);
});

it('of several processes at once one tells', async () => {
  await rig.fora((await rig.bem()).id, { previsao: '2026-11-21', email: 'x@example.org' });
  rig.app.clock.set('2026-11-22T12:00:00.000Z');
  await Promise.all(Array.from({ length: 4 }, run));
  expect(await mails()).toHaveLength(1);
});
