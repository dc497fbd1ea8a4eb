/** Addresses of the recurring expenses, for their own pages and those that lead to them. */
import { NEW_RECORD, RECORD_PARAM, stringifySearch } from '#platform/routing/index.ts';

export const RECORRENCIAS = '/financial/recorrencias';
export const RECORRENTES_DO_MES = `${RECORRENCIAS}/mes`;

/** The expense that a new recurrence is filled in from. */
export const DESPESA_PARAM = 'despesa';

/** The form of a new recurrence, filled in from this expense. */
export const novaRecorrenciaHref = (despesa: string): string =>
  `${RECORRENCIAS}${stringifySearch({ [RECORD_PARAM]: NEW_RECORD, [DESPESA_PARAM]: despesa })}`;

export const recorrentesDoMesHref = (mes: string): string => `${RECORRENTES_DO_MES}${stringifySearch({ mes })}`;
