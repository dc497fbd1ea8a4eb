/**
 * Operations of documents. `options` gives id and name to whoever edits a record that links to a document, without the
 * documents' roles: from 3 letters on, at most 100. Source: spec 3 §2.12, §5; decisions §4, §7 (Disabled).
 */
import { enablingOps, op, optionsInput, recordOps } from '@sede/domain/contract';
import { z } from 'zod';
import { documentoFields, documentoOpcaoSchema, documentoSchema, documentosList } from './documento.schema.ts';
import { documentosErrors } from './documentos.messages.ts';

const base = {
  path: '/documentos',
  permission: 'documentos',
  nomes: { um: 'um documento', muitos: 'documentos' },
  record: documentoSchema,
} as const;

export const documentosContract = {
  ...recordOps({
    ...base,
    list: documentosList,
    fields: documentoFields,
    errors: { remove: [documentosErrors.em_uso.code] },
  }),
  ...enablingOps(base),
  options: op('documentos.vincular', {
    method: 'GET',
    path: '/documentos/opcoes',
    summary: 'Documentos para vincular a um registro, só com id e nome: a partir de 3 letras, até 100.',
    input: optionsInput(),
    output: z.object({ itens: z.array(documentoOpcaoSchema) }),
  }),
};
