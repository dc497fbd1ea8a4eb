/**
 * Files and links of a theme, of an item or of an action of it. A file's name is one of its context, case aside; one that is taken out stays
 * with who and when; links go for good. Whoever sees themes opens the files.
 *
 * The theme is held first: of two that send the same name at once the second is refused. Errors: `temas.arquivo_repetido` (409),
 * `.arquivos_demais`, `.links_demais` (422), those of `bindAnexos`; `plataforma.invalido`, `.nao_encontrado`, `.versao_conflito`.
 * Source: spec 3 §5 (Theme), §7 (Themes); decisions-sindical-contratos-patrimonio (Files).
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import {
  ARQUIVOS_DO_TEMA,
  temasErrors as errors,
  MAX_ARQUIVOS_DO_CONTEXTO,
  passosMessages as messages,
} from '@sede/domain/modules/sindical/temas';
import type { temasContract } from '@sede/domain/modules/sindical/temas/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import type { Seen } from '#platform/db/record/index.ts';
import { type AttachmentOwner, getAnexos, releaseAnexos, takeAnexos } from '#platform/files/index.ts';
import { refuseCampos } from '#platform/records/index.ts';
import { acoes, arquivos, itens, links } from './partes.record.ts';
import { temas } from './tema.record.ts';
import { touchTema } from './temas.service.ts';
import { type Contexto, countArquivos, countLinks } from './temas.store.ts';
import { readAnexados } from './temas.views.ts';

type Contract = typeof temasContract;

/** The theme, held; an item or action that is named is one of its own. */
async function holdContexto(ctx: WriteContext, { temaId, itemId, acaoId }: Contexto): Promise<void> {
  await touchTema(ctx, temaId);
  if (itemId !== undefined && acaoId !== undefined) refuseCampos({ acaoId: messages.umContexto });
  const item = itemId === undefined ? undefined : await itens.find(ctx, itemId);
  const acao = acaoId === undefined ? undefined : await acoes.find(ctx, acaoId);
  if (itemId !== undefined && item?.temaId !== temaId) refuseCampos({ itemId: messages.contextoInexistente });
  if (acaoId !== undefined && acao?.temaId !== temaId) refuseCampos({ acaoId: messages.contextoInexistente });
}

export async function incluirArquivo(
  ctx: WriteContext,
  { id: temaId, anexo, itemId, acaoId }: InputOf<Contract['incluirArquivo']>,
) {
  const contexto = { temaId, itemId, acaoId };
  await holdContexto(ctx, contexto);
  await takeAnexos(ctx, { rule: ARQUIVOS_DO_TEMA, anexos: [anexo], campo: 'anexo' });
  const [enviado] = await getAnexos(ctx.tx, [anexo]);
  if (!enviado) throw platformErrors.nao_encontrado();
  const { nome } = enviado;
  const { total, repetido } = await countArquivos(ctx.tx, contexto, nome);
  if (repetido) throw errors.arquivo_repetido({ values: { nome } });
  if (total >= MAX_ARQUIVOS_DO_CONTEXTO) throw errors.arquivos_demais();
  const { id } = await arquivos.insert(ctx, { ...contexto, anexoId: anexo, nome });
  const arquivo = (await readAnexados(ctx, temaId)).arquivo(id);
  if (!arquivo) throw platformErrors.nao_encontrado();
  return arquivo;
}

export async function excluirArquivo(ctx: WriteContext, { id, versao }: Seen) {
  const { temaId, anexoId } = await arquivos.get(ctx, id);
  await touchTema(ctx, temaId);
  const { now: excluidoEm, actor } = ctx;
  await arquivos.update(ctx, { id, versao }, { situacao: 'Excluído', excluidoEm, excluidoPor: actor.nome });
  await releaseAnexos(ctx.tx, [anexoId], ctx.now);
  return { id };
}

export async function incluirLink(
  ctx: WriteContext,
  { id: temaId, itemId, acaoId, ...dados }: InputOf<Contract['incluirLink']>,
) {
  const contexto = { temaId, itemId, acaoId };
  await holdContexto(ctx, contexto);
  if ((await countLinks(ctx.tx, contexto)) >= MAX_ARQUIVOS_DO_CONTEXTO) throw errors.links_demais();
  const { id } = await links.insert(ctx, { ...contexto, ...dados });
  return links.get(ctx, id);
}

export async function excluirLink(ctx: WriteContext, { id, versao }: Seen) {
  await touchTema(ctx, (await links.get(ctx, id)).temaId);
  await links.remove(ctx, { id, versao });
  return { id };
}

const ofFile = (anexoId: string) =>
  sql`t.id in (select l.tema_id from temas_arquivos l where l.anexo_id = ${anexoId}::uuid and l.situacao = 'Ativo')`;

export const temasAttachments: AttachmentOwner = {
  ...ARQUIVOS_DO_TEMA,
  podeVer: async (ctx, anexoId) => can(ctx.actor.papeis, 'temas.ver') && temas.seesOne(ctx, [ofFile(anexoId)]),
};
