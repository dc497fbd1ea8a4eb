/** Assets: what the program knows of them, and what their movements ask of them. */
import { defineModule } from '#platform/module/index.ts';
import { bensAttachments } from './bens.anexos.ts';
import { bensRoutes } from './bens.routes.ts';
import { bensSource } from './bens.search.ts';

export { bens } from './bem.record.ts';
export { aberto, FIM } from './bem.sql.ts';
export {
  changeBase,
  freeImportado,
  holdImportado,
  moveBens,
  movimentoDaCorrecao,
  refuseFinal,
} from './bens.movimento.ts';
export { readNomes } from './bens.store.ts';

export const bensModule = defineModule({
  tables: { bens: { readBy: ['patrimonio'] }, bens_anexos: {} },
  routes: bensRoutes,
  search: bensSource,
  attachments: bensAttachments,
  wordsInUse: {
    tiposDeBem: { table: 'bens', column: 'tipo_objeto' },
    setoresDoPatrimonio: { table: 'bens', column: 'setor_alocado' },
  },
  importSource: async () => (await import('./bens.import.ts')).bensImportSource,
  demo: async () => (await import('./bens.demo.ts')).bensDemo,
});
