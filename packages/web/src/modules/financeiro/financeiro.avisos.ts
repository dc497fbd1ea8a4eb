/** Tells what a save found odd about the link to a contract; it is saved all the same. Source: decisions-sindical-contratos-patrimonio (Links). */
import { notify } from '#platform/ui/index.ts';

export function notifyAvisos(avisos: readonly string[] = []): void {
  for (const message of avisos) notify({ tone: 'late', message, durationMs: 10_000 });
}
