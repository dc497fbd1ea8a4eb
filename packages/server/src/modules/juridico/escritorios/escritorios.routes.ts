/** Binds the law offices' operations to their services. */
import { ESCRITORIO_FIELDS, type Escritorio } from '@sede/domain/modules/juridico/escritorios';
import { escritoriosContract } from '@sede/domain/modules/juridico/escritorios/contract';
import { routes } from '#platform/api/index.ts';
import { recordReads } from '#platform/records/index.ts';
import {
  createEscritorio,
  desabilitarEscritorio,
  habilitarEscritorio,
  removeEscritorio,
  updateEscritorio,
} from './escritorios.service.ts';
import { escritoriosStore } from './escritorios.store.ts';
import { type EscritoriosFilter, escritoriosOptions, escritoriosQuery } from './escritorios.views.ts';

export const escritoriosRoutes = routes(escritoriosContract, {
  ...recordReads<Escritorio, EscritoriosFilter>({
    modulo: 'escritorios',
    tabela: 'escritorios',
    nome: 'escritorios',
    titulo: 'Escritórios',
    fields: ESCRITORIO_FIELDS,
    exporta: ['nome', 'desabilitado'],
    query: escritoriosQuery,
  }),
  get: (ctx, { id }) => escritoriosStore.get(ctx.db, id),
  create: createEscritorio,
  update: updateEscritorio,
  remove: removeEscritorio,
  habilitar: habilitarEscritorio,
  desabilitar: desabilitarEscritorio,
  options: (ctx, input) => escritoriosOptions(ctx.db, input),
});
