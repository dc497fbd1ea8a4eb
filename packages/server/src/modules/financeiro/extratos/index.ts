/** Bank statements: operations and files for the composition root; what waits, for the closing; names and the last
 * signed day of an account, for the conciliação. */
export { type Chave, chaveDe, readAlvos } from './extratos.alvos.ts';
export { importarBytes } from './extratos.importar.ts';
export { extratosAttachments, extratosRoutes } from './extratos.routes.ts';
export { conciliadaAte } from './extratos.store.ts';
export { nomesDosRegistros, pendenciasDoExtrato } from './extratos.views.ts';
