/** Binds the account's operations to its use cases. */

import { contaContract } from '@sede/domain/modules/acesso/conta/contract';
import { routes } from '#platform/api/index.ts';
import type { ContaDeps } from './conta.deps.ts';
import { alterarSenha, encerrarOutras, encerrarSessao, listarSessoes } from './conta.service.ts';

export const contaRoutes = (deps: ContaDeps) =>
  routes(contaContract, {
    alterarSenha: (ctx, input) => alterarSenha(deps, ctx, input),
    sessoes: (ctx) => listarSessoes(ctx),
    encerrarSessao: (ctx, input) => encerrarSessao(ctx, input),
    encerrarOutras: (ctx) => encerrarOutras(ctx),
  });
