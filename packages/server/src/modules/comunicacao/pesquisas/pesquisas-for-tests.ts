/** Members to ask, the minute's and the night's work, and links as the mails hold them. */
import { createSystemWrite } from '#platform/api/index.ts';
import { createLogger } from '#platform/logging/logger.ts';
import type { TestApp, TestPerson } from '#platform/testing/test-app.ts';
import { type PesquisasBackground, runMinute, runNight } from './pesquisas.jobs.ts';

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

export const background = (app: TestApp): PesquisasBackground => ({
  ...{ db: app.db, clock: app.clock, config: app.services.config },
  secrets: { derive: () => app.services.idempotencySecret },
  log: createLogger({ level: 'silent' }),
  systemWrite: createSystemWrite({ db: app.db, clock: app.clock, ...app.services }),
});

/** So many minutes later. */
export async function minutes(app: TestApp, n = 2): Promise<void> {
  for (let i = 0; i < n; i++) {
    app.clock.advance(60_000);
    await runMinute(background(app));
  }
}
export const night = (app: TestApp) => runNight(background(app));

/** The token of the newest mail to this address. */
export async function tokenTo(app: TestApp, para: string): Promise<string> {
  const rows = await app.rows<{ texto: string }>(
    `select texto from emails where para = $1 and motivo in ('pesquisa', 'lembrete_pesquisa') order by id`,
    [para],
  );
  return rows.flatMap(({ texto }) => /\/pesquisa#([\w-]+)/.exec(texto)?.[1] ?? []).at(-1) ?? '';
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
