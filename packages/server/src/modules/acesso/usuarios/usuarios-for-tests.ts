/**
 * Builders for the tests of users: people who have chosen a password, and the mails that were put into the outbox.
 */

import type { Role } from '@sede/domain/access';
import { newId } from '@sede/domain/kernel';
import type { TestApp, TestPerson } from '#platform/testing/test-app.ts';

/** Somebody signed in who has a password, hence counts as one who can sign in. */
export async function pessoaComSenha(app: TestApp, papeis: readonly Role[], nome?: string): Promise<TestPerson> {
  const person = await app.person(papeis, nome === undefined ? {} : { nome });
  await app.rows(
    `insert into auth.contas (id, usuario_id, provedor, conta, senha) values ($1, $2, 'credential', $3, 'x')`,
    [newId(), person.usuarioId, person.usuarioId],
  );
  return person;
}

export const mailsDe = (app: TestApp, para: string) =>
  app.rows<{ assunto: string; motivo: string; texto: string }>(
    'select assunto, motivo, texto from emails where para = $1 order by id',
    [para],
  );

export async function novoEscritorio(app: TestApp, nome: string, desabilitado = false): Promise<string> {
  const id = newId();
  await app.rows('insert into escritorios (id, nome, desabilitado) values ($1, $2, $3)', [id, nome, desabilitado]);
  return id;
}
