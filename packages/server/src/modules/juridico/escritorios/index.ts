/** Law offices: what the program knows of them, and names for what refers to them. */
import { escritoriosContract } from '@sede/domain/modules/juridico/escritorios/contract';
import { routes } from '#platform/api/index.ts';
import { defineModule } from '#platform/module/index.ts';
import { readLigacoes } from './escritorios.ligacoes.ts';
import { escritorios } from './escritorios.record.ts';
import { atualizarHistorico, desabilitarEscritorio, handlers, removeEscritorio } from './escritorios.service.ts';
import { transferir } from './escritorios.transferir.ts';

export { ESCRITORIO_REFERENCIA, escritorioNames } from './escritorios.record.ts';

export const escritoriosModule = defineModule({
  tables: { escritorios: { readBy: ['acesso/usuarios', 'comunicacao/interacoes', 'juridico'] } },
  routes: routes(
    escritoriosContract,
    {
      ...handlers,
      remove: removeEscritorio,
      desabilitar: desabilitarEscritorio,
      ligacoes: readLigacoes,
      atualizarHistorico,
      transferir,
    },
    { record: escritorios },
  ),
  importSource: async () => (await import('./escritorios.import.ts')).escritoriosImportSource,
  demo: async () => (await import('./escritorios.demo.ts')).escritoriosDemo,
});
