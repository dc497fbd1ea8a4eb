/** One's own account: what the area and the composition root use. */
import { defineModule } from '#platform/module/index.ts';
import type { ContaDeps } from './conta.deps.ts';
import { contaRoutes } from './conta.routes.ts';

export type { ContaDeps, IsSenhaFraca, OutgoingMail, SendMail } from './conta.deps.ts';
export { inviteMail, passwordLink, recoveryMail } from './conta.mail.ts';
export { createMountAuth } from './conta.mount.ts';
export { sessoesDoUsuario } from './conta.service.ts';
export { endSessaoOf, markEmailProven } from './conta.store.ts';
export { readPreferencias } from './preferencias.store.ts';

export const contaModule = defineModule({
  tables: { preferencias: {} },
  routes: ({ conta }: { conta: ContaDeps }) => contaRoutes(conta),
});
