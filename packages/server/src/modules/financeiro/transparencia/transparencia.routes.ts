/** Binds the transparency documents' operations to their services. */
import {
  type DocumentoTransparencia,
  TRANSPARENCIA_FIELDS,
  TRANSPARENCIA_FILE_RULE,
} from '@sede/domain/modules/financeiro/transparencia';
import { transparenciaContract } from '@sede/domain/modules/financeiro/transparencia/contract';
import { routes } from '#platform/api/index.ts';
import { fileNames } from '#platform/files/index.ts';
import { recordReads } from '#platform/records/index.ts';
import { documentoAttachments } from '../financeiro.arquivo.ts';
import {
  createTransparencia,
  desabilitarTransparencia,
  habilitarTransparencia,
  removeTransparencia,
  updateTransparencia,
} from './transparencia.service.ts';
import { getTransparencia, type TransparenciaFilter, transparenciaQuery } from './transparencia.views.ts';

export const transparenciaAttachments = documentoAttachments(
  TRANSPARENCIA_FILE_RULE,
  'documentosTransparencia',
  'transparencia.ver',
);

export const transparenciaRoutes = routes(transparenciaContract, {
  ...recordReads<DocumentoTransparencia, TransparenciaFilter>({
    modulo: 'transparencia',
    tabela: 'documentos_transparencia',
    nome: 'transparencia',
    titulo: 'Transparência',
    fields: TRANSPARENCIA_FIELDS,
    exporta: ['nome', 'url', 'dataCarregamento', 'email', 'desabilitado'],
    query: transparenciaQuery,
    names: fileNames,
  }),
  get: (ctx, { id }) => getTransparencia(ctx.db, id),
  create: createTransparencia,
  update: updateTransparencia,
  remove: removeTransparencia,
  habilitar: habilitarTransparencia,
  desabilitar: desabilitarTransparencia,
});
