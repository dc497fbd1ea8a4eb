/**
 * A mailing to 2,000 members over a mail server that is slow, busy, does not know some and breaks off others, while Sede is killed
 * (kill -9) again and again: nobody gets it twice, nobody is forgotten, what is doubtful says 'Incerto'.
 *
 * Source: issue 11 (Bad input, races, force); decision 078.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../bench/child.ts';
import { startMoodySmtp, type Treatment } from './moody-smtp.ts';
import { createPlace, type Place, type Server } from './place.ts';
import type { Scenario } from './report.ts';

const MEMBERS = 2_000;
const KILLS = 20;
const PATIENCE_MS = 1_800_000;
const PER_MINUTE = 6_000;

/** By the number in the address: of twenty, one is busy at first, one unknown, one broken off. */
function treatmentOf(address: string): Treatment {
  const kinds: Readonly<Record<number, Treatment>> = { 3: 'busy-once', 7: 'unknown', 11: 'drop' };
  return kinds[Number(/\d+/.exec(address)?.[0]) % 20] ?? 'take';
}

async function populate(place: Place): Promise<void> {
  await place.query(`insert into papeis_usuario (id, usuario_id, papel)
    select gen_random_uuid(), id, 'comunicacao' from usuarios where nome = 'Escritor 0'`);
  await place.query(`insert into filiados (id, nome_completo, empresa, matricula, situacao_filiado, data_cadastro, email, a_conferir)
    select gen_random_uuid(), 'Pessoa ' || n, 'TCU', n::text, 'ATIVO', '2020-01-01', 'p' || n || '@sede.test', '{cpf}'
    from generate_series(1, ${MEMBERS}) n`);
  await place.query(
    `insert into filiado_periodos (id, filiado_id, inicio) select gen_random_uuid(), id, '2020-01-01' from filiados`,
  );
  await place.query(
    `insert into configuracoes (id, chave, valor) values (gen_random_uuid(), 'emailsPorMinuto', '${PER_MINUTE}')`,
  );
}

/** A draft to everybody, sent; the minute of its hold is not waited out. */
async function sendToAll(place: Place, { url }: Server): Promise<string> {
  const call = async <T>(path: string, body?: object): Promise<T> => {
    const answer = await fetch(`${url}/api${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        cookie: place.cookies[0] ?? '',
        'x-sede': '1',
        'content-type': 'application/json',
        'idempotency-key': crypto.randomUUID(),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as T;
  };
  const { remetentes } = await call<{ remetentes: { endereco: string }[] }>('/comunicacoes/opcoes');
  const { id, versao } = await call<{ id: string; versao: number }>('/comunicacoes', {
    ...{ titulo: 'Aviso', tema: 'Informativo', remetente: remetentes[0]?.endereco },
    ...{ corpoHtml: '<p>Prezado(a) {{nome}}</p>', selecao: { filtro: {} } },
  });
  await call(`/comunicacoes/${id}/enviar`, { versao, esperados: MEMBERS, numero: MEMBERS });
  await place.query(`update comunicacoes set sai_em = now() where id = $1`, [id]);
  return id;
}

const states = async (place: Place, id: string) =>
  place.query<{ email: string; estado: string }>(
    'select email, estado from comunicacao_destinatarios where comunicacao_id = $1',
    [id],
  );
const waits = ({ estado }: { estado: string }) => estado === 'na_fila' || estado === 'na_caixa';

export const mailing: Scenario = {
  name: 'comunicacao',
  title: `A mailing to ${MEMBERS} members while Sede is killed (kill -9) ${KILLS} times, over a bad mail server`,
  async run(findings) {
    const place = await createPlace();
    const smtpPort = await freePort();
    const smtp = await startMoodySmtp(smtpPort, treatmentOf);
    const env = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}?ignoreTLS=true` };
    let server = await place.start(env);
    const port = new URL(server.url).port;
    try {
      await populate(place);
      const id = await sendToAll(place, server);
      const from = performance.now();
      for (let kill = 1; kill <= KILLS; kill += 1) {
        await delay(2000 + Math.random() * 6000);
        server.kill();
        server = await place.start({ ...env, PORT: port });
      }
      const left = (await states(place, id)).filter(waits).length;
      while (performance.now() - from < PATIENCE_MS && (await states(place, id)).some(waits)) {
        await delay(2000);
        // The waits between tries are minutes: the torture does not wait them out.
        await place.query(`update emails set proxima_tentativa_em = now() where estado = 'pendente'`);
      }
      const ends = await states(place, id);
      const of = (estado: string) => ends.filter((one) => one.estado === estado);
      const times = (email: string) => smtp.given.get(email) ?? 0;
      const all = ends.map(({ email }) => email);
      findings.figure(
        `${((performance.now() - from) / 1000).toFixed(0)} s; ${left} of ${MEMBERS} still waited at the last kill; ` +
          `${of('enviado').length} enviado, ${of('falhou').length} falhou, ${of('incerto').length} incerto`,
      );
      findings.figure(
        `the mail server took ${smtp.answers.take}, was busy ${smtp.answers['busy-once']}, did not know ${smtp.answers.unknown}, broke off ${smtp.answers.drop}`,
      );
      const twice = all.filter((email) => times(email) > 1);
      findings.expect('nobody is given the text twice', twice.length === 0, `${twice.length} people`);
      const forgotten = ends.filter((one) => waits(one) || (one.estado === 'enviado' && times(one.email) === 0));
      findings.expect(
        'nobody is forgotten',
        ends.length === MEMBERS && forgotten.length === 0,
        `${forgotten.length} people`,
      );
      const silent = ends.filter(
        ({ email, estado }) => times(email) > 0 && estado !== 'enviado' && estado !== 'incerto',
      );
      findings.expect(
        'whoever was given it is told as sent or uncertain',
        silent.length === 0,
        `${silent.length} others`,
      );
      const unknown = ends.filter(({ email }) => treatmentOf(email) === 'unknown');
      findings.expect(
        'whom the mail server does not know has failed, and the address is marked',
        unknown.every(({ estado }) => estado === 'falhou') && (await marked(place)) === unknown.length,
        `${unknown.length} people, ${await marked(place)} marked`,
      );
      const [ended] = await place.query<{ estado: string }>('select estado from comunicacoes where id = $1', [id]);
      for (let look = 0; look < 10 && ended?.estado !== 'concluida'; look += 1) {
        await delay(1000);
        Object.assign(
          ended ?? {},
          (await place.query<object>('select estado from comunicacoes where id = $1', [id]))[0],
        );
      }
      findings.expect('the mailing has ended', ended?.estado === 'concluida', ended?.estado ?? 'gone');
    } finally {
      await server.stop();
      await smtp.close();
      await place.remove();
    }
  },
};

async function marked(place: Place): Promise<number> {
  const [row] = await place.query<{ n: number }>(
    'select count(*)::int as n from filiados where email_devolvido_em is not null',
  );
  return row?.n ?? 0;
}
