/**
 * The live stream's operation: a person hears of the modules of which some read is allowed to them.
 */
import { can, type Permission } from '@sede/domain/access';
import { aoVivoContract } from '@sede/domain/modules/sistema/ao-vivo/contract';
import type { FastifyRequest } from 'fastify';
import { motivoDaPerda } from '#modules/acesso/usuarios/index.ts';
import { type Actor, type ModuleRoutes, needsSecondStep, routes, type Who } from '#platform/api/index.ts';
import { type LiveStreamOptions, openLiveStream } from '#platform/events/live-stream.ts';

export interface AoVivoDeps {
  stillSignedIn(request: FastifyRequest): Promise<Actor | null>;
  /** All modules of the program, read at the first stream. */
  modules: () => Record<string, ModuleRoutes>;
  /** Modules whose events name the people concerned instead of records: nobody else hears them. */
  pessoais: readonly string[];
}

const readPermissions = ({ contract }: ModuleRoutes): Permission[] =>
  Object.values(contract)
    .map((op) => op['~orpc'].meta)
    .filter(({ kind }) => kind === 'read')
    .flatMap(({ permission }) => (permission === 'public' ? [] : [permission]));

/** Whether there is no row of this module that the person may not see, by the records that its operations name. */
function seesEveryRow(module: ModuleRoutes | undefined, modulo: string, who: Who): boolean {
  const records = Object.values(module?.rows ?? {}).filter((row) => 'seesAll' in row);
  return records.every((record) => record.modulo !== modulo || record.seesAll(who));
}

export const aoVivoRoutes = ({ stillSignedIn, modules, pessoais }: AoVivoDeps) =>
  routes(aoVivoContract, {
    async ouvir(ctx, { desde }) {
      const options: LiveStreamOptions = {
        hears(roles, modulo) {
          const module = modules()[modulo];
          return module !== undefined && readPermissions(module).some((permission) => can(roles, permission));
        },
        seesAll: (papeis, modulo) => seesEveryRow(modules()[modulo], modulo, { ...ctx.actor, papeis }),
        personal: (modulo) => pessoais.includes(modulo),
        accounts: 'usuarios',
        settings: 'configuracoes',
        reason: () => motivoDaPerda(ctx.db, ctx.actor),
        // Whoever must turn the second step on first hears as much as they may ask for: nothing.
        refresh: async () => {
          const actor = await stillSignedIn(ctx.request);
          return actor && (needsSecondStep(actor) ? [] : actor.papeis);
        },
      };
      openLiveStream(ctx, options, desde);
    },
  });
