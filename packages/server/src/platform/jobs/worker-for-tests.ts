/** A process of its own that works on jobs until it is killed: `node worker-for-tests.ts <address> <kind>`. */
import { systemClock } from '../clock/clock.ts';
import { createDb } from '../db/db.ts';
import { createPool } from '../db/pool.ts';
import { createLogger } from '../logging/logger.ts';
import { createJobs } from './jobs.ts';

const [url = '', tipo = ''] = process.argv.slice(2);
const db = createDb(createPool({ url, max: 2 }));
const jobs = createJobs({ databaseUrl: url, db, clock: systemClock, log: createLogger({ level: 'error' }) });
jobs.register(tipo, async (job) => {
  await job.progress(40, 'Metade feita');
  process.stdout.write('em andamento\n');
  await new Promise((resolve) => setTimeout(resolve, 600_000));
});
await jobs.start();
