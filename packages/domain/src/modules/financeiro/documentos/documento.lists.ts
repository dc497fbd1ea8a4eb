/** A document's fields with their labels. No zod. Source: spec 3 §2.12 (second half), §3 (legacy simple document). */
import { type FieldSpecs, onlyPdf } from '@sede/domain/kernel';
import { ARQUIVO_FIELD, CARREGAMENTO_FIELDS } from '../financeiro.arquivo.lists.ts';

/** The files that it takes. */
export const DOCUMENTOS_FILE_RULE = onlyPdf('documentos');

/** What the search for a document to link to asks and gives at most. */
export const MIN_LETRAS_DOCUMENTO = 3;
export const MAX_OPCOES_DOCUMENTO = 100;

export const DOCUMENTO_FIELDS = {
  nome: { rotulo: 'Nome', tipo: 'texto' },
  idAnexo: ARQUIVO_FIELD,
  dataInicioVigencia: { rotulo: 'Início da vigência', tipo: 'data' },
  dataFimVigencia: { rotulo: 'Fim da vigência', tipo: 'data' },
  ...CARREGAMENTO_FIELDS,
  desabilitado: { rotulo: 'Desabilitado', tipo: 'simNao' },
} as const satisfies FieldSpecs;
