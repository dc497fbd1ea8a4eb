/** Documents of both kinds (finance's, and those that the union publishes): when and by whom their file or link arrived. Source: spec 1 §2.20, §3.6. */
import type { WriteContext } from '#platform/api/index.ts';

export const carregadoPor = ({ actor, now }: Pick<WriteContext, 'actor' | 'now'>) => ({
  dataCarregamento: now,
  email: actor.email,
});
