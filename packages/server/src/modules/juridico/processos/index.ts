/** Cases: operations for the composition root. */
import { processosErrors as errors } from '@sede/domain/modules/juridico/processos';
import { defineModule } from '#platform/module/index.ts';
import { processosAttachments } from './processos.anexos.ts';
import { processosRoutes } from './processos.routes.ts';
import { processosSource } from './processos.search.ts';

export { noProcesso, processos } from './processo.record.ts';
export { listOpcoes, searchSemSigilo } from './processos.options.ts';
export { refuseSituacao } from './processos.service.ts';
export { DESFILIADO, findFiliadosDoProcesso, holdFiliados, insertFiliados, readNumero } from './processos.store.ts';
export { readDoMembro } from './processos.views.ts';

export const processosModule = defineModule({
  tables: {
    processos_juridicos: {
      readBy: ['filiados', 'juridico', 'sindical/temas'],
      writtenBy: ['juridico/escritorios'],
    },
    filiados_processos: { readBy: ['filiados', 'juridico'] },
    processo_eventos: { readBy: ['filiados/filiados'] },
    processo_manifestacoes: {},
    processo_comentarios: {},
    processos_anexos: {},
    processo_eventos_anexos: {},
  },
  routes: processosRoutes,
  search: processosSource,
  attachments: processosAttachments,
  // Somebody saved the same a moment ago, or while the other one was deleted or belonged to another office.
  guards: [{ constraint: 'processos_juridicos_numero', refusal: () => errors.numero_repetido() }],
  importSource: async () => [
    (await import('./processos.import.ts')).processosImportSource,
    (await import('./processos.import.filiados.ts')).filiadosProcessosImportSource,
  ],
  demo: async () => (await import('./processos.demo.ts')).processosDemo,
});
