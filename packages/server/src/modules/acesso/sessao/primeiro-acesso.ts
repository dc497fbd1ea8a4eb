/**
 * The first access: on an empty database a one-time code in the server's log lets somebody become gestor_sistema.
 *
 * Only the newest code is valid, and only its digest is kept. Of several processes that live, one shows a code. A lock makes the first user
 * exactly one, however many try at once. ADMIN_EMAIL and ADMIN_PASSWORD do the same unattended.
 * Errors: `primeiro_acesso.*`, `conta.muitas_tentativas`. Source: issue 'Primeiro acesso'; decisions §4.
 */

import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import { muitasTentativas } from '@sede/domain/modules/acesso/conta';
import { sessaoErrors } from '@sede/domain/modules/acesso/sessao';
import { GESTOR } from '@sede/domain/modules/acesso/usuarios';
import { sql } from 'kysely';
import { addressKey, releaseAttempt, reserveAttempt } from '#platform/auth/index.ts';
import type { Db, Tx } from '#platform/db/index.ts';
import { livingProcesses } from '#platform/processes/index.ts';
import { createUsuario, haUsuarios, type UsuariosCtx, type UsuariosDeps } from '../usuarios/index.ts';

// Without characters that look alike.
const ALPHABET = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const LENGTH = 10;
const PER_ADDRESS = 10;
const IN_ALL = 50;

const digest = (code: string): Buffer =>
  createHash('sha256')
    .update(code.toUpperCase().replace(/[^A-Z0-9]/g, ''))
    .digest();

async function lock(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('sede.primeiro_acesso', 0))`.execute(tx);
}

export type Issued = { code: string } | { shownBy: string } | null;

/**
 * A new code, the only valid one from now on; who showed one already, of several processes that live (`processo`: this
 * one; null where there is only one); null when there is a user already.
 */
export async function issueCode(db: Db, now: string, processo: string | null): Promise<Issued> {
  const code = Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return db.transaction().execute(async (tx): Promise<Issued> => {
    await lock(tx);
    if (await haUsuarios(tx)) return null;
    const { rows } = await sql<{ processo: string | null }>`select processo from auth.primeiro_acesso`.execute(tx);
    const other = processo !== null && rows[0]?.processo;
    const shown = (await livingProcesses(tx)).find(({ id }) => id === other && id !== processo);
    if (shown) return { shownBy: `processo ${shown.numero} em ${shown.computador}` };
    await sql`
      insert into auth.primeiro_acesso (codigo, criado_em, processo)
      values (${digest(code)}::bytea, ${now}::timestamptz, ${processo}::uuid)
      on conflict (unico) do update set codigo = excluded.codigo, criado_em = excluded.criado_em,
        processo = excluded.processo`.execute(tx);
    return { code: `${code.slice(0, 5)}-${code.slice(5)}` };
  });
}

async function codeIsRight(tx: Tx, code: string): Promise<boolean> {
  const { rows } = await sql<{ codigo: Buffer }>`select codigo from auth.primeiro_acesso`.execute(tx);
  const stored = rows[0]?.codigo;
  return stored !== undefined && timingSafeEqual(digest(code), stored);
}

export interface PrimeiroAcesso {
  codigo: string;
  nome: string;
  email: string;
  senha: string;
}

export async function makePrimeiroAcesso(
  deps: UsuariosDeps & { attemptsDb: Db },
  ctx: UsuariosCtx & { address: string },
  input: PrimeiroAcesso,
): Promise<{ id: string; email: string }> {
  const { tx } = ctx;
  if (await haUsuarios(tx)) throw sessaoErrors.encerrado();
  const limits = [
    { key: addressKey('primeiro-acesso', ctx.address), max: PER_ADDRESS, beyond: 'refuse' },
    { key: 'primeiro-acesso:todos', max: IN_ALL, beyond: 'refuse' },
  ] as const;
  // On a connection of its own: a refusal rolls the transaction back, and the failure must still count.
  const attempt = await reserveAttempt(deps.attemptsDb, limits, deps.clock.now());
  if (!attempt.allowed) throw muitasTentativas(attempt.retryAfterSeconds);
  await lock(tx);
  if (await haUsuarios(tx)) throw sessaoErrors.encerrado();
  if (!(await codeIsRight(tx, input.codigo))) {
    throw sessaoErrors.codigo_invalido({ campos: { codigo: sessaoErrors.codigo_invalido().message } });
  }
  // The code was right: later refusals do not count as guesses.
  await releaseAttempt(deps.attemptsDb, attempt.ids);
  return createFirst(deps, ctx, input);
}

async function createFirst(
  deps: UsuariosDeps,
  ctx: UsuariosCtx,
  { nome, email, senha }: Omit<PrimeiroAcesso, 'codigo'>,
) {
  const made = await createUsuario(deps, ctx, { nome, email, papeis: [GESTOR], escritorios: [] }, senha);
  await sql`delete from auth.primeiro_acesso`.execute(ctx.tx);
  return made;
}

/** ADMIN_EMAIL and ADMIN_PASSWORD on an empty database; answers whether the user was made. */
export async function createUnattended(
  deps: UsuariosDeps,
  ctx: UsuariosCtx,
  admin: { email: string; password: string },
): Promise<boolean> {
  await lock(ctx.tx);
  if (await haUsuarios(ctx.tx)) return false;
  await createFirst(deps, ctx, { nome: 'Administrador', email: admin.email, senha: admin.password });
  return true;
}

/** What the operator sees on the console. */
export function codeBox(code: string, url: string): string {
  const lines = [
    'PRIMEIRO ACESSO',
    '',
    `Abra ${url}`,
    `e informe o código:  ${code}`,
    '',
    'Vale uma vez e só até o próximo início do servidor.',
  ];
  const width = Math.max(...lines.map((line) => line.length));
  const edge = '─'.repeat(width + 2);
  return [`┌${edge}┐`, ...lines.map((line) => `│ ${line.padEnd(width)} │`), `└${edge}┘`, ''].join('\n');
}
