import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import { pessoaComSenha } from './usuarios-for-tests.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const gestores = () =>
  app.rows<{ id: string }>(`select u.id from usuarios u join papeis_usuario p on p.usuario_id = u.id
    where p.papel = 'gestor_sistema' and not u.desabilitado`);
const so = async (quem: TestPerson) => void (await app.rows(`delete from usuarios where id <> $1`, [quem.usuarioId]));

/** The operations after which somebody is no gestor_sistema, each done by another administrator or by the person. */
const WAYS: [string, (who: TestPerson, id: string, versao: number) => Promise<{ status: number; body: unknown }>][] = [
  ['disabled', (who, id, versao) => who.rest('POST', `/usuarios/${id}/desabilitar`, { versao })],
  ['stripped', (who, id, versao) => who.rest('POST', `/usuarios/${id}/alterar-papeis`, { versao, papeis: [] })],
  ['deleted', (who, id, versao) => who.rest('DELETE', `/usuarios/${id}`, { versao })],
];

describe('the last gestor_sistema', () => {
  it.each(WAYS)('cannot be %s, not by itself either', async (_what, way) => {
    const last = await pessoaComSenha(app, ['gestor_sistema']);
    await so(last);
    // Somebody invited who never chose a password cannot take over.
    await app.person(['gestor_sistema']);
    const answer = await way(last, last.usuarioId, 1);
    expect(answer).toMatchObject({ status: 422, body: { code: 'usuarios.ultimo_gestor' } });
    expect((await last.rest('GET', '/usuarios')).status).toBe(200);
  });

  it.each(WAYS)('two administrators who have each other %s at the same instant: one stays', async (_what, way) => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await pessoaComSenha(app, ['gestor_sistema']), await pessoaComSenha(app, ['gestor_sistema'])];
      await app.rows('delete from usuarios where id not in ($1, $2)', [a.usuarioId, b.usuarioId]);
      const answers = await Promise.all([way(a, b.usuarioId, 1), way(b, a.usuarioId, 1)]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      // Refused as the last gestor; or, where the other change was committed before this request was read, as somebody without the role.
      expect([401, 403, 422]).toContain(answers.find(({ status }) => status !== 200)?.status);
      expect(await gestores()).toHaveLength(1);
    }
  });
});
