/**
 * Transparency documents: publish, change, enable, disable, delete.
 *
 * One PDF or one https link, never none. Changing it sets anew when and by whom it was uploaded; a file that is replaced,
 * or whose document is deleted, is reachable no more.
 * Errors: `plataforma.invalido`, those of the files room at `idAnexo`. Source: spec 1 §2.20, §5; decisions §7.
 */
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import {
  type DocumentoTransparencia,
  erroPublicacao,
  TRANSPARENCIA_FILE_RULE,
} from '@sede/domain/modules/financeiro/transparencia';
import type { transparenciaContract } from '@sede/domain/modules/financeiro/transparencia/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { type Seen, setDesabilitado } from '#platform/db/record/index.ts';
import { replaceFile } from '#platform/files/index.ts';
import { carregadoPor } from '../financeiro.arquivo.ts';
import { transparenciaStore } from './transparencia.store.ts';
import { getTransparencia } from './transparencia.views.ts';

type Contract = typeof transparenciaContract;

function refusePublicacao(url: string | null | undefined, idAnexo: string | null | undefined): void {
  const message = erroPublicacao(url, idAnexo);
  if (message) throw platformErrors.invalido({ campos: { idAnexo: message } });
}

export async function createTransparencia(
  ctx: WriteContext,
  dados: InputOf<Contract['create']>,
): Promise<DocumentoTransparencia> {
  refusePublicacao(dados.url, dados.idAnexo);
  await replaceFile(ctx, TRANSPARENCIA_FILE_RULE, null, dados.idAnexo);
  const { id } = await transparenciaStore.insert(ctx.tx, { ...dados, ...carregadoPor(ctx) });
  return getTransparencia(ctx.tx, id);
}

export async function updateTransparencia(
  ctx: WriteContext,
  { id, versao, ...dados }: InputOf<Contract['update']>,
): Promise<DocumentoTransparencia> {
  const atual = await transparenciaStore.lock(ctx.tx, { id, versao });
  const { url = atual.url, idAnexo = atual.idAnexo } = dados;
  refusePublicacao(url, idAnexo);
  const novoPdf = await replaceFile(ctx, TRANSPARENCIA_FILE_RULE, atual.idAnexo, dados.idAnexo);
  const carregamento = novoPdf || url !== atual.url ? carregadoPor(ctx) : {};
  await transparenciaStore.update(ctx.tx, { id, versao }, { ...dados, ...carregamento });
  return getTransparencia(ctx.tx, id);
}

export async function removeTransparencia(ctx: WriteContext, { id, versao }: Seen): Promise<{ id: string }> {
  const { idAnexo } = await transparenciaStore.remove(ctx.tx, { id, versao });
  await replaceFile(ctx, TRANSPARENCIA_FILE_RULE, idAnexo, null);
  return { id };
}

const turn =
  (desabilitado: boolean) =>
  async ({ tx }: WriteContext, seen: Seen): Promise<DocumentoTransparencia> => {
    await setDesabilitado(transparenciaStore, tx, seen, desabilitado);
    return getTransparencia(tx, seen.id);
  };
export const habilitarTransparencia = turn(false);
export const desabilitarTransparencia = turn(true);
