/** Bank statements: operations and files for the composition root; what waits, for the closing; names, for the conciliação. */
export { type Chave, chaveDe, readAlvos } from './extratos.alvos.ts';
export { importarBytes } from './extratos.importar.ts';
export { extratosAttachments, extratosRoutes } from './extratos.routes.ts';
export { nomesDosRegistros, pendenciasDoExtrato } from './extratos.views.ts';
