/**
 * People of a journey: users with roles, made by the use case of the command that an administrator would use.
 *
 * Out: name, e-mail and password of a user that exists. Every call makes another person, so that journeys do not meet.
 * `usuarios` runs one of its commands (roles taken away, somebody disabled) beside the running server.
 */
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import type { RunningServer } from './server.ts';

const ROOT = join(import.meta.dirname, '../..');
export interface User {
  nome: string;
  email: string;
  senha: string;
  papeis: string[];
}

/** Of the first gestor_sistema, which `startServer` gets as ADMIN_EMAIL and ADMIN_PASSWORD where a journey needs no first access. */
export const ADMIN: User = {
  nome: 'Administrador',
  email: 'gestora@sede.test',
  senha: 'ladrilho-verde-azul-7',
  papeis: ['gestor_sistema'],
};

let count = 0;

export async function newUser(server: RunningServer, papeis: string[], nome = 'Pessoa'): Promise<User> {
  count++;
  const email = `${nome
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z]/g, '')}.${process.pid}.${count}@sede.test`;
  const user: User = { nome, email, senha: `ladrilho-ambar-${count}-seguro`, papeis };
  await server.people.make(user);
  return user;
}

/** `npm run usuarios -- …`; a refusal fails the journey with the command's own words. */
export async function usuarios(server: RunningServer, args: string[], stdin = ''): Promise<void> {
  const child = spawn(process.execPath, ['packages/server/src/commands/usuarios.ts', ...args], {
    cwd: ROOT,
    // The compiled sources of the last command: a person costs half the time.
    env: { ...server.env, NODE_COMPILE_CACHE: join(ROOT, '.cache/compiled') },
    stdio: ['pipe', 'pipe', 'pipe'],
    timeout: 60_000,
  });
  let told = '';
  child.stdout.on('data', (chunk: Buffer) => {
    told += chunk;
  });
  child.stderr.on('data', (chunk: Buffer) => {
    told += chunk;
  });
  child.stdin.end(stdin);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  });
  expect(code, `usuarios ${args.join(' ')}: ${told}`).toBe(0);
}

/** Signs in as the screen does, without the screen: the session's cookie lands in the page's context. */
export async function signIn(page: Page, server: RunningServer, user: User): Promise<void> {
  const origin = server.url;
  const answer = await page.request.post(`${origin}/api/auth/sign-in/email`, {
    headers: { Origin: origin },
    data: { email: user.email, password: user.senha },
  });
  expect(answer.status(), `sign-in of ${user.email}: ${await answer.text()}`).toBe(200);
}

/** The sign-in screen itself, as a person uses it; ends at the home page, or at the only page that there is. */
export async function signInOnScreen(page: Page, user: User, address = ''): Promise<void> {
  await page.goto(`${address}/`);
  await page.getByLabel('E-mail').fill(user.email);
  await page.getByLabel('Senha', { exact: true }).fill(user.senha);
  await page.getByRole('button', { name: 'Acessar' }).click();
  await expect(page).not.toHaveURL(/\/(\?.*)?$/);
}
