/**
 * Gives several assets to a user, a sector or both; each is done or refused on its own, in the order of their ids. Errors of the whole:
 * `plataforma.invalido`, `.selecao_mudou`; of one: `bens.descartado`, `.devolvido`, `plataforma.versao_conflito`, `.nao_encontrado`.
 * Source: decisions-sindical-contratos-patrimonio (Register: many); invariant D2.
 */
import type { InputOf } from '@sede/domain/contract';
import { bensMessages as messages, situacaoAoAlocar } from '@sede/domain/modules/patrimonio/bens';
import type { bensContract } from '@sede/domain/modules/patrimonio/bens/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { eachRecord, resolveMany } from '#platform/many/index.ts';
import { changedOnly, refuseCampos } from '#platform/records/index.ts';
import { emitirTermos } from '../patrimonio.termos.ts';
import { bens } from './bem.record.ts';
import { holdUsuario, refusePalavras } from './bens.checks.ts';
import { refuseFinal } from './bens.movimento.ts';

export async function alocar(
  ctx: WriteContext,
  { idUsuario, setorAlocado, dataAlocacao, ...quais }: InputOf<(typeof bensContract)['alocar']>,
) {
  if (idUsuario === undefined && !setorAlocado) refuseCampos({ idUsuario: messages.semAlocacao });
  await refusePalavras(ctx, { setorAlocado });
  await holdUsuario(ctx.tx, { idUsuario });
  const alvos = await resolveMany(ctx.tx, quais, (filtro) => bens.query(ctx, filtro));
  const passam = new Set<string>();
  const feito = await eachRecord(ctx, bens, alvos, async (row) => {
    refuseFinal(row);
    const { id, versao, classe, situacaoBase } = row;
    const usuario =
      idUsuario === undefined
        ? {}
        : { idUsuario, usuarioNome: null, situacaoBase: situacaoAoAlocar(classe, situacaoBase, idUsuario !== null) };
    const novos = { ...usuario, ...(setorAlocado && { setorAlocado }), dataAlocacao, retorno: null };
    await bens.update(ctx, { id, versao }, changedOnly(row, novos));
    if (idUsuario && row.idUsuario !== idUsuario) passam.add(id);
  });
  if (idUsuario) await termosDaAlocacao(ctx, idUsuario, [...passam]);
  return feito;
}

/** Of what an employee was given. */
export async function termosDaAlocacao(ctx: WriteContext, idFuncionario: string, bemIds: readonly string[]) {
  const entregues = bemIds.map((bemId) => ({ bemId, fluxoId: null }));
  await emitirTermos(ctx, { origem: 'alocacao', entregues, quem: { idFuncionario, responsavel: '', email: null } });
}
