/**
 * Drafts: begun, changed, discarded, begun again as a correction. Several write in one; each is remembered, since none of them approves.
 *
 * The text is kept clean (`sanitise.ts`), and what was taken out is told. Errors: `comunicacoes.estado`, those of the pictures,
 * `plataforma.versao_conflito`. Source: decisions-members (Communication).
 */
import type { InputOf } from '@sede/domain/contract';
import {
  comunicacoesErrors as errors,
  type MotivoComunicacao,
  motivoNaoCorrigir,
  motivoNaoEditar,
} from '@sede/domain/modules/comunicacao/comunicacoes';
import type { comunicacoesContract } from '@sede/domain/modules/comunicacao/comunicacoes/contract';
import type { WriteContext } from '#platform/api/index.ts';
import { comunicacoes } from './comunicacao.record.ts';
import { imagensDe, keepImagens, releaseOrphans } from './imagens.ts';
import { plainText } from './mensagem.ts';
import { sanitise } from './sanitise.ts';

type Contract = typeof comunicacoesContract;

export const refuse = (motivo: MotivoComunicacao | null): void => {
  if (motivo !== null) throw errors.estado({ values: { motivo } });
};

const corpoOf = (dirty: string) => {
  const { html, descartado, imagens } = sanitise(dirty);
  return { corpo: { corpoHtml: html, corpoTexto: plainText(html) }, descartado, imagens };
};
const json = (value: unknown) => JSON.stringify(value);

export async function createComunicacao(
  ctx: WriteContext,
  { corpoHtml, selecao, ...campos }: InputOf<Contract['create']>,
) {
  const { corpo, descartado, imagens } = corpoOf(corpoHtml);
  const editores = [ctx.actor.usuarioId];
  const { id } = await comunicacoes.insert(ctx, {
    ...campos,
    ...corpo,
    selecao: json(selecao),
    editores,
    estado: 'rascunho',
  });
  await keepImagens(ctx, id, imagens);
  return { ...(await comunicacoes.get(ctx, id)), descartado };
}

export async function updateComunicacao(
  ctx: WriteContext,
  { id, versao, corpoHtml, selecao, ...campos }: InputOf<Contract['update']>,
) {
  const row = await comunicacoes.lock(ctx, { id, versao });
  refuse(motivoNaoEditar(row));
  const text = corpoHtml === undefined ? null : corpoOf(corpoHtml);
  await comunicacoes.update(
    ctx,
    { id, versao },
    {
      ...campos,
      ...text?.corpo,
      ...(selecao && { selecao: json(selecao) }),
      editores: [...new Set([...row.editores, ctx.actor.usuarioId])],
    },
  );
  if (text) await keepImagens(ctx, id, text.imagens);
  return { ...(await comunicacoes.get(ctx, id)), descartado: text?.descartado ?? [] };
}

export async function removeComunicacao(ctx: WriteContext, { id, versao }: InputOf<Contract['remove']>) {
  const row = await comunicacoes.lock(ctx, { id, versao });
  refuse(motivoNaoEditar(row));
  const imagens = await imagensDe(ctx.tx, id);
  await comunicacoes.remove(ctx, { id, versao });
  await releaseOrphans(ctx, imagens);
  return { id };
}

const TITULO_MAX = 200;

/** A draft to those who got this one, with its text to begin from. */
export async function corrigir(ctx: WriteContext, { id, versao }: InputOf<Contract['corrigir']>) {
  const row = await comunicacoes.lock(ctx, { id, versao });
  refuse(motivoNaoCorrigir(row));
  const { tema, remetente, titulo, corpoHtml, corpoTexto } = row;
  const novo = await comunicacoes.insert(ctx, {
    tema,
    remetente,
    titulo: `Correção: ${titulo ?? ''}`.slice(0, TITULO_MAX),
    corpoHtml,
    corpoTexto,
    selecao: json({ origem: id }),
    editores: [ctx.actor.usuarioId],
    origemId: id,
    estado: 'rascunho',
  });
  await keepImagens(ctx, novo.id, await imagensDe(ctx.tx, id));
  return comunicacoes.get(ctx, novo.id);
}
