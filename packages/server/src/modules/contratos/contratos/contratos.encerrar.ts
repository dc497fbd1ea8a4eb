/**
 * Closing, cancelling it, deletion. The situation is asked before the version, so that who comes second learns what happened.
 *
 * Deletion is an update that no key stops: it holds the contract for update and counts what is linked; whoever links holds it for share
 * (`holdContrato`), so that one of both waits and then sees the other. A number is never used again. Errors: `contratos.encerrado`,
 * `.nao_encerrado` (409), `.em_despesas`, `.em_receitas`, `.em_eventos` (422), `plataforma.versao_conflito`. Source: spec 3 §4, §5;
 * decisions-sindical-contratos-patrimonio (State, Races); invariants C1, C7.
 */
import {
  contratosErrors as errors,
  motivoNaoEncerrarContrato,
  motivoNaoReabrirContrato,
  type SituacaoDoContrato,
} from '@sede/domain/modules/contratos/contratos';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import type { Seen } from '#platform/db/record/index.ts';
import { contratos } from './contrato.record.ts';
import { readContrato } from './contratos.views.ts';

/** The contract, held, that may be changed. */
export async function lockVigente(ctx: WriteContext, id: string) {
  const row = await contratos.lock(ctx, { id });
  if (motivoNaoEncerrarContrato(row)) throw errors.encerrado();
  return row;
}

async function mudar(ctx: WriteContext, seen: Seen, situacao: SituacaoDoContrato) {
  await contratos.update(ctx, seen, { situacao });
  return readContrato(ctx, seen.id);
}

export async function encerrar(ctx: WriteContext, { id, versao }: Seen) {
  await lockVigente(ctx, id);
  return mudar(ctx, { id, versao }, 'Encerrado');
}

export async function reabrir(ctx: WriteContext, { id, versao }: Seen) {
  if (motivoNaoReabrirContrato(await contratos.lock(ctx, { id }))) throw errors.nao_encerrado();
  return mudar(ctx, { id, versao }, 'Vigente');
}

/** A recurring expense is an expense that will be. */
async function refuseLigado(ctx: WriteContext, id: string): Promise<void> {
  const { rows } = await sql<{ despesas: boolean; receitas: boolean; eventos: boolean }>`
    select exists (select from despesas where id_contrato = ${id}::uuid and not excluido)
        or exists (select from recorrencias where id_contrato = ${id}::uuid) as despesas,
      exists (select from receitas where id_contrato = ${id}::uuid) as receitas,
      exists (select from eventos where id_contrato = ${id}::uuid) as eventos`.execute(ctx.tx);
  const [ligado] = rows;
  if (ligado?.despesas) throw errors.em_despesas();
  if (ligado?.receitas) throw errors.em_receitas();
  if (ligado?.eventos) throw errors.em_eventos();
}

export async function excluir(ctx: WriteContext, { id, versao }: Seen) {
  await contratos.lock(ctx, { id });
  await refuseLigado(ctx, id);
  await contratos.update(ctx, { id, versao }, { situacao: 'Excluido' });
  return { id };
}
