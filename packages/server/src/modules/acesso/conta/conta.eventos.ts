/**
 * Tells a person's open pages that their account or sessions changed: they read again at once instead of at the next
 * beat of the live stream. The table of sessions is not audited, so no trigger notes the change.
 */
import type { WriteContext } from '#platform/api/index.ts';

export function announceConta(ctx: Pick<WriteContext, 'afterCommit' | 'services'>, usuarioId: string): void {
  ctx.afterCommit(() => ctx.services.events.publish([{ modulo: 'usuarios', ids: [usuarioId] }]));
}
