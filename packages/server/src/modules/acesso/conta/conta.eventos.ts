/**
 * Tells a person's open pages that their account or sessions changed: they ask again, and whose session is gone hears it
 * at once instead of at the next beat of the live stream. Sessions are no audited table, so no trigger notes it.
 */
import type { WriteContext } from '#platform/api/index.ts';

export function anunciarConta(ctx: Pick<WriteContext, 'afterCommit' | 'services'>, usuarioId: string): void {
  ctx.afterCommit(() => ctx.services.events.publish([{ modulo: 'usuarios', ids: [usuarioId] }]));
}
