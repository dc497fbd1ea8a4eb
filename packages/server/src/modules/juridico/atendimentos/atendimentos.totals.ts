/** How many appointments the list of a filter has for this reader, and whether they may schedule: what the legal home asks. */
import type { InputOf } from '@sede/domain/contract';
import type { atendimentosContract } from '@sede/domain/modules/juridico/atendimentos/contract';
import type { Reader } from '#platform/api/index.ts';
import { atendimentos } from './atendimento.record.ts';
import { readQuem } from './atendimentos.actor.ts';

export const countAtendimentos = async (
  ctx: Reader,
  filter: InputOf<typeof atendimentosContract.totals>,
): Promise<number> => (await atendimentos.totals(ctx, atendimentos.query(ctx, filter))).total;

/** The Jurídico role, and the reception that the setting names. */
export const podeAgendar = async (ctx: Reader): Promise<boolean> => (await readQuem(ctx)).agenda;
