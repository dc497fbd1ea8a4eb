/** Binds the operations of the asset register to their services. */
import { bensContract } from '@sede/domain/modules/patrimonio/bens/contract';
import { routes } from '#platform/api/index.ts';
import { listToldHistory } from '#platform/import/index.ts';
import { readHandlers, readingOf } from '#platform/records/index.ts';
import { bens } from './bem.record.ts';
import { alocar } from './bens.alocar.ts';
import { anexar, removerAnexo } from './bens.anexos.ts';
import { descartar, desfazerDescarte } from './bens.descartar.ts';
import { printEtiquetas } from './bens.etiquetas.ts';
import { exportBens } from './bens.export.ts';
import { createBem, removeBem, updateBem } from './bens.service.ts';
import { listComFuncionario, listOpcoesDeBem, readBem, readResumo } from './bens.views.ts';

export const bensRoutes = routes(
  bensContract,
  {
    ...readHandlers(bens),
    selecao: async (ctx, filter) => bens.selection(ctx, bens.query(ctx, filter)),
    export: exportBens,
    etiquetas: printEtiquetas,
    resumo: readResumo,
    options: listOpcoesDeBem,
    comFuncionario: listComFuncionario,
    get: (ctx, { id }) => readBem(ctx, id),
    reading: (ctx, { id }) => readingOf(bens, ctx, id, readBem(ctx, id)),
    historicoAnterior: (ctx, { id }) => listToldHistory(ctx, bens, id),
    create: createBem,
    update: updateBem,
    alocar,
    descartar,
    desfazerDescarte,
    remove: removeBem,
    anexar,
    removerAnexo,
  },
  { record: bens },
);
