/** Binds the documents' operations to their services. */
import { DOCUMENTO_FIELDS, DOCUMENTOS_FILE_RULE, type Documento } from '@sede/domain/modules/financeiro/documentos';
import { documentosContract } from '@sede/domain/modules/financeiro/documentos/contract';
import { routes } from '#platform/api/index.ts';
import { fileNames } from '#platform/files/index.ts';
import { recordReads } from '#platform/records/index.ts';
import { documentoAttachments } from '../financeiro.arquivo.ts';
import {
  createDocumento,
  desabilitarDocumento,
  habilitarDocumento,
  removeDocumento,
  updateDocumento,
} from './documentos.service.ts';
import { type DocumentosFilter, documentosOptions, documentosQuery, getDocumento } from './documentos.views.ts';

export const documentosAttachments = documentoAttachments(DOCUMENTOS_FILE_RULE, 'documentos', 'documentos.ver');

export const documentosRoutes = routes(documentosContract, {
  ...recordReads<Documento, DocumentosFilter>({
    modulo: 'documentos',
    tabela: 'documentos',
    nome: 'documentos',
    titulo: 'Documentos',
    fields: { ...DOCUMENTO_FIELDS, vigente: { rotulo: 'Vigente', tipo: 'simNao' } },
    exporta: ['nome', 'dataCarregamento', 'dataInicioVigencia', 'dataFimVigencia', 'vigente', 'email', 'desabilitado'],
    query: documentosQuery,
    names: fileNames,
  }),
  get: (ctx, { id }) => getDocumento(ctx.db, id, ctx.today),
  create: createDocumento,
  update: updateDocumento,
  remove: removeDocumento,
  habilitar: habilitarDocumento,
  desabilitar: desabilitarDocumento,
  options: (ctx, input) => documentosOptions(ctx.db, input),
});
