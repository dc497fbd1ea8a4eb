/** One's own account: what the area and the composition root use. */
export type { ContaDeps, OutgoingMail, SendMail } from './conta.deps.ts';
export { anunciarConta } from './conta.eventos.ts';
export { inviteMail, passwordLink, recoveryMail } from './conta.mail.ts';
export { createMountAuth } from './conta.mount.ts';
export { contaRoutes } from './conta.routes.ts';
export { sessoesDoUsuario } from './conta.service.ts';
export { confirmarEmail, encerrarSessaoDe } from './conta.store.ts';
