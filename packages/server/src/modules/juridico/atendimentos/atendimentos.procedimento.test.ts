import type { ProcessoCompleto } from '@sede/domain/modules/juridico/processos';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { atendimentosApp, type Mundo } from './atendimentos-for-tests.ts';

interface Reply extends ProcessoCompleto {
  data: { campos: Record<string, string> };
}

let m: Mundo;
beforeAll(async () => {
  m = await atendimentosApp();
});
afterAll(() => m.app.close());

it('a procedimento names appointments of its members: asked for with Sim, none with Não, the whole set at each save', async () => {
  const objeto = (await m.app.rows<{ id: string }>('select id from objetos_processo'))[0]?.id;
  const [um, outro] = [await m.booked(), await m.booked({ confirmarCoincidencia: true })];
  const alheio = await m.booked({ quem: [m.filiados[5]] });
  const fora = await m.booked({ confirmarCoincidencia: true });
  await m.act('cancelar', fora, { motivo: 'x' });
  const create = (mais: object) =>
    m.julia.rest<Reply>('POST', '/processos', {
      ...{ tipo: 'Procedimento', natureza: 'Particular', valorCausa: 0, tags: ['x'], objetoId: objeto },
      ...{ escritorioId: m.escritorios.prado, filiados: [m.filiados[0]], ...mais },
    });
  const refused = async (mais: object) => {
    const { status, body } = await create(mais);
    return [status, Object.keys(body.data?.campos ?? {})];
  };
  const wrong = [400, ['atendimentos']];
  expect(await refused({ relacionadoAtendimentos: true })).toEqual(wrong);
  expect(await refused({ relacionadoAtendimentos: true, atendimentos: [] })).toEqual(wrong);
  expect(await refused({ relacionadoAtendimentos: true, atendimentos: [alheio.id] })).toEqual(wrong);
  expect(await refused({ relacionadoAtendimentos: true, atendimentos: [fora.id] })).toEqual(wrong);
  const { status, body } = await create({ relacionadoAtendimentos: true, atendimentos: [um.id, outro.id] });
  expect(status).toBe(200);
  expect(body.atendimentos.map(({ id, citado }) => [id, citado]).toSorted()).toEqual(
    [um, outro].map(({ id }) => [id, true]).toSorted(),
  );
  let { versao } = body;
  const patch = async (mais: object) => {
    const answer = await m.julia.rest<Reply>('PATCH', `/processos/${body.id}`, { versao, ...mais });
    if (answer.status === 200) ({ versao } = answer.body);
    return answer;
  };
  expect((await patch({ tags: ['y'] })).body.atendimentos).toHaveLength(2);
  expect((await patch({ atendimentos: [] })).status).toBe(400);
  expect((await patch({ atendimentos: [alheio.id] })).status).toBe(400);
  expect((await patch({ atendimentos: [outro.id] })).body.atendimentos.map(({ id }) => id)).toEqual([outro.id]);
  expect((await patch({ relacionadoAtendimentos: false })).body).toMatchObject({
    ...{ relacionadoAtendimentos: false, atendimentos: [] },
  });
  expect(await m.app.rows('select from atendimento_processos')).toEqual([]);
  expect((await create({ relacionadoAtendimentos: false, atendimentos: [um.id] })).body.atendimentos).toEqual([]);
  const judicial = await m.processo({ relacionadoAtendimentos: true, atendimentos: [um.id] });
  expect(judicial).toMatchObject({ relacionadoAtendimentos: false, atendimentos: [] });
});
