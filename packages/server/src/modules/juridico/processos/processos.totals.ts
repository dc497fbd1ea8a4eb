/** How many cases the list of a filter has for this reader: what the legal home asks. */
import type { InputOf } from '@sede/domain/contract';
import type { processosContract } from '@sede/domain/modules/juridico/processos/contract';
import type { Reader } from '#platform/api/index.ts';
import { processos } from './processo.record.ts';

export const countProcessos = async (ctx: Reader, filter: InputOf<typeof processosContract.totals>): Promise<number> =>
  (await processos.totals(ctx, processos.query(ctx, filter))).total;
