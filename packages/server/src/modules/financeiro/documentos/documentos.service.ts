/**
 * Documents: include, change, enable, disable, delete.
 *
 * Validity does not end before it begins. A new PDF sets anew when and by whom it was uploaded; a file that is replaced,
 * or whose document is deleted, is reachable no more. A document that an event names cannot be deleted.
 * Errors: `documentos.em_uso` (409), `plataforma.invalido`, those of the files room at `idAnexo`.
 * Source: spec 3 §2.12, §5; decisions §7.
 */
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import { DOCUMENTOS_FILE_RULE, type Documento, documentosErrors } from '@sede/domain/modules/financeiro/documentos';
import type { documentosContract } from '@sede/domain/modules/financeiro/documentos/contract';
import { erroPeriodo } from '@sede/domain/modules/financeiro/eventos';
import type { WriteContext } from '#platform/api/index.ts';
import { removeUnlessUsed, type Seen, setDesabilitado } from '#platform/db/record/index.ts';
import { replaceFile } from '#platform/files/index.ts';
import { carregadoPor } from '../financeiro.arquivo.ts';
import { documentosStore } from './documentos.store.ts';
import { getDocumento } from './documentos.views.ts';

type Contract = typeof documentosContract;

function refuseVigencia(inicio: string | null, fim: string | null): void {
  const message = erroPeriodo(inicio, fim);
  if (message) throw platformErrors.invalido({ campos: { dataFimVigencia: message } });
}

export async function createDocumento(ctx: WriteContext, dados: InputOf<Contract['create']>): Promise<Documento> {
  refuseVigencia(dados.dataInicioVigencia, dados.dataFimVigencia);
  await replaceFile(ctx, DOCUMENTOS_FILE_RULE, null, dados.idAnexo);
  const { id } = await documentosStore.insert(ctx.tx, { ...dados, ...carregadoPor(ctx) });
  return getDocumento(ctx.tx, id, ctx.today);
}

export async function updateDocumento(
  ctx: WriteContext,
  { id, versao, ...dados }: InputOf<Contract['update']>,
): Promise<Documento> {
  const atual = await documentosStore.lock(ctx.tx, { id, versao });
  const { dataInicioVigencia = atual.dataInicioVigencia, dataFimVigencia = atual.dataFimVigencia } = dados;
  refuseVigencia(dataInicioVigencia, dataFimVigencia);
  const carregamento = (await replaceFile(ctx, DOCUMENTOS_FILE_RULE, atual.idAnexo, dados.idAnexo))
    ? carregadoPor(ctx)
    : {};
  await documentosStore.update(ctx.tx, { id, versao }, { ...dados, ...carregamento });
  return getDocumento(ctx.tx, id, ctx.today);
}

export async function removeDocumento(ctx: WriteContext, seen: Seen): Promise<{ id: string }> {
  const { idAnexo } = await documentosStore.lock(ctx.tx, seen);
  const done = await removeUnlessUsed(documentosStore, ctx.tx, seen, { eventos: documentosErrors.em_uso });
  await replaceFile(ctx, DOCUMENTOS_FILE_RULE, idAnexo, null);
  return done;
}

const turn =
  (desabilitado: boolean) =>
  async ({ tx, today }: WriteContext, seen: Seen): Promise<Documento> => {
    await setDesabilitado(documentosStore, tx, seen, desabilitado);
    return getDocumento(tx, seen.id, today);
  };
export const habilitarDocumento = turn(false);
export const desabilitarDocumento = turn(true);
