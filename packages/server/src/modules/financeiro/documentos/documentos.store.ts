/** The table `documentos`: its writes. Source: spec 3 §2.12. */
import { recordStore } from '#platform/db/record/index.ts';
import type { Reference } from '#platform/records/index.ts';

export const documentosStore = recordStore<'documentos'>('documentos');

/** For records that refer to one. */
export const DOCUMENTO_REFERENCIA: Reference = { tabela: 'documentos', nome: 'O documento' };
