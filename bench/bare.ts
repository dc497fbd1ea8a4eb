/** Starts the bare server (bench/bare) on a plan; `ready` is an address of it that answers once it is up. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BarePlan } from './bare/plan.ts';
import { type Child, freePort, startChild } from './child.ts';
import type { Installation } from './installation.ts';

export async function startBare(
  { dataDir }: Installation,
  plan: BarePlan,
  ready: string,
): Promise<Child & { url: string }> {
  const planFile = join(dataDir, 'bench-plan.json');
  writeFileSync(planFile, JSON.stringify(plan), { mode: 0o600 });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const bare = startChild(['bench/bare/bare-server.ts', planFile, String(port)], {}, join(dataDir, 'bench-bare.log'));
  await bare.until(async () => (await fetch(url + ready)).ok);
  return { ...bare, url };
}
