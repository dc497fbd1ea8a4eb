/** Documents: what the program knows of them, and the reference for records that name one. */
import { documentosContract } from '@sede/domain/modules/financeiro/documentos/contract';
import { sql } from 'kysely';
import { routes } from '#platform/api/index.ts';
import { defineModule } from '#platform/module/index.ts';
import { registerAttachments, registerHandlers, registerSearch } from '#platform/register/index.ts';
import { carregadoPor } from '../financeiro.arquivo.ts';
import { documentos } from './documentos.record.ts';

export { DOCUMENTO_REFERENCIA, documentos } from './documentos.record.ts';

export const documentosModule = defineModule({
  tables: { documentos: { readBy: ['contratos'] } },
  routes: routes(
    documentosContract,
    // A new PDF sets anew when and by whom it was brought.
    registerHandlers(documentos, { prepare: (ctx, { novos }) => (novos.idAnexo ? carregadoPor(ctx) : {}) }),
    { record: documentos },
  ),
  search: registerSearch(documentos, { detail: sql`'até ' || to_char(r.data_fim_vigencia, 'DD/MM/YYYY')` }),
  attachments: registerAttachments(documentos),
  importSource: async () => (await import('./documentos.import.ts')).documentosImportSource,
  demo: async () => (await import('./documentos.demo.ts')).documentosDemo,
});
