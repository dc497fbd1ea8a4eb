/** A document as its form holds it: '' for an empty text, null for no day and no file. */
import type { Documento } from '@sede/domain/modules/financeiro/documentos';
import { NO_CHOICE } from '#platform/ui/form/formValues.ts';
import { fileValues, NO_FILE } from '#platform/ui/form.ts';

export const NO_DOCUMENTO = {
  nome: '',
  dataInicioVigencia: NO_CHOICE,
  dataFimVigencia: NO_CHOICE,
  ...NO_FILE,
};
export type DocumentoValues = typeof NO_DOCUMENTO;

export const valuesOf = (record: Documento): DocumentoValues => ({
  nome: record.nome,
  dataInicioVigencia: record.dataInicioVigencia,
  dataFimVigencia: record.dataFimVigencia,
  ...fileValues(record),
});
