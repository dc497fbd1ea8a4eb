/** A union with members, somebody of the communication, and how a mailing is made, fed and sent in tests. */
import type { Comunicacao, ContagemDaSelecao } from '@sede/domain/modules/comunicacao/comunicacoes';
import type { Filiado } from '@sede/domain/modules/filiados/filiados';
import { createSystemWrite } from '#platform/api/index.ts';
import { createLogger } from '#platform/logging/logger.ts';
import { createMailSender, createMailTransport } from '#platform/mail/index.ts';
import { type TestApp, type TestPerson, testApp } from '#platform/testing/test-app.ts';
import type { Refusal } from '#platform/testing/test-caller.ts';
import { feedComunicacoes } from './comunicacoes.jobs.ts';
import { composeComunicacao, noteOutcome } from './comunicacoes.mail.ts';

const INICIO = '2026-11-20T15:00:00.000Z';

export interface World {
  app: TestApp;
  carla: TestPerson;
  caio: TestPerson;
  gilda: TestPerson;
  reset(): Promise<void>;
  member(nome: string, more?: Record<string, unknown>): Promise<Filiado>;
  draft(more?: Record<string, unknown>): Promise<Comunicacao & { descartado: string[] }>;
  count(selecao: object, tema?: string | null): Promise<ContagemDaSelecao>;
  act<T = Comunicacao & Refusal>(
    who: TestPerson,
    { id, versao }: { id: string; versao: number },
    verb: string,
    body?: object,
  ): Promise<{ status: number; body: T }>;
  set(chave: string, valor: unknown): Promise<void>;
  feed(): Promise<number>;
  /** Feeds and sends until nothing is left to do. */
  run(smtpUrl?: string): Promise<void>;
  estados(id: string): Promise<Record<string, string>>;
}

let cpfs = 0;
/** A valid CPF nobody else has. */
function nextCpf(): string {
  cpfs += 1;
  const digits = String(100_000_000 + cpfs * 7919).slice(0, 9);
  const check = (base: string) => {
    const sum = [...base].reduce((total, digit, at) => total + Number(digit) * (base.length + 1 - at), 0);
    return ((sum * 10) % 11) % 10;
  };
  const first = check(digits);
  return `${digits}${first}${check(`${digits}${first}`)}`;
}

export async function makeWorld(): Promise<World> {
  const app = await testApp();
  const carla = await app.person(['comunicacao'], { nome: 'Carla' });
  const caio = await app.person(['comunicacao'], { nome: 'Caio' });
  const gilda = await app.person(['gestor_usuario'], { nome: 'Gilda' });
  const { db, clock, services } = app;
  const { config, files, linkKey } = services;
  const systemWrite = createSystemWrite({ db, clock, events: services.events, signAudit: services.signAudit });
  const round = () => feedComunicacoes({ systemWrite, config });

  return {
    app,
    carla,
    caio,
    gilda,
    async reset() {
      app.clock.set(INICIO);
      for (const tabela of [
        ...[
          'comunicacao_destinatarios',
          'comunicacao_imagens',
          'comunicacoes',
          'filiado_temas',
          'filiados',
          'acessos_dados',
        ],
        ...['avisos', 'emails_em_entrega', 'emails', 'configuracoes'],
      ])
        await app.rows(`delete from ${tabela}`);
    },
    async member(nome, more = {}) {
      const { body } = await gilda.rest<Filiado>('POST', '/filiados', {
        ...{ nomeCompleto: nome, cpf: nextCpf(), empresa: 'SENADO', matricula: String(20_000 + cpfs) },
        ...{ situacaoFiliado: 'ATIVO', dataFiliacao: '2020-01-10', email: `m${cpfs}@exemplo.org` },
        ...more,
      });
      if (!body.id) throw new Error(`no member: ${JSON.stringify(body)}`);
      return body;
    },
    async draft(more = {}) {
      const { body } = await carla.rest<Comunicacao & { descartado: string[] }>('POST', '/comunicacoes', {
        ...{ titulo: 'Encontro', tema: 'Informativo', remetente: await senderOf(carla) },
        ...{ corpoHtml: '<p>Prezado(a) {{nome}}, da {{casa}}.</p>', selecao: { filtro: {} } },
        ...more,
      });
      if (!body.id) throw new Error(`no draft: ${JSON.stringify(body)}`);
      return body;
    },
    count: async (selecao, tema = 'Informativo') =>
      (await carla.rest<ContagemDaSelecao>('POST', '/comunicacoes/contar', { selecao, tema })).body,
    act: (who, { id, versao }, verb, body = {}) => who.rest('POST', `/comunicacoes/${id}/${verb}`, { versao, ...body }),
    async set(chave, valor) {
      await app.rows(
        `insert into configuracoes (id, chave, valor) values (gen_random_uuid(), $1, $2::jsonb)
         on conflict (chave) do update set valor = excluded.valor`,
        [chave, JSON.stringify(valor)],
      );
    },
    feed: round,
    async run(smtpUrl) {
      const out = createMailSender({
        db,
        clock,
        log: createLogger({ level: 'silent' }),
        transport: createMailTransport({ smtpUrl, dataDir: config.dataDir }),
        from: async () => ({ nome: 'Sindicato', endereco: 'nao-responda@exemplo.org' }),
        transaction: (work) => systemWrite('emails.enviar', ({ tx }) => work(tx)),
        compose: composeComunicacao({ config, files, linkKey }),
        onOutcome: noteOutcome,
      });
      for (let rounds = 0; rounds < 400; rounds += 1) {
        app.clock.advance(5000);
        const fed = await round();
        if (fed + (await out.drain()) === 0 && rounds > 13) break;
      }
      await out.stop();
    },
    async estados(id) {
      const rows = await app.rows<{ nome: string; estado: string; motivo: string | null }>(
        `select valores ->> 'nome' as nome, estado, motivo from comunicacao_destinatarios where comunicacao_id = $1`,
        [id],
      );
      return Object.fromEntries(rows.map(({ nome, estado, motivo }) => [nome, motivo ?? estado]));
    },
  };
}

async function senderOf(who: TestPerson): Promise<string> {
  const { body } = await who.rest<{ remetentes: { endereco: string }[] }>('GET', '/comunicacoes/opcoes');
  return body.remetentes[0]?.endereco ?? '';
}
