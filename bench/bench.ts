/**
 * `npm run bench`: speed and size of the product on 200,000 expenses, against their aims.
 *
 * `-- --rows=2000000` takes as many expenses instead. `-- --only=list,create` measures these alone: list, list-only, search, create, crowd, unfiltered, receitas, palette, export,
 * figures, everything, statement, start, idle, memory, filiados, comunicacao, interacoes, consignacao, juridico, contratos,
 * temas, patrimonio, screens.
 * A whole run of the usual rows is kept in `bench/results/`. It is a measurement, not a test: a missed aim does not fail it; exit code 1
 * only when it could not run. Source: issue 2, "Speed and size".
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makePlan } from './bare/bare-plan.ts';
import type { BarePlan } from './bare/plan.ts';
import { startCapture } from './capture.ts';
import { comunicacao } from './comunicacao.ts';
import { consignacao } from './consignacao.ts';
import { contratos } from './contratos.ts';
import { crowd } from './crowd.ts';
import { type Figure, table } from './figure.ts';
import { everything, ratios } from './figures.ts';
import { filiados } from './filiados.ts';
import { createInstallation, type Installation } from './installation.ts';
import { interacoes } from './interacoes.ts';
import { juridico } from './juridico.ts';
import { type Machine, machineFacts } from './machine.ts';
import { memory } from './memory.ts';
import { palette } from './palette.ts';
import { patrimonio } from './patrimonio.ts';
import { buildScreens } from './product.ts';
import { periodList } from './requests.ts';
import { firstLoad } from './screens.ts';
import { USUAL_ROWS } from './seed-despesas.ts';
import { exports, revenues, wholeList } from './single.ts';
import { coldStart, idleMemory } from './start.ts';
import { statement } from './statement.ts';
import { temas } from './temas.ts';
import { RACES, throughput } from './throughput.ts';

const ALL = [
  ...RACES,
  'crowd',
  'unfiltered',
  'receitas',
  'palette',
  'export',
  'figures',
  'everything',
  'statement',
  'start',
  'idle',
  'memory',
  'filiados',
  'comunicacao',
  'interacoes',
  'consignacao',
  'juridico',
  'contratos',
  'temas',
  'patrimonio',
  'screens',
];

const { values: asked } = parseArgs({
  options: { only: { type: 'string', default: ALL.join(',') }, rows: { type: 'string', default: String(USUAL_ROWS) } },
});

function howMany(): number {
  const rows = Number(asked.rows);
  if (!Number.isSafeInteger(rows) || rows < 1000)
    throw new Error(`--rows takes a number from 1000 on, not ${asked.rows}.`);
  return rows;
}

function chosen(): string[] {
  const names = asked.only.split(',');
  const unknown = names.filter((name) => !ALL.includes(name));
  if (unknown.length > 0) throw new Error(`Unknown figure: ${unknown.join(', ')}. There are: ${ALL.join(', ')}.`);
  return names;
}

async function measure(installation: Installation, plan: BarePlan, which: string[]): Promise<Figure[]> {
  const list = periodList(installation.sample);
  const races = RACES.filter((race) => which.includes(race));
  const groups: [string, () => Promise<Figure[]>][] = [
    ['start', async () => [await coldStart(installation, list)]],
    ['idle', async () => [await idleMemory(installation, list)]],
    ['memory', () => memory(installation)],
    ['unfiltered', async () => [await wholeList(installation)]],
    ['receitas', () => revenues(installation)],
    ['palette', async () => [await palette(installation)]],
    ['export', () => exports(installation)],
    ['figures', () => ratios(installation, plan)],
    ['everything', () => everything(installation)],
    ['statement', () => statement(installation)],
    ['filiados', () => filiados(installation, plan)],
    ['comunicacao', () => comunicacao(installation)],
    ['interacoes', () => interacoes(installation)],
    ['consignacao', () => consignacao(installation)],
    ['juridico', () => juridico(installation, plan)],
    ['contratos', () => contratos(installation, plan)],
    ['temas', () => temas(installation, plan)],
    ['patrimonio', () => patrimonio(installation, plan)],
    ['screens', () => firstLoad(installation)],
  ];
  const wanted = groups.filter(([name]) => which.includes(name));
  // Last, since creations add to the data.
  if (races.length > 0) wanted.push([races.join(', '), () => throughput(installation, plan, races)]);
  if (which.includes('crowd')) wanted.push(['crowd', () => crowd(installation, plan)]);
  const figures: Figure[] = [];
  for (const [name, figure] of wanted) {
    console.log(`  ${name}`);
    try {
      figures.push(...(await figure()));
    } catch (error) {
      // A figure that cannot be measured must not stop the others; it is missing in the table, so it is reported here.
      console.error(`  ${name} could not be measured:`, error);
    }
  }
  return figures;
}

function keep(machine: Machine, figures: Figure[]): void {
  const date = new Date().toISOString().slice(0, 16).replace(':', '');
  const folder = join(import.meta.dirname, 'results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${date}.json`), `${JSON.stringify({ date, machine, figures }, null, 2)}\n`);
  console.log(`\nKept as bench/results/${date}.json`);
}

async function run(): Promise<void> {
  const which = chosen();
  const rows = howMany();
  await buildScreens();
  console.log(`Preparing ${rows.toLocaleString('en')} expenses…`);
  let plan: BarePlan | undefined;
  const installation = await createInstallation(rows, async (made, database) => {
    const capture = await startCapture(made, database);
    plan = await makePlan(capture, made.sample, made.cookie, database.appUrl).finally(() => capture.close());
  });
  try {
    const machine = machineFacts(installation.serverVersion);
    if (plan === undefined) throw new Error('no plan was made');
    const figures = await measure(installation, plan, which);
    console.log(`\n${table(figures)}`);
    if (which.length === ALL.length && rows === USUAL_ROWS) keep(machine, figures);
  } finally {
    installation.remove();
  }
}

try {
  await run();
} catch (error) {
  console.error(error);
  process.exit(1);
}
// Pools that the product keeps to itself must not hold the end back.
process.exit(0);
