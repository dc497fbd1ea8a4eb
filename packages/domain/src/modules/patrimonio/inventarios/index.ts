/** Inventários: what the rest of the domain, the server and the screens use without zod. */

export { inventariosFaixa } from './faixa.messages.ts';
export * from './inventario.lists.ts';
export * from './inventario.rules.ts';
export type {
  BemDoEscopo,
  EscopoDoCelular,
  Inventario,
  InventarioCompleto,
  LeituraDoInventario,
  LinhaDoInventario,
  ProgressoDoSetor,
  RespostaDaLeitura,
} from './inventario.schema.ts';
export {
  inventariosErrors,
  inventariosMessages,
  inventariosMotivos,
  type MotivoDoInventario,
} from './inventarios.messages.ts';
