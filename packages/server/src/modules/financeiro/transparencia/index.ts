/** Transparency documents: what the program knows of them. */
import { transparenciaContract } from '@sede/domain/modules/financeiro/transparencia/contract';
import { routes } from '#platform/api/index.ts';
import { defineModule } from '#platform/module/index.ts';
import { registerAttachments, registerHandlers, registerSearch } from '#platform/register/index.ts';
import { carregadoPor, nomeDeQuemCarregou } from '../financeiro.arquivo.ts';
import { transparencia } from './transparencia.record.ts';

export const transparenciaModule = defineModule({
  tables: { documentos_transparencia: {} },
  routes: routes(
    transparenciaContract,
    registerHandlers(transparencia, {
      // What it publishes is another one: when and by whom that was brought is set anew.
      prepare: (ctx, { novos }) => (novos.idAnexo === undefined && novos.url === undefined ? {} : carregadoPor(ctx)),
    }),
    { record: transparencia },
  ),
  search: registerSearch(transparencia, { detail: nomeDeQuemCarregou() }),
  attachments: registerAttachments(transparencia),
  importSource: async () => (await import('./transparencia.import.ts')).transparenciaImportSource,
  demo: async () => (await import('./transparencia.demo.ts')).transparenciaDemo,
});
