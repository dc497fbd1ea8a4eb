/** The table `eventos`: its writes. Source: spec 1 §3.6. */
import type { Evento } from '@sede/domain/modules/financeiro/eventos';
import { recordStore } from '#platform/db/record/index.ts';
import type { Reference } from '#platform/records/index.ts';

export const eventosStore = recordStore<'eventos', Omit<Evento, 'nomeDocumento'>>('eventos');

/** For records that refer to one. */
export const EVENTO_REFERENCIA: Reference = { tabela: 'eventos', nome: 'O evento' };
