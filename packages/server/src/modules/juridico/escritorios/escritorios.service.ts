/**
 * What is done with an office beside its record: deletion that says what stands against it, disabling with its users, its present name and
 * address on what is open.
 *
 * Appointments and cases keep the name as it was until somebody asks; those that are closed keep it for good. Whoever has nothing but
 * this office loses the account with it, everybody else the office alone. Errors: `escritorios.associado`, `.em_uso` (409),
 * `plataforma.versao_conflito`, `plataforma.ja_desabilitado`. Source: spec 3 §2.8; decisions-legal (Offices).
 */
import type { InputOf } from '@sede/domain/contract';
import {
  escritoriosErrors as errors,
  escritoriosMessages as messages,
} from '@sede/domain/modules/juridico/escritorios';
import type { escritoriosContract } from '@sede/domain/modules/juridico/escritorios/contract';
import { sql } from 'kysely';
import { desabilitarUsuario, leaveEscritorio } from '#modules/acesso/usuarios/index.ts';
import type { WriteContext } from '#platform/api/index.ts';
import { registerHandlers } from '#platform/register/index.ts';
import { ATENDIMENTO_ABERTO, PROCESSO_ABERTO, readAssociados, readUsuarios } from './escritorios.ligacoes.ts';
import { escritorios } from './escritorios.record.ts';

type Contract = typeof escritoriosContract;
export const handlers = registerHandlers(escritorios);

export async function removeEscritorio(ctx: WriteContext, seen: InputOf<Contract['remove']>) {
  await escritorios.lock(ctx, seen);
  const a = await readAssociados(ctx.tx, seen.id);
  if (a.length > 0) throw errors.associado({ values: { a } });
  return handlers.remove(ctx, seen);
}

export async function desabilitarEscritorio(
  ctx: WriteContext,
  { encerrarAcesso, ...seen }: InputOf<Contract['desabilitar']>,
) {
  const escritorio = await handlers.desabilitar(ctx, seen);
  if (encerrarAcesso) {
    for (const { id, soDele } of await readUsuarios(ctx.tx, seen.id)) {
      if (soDele) await desabilitarUsuario(ctx, { id }, messages.motivoDoAcesso(escritorio.nome));
      else await leaveEscritorio(ctx, { id }, seen.id);
    }
  }
  return escritorio;
}

export async function atualizarHistorico(
  ctx: WriteContext,
  { id, versao, onde }: InputOf<Contract['atualizarHistorico']>,
): Promise<{ mudados: number }> {
  const { nome, email } = await escritorios.lock(ctx, { id, versao });
  const valores = sql`set escritorio_nome = ${nome}, escritorio_email = ${email}`;
  const outro = sql`(escritorio_nome, escritorio_email) is distinct from (${nome}::text, ${email}::text)`;
  const { numAffectedRows = 0n } = await (onde === 'atendimentos'
    ? sql`update atendimentos t ${valores} where t.escritorio_id = ${id}::uuid and ${ATENDIMENTO_ABERTO} and ${outro}`
    : sql`update processos_juridicos p ${valores} where p.escritorio_id = ${id}::uuid and ${PROCESSO_ABERTO} and ${outro}`
  ).execute(ctx.tx);
  return { mudados: Number(numAffectedRows) };
}
