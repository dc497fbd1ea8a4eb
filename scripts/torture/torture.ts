/**
 * `npm run torture [-- --only=kills,banco,… --kills=50 --report=FILE]`: proves by force that nothing is lost.
 *
 * Minutes, not part of `npm test`. Each scenario has an installation of its own below the system's temporary folder and
 * removes it. Out: a report in words and figures; exit code 1 when anything broke.
 */
import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { parseArgs } from 'node:util';
import { appointments } from './appointments.ts';
import { clockMoved } from './clock-moved.ts';
import { contracts } from './contracts.ts';
import { databaseKilled } from './database-killed.ts';
import { diskFull } from './disk-full.ts';
import { externalRestarted } from './external-restarted.ts';
import { kills } from './kills.ts';
import { mailTrouble } from './mail-trouble.ts';
import { mailing } from './mailing.ts';
import { Findings, markdown, type Outcome, passed } from './report.ts';
import { silentNetworkScenario } from './silent.ts';
import { stopped } from './stopped.ts';
import { twoServers } from './two-servers.ts';

const SCENARIOS = [
  kills,
  stopped,
  databaseKilled,
  diskFull,
  mailTrouble,
  mailing,
  appointments,
  contracts,
  clockMoved,
  externalRestarted,
  silentNetworkScenario,
  twoServers,
];

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: SCENARIOS.map(({ name }) => name).join(',') },
    kills: { type: 'string', default: '50' },
    report: { type: 'string' },
  },
});
const only = values.only.split(',');
const unknown = only.filter((name) => !SCENARIOS.some((scenario) => scenario.name === name));
if (unknown.length > 0) {
  console.error(`--only takes ${SCENARIOS.map(({ name }) => name).join(', ')}; not ${unknown.join(', ')}`);
  process.exit(2);
}

const outcomes: Outcome[] = [];
for (const scenario of SCENARIOS.filter(({ name }) => only.includes(name))) {
  console.log(`\n▶ ${scenario.title}`);
  const findings = new Findings();
  const began = performance.now();
  const outcome: Outcome = { scenario, findings, seconds: 0 };
  const skipped = scenario.unable?.() ?? null;
  if (skipped !== null) outcome.skipped = skipped;
  else {
    await scenario.run(findings, { kills: Number(values.kills) }).catch((error) => {
      outcome.error = error;
      console.error(error);
    });
  }
  outcome.seconds = (performance.now() - began) / 1000;
  outcomes.push(outcome);
}

// Figures of time mean little on a machine that others are using: the load says so.
const load = os.loadavg()[1]?.toFixed(1);
const machine = `${os.cpus().length} cores (load ${load} over five minutes), ${Math.round(os.totalmem() / 2 ** 30)} GB, ${os.platform()} ${os.release()}, Node ${process.versions.node}.`;
const text = markdown(outcomes, machine);
console.log(`\n${text}`);
if (values.report) writeFileSync(values.report, text);
process.exitCode = outcomes.every((outcome) => outcome.skipped || passed(outcome)) ? 0 : 1;
