/**
 * Use cases of one's own account: change the password, see and end one's sessions.
 *
 * Changing the password asks the current one when the sign-in is older than 10 minutes, and ends the other sessions and
 * every link. A wrong current password counts against the account's limit. Source: spec 1 §2.4; decisions §6.
 */

import {
  contaErrors,
  dispositivo,
  muitasTentativas,
  precisaConfirmarSenha,
  type SessaoPropria,
  senhaFraca,
} from '@sede/domain/modules/acesso/conta';
import type { ReadContext, WriteContext } from '#platform/api/index.ts';
import { endLinks, endSessions, releaseAttempt, reserveAttempt } from '#platform/auth/index.ts';
import type { ContaDeps } from './conta.deps.ts';
import { byOwnPassword } from './conta.paths.ts';
import { endSessaoOf, sessoesDe } from './conta.store.ts';

export interface AlterarSenha {
  novaSenha: string;
  confirmacao: string;
  senhaAtual?: string;
}

async function checkSenha(deps: ContaDeps, { tx, actor, clock }: WriteContext, senhaAtual: string): Promise<void> {
  const limit = byOwnPassword(actor.usuarioId);
  // Counted outside the transaction: a refusal rolls the transaction back, and the failure must still count.
  const attempt = await reserveAttempt(deps.attemptsDb, [limit], clock.now());
  if (!attempt.allowed) throw muitasTentativas(attempt.retryAfterSeconds);
  if (!(await deps.auth.checkPassword(tx, actor.usuarioId, senhaAtual))) {
    throw contaErrors.senha_atual_incorreta({ campos: { senhaAtual: contaErrors.senha_atual_incorreta().message } });
  }
  await releaseAttempt(deps.attemptsDb, attempt.ids, [limit.key]);
}

export async function changeSenha(deps: ContaDeps, ctx: WriteContext, input: AlterarSenha) {
  const { tx, actor, now } = ctx;
  if (input.novaSenha !== input.confirmacao) {
    throw contaErrors.senhas_diferentes({ campos: { confirmacao: contaErrors.senhas_diferentes().message } });
  }
  if (await deps.isSenhaFraca(tx, input.novaSenha, actor)) throw senhaFraca('novaSenha');
  if (input.senhaAtual !== undefined) await checkSenha(deps, ctx, input.senhaAtual);
  else if (precisaConfirmarSenha(actor.autenticadoEm, now)) throw contaErrors.confirmar_senha();
  await deps.auth.setPassword(tx, actor.usuarioId, input.novaSenha);
  await endLinks(tx, actor.usuarioId);
  return { sessoesEncerradas: await endSessions(tx, actor.usuarioId, actor.sessaoId) };
}

export const listSessoes = (ctx: ReadContext) => sessoesDoUsuario(ctx, ctx.actor.usuarioId);

/** The open sessions of anybody, for whoever may keep users. */
export async function sessoesDoUsuario(
  { db, actor, now }: ReadContext,
  usuarioId: string,
): Promise<{ itens: SessaoPropria[] }> {
  const rows = await sessoesDe(db, usuarioId, now);
  return {
    itens: rows.map((row) => ({
      id: row.id,
      dispositivo: dispositivo(row.agente),
      endereco: row.endereco || null,
      entrouEm: row.criadoEm,
      vistaEm: row.atualizadoEm,
      atual: row.id === actor.sessaoId,
    })),
  };
}

export async function endSessao(ctx: WriteContext, { id }: { id: string }) {
  if (!(await endSessaoOf(ctx.tx, ctx.actor.usuarioId, id))) throw contaErrors.sessao_nao_encontrada();
  return { id };
}

export async function endOtherSessoes(ctx: WriteContext) {
  const { tx, actor } = ctx;
  return { encerradas: await endSessions(tx, actor.usuarioId, actor.sessaoId) };
}
