/**
 * The accounts over HTTP for their tests: the real application on a database of its own, a clock that the test moves,
 * browsers that keep their cookies.
 *
 * The sign-in library reads the machine's clock: the test's clock starts there and is only moved forward.
 */

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { contaModule } from '#modules/acesso/conta/index.ts';
import { createAccounts, sessaoModule } from '#modules/acesso/sessao/index.ts';
import { createUsuario, usuariosModule } from '#modules/acesso/usuarios/index.ts';
import type { Services } from '#platform/api/index.ts';
import { fixedClock } from '#platform/clock/clock.ts';
import { loadConfig } from '#platform/config/config.ts';
import { createEventBus } from '#platform/events/bus.ts';
import { createApp } from '#platform/http/app.ts';
import { createDrain } from '#platform/http/drain.ts';
import { createLogger } from '#platform/logging/logger.ts';
import { mountModule } from '#platform/module/index.ts';
import { testDatabase } from '#platform/testing/database.ts';
import { directory } from '../../program.ts';
import { createAuditKeys, signAuditWith } from '../audit/index.ts';

export const SENHA = 'amendoeira-7-vento';

export interface Answer {
  status: number;
  body: Record<string, unknown> & { code?: string; message?: string; data?: { campos?: Record<string, string> } };
  headers: Record<string, string | string[] | number | undefined>;
}

export type AccountsRig = Awaited<ReturnType<typeof accountsRig>>;

export async function accountsRig(env: Record<string, string> = {}) {
  const banco = await testDatabase();
  const config = loadConfig({
    PORT: '3999',
    DATA_DIR: '/tmp/sede-testes',
    LOG_LEVEL: 'silent',
    DEPLOYMENTS: 'development=localhost,mau.example',
    DEPLOYMENT: 'development',
    ...env,
  });
  const logged: string[] = [];
  const log = createLogger({ level: 'debug', destination: { write: (line: string) => void logged.push(line) } });
  const clock = fixedClock(new Date().toISOString());
  const events = createEventBus({ origin: 'teste', relay: null, log });
  const secrets = { derive: (purpose: string) => `segredo-de-teste-com-mais-de-32-caracteres-${purpose}` };
  const signAudit = signAuditWith(createAuditKeys(secrets));
  // The cast: the modules of accounts ask for no other service.
  const services = { config, events, directory, signAudit } as Services;
  const settings = {
    revelarEmailDesconhecido: false,
    papeisComDuasEtapas: [] as string[],
    periodoFinanceiro: { inicio: 21, fim: 20 },
    sindicato: {
      nome: 'Sindicato de Teste',
      sigla: 'SINTESTE',
      telefone: '',
      email: '',
      serviceDesk: '',
      marca: 'SINTESTE',
      cores: [],
      logo: null,
    },
  };
  const printed: string[] = [];
  const held: number[] = [];
  const build = async () => {
    const accounts = createAccounts({
      config,
      secrets,
      pool: banco.pool,
      db: banco.db,
      clock,
      log,
      services,
      readSettings: async () => settings,
      print: (text) => void printed.push(text),
      wait: async (ms) => void held.push(ms / 1000),
    });
    const app = await createApp({
      config,
      log,
      deps: {
        db: banco.db,
        reads: { during: () => banco.db },
        clock,
        services,
        authenticate: (request) => accounts.authenticate(request),
      },
      modules: {
        conta: mountModule(contaModule, accounts),
        sessao: mountModule(sessaoModule, accounts),
        usuarios: mountModule(usuariosModule, accounts),
      },
      mountAuth: accounts.mountAuth,
      sessionOf: accounts.sessionOf,
      screens: null,
      drain: createDrain(),
    });
    return { accounts, app };
  };
  let { accounts, app } = await build();

  return {
    banco,
    clock,
    settings,
    printed,
    /** Seconds for which tries to sign in were held back; no test waits for them. */
    held,
    logged,
    get accounts() {
      return accounts;
    },
    /** A browser: keeps cookies, comes from one address. */
    browser: (address = '10.0.0.1', headers: Record<string, string> = {}) => createBrowser(() => app, address, headers),
    async restart() {
      await app.close();
      await accounts.close();
      ({ accounts, app } = await build());
    },
    async usuario(email: string, papeis: string[] = [], senha: string | null = SENHA) {
      return accounts.systemWrite('teste', (ctx) =>
        createUsuario(accounts.usuarios, ctx, { nome: `Pessoa ${email}`, email, papeis, escritorios: [] }, senha),
      );
    },
    async mails(): Promise<{ para: string; assunto: string; texto: string; motivo: string }[]> {
      const { rows } = await sql<{ para: string; assunto: string; texto: string; motivo: string }>`
        select para, assunto, texto, motivo from emails order by id`.execute(banco.db);
      return rows;
    },
    async rows<T>(query: string, values: unknown[] = []): Promise<T[]> {
      return (await banco.ownerPool.query(query, values)).rows as T[];
    },
    async close() {
      await app.close();
      await accounts.close();
      await banco.drop();
    },
  };
}

function createBrowser(app: () => FastifyInstance, address: string, extra: Record<string, string>) {
  const jar = new Map<string, string>();
  async function send(
    method: 'GET' | 'POST',
    url: string,
    payload?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer> {
    const response = await app().inject({
      method,
      url,
      remoteAddress: address,
      headers: {
        host: 'localhost:3999',
        'x-sede': '1',
        ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
        ...(jar.size > 0 ? { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') } : {}),
        ...extra,
        ...headers,
      },
      ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
    });
    for (const line of [response.headers['set-cookie'] ?? []].flat()) {
      const [pair = '', ...attributes] = line.split(';');
      const [name = '', value = ''] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)];
      if (value === '' || attributes.some((a) => a.trim().toLowerCase() === 'max-age=0')) jar.delete(name);
      else jar.set(name, value);
    }
    const body = response.body === '' ? {} : (JSON.parse(response.body) as Answer['body']);
    return { status: response.statusCode, body, headers: response.headers };
  }
  return {
    jar,
    get: (url: string) => send('GET', url),
    post: (url: string, payload: unknown = {}, headers: Record<string, string> = {}) =>
      send('POST', url, payload, headers),
    enter: (email: string, password = SENHA) => send('POST', '/api/auth/sign-in/email', { email, password }),
    session: () => send('GET', '/api/sessao'),
  };
}
