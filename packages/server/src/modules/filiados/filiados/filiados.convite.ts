/**
 * 'Enviar convite de acesso' for many: the members of a filter, or those named. Each stands for itself; what one refuses is taken
 * back alone. A version that rose meanwhile does not matter. Source: decisions §8; decisions-members (List, Account).
 */
import type { InputOf } from '@sede/domain/contract';
import type { filiadosContract } from '@sede/domain/modules/filiados/filiados/contract';
import type { UsuariosDeps } from '#modules/acesso/usuarios/index.ts';
import type { ReadContext, WriteContext } from '#platform/api/index.ts';
import { eachRecord, inSavepoint, resolveMany } from '#platform/many/index.ts';
import { filiados } from './filiado.record.ts';
import { convidarFiliado } from './filiados.conta.ts';

type Contract = typeof filiadosContract;

export const readSelecao = (ctx: ReadContext, filtro: InputOf<Contract['selecao']>) =>
  filiados.selection(ctx, filiados.query(ctx, filtro));

export async function convidarFiliados(contas: UsuariosDeps, ctx: WriteContext, input: InputOf<Contract['convidar']>) {
  const targets = await resolveMany(ctx.tx, input, (filtro) => filiados.query(ctx, filtro));
  return eachRecord(
    ctx,
    filiados,
    targets,
    ({ id }) => inSavepoint(ctx, () => convidarFiliado(contas, ctx, { id })),
    () => true,
  );
}
