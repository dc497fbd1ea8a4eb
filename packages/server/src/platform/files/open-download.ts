/**
 * Opens an attachment for somebody who may see it.
 *
 * Unbound: only its uploader. Bound: whoever may see the record that owns it (asked of the module). Let go of by its
 * record: nobody, also by an old address. All refusals are the same `anexos.nao_encontrado` (404): whether a file exists
 * is not a stranger's business. PDFs and pictures may open in the browser, all else is downloaded. Out: a file reply of the API platform, which adds the safe headers. The caller logs it;
 * a module whose files concern a person writes that down besides (`aberto`).
 */
import { opensInBrowser } from '@sede/domain/kernel';
import type { ReadContext } from '../api/context.ts';
import type { FileReply } from '../api/raw.ts';
import { type Anexo, findAnexo, type StoredAnexo, toAnexo } from './anexos.store.ts';
import { anexosErrors } from './anexos-errors.ts';

async function maySee(ctx: ReadContext, anexo: StoredAnexo): Promise<boolean> {
  if (anexo.liberadoEm !== null) return false;
  if (anexo.usadoEm === null) return anexo.enviadoPor === ctx.actor.usuarioId;
  return ctx.services.attachmentOwners.podeVer(ctx, anexo.modulo, anexo.id);
}

async function replyOf(ctx: ReadContext, anexo: StoredAnexo, disposicao: FileReply['disposicao']): Promise<FileReply> {
  const corpo = await ctx.services.files.get(anexo.chave);
  const { nome, tipoConteudo: tipo, tamanho } = anexo;
  // A browser would ask for the password, and what could not be looked through is not shown within our pages.
  return {
    nome,
    tipo,
    tamanho,
    corpo,
    disposicao: anexo.protegido || !opensInBrowser(tipo) ? 'attachment' : disposicao,
  };
}

export async function openDownload(
  ctx: ReadContext,
  id: string,
  disposicao: FileReply['disposicao'] = 'attachment',
): Promise<FileReply & { anexo: Anexo; modulo: string }> {
  const anexo = await findAnexo(ctx.db, id);
  if (!anexo || !(await maySee(ctx, anexo))) throw anexosErrors.nao_encontrado();
  if (anexo.usadoEm !== null) await ctx.services.attachmentOwners.aberto(ctx, anexo.modulo, { id, nome: anexo.nome });
  return { anexo: toAnexo(anexo), modulo: anexo.modulo, ...(await replyOf(ctx, anexo, disposicao)) };
}

/** A file of a record that the caller has read as this person sees it (a photo on its page): nobody is asked again. */
export async function openKept(
  ctx: ReadContext,
  id: string,
  { disposicao, cache }: Required<Pick<FileReply, 'disposicao' | 'cache'>>,
): Promise<FileReply> {
  const anexo = await findAnexo(ctx.db, id);
  if (!anexo || anexo.usadoEm === null || anexo.liberadoEm !== null) throw anexosErrors.nao_encontrado();
  return { ...(await replyOf(ctx, anexo, disposicao)), cache };
}
