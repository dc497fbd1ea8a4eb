/**
 * Eight people register contracts, link expenses to them and delete them while Sede is killed (kill -9) again and again; then two processes
 * with a clock of their own tell of the ends: one is killed in the middle, the mail server is away for days, both are down on an alert day,
 * and the clock goes back.
 *
 * Source: issue 10 (Bad input, races, force: contracts); invariants C1, C4, C7.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { freePort } from '../../bench/child.ts';
import { runningUrls } from '../../packages/server/src/platform/db/embedded/credentials.ts';
import { type Alerted, tellOfEnds } from './contracts-alerted.ts';
import { grantGestores, novoContrato } from './contracts-desk.ts';
import { findBroken } from './contracts-held.ts';
import { type Desk, openDesk } from './desk.ts';
import { checkAudit } from './invariants.ts';
import { summary } from './kills.ts';
import { createPlace, type Place, type Sample } from './place.ts';
import { type Findings, type Scenario, spread } from './report.ts';
import { newDespesa } from './writers.ts';

const KILLS = 10;
interface Gestores extends Omit<Desk, 'submit'> {
  /** Number by id, of those that were acknowledged. */
  acknowledged: Map<string, string>;
  acts: { cadastrar: number; excluir: number; ligar: number; ambos: number };
  stop(): Promise<void>;
}

/** Each registers; of every third contract somebody links an expense while somebody deletes it: one of both. */
function startGestores(cookies: string[], sample: Sample, url: () => string): Gestores {
  const desk = openDesk({ cookies, url });
  const acknowledged = new Map<string, string>();
  const acts = { cadastrar: 0, excluir: 0, ligar: 0, ambos: 0 };
  let stopping = false;
  const deleteWhileLinked = async (writer: number, id: string) => {
    const despesa = newDespesa(sample);
    const [excluido, ligada] = await Promise.all([
      desk.submit(writer, { method: 'POST', path: `/api/contratos/${id}/excluir`, body: { versao: 1 } }, [
        'contratos.em_despesas',
      ]),
      desk.submit(
        (writer + 1) % cookies.length,
        { ...despesa, body: { ...despesa.body, relacaoContrato: true, idContrato: id } },
        ['plataforma.invalido'],
      ),
    ]);
    if (excluido) acts.excluir += 1;
    if (ligada) acts.ligar += 1;
    if ((excluido === null) === (ligada === null)) acts.ambos += 1;
  };
  const work = async (writer: number) => {
    for (let n = 1; !stopping; n += 1) {
      const made = await desk.submit(writer, novoContrato({ nome: `Limpeza ${writer}.${n}` }));
      if (!made) continue;
      acts.cadastrar += 1;
      acknowledged.set(String(made.id), String(made.numeroContrato));
      if (n % 3 === 0) await deleteWhileLinked(writer, String(made.id));
    }
  };
  const running = cookies.map((_, writer) =>
    work(writer).catch((error) => {
      desk.unexpected.push(`writer ${writer} broke off: ${error instanceof Error ? error.message : error}`);
    }),
  );
  return {
    ...{ acknowledged, acts, ...desk },
    async stop() {
      stopping = true;
      await Promise.all(running);
    },
  };
}

async function registerUnderKills(findings: Findings): Promise<void> {
  const place = await createPlace();
  await inPlace(place, async () => {
    let server = await place.start();
    const port = new URL(server.url).port;
    await grantGestores(place);
    const crowd = startGestores(place.cookies, place.sample, () => server.url);
    try {
      const restarts: number[] = [];
      const broken: string[] = [];
      for (let number = 1; number <= KILLS; number += 1) {
        await delay(800 + Math.random() * 1200);
        server.kill();
        const before = new Map(crowd.acknowledged);
        server = await place.start({ PORT: port });
        restarts.push(server.readyMs);
        broken.push(...(await findBroken(place, before)).map((what) => `after kill ${number}: ${what}`));
      }
      await crowd.stop();
      broken.push(...(await findBroken(place, crowd.acknowledged)));
      const { acts, acknowledged, statuses, unexpected } = crowd;
      findings.expect(`all ${KILLS} restarts within 5 s`, spread(restarts).worst <= 5, spread(restarts).text);
      findings.expect(
        'at each start: no number lost, twice or left out; nothing half; no deleted contract with an expense',
        broken.length === 0,
        broken.slice(0, 3).join('; ') || `${acknowledged.size} contracts, numbers 1 to ${acknowledged.size}`,
      );
      findings.expect(
        'of a deletion and a link at once one is done',
        acts.ambos === 0,
        `${acts.excluir} deleted, ${acts.ligar} linked`,
      );
      findings.expect('no answer that nobody may get', unexpected.length === 0, summary(unexpected));
      findings.figure(
        `${acts.cadastrar} registered; answers by status: ` +
          [...statuses].map(([status, n]) => `${status || 'none'} × ${n}`).join(', '),
      );
      const urls = runningUrls(server.dataDir);
      if (urls) await checkAudit(urls.appUrl, server.dataDir, findings);
    } finally {
      await crowd.stop();
      await server.stop();
    }
  });
}

async function inPlace(place: Place, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } finally {
    await place.remove();
  }
}

function judge(findings: Findings, { told, mensagens, marcos, repeats, atrasado }: Alerted): void {
  findings.expect(
    'each recipient has one mail a day, whoever of two processes writes it, also when one is killed meanwhile',
    told.every((one) => one.right),
    told.map(({ day, found }) => `day ${day}: ${found}`).join(', '),
  );
  findings.expect(
    'with the mail server away for days every mail waits, then leaves once',
    repeats === 0 && mensagens.sent === mensagens.written,
    `${mensagens.sent} of ${mensagens.written} arrived, ${repeats} twice`,
  );
  findings.expect(
    'an alert day with every process down is told at the next start, the newest mark alone',
    marcos.right,
    marcos.found,
  );
  findings.expect('the clock put back tells nothing', atrasado === 0, `${atrasado} further mails`);
}

export const contracts: Scenario = {
  name: 'contratos',
  title: `Contracts: registered, linked and deleted under ${KILLS} kills; alerted by two processes, a dead mail server and a moving clock`,
  async run(findings) {
    await registerUnderKills(findings);
    const place = await createPlace({ external: true });
    await inPlace(place, async () => judge(findings, await tellOfEnds(place, await freePort())));
  },
};
