/** A transparency document as its form holds it: '' for an empty text, null for no file. */
import type { DocumentoTransparencia } from '@sede/domain/modules/financeiro/transparencia';
import { fileValues, NO_FILE } from '#platform/ui/form.ts';

export const NO_DOCUMENTO = {
  nome: '',
  url: '',
  ...NO_FILE,
};
export type TransparenciaValues = typeof NO_DOCUMENTO;

export const valuesOf = (record: DocumentoTransparencia): TransparenciaValues => ({
  nome: record.nome,
  url: record.url ?? '',
  ...fileValues(record),
});
