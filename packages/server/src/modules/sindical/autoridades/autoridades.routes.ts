/** Binds the operations of authorities to their services. */
import { autoridadesContract } from '@sede/domain/modules/sindical/autoridades/contract';
import { routes } from '#platform/api/index.ts';
import { listHandlers } from '#platform/records/index.ts';
import { autoridades } from './autoridade.record.ts';
import { openFoto, receiveFoto } from './autoridades.foto.ts';
import { createAutoridade, removeAutoridade, removerAnexo, updateAutoridade } from './autoridades.service.ts';
import { autoridadesOptions, openAutoridade, readCompleta } from './autoridades.views.ts';

export const autoridadesRoutes = routes(
  autoridadesContract,
  {
    ...listHandlers(autoridades),
    options: autoridadesOptions,
    get: openAutoridade,
    completa: readCompleta,
    foto: openFoto,
    enviarFoto: receiveFoto,
    create: createAutoridade,
    update: updateAutoridade,
    removerAnexo,
    remove: removeAutoridade,
    history: (ctx, asked) => autoridades.history(ctx, asked),
  },
  { record: autoridades },
);
