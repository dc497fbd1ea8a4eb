/** Who saw whose data: what modules call when they show, export, print or look up what concerns a person. */
export { forgetNome, moveAcessos, pageAcessos, readAcessos, sweepAcessos } from './acessos.store.ts';
export { registerAcesso } from './register-acesso.ts';
