/** What transparency documents are called: all that the first page load needs of them. Source: spec 1 §2.20. */
import type { RegisterName } from '@sede/domain/register';

export const TRANSPARENCIA = {
  name: 'transparencia',
  title: 'Transparência',
  noun: { one: 'documento', many: 'documentos' },
} as const satisfies RegisterName;

/** Where it must be told from the documents of finance: Ctrl K, audit trail, documentation of the API. */
export const DOCUMENTO_DE_TRANSPARENCIA = { one: 'documento de transparência', many: 'documentos de transparência' };
