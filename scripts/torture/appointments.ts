/**
 * Eight people book, move and cancel appointments while Sede is killed (kill -9), every fourth time between the mail server's 250 and the
 * commit of that mail, and while the mail server now and then takes a mail without saying so.
 *
 * Such mails are notices: what is doubtful comes again as the same one (decision 086). Source: issue 12 (Bad input, races, force).
 */
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../bench/child.ts';
import { runningUrls } from '../../packages/server/src/platform/db/embedded/credentials.ts';
import { findBroken, findOther, readMails } from './appointments-held.ts';
import { type Bookers, type Dia, startBookers } from './bookers.ts';
import { openDesk } from './desk.ts';
import { type FakeSmtp, startFakeSmtp } from './fake-smtp.ts';
import { checkAudit } from './invariants.ts';
import { summary } from './kills.ts';
import { createPlace, type Place, type Server } from './place.ts';
import { type Scenario, spread } from './report.ts';

const KILLS = 20;
const MEMBERS = 40;
const PATIENCE_MS = 180_000;
/** Of the year that comes: none has begun, none is reminded of. */
const ANO = new Date().getFullYear() + 1;
const HORARIOS = Array.from({ length: 12 }, (_, n) => 480 + 40 * n);
const DIAS = Array.from({ length: 20 }, (_, n) => `${ANO}-03-${String(n + 1).padStart(2, '0')}`);

const hora = (min: number) => `${String(Math.floor(min / 60)).padStart(2, '0')}:${String(min % 60).padStart(2, '0')}`;

async function populate(place: Place, { url }: Server): Promise<{ dias: Dia[]; filiados: string[] }> {
  await place.query(
    `insert into papeis_usuario (id, usuario_id, papel) select gen_random_uuid(), id, 'juridico' from usuarios where nome like 'Escritor %'`,
  );
  const filiados = await place.query<{ id: string }>(`insert into filiados
      (id, nome_completo, empresa, matricula, situacao_filiado, data_cadastro, email, a_conferir)
    select gen_random_uuid(), 'Pessoa ' || n, 'TCU', n::text, 'ATIVO', '2020-01-01', 'p' || n || '@sede.test', '{cpf}'
    from generate_series(1, ${MEMBERS}) n returning id`);
  await place.query(
    `insert into filiado_periodos (id, filiado_id, inicio) select gen_random_uuid(), id, '2020-01-01' from filiados`,
  );
  const { submit, unexpected } = openDesk({ cookies: place.cookies, url: () => url });
  const dias: Dia[] = [];
  for (const nome of ['Prado', 'Leal']) {
    const office = await submit(0, {
      method: 'POST',
      path: '/api/escritorios',
      body: { nome, email: `${nome.toLowerCase()}@sede.test` },
    });
    const incluir = DIAS.flatMap((data) => HORARIOS.map((min) => ({ data, inicio: hora(min), fim: hora(min + 40) })));
    const agenda = await submit(0, {
      method: 'POST',
      path: '/api/agendas',
      body: { escritorioId: office?.id, ano: ANO, tipoAtendimento: 'Presencial', tipoServico: 'Jurídico', incluir },
    });
    const grade = (agenda?.grade ?? []) as { id: string; data: string }[];
    for (const [data, horarios] of Map.groupBy(grade, (one) => one.data))
      dias.push({ agendaId: String(agenda?.id), data, horarios: horarios.map(({ id }) => id) });
  }
  if (unexpected.length > 0) throw new Error(unexpected[0]);
  return { dias, filiados: filiados.map(({ id }) => id) };
}

/** The minute that a mail waits, and the waits between tries, are not waited out. Out: how to end it. */
function hurryMails(place: Place): () => Promise<void> {
  let running = true;
  const loop = (async () => {
    while (running) {
      await place
        .query(
          `update emails set proxima_tentativa_em = now() where estado = 'pendente' and proxima_tentativa_em > now()`,
        )
        .catch(() => undefined);
      await delay(700);
    }
  })();
  return async () => {
    running = false;
    await loop;
  };
}

