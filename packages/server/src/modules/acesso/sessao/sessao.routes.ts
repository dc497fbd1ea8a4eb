/** Binds the session's operations to their use cases. */

import { sessaoContract } from '@sede/domain/modules/acesso/sessao/contract';
import { routes } from '#platform/api/index.ts';
import type { Db } from '#platform/db/index.ts';
import type { UsuariosDeps } from '../usuarios/index.ts';
import { makePrimeiroAcesso } from './primeiro-acesso.ts';
import { createSessaoReader, type SessaoDeps } from './sessao.service.ts';

export type SessaoProgram = SessaoDeps & UsuariosDeps & { attemptsDb: Db };

export function sessaoRoutes(deps: SessaoProgram) {
  const read = createSessaoReader(deps);
  return routes(sessaoContract, {
    get: (ctx) => read(ctx),
    primeiroAcesso: (ctx, input) => makePrimeiroAcesso(deps, ctx, input),
  });
}
