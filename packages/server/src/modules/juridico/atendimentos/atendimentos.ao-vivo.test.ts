/** What the live stream tells of the legal area: that a module changed, and of which records only to whoever sees all of them. Invariant B9. */
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { TestPerson } from '#platform/testing/test-app.ts';
import { atendimentosApp, type Mundo } from './atendimentos-for-tests.ts';

let m: Mundo;
let url: string;
beforeAll(async () => {
  m = await atendimentosApp();
  url = await m.app.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => m.app.close());

/** A browser that listens. Out: what it heard once somebody's own account changes, which comes after everything before it. */
async function listen(who: TestPerson) {
  const abort = new AbortController();
  const { body } = await fetch(`${url}/api/ao-vivo`, { headers: { cookie: who.cookie }, signal: abort.signal });
  let said = '';
  void (async () => {
    for await (const chunk of body ?? []) said += Buffer.from(chunk).toString('utf8');
  })().catch(() => undefined);
  await expect.poll(() => said).toContain('retry:');
  return async () => {
    m.app.services.events.publish([{ modulo: 'usuarios', ids: [who.usuarioId] }]);
    await expect.poll(() => said).toContain('event: perfil');
    await delay(0);
    abort.abort();
    return said;
  };
}

const heardOf = (said: string) =>
  [...said.matchAll(/event: mudancas\ndata: (.*)\n/g)].flatMap(
    ([, data = '[]']) => JSON.parse(data) as { modulo: string; ids: string[] | '*' }[],
  );

it('a day of an office is told to another office and to a member by no id, to whoever sees all by nothing but ids', async () => {
  const membro = await m.app.person(['filiado']);
  const [lealHeard, membroHeard, veraHeard, pradoHeard] = await Promise.all(
    [m.leal, membro, m.vera, m.prado].map((who) => listen(who)),
  );
  const caso = await m.processo({ titulo: 'Tese secreta' });
  const one = await m.booked({ quem: m.filiados.slice(0, 2), descricao: 'Segredo do filiado' });
  const done = (answers: { status: number }[]) =>
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const comentado = await m.prado.rest('POST', `/atendimentos/${one.id}/comentarios`, { comentario: 'Estratégia' });
  const evento = await m.prado.rest('POST', `/processos/${caso.id}/eventos`, {
    ...{ titulo: 'Sentença', descricao: 'Procedente.', data: '2026-11-01' },
  });
  const prazo = await m.julia.rest('POST', '/prazos', {
    ...{ processoId: caso.id, titulo: 'Recurso', tipoContagem: 'data certa', vencimento: '2026-12-04' },
    responsavelId: m.prado.usuarioId,
  });
  const espera = await m.julia.rest('POST', '/lista-espera', {
    ...{ filiadoId: m.filiados[3], escritorioId: m.escritorios.prado, tipoAtendimento: 'Presencial' },
    ...{ tipoServico: 'Jurídico', de: '2026-12-01', ate: '2026-12-10' },
  });
  const { body: visto } = await m.julia.rest<{ versao: number }>('GET', `/atendimentos/${one.id}`);
  const cancelado = await m.act('cancelar', { id: one.id, versao: visto.versao }, { motivo: 'Motivo secreto' });
  done([comentado, evento, prazo, espera, cancelado]);
  const secrets = [caso.id, one.id, one.agenda.id, ...one.agenda.slots, ...m.filiados, m.escritorios.prado];
  for (const heard of [lealHeard, membroHeard]) {
    const said = (await heard?.()) ?? '';
    for (const secret of secrets) expect(said).not.toContain(secret);
  }
  const [vera, prado] = [(await veraHeard?.()) ?? '', (await pradoHeard?.()) ?? ''];
  expect(vera).toContain(one.id);
  expect(heardOf(prado).map(({ modulo }) => modulo)).toEqual(
    expect.arrayContaining(['atendimentos', 'processos', 'prazos']),
  );
  for (const said of [vera, prado]) {
    expect(said).not.toMatch(/Segredo|Tese|Estrat|Sentença|Recurso|Motivo|PESSOA|2026\//);
    for (const event of heardOf(said)) expect(Object.keys(event).sort()).toEqual(['ids', 'modulo']);
  }
});

it('an office’s user whose account ended with the office is told to leave, and is nobody from the next request on', async () => {
  const { body } = await m.julia.rest<{ versao: number }>('GET', `/escritorios/${m.escritorios.leal}`);
  const answer = await m.julia.rest('POST', `/escritorios/${m.escritorios.leal}/desabilitar`, {
    ...{ versao: body.versao, encerrarAcesso: true },
  });
  expect(answer.status).toBe(200);
  expect((await m.leal.rest('GET', '/processos')).status).toBe(401);
  expect((await m.leal.rest('GET', '/atendimentos')).status).toBe(401);
});
