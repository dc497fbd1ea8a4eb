/** Members to ask, the minute's and the night's work, and links as the mails hold them. */
import type { FormularioPesquisa, Pesquisa, PesquisaAberta } from '@sede/domain/modules/comunicacao/pesquisas';
import { createSystemWrite } from '#platform/api/index.ts';
import { createLogger } from '#platform/logging/logger.ts';
import { createMailSender, createMailTransport } from '#platform/mail/index.ts';
import type { TestApp, TestPerson } from '#platform/testing/test-app.ts';
import { tokenDoConvite } from './pesquisa.segredos.ts';
import { feedPesquisas, type NoiteDasPesquisas, runNight } from './pesquisas.jobs.ts';
import { composePesquisa, noteOutcomeDaPesquisa } from './pesquisas.mail.ts';

export interface Membro {
  id: string;
  nome: string;
  email: string;
}

function cpfOf(n: number): string {
  const digits = [...String(100_000_000 + n * 7919)].map(Number);
  for (const weight of [10, 11]) {
    const sum = digits.reduce((total, digit, at) => total + digit * (weight - at), 0);
    digits.push(((sum * 10) % 11) % 10);
  }
  return digits.join('');
}

let made = 0;
export const membro = async (app: TestApp, over: Record<string, unknown> = {}): Promise<Membro> =>
  make(await app.person(['gestor_usuario']), over);

async function make(gestor: TestPerson, over: Record<string, unknown>): Promise<Membro> {
  made += 1;
  const nome = `Membro ${String(made).padStart(3, '0')}`;
  const email = `membro${made}@x.org`;
  const { status, body } = await gestor.rest<{ id: string; message?: string }>('POST', '/filiados', {
    ...{ nomeCompleto: nome, cpf: cpfOf(made), email, dataNascimento: '1970-01-01', empresa: 'SENADO' },
    ...{ matricula: String(1000 + made), situacaoFiliado: 'ATIVO', dataFiliacao: '2010-01-01' },
    ...over,
  });
  if (status !== 200) throw new Error(`member: ${status} ${body.message}`);
  return { id: body.id, nome, email };
}

export async function membros(app: TestApp, n: number, over: Record<string, unknown> = {}): Promise<Membro[]> {
  const gestor = await app.person(['gestor_usuario']);
  const all: Membro[] = [];
  for (let i = 0; i < n; i++) all.push(await make(gestor, over));
  return all;
}

const systemWriteOf = (app: TestApp) => createSystemWrite({ db: app.db, clock: app.clock, ...app.services });
export const feeding = (app: TestApp) => ({
  ...{ systemWrite: systemWriteOf(app), config: app.services.config, secret: app.services.idempotencySecret },
});
const silent = createLogger({ level: 'silent' });

/** Whatever stands in the outbox leaves; without a server it is archived. */
export async function deliver(app: TestApp, smtpUrl?: string): Promise<void> {
  const { db, clock, services } = app;
  const { config, linkKey, idempotencySecret: secret } = services;
  const compose = composePesquisa({ config, linkKey, secret });
  const out = createMailSender({
    ...{ db, clock, log: silent, transport: createMailTransport({ smtpUrl, dataDir: config.dataDir }) },
    from: async () => ({ nome: 'Sindicato', endereco: 'nao-responda@exemplo.org' }),
    compose: async (tx, mail) => (await compose(tx, mail)) ?? {},
    onOutcome: async (tx, outcome) => void (await noteOutcomeDaPesquisa(tx, outcome)),
  });
  await out.drain();
  await out.stop();
}

/** So many minutes later, each with its rounds; what was fed has left, by a mail server if there is one. */
export async function minutes(app: TestApp, n = 2, smtpUrl?: string): Promise<void> {
  for (let i = 0; i < n; i++) {
    app.clock.advance(60_000);
    for (let round = 0; round < 20; round++) if ((await feedPesquisas(feeding(app))) === 0) break;
    await deliver(app, smtpUrl);
    await feedPesquisas(feeding(app));
  }
}
export function night(app: TestApp) {
  const deps: NoiteDasPesquisas = {
    ...{ db: app.db, clock: app.clock, log: silent, systemWrite: systemWriteOf(app) },
    secrets: { derive: () => app.services.idempotencySecret },
  };
  return runNight(deps);
}

/** The token that the newest mail to this address has: only the installation's secret makes it. */
export async function tokenTo(app: TestApp, para: string): Promise<string> {
  const [row] = await app.rows<{ id: string }>(
    `select id from pesquisa_convites where email = $1 and estado not in ('na_fila', 'de_fora') order by id desc limit 1`,
    [para],
  );
  return row ? tokenDoConvite(app.services.idempotencySecret, row.id) : '';
}

let addresses = 0;
/** Every stranger from another network address. */
export function answer(app: TestApp, token: string, respostas: object[], headers = app.ticket('/pesquisa')) {
  addresses += 1;
  const from = { 'x-forwarded-for': `10.7.${addresses >> 8}.${addresses & 255}` };
  return app.stranger.rest<{ recebida?: true; code?: string; message?: string }>(
    'POST',
    '/pesquisas/responder',
    { token, respostas },
    { ...from, ...headers },
  );
}

export const idsOf = (some: readonly Membro[]) => some.map(({ id }) => id);

interface EmailDaPesquisa {
  id: string;
  para: string;
  assunto: string;
  prioridade: number;
  sem_repetir: boolean;
  tudo: string;
}

/** What the sender of surveys does and sees. */
export function deskOf(now: () => { app: TestApp; paula: TestPerson }) {
  const send = (body: object, who = now().paula) =>
    who.rest<Pesquisa & { code: string; message: string }>('POST', '/pesquisas', body);
  const asked = (some: readonly Membro[], over: object = {}) => ({
    ...{ ids: idsOf(some), tipos: ['juridico', 'odonto'], modo: 'identificada', esperados: some.length, repetir: true },
    ...over,
  });
  return {
    send,
    asked,
    read: async (id: string) => (await now().paula.rest<PesquisaAberta>('GET', `/pesquisas/${id}`)).body,
    mails: (id: string) =>
      now().app.rows<EmailDaPesquisa>(
        `select id, para, assunto, prioridade, sem_repetir, to_jsonb(e)::text as tudo from emails e where lote_id = $1 order by id`,
        [id],
      ),
    form: (token: string) =>
      now().app.stranger.rest<FormularioPesquisa & { message?: string }>('POST', '/pesquisas/formulario', { token }),
    /** Sent and out; whoever is asked has a link. */
    async sent(some: readonly Membro[], over: object = {}): Promise<string> {
      const { status, body } = await send(asked(some, over));
      if (status !== 200) throw new Error(`survey: ${status} ${body.message}`);
      await minutes(now().app);
      return body.id;
    },
  };
}
