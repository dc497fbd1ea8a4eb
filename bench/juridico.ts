/**
 * The legal area over twelve years of ten offices: lists against the bare server, panel, calendar, bookings of twenty people at once, Ctrl K,
 * and an agenda of 468 slots opened and saved. Source: issue 12 (Speed).
 */
import { setTimeout } from 'node:timers/promises';
import type { BarePlan } from './bare/plan.ts';
import { startBare } from './bare.ts';
import { type Caller, callerOf } from './caller.ts';
import type { Figure } from './figure.ts';
import type { Installation } from './installation.ts';
import { startProduct } from './product.ts';
import { atendimentosList, processosList, writeHeaders } from './requests.ts';
import { runSeed } from './run-seed.ts';
import { FILIADOS } from './seed-filiados.ts';
import { ATENDIMENTOS, ESCRITORIO, HORARIOS, PROCESSOS, SEED_JURIDICO, VINCULOS } from './seed-juridico.ts';
import { timed } from './single.ts';
import { percentile } from './statistics.ts';
import { thinPost } from './thin-post.ts';
import { oneByOne, race, type Server, slowOf } from './timings.ts';

const PESSOAS = 20;
const POR_PESSOA = 15;
const WORDS = ['helena duarte', 'silva', '0012345', '2024/0100', 'numero 1234', 'souza lima', 'zz', 'acao de numero'];

interface Livre {
  agendaId: string;
  data: string;
  horarios: string[];
}

const seedJuridico = (dataDir: string): Promise<{ livres: Livre[]; filiados: string[] }> =>
  runSeed(dataDir, SEED_JURIDICO, async (client) => {
    const { rows: livres } = await client.query<Livre>(
      `select agenda_id as "agendaId", data::text, array[id::text] as horarios from agenda_horarios
       where atendimento_id is null and data > current_date order by md5(id::text) limit $1`,
      [3 * PESSOAS * POR_PESSOA],
    );
    const { rows: filiados } = await client.query<{ id: string }>(
      `select id from filiados f where not falecido
         and exists (select from filiado_periodos p where p.filiado_id = f.id and p.fim is null) order by id limit $1`,
      [FILIADOS],
    );
    return { livres, filiados: filiados.map((row) => row.id) };
  });

async function search({ url, cookie }: Server): Promise<Figure> {
  const times: number[] = [];
  for (let round = -1; round < 6; round++) {
    for (const word of WORDS) {
      const { ms } = await timed(`${url}/api/busca?${new URLSearchParams({ busca: word })}`, cookie);
      if (round >= 0) times.push(ms);
    }
  }
  return slowOf('legal: Ctrl K over everything, p95', times, 60);
}

/** How twenty people go on: without a pause, all at the same instant again and again, or as people do, each once in about a second. */
type Pace = 'no pause' | 'same instant' | 'people';

const PAUSE_MS = 1000;
/** Between half a pause and one and a half, the same in every run. */
const pauseOf = (at: number) => PAUSE_MS * (0.5 + ((at * 0.618034) % 1));

interface Crowd {
  path: string;
  pace: Pace;
  bodyOf(at: number): object;
}

/** Each of twenty people makes fifteen: times of all but the first, which open connections. */
async function crowdOf({ url, cookie }: Server, { path, pace, bodyOf }: Crowd): Promise<number[]> {
  const times: number[] = [];
  const one = async (who: number, n: number) => {
    const at = who * POR_PESSOA + n;
    if (pace === 'people') await setTimeout(pauseOf(at));
    const from = performance.now();
    const key = `bench${path}-${process.pid}-${pace.replace(' ', '-')}-${at}`;
    await thinPost(url + path, { ...writeHeaders(cookie), 'idempotency-key': key }, JSON.stringify(bodyOf(at)));
    if (n > 0) times.push(performance.now() - from);
  };
  const people = Array.from({ length: PESSOAS }, (_, who) => who);
  if (pace === 'same instant') for (let n = 0; n < POR_PESSOA; n++) await Promise.all(people.map((who) => one(who, n)));
  else
    await Promise.all(
      people.map(async (who) => {
        for (let n = 0; n < POR_PESSOA; n++) await one(who, n);
      }),
    );
  return times;
}

/**
 * The figure is that of people: a booking takes longer to say on the phone than the second that each of them takes here. Beside it what the
 * machine has at its limits, twenty that never pause and twenty at one instant, where a booking waits for the processors; and what twenty
 * that never pause wait for the plainest record of all (decision 113).
 */
