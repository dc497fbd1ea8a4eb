import { newId } from '@sede/domain/kernel';
import type { DetalhesSaude } from '@sede/domain/modules/sistema/saude';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { enqueueMail } from '#platform/mail/index.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';

let app: TestApp;
let gestor: TestPerson;
let ana: TestPerson;
beforeAll(async () => {
  app = await testApp();
  gestor = await app.person(['gestor_sistema']);
  ana = await app.person(['admin_financeiro']);
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.rows('delete from trabalhos');
  await app.rows('delete from emails');
  app.jobs.length = 0;
});

const detalhes = async () => (await gestor.rest<DetalhesSaude>('GET', '/saude')).body;
const item = async (chave: string) => (await detalhes()).itens.find((one) => one.chave === chave);
async function failedJob(): Promise<string> {
  const id = newId();
  await app.rows(
    `insert into trabalhos (id, tipo, parametros, estado, erro, criado_em, terminado_em)
     values ($1, 'varrer-anexos', '{"lote_maximo": 3}', 'falhou', 'Disco cheio.', now(), now())`,
    [id],
  );
  return id;
}

describe('health in words', () => {
  it('is for whoever sees the settings', async () => {
    expect((await app.stranger.rest('GET', '/saude')).status).toBe(401);
    expect((await ana.rest('GET', '/saude')).status).toBe(403);
  });

  it('names every part, with what to do where something is wrong', async () => {
    const { itens, tarefas } = await detalhes();
    expect(itens.map(({ chave }) => chave)).toEqual([
      ...['programa', 'banco', 'arquivos', 'fila', 'emails', 'copias', 'auditoria', 'telas'],
    ]);
    expect(tarefas).toEqual([]);
    expect(await item('fila')).toMatchObject({ situacao: 'ok', texto: 'Nenhuma tarefa na fila, 0 em andamento.' });
    expect(await item('copias')).toMatchObject({ texto: 'Nenhuma cópia foi feita ainda.', fazer: expect.any(String) });
    const mail = { para: 'a@x.org', assunto: 'Oi', texto: 'x', motivo: 'convite' };
    await enqueueMail(app.db, mail, app.clock.now().toISOString());
    await app.rows(`update emails set estado = 'falhou', proxima_tentativa_em = null`);
    expect(await item('emails')).toMatchObject({
      situacao: 'atencao',
      texto: expect.stringContaining('ninguém recebe e-mails'),
    });
    const todos = await gestor.rest<{ reenviados: number }>('POST', '/emails/reenviar-todos', {});
    expect(todos.body).toEqual({ reenviados: 1 });
    expect((await gestor.rest<{ reenviados: number }>('POST', '/emails/reenviar-todos', {})).body.reenviados).toBe(0);
  });
});

describe('a failed job', () => {
  it('is shown with its reason and begun again once, as it was', async () => {
    const id = await failedJob();
    expect((await detalhes()).tarefas).toMatchObject([
      { id, rotulo: 'Limpeza de arquivos sem uso', erro: 'Disco cheio.' },
    ]);
    const both = await Promise.all([1, 2].map(() => gestor.rest('POST', `/saude/tarefas/${id}/repetir`, {})));
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(app.jobs).toMatchObject([{ tipo: 'varrer-anexos', params: { lote_maximo: 3 } }]);
    expect((await detalhes()).tarefas).toEqual([]);
    expect(await item('fila')).toMatchObject({ situacao: 'ok' });
    expect((await gestor.rest('POST', `/saude/tarefas/${newId()}/repetir`, {})).status).toBe(404);
    expect((await ana.rest('POST', `/saude/tarefas/${id}/repetir`, {})).status).toBe(403);
  });
});