async function kill(number: number, server: Server, smtp: FakeSmtp): Promise<'between' | 'anywhere'> {
  smtp.mood = number % 3 === 0 ? 'drop' : 'accept';
  await delay(1000 + Math.random() * 1500);
  smtp.mood = 'accept';
  if (number % 4 !== 0) {
    server.kill();
    return 'anywhere';
  }
  smtp.afterAccept = () => server.kill();
  for (let look = 0; look < 100 && smtp.afterAccept !== null; look += 1) await delay(50);
  if (smtp.afterAccept === null) return 'between';
  smtp.afterAccept = null;
  server.kill();
  return 'anywhere';
}

export const appointments: Scenario = {
  name: 'agendamentos',
  title: `Eight people book, move and cancel appointments while Sede is killed (kill -9) ${KILLS} times, also between mail and commit`,
  async run(findings) {
    const place = await createPlace();
    const smtpPort = await freePort();
    const smtp = await startFakeSmtp(smtpPort);
    const env = { SMTP_URL: `smtp://127.0.0.1:${smtpPort}?ignoreTLS=true` };
    let server = await place.start(env);
    const port = new URL(server.url).port;
    let crowd: Bookers | undefined;
    let unhurry: (() => Promise<void>) | undefined;
    try {
      crowd = startBookers({ ...place, ...(await populate(place, server)), url: () => server.url });
      unhurry = hurryMails(place);
      const restarts: number[] = [];
      const broken: string[] = [];
      let between = 0;
      for (let number = 1; number <= KILLS; number += 1) {
        between += (await kill(number, server, smtp)) === 'between' ? 1 : 0;
        const before = [...crowd.acknowledged.values()];
        server = await place.start({ ...env, PORT: port });
        restarts.push(server.readyMs);
        broken.push(...(await findBroken(place, before)).map((what) => `after kill ${number}: ${what}`));
      }
      await crowd.stop();
      const { acts, acknowledged, statuses, unexpected } = crowd;
      const all = [...acknowledged.values()];
      findings.expect(`all ${KILLS} restarts within 5 s`, spread(restarts).worst <= 5, spread(restarts).text);
      findings.expect(
        'after each start: nothing acknowledged lost, no time twice, none without slots, numbers without a gap',
        broken.length === 0,
        broken.slice(0, 3).join('; ') ||
          `${KILLS} looks, ${between} of them after a kill between the 250 and the commit`,
      );
      findings.expect('no answer that nobody may get', unexpected.length === 0, summary(unexpected));
      const [last, other] = [await findBroken(place, all), await findOther(place, all)];
      findings.expect(
        'at the end each appointment is as its last answer said',
        last.length + other.length === 0,
        [...last, ...other].slice(0, 3).join('; ') || `${all.length} appointments`,
      );
      const deadline = performance.now() + PATIENCE_MS;
      const waits = () => place.query(`select 1 from emails where estado = 'pendente' limit 1`);
      while (performance.now() < deadline && (await waits()).length > 0) await delay(1000);
      const ends = await place.query<{ estado: string; n: number }>(
        'select estado, count(*)::int as n from emails group by estado order by estado',
      );
      findings.expect(
        'every mail has left',
        ends.every(({ estado }) => estado === 'enviado'),
        ends.map(({ estado, n }) => `${n} ${estado}`).join(', '),
      );
      const mails = await readMails(place, smtp.texts);
      findings.expect(
        'each person has one UID for an appointment, a rising SEQUENCE and the truth at last',
        mails.broken.length === 0,
        mails.broken.slice(0, 3).join('; ') || `${mails.mails} mails to ${mails.people} readers of appointments`,
      );
      findings.figure(`${mails.repeats} mails came again, as the same ones`);
      findings.figure(
        `${acts.agendar} booked, ${acts.remarcar} moved, ${acts.cancelar} cancelled, ${acts.desfazer} taken back; ${acts.ocupado} times somebody was faster; answers by status: ` +
          [...statuses].map(([status, n]) => `${status || 'none'} × ${n}`).join(', '),
      );
      const urls = runningUrls(server.dataDir);
      if (urls) await checkAudit(urls.appUrl, server.dataDir, findings);
    } finally {
      await crowd?.stop();
      await unhurry?.();
      await server.stop();
      await smtp.close();
      await place.remove();
    }
  },
};
