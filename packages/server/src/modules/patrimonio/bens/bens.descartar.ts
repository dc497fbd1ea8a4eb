/**
 * The end of an asset and taking it back. Anything open refuses the end; the number must be free for the way back.
 *
 * Errors: `bens.descartado`, `.devolvido` (422), `.fora`, `.em_manutencao`, `.nao_descartado`, `.numero_repetido` (409),
 * `plataforma.versao_conflito`, `.invalido`. Source: spec 3 §4; decisions-sindical-contratos-patrimonio (Assets); invariants D2, D5.
 */
import type { InputOf } from '@sede/domain/contract';
import {
  bensErrors as errors,
  fimDoBem,
  bensMessages as messages,
  motivoNaoDesfazerDescarte,
  situacaoInicial,
} from '@sede/domain/modules/patrimonio/bens';
import type { bensContract } from '@sede/domain/modules/patrimonio/bens/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { bens } from './bem.record.ts';
import { moveBens } from './bens.movimento.ts';
import { refusingNumero } from './bens.service.ts';
import { readBem } from './bens.views.ts';

type Contract = typeof bensContract;

export async function descartar(ctx: WriteContext, { id, versao, data, motivo }: InputOf<Contract['descartar']>) {
  // Of an asset that is not there the same is told as everywhere.
  const row = await bens.lock(ctx, { id });
  await moveBens(ctx, [id], { movimento: 'fim' });
  if (row.versao !== versao) throw await bens.conflict(ctx, row);
  if (data > ctx.today) refuseCampos({ data: messages.fimFuturo(row.classe === 'predial') });
  if (motivo) await ctx.reason(motivo);
  const { situacaoBase: situacaoAntes, classe } = row;
  await bens.update(ctx, { id, versao }, { situacaoBase: fimDoBem(classe), situacaoAntes, dataDescarte: data });
  return readBem(ctx, id);
}

/** It is again what it was. */
export async function desfazerDescarte(
  ctx: WriteContext,
  { id, versao, motivo }: InputOf<Contract['desfazerDescarte']>,
) {
  const row = await bens.lock(ctx, { id });
  if (motivoNaoDesfazerDescarte(row)) throw errors.nao_descartado();
  if (row.versao !== versao) throw await bens.conflict(ctx, row);
  await ctx.reason(motivo);
  const comUsuario = row.idUsuario !== null || row.usuarioNome !== null;
  const situacaoBase = row.situacaoAntes ?? situacaoInicial(row.classe, comUsuario);
  await refusingNumero(
    row.nPatrimonio,
    bens.update(ctx, { id, versao }, { situacaoBase, situacaoAntes: null, dataDescarte: null }),
  );
  return readBem(ctx, id);
}
