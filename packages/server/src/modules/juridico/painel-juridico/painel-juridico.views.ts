/**
 * The legal home: every count by the query of the list that its row opens, for this reader's offices.
 *
 * Source: spec 3 §2.2; decisions-legal (Panel); invariant B9.
 */
import type { InputOf, OutputOf } from '@sede/domain/contract';
import { linhasDeAtendimentos, linhasDeProcessos } from '@sede/domain/modules/juridico/painel-juridico';
import type { painelJuridicoContract } from '@sede/domain/modules/juridico/painel-juridico/contract';
import type { Reader } from '#platform/api/index.ts';
import { atendimentos, podeAgendar } from '../atendimentos/index.ts';
import { processos } from '../processos/index.ts';

type Contract = typeof painelJuridicoContract;

async function contar<Id extends string, F>(
  linhas: readonly { id: Id; filtro: F }[],
  count: (filtro: F) => Promise<number>,
): Promise<Record<Id, number>> {
  const contadas = await Promise.all(linhas.map(async ({ id, filtro }) => [id, await count(filtro)] as const));
  // One entry for each row.
  return Object.fromEntries(contadas) as Record<Id, number>;
}

export async function readAtendimentos(
  ctx: Reader,
  dias: InputOf<Contract['atendimentos']>,
): Promise<OutputOf<Contract['atendimentos']>> {
  const [contagens, pode] = await Promise.all([
    contar(linhasDeAtendimentos(dias, ctx.today), (filtro) => atendimentos.count(ctx, filtro)),
    podeAgendar(ctx),
  ]);
  return { contagens, podeAgendar: pode };
}

export const readProcessos = async (
  ctx: Reader,
  dias: InputOf<Contract['processos']>,
): Promise<OutputOf<Contract['processos']>> => ({
  contagens: await contar(linhasDeProcessos(dias), (filtro) => processos.count(ctx, filtro)),
});
