/** Bank statements: routes, and what an account's month is worked on with. */
export { ArquivosDialog } from './ArquivosDialog.tsx';
export { extratosRoutes } from './extratos.routes.tsx';
export { ImportarDialog } from './ImportarDialog.tsx';
export { LinhasDoExtrato } from './LinhasDoExtrato.tsx';
