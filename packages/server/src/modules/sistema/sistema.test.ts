import { EventEmitter } from 'node:events';
import type { Role } from '@sede/domain/access';
import { createDirectory } from '@sede/domain/manifest';
import { MODULES } from '@sede/domain/modules';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { invoke } from '#platform/api/invoke.ts';
import { type Modules, registerOps } from '#platform/api/registry.ts';
import { fixedClock } from '#platform/clock/clock.ts';
import { createLogger } from '#platform/logging/logger.ts';
import { enqueueMail } from '#platform/mail/index.ts';
import { mountModule } from '#platform/module/index.ts';
import { type TestDatabase, testDatabase } from '#platform/testing/database.ts';
import { configuracoesModule, readConfiguracoes } from './configuracoes/index.ts';
import { emailsModule } from './emails/index.ts';

const NOW = '2026-11-20T12:00:00.000Z';
const ANA = '01939e2b-7c00-7000-8000-000000000001';

const directory = createDirectory(MODULES);
let banco: TestDatabase;
let wakes = 0;
const mailSender = {
  wake(): void {
    wakes += 1;
  },
};
beforeAll(async () => {
  banco = await testDatabase();
});
afterAll(() => banco.drop());
beforeEach(async () => {
  wakes = 0;
  await sql`delete from configuracoes`.execute(banco.db);
  await sql`delete from emails`.execute(banco.db);
});

const modules: Modules = {
  configuracoes: mountModule(configuracoesModule, {
    configuracoes: { conta: async () => null, notifyNomeados: async () => undefined, palavrasEmUso: [] },
  }),
  emails: mountModule(emailsModule, { mailSender }),
};
const operations = new Map(registerOps(modules).map((op) => [op.name, op]));

/** The whole path of an operation (permission, input, transaction, output) without the socket. */
function call(name: string, papeis: Role[] | null, input: object = {}): Promise<unknown> {
  const actor = papeis && {
    usuarioId: ANA,
    nome: 'Ana',
    email: 'ana@x.org',
    papeis,
    escritorios: [],
    sessaoId: 's',
    autenticadoEm: NOW,
  };
  const parts = {
    db: banco.db,
    clock: fixedClock(NOW),
    reads: { during: () => banco.db },
    services: { directory, events: { publish: () => undefined }, signAudit: JSON.stringify },
    authenticate: async () => actor,
  };
  // The cast: of the server an operation that is no upload takes these parts alone.
  const deps = parts as unknown as Parameters<typeof invoke>[0];
  const request = { headers: {}, id: 'r1', ip: '127.0.0.1', log: createLogger({ level: 'silent' }) };
  const operation = operations.get(name);
  if (!operation) throw new Error(`no operation ${name}`);
  // The cast: the reply only tells when the browser goes away.
  const reply = { raw: new EventEmitter() } as unknown as FastifyReply;
  // The cast: of the request these parts alone.
  return invoke(deps, operation, request as unknown as FastifyRequest, reply, input);
}

const GESTOR: Role[] = ['gestor_sistema'];
const change = (chave: string, valor: unknown, versao = 0) => ({ chave, valor, versao });
const update = (...mudancas: object[]) => call('configuracoes.update', GESTOR, { mudancas });

describe.each(['configuracoes.list', 'configuracoes.update', 'emails.list', 'emails.reenviar'])('%s', (name) => {
  it('is refused to a stranger and to who is not gestor_sistema', async () => {
    await expect(call(name, null)).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(call(name, ['admin_financeiro', 'aprovador'])).rejects.toMatchObject({ kind: 'forbidden' });
  });
});

