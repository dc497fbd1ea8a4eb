/** Binds the account's operations to its use cases. */

import { contaContract } from '@sede/domain/modules/acesso/conta/contract';
import { namesNoRecord, routes } from '#platform/api/index.ts';
import type { ContaDeps } from './conta.deps.ts';
import { changeSenha, endOtherSessoes, endSessao, listSessoes } from './conta.service.ts';
import { setPreferencias } from './preferencias.store.ts';

export const contaRoutes = (deps: ContaDeps) =>
  routes(
    contaContract,
    {
      alterarSenha: (ctx, input) => changeSenha(deps, ctx, input),
      sessoes: (ctx) => listSessoes(ctx),
      encerrarSessao: (ctx, input) => endSessao(ctx, input),
      encerrarOutras: (ctx) => endOtherSessoes(ctx),
      preferir: setPreferencias,
    },
    { except: { encerrarSessao: namesNoRecord('a session of the person who asks: no other is found (404)') } },
  );
