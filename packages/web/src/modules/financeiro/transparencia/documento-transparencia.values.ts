/** A transparency document as its form holds it: '' for an empty text, null for no file. */
import type { DocumentoTransparencia } from '@sede/domain/modules/financeiro/transparencia';
import type { PdfValues } from '../financeiro.PdfField.tsx';

export const NO_DOCUMENTO = {
  nome: '',
  url: '',
  idAnexo: null as PdfValues['idAnexo'],
  pdf: null as PdfValues['pdf'],
};
export type TransparenciaValues = typeof NO_DOCUMENTO;

export const valuesOf = ({ nome, url, idAnexo, anexo }: DocumentoTransparencia): TransparenciaValues => ({
  nome,
  url: url ?? '',
  idAnexo,
  pdf: anexo,
});
