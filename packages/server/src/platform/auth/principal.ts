/**
 * Who is asking: session, user, roles and offices in one prepared statement per request.
 *
 * Null for no cookie, a false signature, an ended or expired session, a disabled user. Roles are read each time, so
 * that one taken away no longer acts at the next request; a role for which the second step is required is suspended
 * until it is turned on. How long a session lives: session-life.ts; its last use is written at most every five minutes,
 * outside the request. Source: decisions §4; spec 1 §4.6.
 */

import type { Role } from '@sede/domain/access';
import type { Pool } from 'pg';
import type { Clock } from '../clock/clock.ts';
import { rolesThatAct } from './roles-that-act.ts';
import { readSessionToken, sessionCookieName } from './session-cookie.ts';
import { DAYS, IDLE_HOURS, isKept, KEPT_DAYS, USE_MARK_MINUTES } from './session-life.ts';

const USE_MARK_MS = USE_MARK_MINUTES * 60_000;

export interface Principal {
  usuarioId: string;
  nome: string;
  email: string;
  papeis: readonly Role[];
  escritorios: readonly string[];
  sessaoId: string;
  /** Instant of the sign-in, ISO 8601: the step-up asks the password again when it is old. */
  autenticadoEm: string;
  /** Chose to stay signed in. */
  manterConectado: boolean;
  doisFatores: boolean;
  /** Roles that act only once the second step is turned on (setting `papeisComDuasEtapas`). */
  papeisSuspensos: readonly Role[];
}

interface Row {
  token: string;
  sessao_id: string;
  autenticado_em: string | Date;
  usado_em: string | Date;
  expira_em: string | Date;
  id: string;
  nome: string;
  email: string;
  dois_fatores_ativo: boolean;
  papeis: string[];
  escritorios: string[];
  com_duas_etapas: unknown;
}

/** One token, as most often, is looked up with a plan made once; several with one made each time. */
const principalSql = (token: string) => `
select s.token, s.id as sessao_id, s.criado_em as autenticado_em, s.atualizado_em as usado_em, s.expira_em,
  u.id, u.nome, u.email, u.dois_fatores_ativo,
  array(select p.papel from public.papeis_usuario p where p.usuario_id = u.id order by p.papel) as papeis,
  array(select e.escritorio_id::text from public.usuarios_escritorios e where e.usuario_id = u.id) as escritorios,
  (select c.valor from public.configuracoes c where c.chave = 'papeisComDuasEtapas') as com_duas_etapas
from auth.sessoes s join public.usuarios u on u.id = s.usuario_id
where ${token} and s.expira_em > $2::timestamptz and not u.desabilitado
  and s.criado_em > $2::timestamptz - interval '${KEPT_DAYS} days'`;

const PRINCIPAL_SQL = principalSql('s.token = $1');
const PRINCIPALS_SQL = principalSql('s.token = any($1::text[])');

const TOUCH_SQL = `
update auth.sessoes set atualizado_em = $2::timestamptz,
  expira_em = greatest(expira_em,
    least($2::timestamptz + interval '${IDLE_HOURS} hours', criado_em + interval '${DAYS} days'))
where id = $1 and atualizado_em < $2::timestamptz - interval '${USE_MARK_MINUTES} minutes'`;

/**
 * All requests that arrive in one turn of the event loop share one statement, sent after the last of them: none sees an
 * older state than with a statement of its own, and a busy server sends fewer.
 */
function createBatch<T>(read: (keys: string[]) => Promise<Map<string, T>>): (key: string) => Promise<T | undefined> {
  let pending: { keys: Set<string>; answer: Promise<Map<string, T>> } | null = null;
  const begin = () => {
    const keys = new Set<string>();
    const answer = new Promise<void>((resolve) => setImmediate(resolve)).then(() => {
      pending = null;
      return read([...keys]);
    });
    return { keys, answer };
  };
  return async (key) => {
    pending ??= begin();
    pending.keys.add(key);
    return (await pending.answer).get(key);
  };
}

export interface PrincipalOptions {
  pool: Pool;
  clock: Clock;
  secret: string;
  /** The address people type is https. */
  secure: boolean;
  onError(error: unknown): void;
}

/** `use`: whether this is a use of the session (the default), or only the question whether it is still there. */
export type ReadPrincipal = (cookieHeader: string | undefined, options?: { use: boolean }) => Promise<Principal | null>;

export function createPrincipalReader({ pool, clock, secret, secure, onError }: PrincipalOptions): ReadPrincipal {
  const name = sessionCookieName(secure);
  const readRow = createBatch(async (tokens) => {
    const now = clock.now().toISOString();
    const { rows } = await pool.query<Row>(
      tokens.length === 1
        ? { name: 'sede_principal', text: PRINCIPAL_SQL, values: [tokens[0], now] }
        : { name: 'sede_principais', text: PRINCIPALS_SQL, values: [tokens, now] },
    );
    return new Map(rows.map((row) => [row.token, row]));
  });
  return async (cookieHeader, { use } = { use: true }) => {
    const token = readSessionToken(cookieHeader, name, secret);
    if (token === null) return null;
    const row = await readRow(token);
    if (!row) return null;
    const now = clock.now();
    if (use && now.getTime() - new Date(row.usado_em).getTime() > USE_MARK_MS) {
      void pool.query(TOUCH_SQL, [row.sessao_id, now.toISOString()]).catch(onError);
    }
    const { papeis, papeisSuspensos } = rolesThatAct({
      papeis: row.papeis,
      doisFatores: row.dois_fatores_ativo,
      comDuasEtapas: row.com_duas_etapas,
    });
    return {
      usuarioId: row.id,
      nome: row.nome,
      email: row.email,
      papeis,
      escritorios: row.escritorios,
      sessaoId: row.sessao_id,
      autenticadoEm: new Date(row.autenticado_em).toISOString(),
      manterConectado: isKept(new Date(row.autenticado_em), new Date(row.expira_em)),
      doisFatores: row.dois_fatores_ativo,
      papeisSuspensos,
    };
  };
}
