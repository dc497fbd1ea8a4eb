/** What documents are called: all that the first page load needs of them. Source: spec 3 §2.12 (second half). */
import type { RegisterName } from '@sede/domain/register';

export const DOCUMENTOS = {
  name: 'documentos',
  title: 'Documentos',
  noun: { one: 'documento', many: 'documentos' },
} as const satisfies RegisterName;

/** From so many letters on a picker looks for documents. */
export const LETRAS_DO_DOCUMENTO = 3;