describe('the settings', () => {
  it('are listed with default and version, and hold for every reader once changed', async () => {
    const answer = await update(change('nomeSindicato', ' Sindilegis '), change('segregacaoAprovacao', false));
    const { itens } = answer as { itens: { chave: string; valor: unknown; padrao: unknown; versao: number }[] };
    expect(itens.find((item) => item.chave === 'nomeSindicato')).toMatchObject({
      valor: 'Sindilegis',
      padrao: 'Sindicato',
      versao: 1,
    });
    expect(itens.find((item) => item.chave === 'centrosCusto')).toMatchObject({ versao: 0, atualizadoEm: null });
    const { rows } = await sql<{
      usuario: string;
      operacao: string;
    }>`select usuario_nome as usuario, operacao from auditoria
      where modulo = 'configuracoes' and acao = 'criar' order by id desc limit 1`.execute(banco.db);
    expect(rows).toEqual([{ usuario: 'Ana', operacao: 'configuracoes.update' }]);
    expect(await readConfiguracoes(banco.db, directory.settings)).toMatchObject({
      nomeSindicato: 'Sindilegis',
      segregacaoAprovacao: false,
      corteAprovacao: '2022-11-30',
      periodoFinanceiro: { inicio: 21, fim: 20 },
      retencaoAnexosAnos: 5,
    });
    expect(await call('configuracoes.list', GESTOR)).toEqual(answer);
  });

  it('are changed all or none', async () => {
    await expect(update(change('nomeSindicato', 'Outro'), change('retencaoAnexosAnos', 0))).rejects.toMatchObject({
      code: 'plataforma.invalido',
      campos: { retencaoAnexosAnos: 'No mínimo 1.' },
    });
    await update(change('siglaSindicato', 'A'));
    await expect(update(change('nomeSindicato', 'Outro'), change('siglaSindicato', 'B'))).rejects.toMatchObject({
      code: 'plataforma.versao_conflito',
    });
    expect(await readConfiguracoes(banco.db, directory.settings)).toMatchObject({
      nomeSindicato: 'Sindicato',
      siglaSindicato: 'A',
    });
  });

  it('refuse an unknown key, an unknown field and an empty change', async () => {
    for (const input of [
      { mudancas: [change('senhaMestra', 'x')] },
      { mudancas: [] },
      { mudancas: [{ ...change('siglaSindicato', 'A'), id: 1 }] },
      {},
    ]) {
      await expect(call('configuracoes.update', GESTOR, input)).rejects.toMatchObject({ code: 'plataforma.invalido' });
    }
  });
});

describe('the outbox', () => {
  const queue = (para: string, assunto: string) =>
    enqueueMail(banco.db, { para, assunto, texto: 'link secreto', motivo: 'convite' }, NOW);

  it('is listed by page, state and words, without any text of a mail', async () => {
    const id = await queue('joao@x.org', 'Seu acesso à Sede');
    await queue('bia@x.org', 'Recuperação de senha');
    await sql`update emails set estado = 'falhou', proxima_tentativa_em = null where id = ${id}::uuid`.execute(
      banco.db,
    );
    const list = (input: object) => call('emails.list', GESTOR, input);
    expect(await list({})).toMatchObject({ total: 2, pagina: 1, porPagina: 10 });
    expect(await list({ estado: 'falhou' })).toMatchObject({
      total: 1,
      itens: [{ id, para: 'joao@x.org', estado: 'falhou' }],
    });
    expect(await list({ busca: 'RECUPERACAO bia' })).toMatchObject({ total: 1, itens: [{ para: 'bia@x.org' }] });
    expect(await list({ busca: '100%' })).toMatchObject({ total: 0, itens: [] });
    expect(JSON.stringify(await list({}))).not.toContain('secreto');
    await expect(list({ estado: 'perdido' })).rejects.toMatchObject({ code: 'plataforma.invalido' });
  });

  it("puts a failed mail back with 'Tentar novamente', once, and wakes the sender after the commit", async () => {
    const id = await queue('joao@x.org', 'Oi');
    await expect(call('emails.reenviar', GESTOR, { id })).rejects.toMatchObject({ code: 'emails.nao_falhou' });
    await sql`update emails set estado = 'falhou', proxima_tentativa_em = null where id = ${id}::uuid`.execute(
      banco.db,
    );
    const both = await Promise.allSettled([
      call('emails.reenviar', GESTOR, { id }),
      call('emails.reenviar', GESTOR, { id }),
    ]);
    expect(both.filter((one) => one.status === 'fulfilled')).toHaveLength(1);
    expect(wakes).toBe(1);
    await expect(call('emails.reenviar', GESTOR, { id: ANA })).rejects.toMatchObject({ code: 'emails.nao_encontrado' });
  });
});
