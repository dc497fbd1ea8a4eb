/**
 * Use cases of another person's sessions: see and end them; the person's open pages hear of it at once.
 *
 * Sessions are no audited table: their end stands in the user's log. Errors: `conta.sessao_nao_encontrada`,
 * `usuarios.nao_encontrado`. Source: issue 3 (end sessions); decisions §6.
 */

import { contaErrors } from '@sede/domain/modules/acesso/conta';
import type { WriteContext } from '#platform/api/index.ts';
import { endSessions, recordUserLog } from '#platform/auth/index.ts';
import { endSessaoOf } from '../conta/index.ts';
import { lockUsuario } from './usuarios.store.ts';

async function note(ctx: WriteContext, usuarioId: string): Promise<void> {
  await recordUserLog(ctx.tx, { usuarioId, tipo: 'sessoes_encerradas', dados: { por: ctx.actor.nome } }, ctx.now);
}

export async function endSessaoOfUsuario(ctx: WriteContext, { id, sessao }: { id: string; sessao: string }) {
  if (!(await endSessaoOf(ctx.tx, id, sessao))) throw contaErrors.sessao_nao_encontrada();
  await note(ctx, id);
  return { encerradas: 1 };
}

export async function endSessoesOfUsuario(ctx: WriteContext, { id }: { id: string }) {
  await lockUsuario(ctx, { id });
  const encerradas = await endSessions(ctx.tx, id, ctx.actor.usuarioId === id ? ctx.actor.sessaoId : null);
  if (encerradas > 0) await note(ctx, id);
  return { encerradas };
}
