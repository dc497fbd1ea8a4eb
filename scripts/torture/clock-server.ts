/**
 * A server whose clock can be moved: run by `clock-moved.ts` in a process of its own. It reads the offset in
 * milliseconds from the file CLOCK_OFFSET_FILE at each look.
 */
import { readFileSync } from 'node:fs';
import { startServer } from '../../packages/server/src/main.ts';
import { type Clock, fixedClock } from '../../packages/server/src/platform/clock/clock.ts';
import { loadConfig } from '../../packages/server/src/platform/config/config.ts';
import { migrate, startDatabase } from '../../packages/server/src/platform/db/index.ts';

const file = process.env.CLOCK_OFFSET_FILE ?? '';
const offset = () => Number(readFileSync(file, 'utf8'));
const now = () => new Date(Date.now() + offset());
const clock: Clock = { now, today: () => fixedClock(now().toISOString()).today() };

const config = loadConfig();
const database = await startDatabase(config);
await migrate(database);
const server = await startServer({ config, database, screens: null, clock });
process.on('SIGTERM', () => {
  void server
    .close()
    .then(() => database.stop())
    .then(() => process.exit(0));
});
