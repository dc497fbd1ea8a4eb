/** Binds the documents' operations to their services. */
import { DOCUMENTO_FIELDS, type Documento } from '@sede/domain/modules/financeiro/documentos';
import { documentosContract } from '@sede/domain/modules/financeiro/documentos/contract';
import { routes } from '#platform/api/index.ts';
import { recordReads } from '#platform/records/index.ts';
import { arquivoNames, documentoAttachments } from '../financeiro.arquivo.ts';
import {
  createDocumento,
  desabilitarDocumento,
  habilitarDocumento,
  MODULO,
  removeDocumento,
  updateDocumento,
} from './documentos.service.ts';
import { type DocumentosFilter, documentosOptions, documentosQuery, getDocumento } from './documentos.views.ts';

export const documentosAttachments = documentoAttachments(MODULO, 'documentos', 'documentos.ver');

export const documentosRoutes = routes(documentosContract, {
  ...recordReads<Documento, DocumentosFilter>({
    modulo: 'documentos',
    tabela: 'documentos',
    nome: 'documentos',
    titulo: 'Documentos',
    fields: { ...DOCUMENTO_FIELDS, vigente: { rotulo: 'Vigente', tipo: 'simNao' } },
    exporta: ['nome', 'dataCarregamento', 'dataInicioVigencia', 'dataFimVigencia', 'vigente', 'email', 'desabilitado'],
    query: documentosQuery,
    names: arquivoNames,
  }),
  get: (ctx, { id }) => getDocumento(ctx.db, id, ctx.today),
  create: createDocumento,
  update: updateDocumento,
  remove: removeDocumento,
  habilitar: habilitarDocumento,
  desabilitar: desabilitarDocumento,
  options: (ctx, input) => documentosOptions(ctx.db, input),
});
