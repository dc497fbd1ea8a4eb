/** The desk of authorities for tests of its operations: somebody who edits profiles, and what a test makes, changes and sends in their name. */
import type { Autoridade } from '@sede/domain/modules/sindical/autoridades';
import { type TestPerson, testApp } from '#platform/testing/test-app.ts';

/** What a new profile needs; `over` wins. */
export const nova = (over: object = {}) => ({
  nome: 'Lígia de Albuquerque Montenegro',
  nomePolitico: 'Lígia Montenegro',
  ...over,
});

export async function autoridadesRig() {
  const app = await testApp();
  const claudia = await app.person(['autoridades'], { nome: 'Cláudia Ramos' });
  return {
    app,
    claudia,
    /** Deletes too. */
    ambas: await app.person(['autoridades', 'gestor_sistema']),
    /** Only cites authorities. */
    antonio: await app.person(['politico_sindical']),
    async created(over: object = {}): Promise<Autoridade> {
      const { status, body } = await claudia.rest<Autoridade>('POST', '/autoridades', nova(over));
      if (status !== 200) throw new Error(`POST /autoridades: ${status} ${JSON.stringify(body)}`);
      return body;
    },
    patch: <T = Autoridade>({ id, versao }: Autoridade, body: object, who: TestPerson = claudia) =>
      who.rest<T>('PATCH', `/autoridades/${id}`, { versao, ...body }),
    /** A file's bytes to an operation. */
    async send(path: string, bytes: Buffer, headers: Record<string, string> = {}, who: TestPerson = claudia) {
      const response = await app.app.inject({
        method: 'POST',
        url: `/api${path}`,
        headers: {
          ...{ host: 'localhost:3999', 'x-sede': '1', 'content-type': 'application/octet-stream', cookie: who.cookie },
          ...{ 'x-nome-arquivo': 'arquivo' },
          ...headers,
        },
        payload: bytes,
      });
      return { status: response.statusCode, body: response.json<Record<string, string>>() };
    },
    async empty() {
      await app.rows('delete from autoridades');
      await app.rows('delete from acessos_dados');
      app.events.length = 0;
    },
  };
}
export type AutoridadesRig = Awaited<ReturnType<typeof autoridadesRig>>;
