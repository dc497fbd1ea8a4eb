/** Run by launcher.test.ts in a process of its own: starts the embedded server, says so, and waits to be killed. */
import { startEmbedded } from './launcher.ts';

try {
  const postgres = await startEmbedded(process.argv[2] ?? '', {
    fsync: 'off',
    shared_buffers: process.argv[3] ?? '32MB',
  });
  // Set before the output: the test sends its signal as soon as it reads it.
  process.once('SIGTERM', () => void postgres.stop().then(() => process.exit(0)));
  process.stdout.write(`${JSON.stringify({ pid: postgres.pid, adopted: postgres.adopted })}\n`);
  setInterval(() => undefined, 60_000);
} catch (error) {
  process.stdout.write(`${JSON.stringify({ error: (error as Error).message })}\n`);
  process.exitCode = 1;
}