async function bookings(server: Server, livres: readonly Livre[], filiados: readonly string[]): Promise<Figure[]> {
  const booked: Record<Pace, number[]> = { 'no pause': [], 'same instant': [], people: [] };
  for (const [turn, pace] of (['people', 'same instant', 'no pause'] as const).entries()) {
    const placeOf = (at: number) => turn * PESSOAS * POR_PESSOA + at;
    booked[pace] = await crowdOf(server, {
      ...{ path: '/api/atendimentos', pace },
      bodyOf: (at) => ({
        ...{ lugar: livres[placeOf(at)], filiados: [filiados[placeOf(at)]], descricao: 'Consulta' },
        confirmarCoincidencia: true,
      }),
    });
  }
  const plain = await crowdOf(server, {
    ...{ path: '/api/objetos-processo', pace: 'no pause' },
    bodyOf: (at) => ({ descricao: `Objeto de bancada ${at}` }),
  });
  const name = `legal: booking, ${PESSOAS} people at once`;
  const figure = slowOf(`${name}, p95`, booked.people, 60);
  const p95 = (times: number[]) => `${percentile(times, 0.95).toFixed(0)} ms`;
  const pressed = slowOf(`${name} without a pause, p95`, booked['no pause'], 60);
  return [
    { ...figure, detail: `${figure.detail}; all at one instant ${p95(booked['same instant'])}` },
    { ...pressed, detail: `${pressed.detail}; a plain record ${p95(plain)}` },
  ];
}

interface Agenda {
  id: string;
  versao: number;
  grade: { id: string }[];
}

/** Nine slots on each of 52 days; a save of five more, five fewer and five moved. */
async function agenda(server: Server, { call }: Caller): Promise<Figure[]> {
  const ano = new Date().getUTCFullYear() + 2;
  const slot = (semana: number, n: number) => {
    const data = new Date(Date.UTC(ano, 0, 3 + 7 * semana)).toISOString().slice(0, 10);
    const hora = String(8 + n).padStart(2, '0');
    return { data, inicio: `${hora}:00`, fim: `${hora}:40` };
  };
  const incluir = Array.from({ length: 468 }, (_, n) => slot(Math.floor(n / 9), n % 9));
  const made = await call<Agenda>('/agendas', {
    ...{ escritorioId: ESCRITORIO, ano, tipoAtendimento: 'Presencial', tipoServico: 'Contábil', incluir },
  });
  const opened = await oneByOne(server, 'legal: agenda of 468 slots opened, p95', [`/api/agendas/${made.id}`], 300);
  const times: number[] = [];
  let { grade } = made;
  for (let n = -2; n < 15; n++) {
    const [fora, movidos] = [grade.slice(0, 5), grade.slice(5, 10)];
    const body = {
      versao: made.versao,
      excluir: fora.map(({ id }) => id),
      alterar: movidos.map(({ id }, i) => ({ id, ...slot(40 + i, 0), inicio: `17:${20 + n + 2}`, fim: '18:00' })),
      incluir: fora.map((_, i) => ({ ...slot(i, 0), inicio: `06:${20 + n + 2}`, fim: '06:59' })),
      confirmarSobrepostos: true,
    };
    const from = performance.now();
    const answer = await fetch(`${server.url}/api/agendas/${made.id}`, {
      method: 'PATCH',
      headers: { ...writeHeaders(server.cookie), 'idempotency-key': `bench-agenda-${process.pid}-${n}` },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`agenda: ${answer.status} ${await answer.text()}`);
    ({ grade } = (await answer.json()) as Agenda);
    if (n >= 0) times.push(performance.now() - from);
  }
  return [opened, slowOf('legal: agenda of 468 slots saved, p95', times, 200)];
}

export async function juridico(installation: Installation, plan: BarePlan): Promise<Figure[]> {
  const { cookie, dataDir } = installation;
  const product = await startProduct(installation, atendimentosList());
  const bare = await startBare(installation, plan, atendimentosList());
  const server = { url: product.url, cookie };
  const count = (n: number) => n.toLocaleString('en');
  try {
    const { livres, filiados } = await seedJuridico(dataDir);
    const mes = new Date().toISOString().slice(0, 7);
    const daAgenda = new URLSearchParams({
      escritorio: ESCRITORIO,
      tipoAtendimento: 'Presencial',
      tipoServico: 'Jurídico',
      mes,
    });
    return [
      ...(await race(server, bare.url, `legal: list of 50 of ${count(ATENDIMENTOS)} appointments`, atendimentosList())),
      ...(await race(
        server,
        bare.url,
        `legal: list of 50 of ${count(PROCESSOS)} cases with ${count(VINCULOS)} members`,
        processosList(),
      )),
      await oneByOne(
        server,
        'legal: panel, p95',
        ['/api/juridico/painel/atendimentos', '/api/juridico/painel/processos'],
        80,
      ),
      await oneByOne(
        server,
        `legal: calendar of a month of ${count(HORARIOS)} slots, p95`,
        [`/api/atendimentos/calendario?${daAgenda}`],
        30,
      ),
      await search(server),
      ...(await bookings(server, livres, filiados)),
      ...(await agenda(server, callerOf(product.url, cookie))),
    ];
  } finally {
    await bare.stop();
    await product.stop();
  }
}
