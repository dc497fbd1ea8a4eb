/** The accounts put together, the start of the screens and the first access: what the composition root uses. */
import { defineModule } from '#platform/module/index.ts';
import { type SessaoProgram, sessaoRoutes } from './sessao.routes.ts';

export {
  type Accounts,
  type AccountsDeps,
  createAccounts,
  publicUrlOf,
  readUnionLayout,
  renderUnionMail,
  sendMail,
  type UnionLayout,
} from './accounts.ts';

export const sessaoModule = defineModule({
  tables: { primeiro_acesso: {} },
  routes: ({ sessao }: { sessao: SessaoProgram }) => sessaoRoutes(sessao),
});
