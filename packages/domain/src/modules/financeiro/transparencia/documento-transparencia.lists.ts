/** A transparency document's fields with their labels. No zod. Source: spec 1 §3.6. */
import { type FieldSpecs, onlyPdf } from '@sede/domain/kernel';
import { ARQUIVO_FIELD, CARREGAMENTO_FIELDS } from '../financeiro.arquivo.lists.ts';

/** The files that it takes. */
export const TRANSPARENCIA_FILE_RULE = onlyPdf('transparencia');

export const TRANSPARENCIA_FIELDS = {
  nome: { rotulo: 'Nome', tipo: 'texto' },
  idAnexo: ARQUIVO_FIELD,
  url: { rotulo: 'Link', tipo: 'texto' },
  ...CARREGAMENTO_FIELDS,
  desabilitado: { rotulo: 'Desabilitado', tipo: 'simNao' },
} as const satisfies FieldSpecs;
