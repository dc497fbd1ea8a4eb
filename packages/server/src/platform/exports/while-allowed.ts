/**
 * Whoever loses a role, an office or the account while a file is being made for them: its rest is not theirs any more.
 *
 * In: the request, and what ends it. Out: stops watching. A role that is given, a name that changes, a sign-out end nothing; where the
 * database does not answer, the file goes on as it would without the event. Source: decisions §4; decision 126.
 */
import type { RawContext } from '../api/index.ts';
import { readWho } from '../auth/index.ts';

/** Module whose events name the people whose account changed. */
const ACCOUNTS = 'usuarios';

const keeps = (had: readonly string[], has: readonly string[]) => had.every((one) => has.includes(one));

export function whileAllowed({ actor, db, services, log }: RawContext, end: () => void): () => void {
  const { usuarioId, papeis, escritorios } = actor;
  async function look() {
    const now = await readWho(db, usuarioId);
    if (now === null || !keeps(papeis, now.papeis) || !keeps(escritorios, now.escritorios)) end();
  }
  return services.events.subscribe((events) => {
    const own = events.some(({ modulo, ids }) => modulo === ACCOUNTS && (ids === '*' || ids.includes(usuarioId)));
    if (own) void look().catch((err) => log.warn({ err }, 'an export goes on: its reader could not be asked for'));
  });
}
