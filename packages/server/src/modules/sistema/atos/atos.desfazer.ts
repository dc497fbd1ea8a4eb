/**
 * Takes back what the same person did some seconds ago: one record or many, each taken back or refused on its own.
 *
 * The act's own permission is asked again, and what its module asks besides (`undoAsks`). Asked twice, the first answer stands. What nobody can be told any more
 * (its mails, its notices) goes with it. When nothing could be taken back, the first refusal is the answer.
 * Errors: `plataforma.nada_a_desfazer` (no such act of this person), `.desfazer_tarde`, `.desfazer_mudou`,
 * `.sem_permissao`, those of `undoAsks`, those of the database's guards. Source: issue 9 §1; decisions §6 ('Desfazer'); decision 053.
 */
import type { InputOf, OutputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import type { atosContract } from '@sede/domain/modules/sistema/atos/contract';
import { dropRetidos } from '#modules/sistema/avisos/index.ts';
import { authorise, type ModuleRoutes, type WriteContext } from '#platform/api/index.ts';
import { dropHeldMails } from '#platform/mail/index.ts';
import { keepUndone, lockAct, undoAct } from '#platform/undo/index.ts';

type Desfazer = (typeof atosContract)['desfazer'];

export interface AtosDeps {
  /** All modules of the program, read at each request. */
  modules: () => Record<string, ModuleRoutes>;
}

function operationOf(modules: Record<string, ModuleRoutes>, operacao: string) {
  const [modulo = '', verbo = ''] = operacao.split('.');
  // Names that every object has ('constructor') are no module's and no operation's.
  const module = Object.hasOwn(modules, modulo) ? modules[modulo] : undefined;
  const op = module && Object.hasOwn(module.contract, verbo) ? module.contract[verbo] : undefined;
  if (!module || !op?.['~orpc'].meta.undoable) throw platformErrors.nada_a_desfazer();
  return { op, row: module.rows[verbo], asks: module.undoAsks[verbo] };
}

/** What the act was done to: what went with it in other modules (the deadlines of a deleted case) is not counted. */
function ofTheModule(operacao: string, feitas: readonly { id: string; modulo: string }[]): string[] {
  const own = feitas.filter(({ modulo }) => operacao.startsWith(`${modulo}.`));
  return (own.length > 0 ? own : feitas).map(({ id }) => id);
}

export const desfazer =
  ({ modules }: AtosDeps) =>
  async (ctx: WriteContext, { operacao, chave }: InputOf<Desfazer>): Promise<OutputOf<Desfazer>> => {
    const { op, row, asks } = operationOf(modules(), operacao);
    authorise(op, ctx.actor);
    const act = await lockAct(ctx.tx, { usuarioId: ctx.actor.usuarioId, operacao, chave });
    if (!act) throw platformErrors.nada_a_desfazer();
    await asks?.(ctx);
    // What this operation answered itself.
    if (act.desfeito !== null) return act.desfeito as OutputOf<Desfazer>;
    if (ctx.clock.now() > new Date(act.ate)) throw platformErrors.desfazer_tarde();
    const refuseHidden = async (id: string) => {
      if (row && 'refuseHidden' in row) await row.refuseHidden(ctx, id);
    };
    const { feitas: todas, recusas } = await undoAct(ctx, act, refuseHidden);
    const feitas = todas.map(({ id }) => id);
    const [first] = recusas;
    if (feitas.length === 0) throw first?.error ?? platformErrors.nada_a_desfazer();
    if (recusas.length === 0) await dropHeldMails(ctx.tx, act.id);
    await dropRetidos(ctx.tx, act.id, recusas.length === 0 ? 'todos' : feitas);
    const answer = {
      feitas: ofTheModule(operacao, todas),
      recusadas: recusas.map(({ id, error: { code, message } }) => ({ id, code, message })),
    };
    await keepUndone(ctx.tx, act, answer);
    return answer;
  };
