/**
 * Reads of authorities beside the list. Opening a profile, and reading what is sensitive, are written down; an opened document as well.
 * Whoever cites an authority reads name, current office and party. Source: spec 3 §2.11; decisions §6; decisions-sindical-contratos-patrimonio
 * (Permissions added, Authorities).
 */
import { can } from '@sede/domain/access';
import type { AtoDeAcesso } from '@sede/domain/kernel';
import type { Autoridade, AutoridadeCompleta } from '@sede/domain/modules/sindical/autoridades';
import { ARQUIVOS_DA_AUTORIDADE } from '@sede/domain/modules/sindical/autoridades';
import { sql } from 'kysely';
import type { ReadContext } from '#platform/api/index.ts';
import type { OptionsInput } from '#platform/db/list/index.ts';
import type { AttachmentOwner } from '#platform/files/index.ts';
import { registerAcesso } from '#platform/personal-data/index.ts';
import { autoridades, CARGO_ATUAL } from './autoridade.record.ts';
import { ofAnexo, readFoto } from './autoridades.foto.ts';
import { readSensiveis } from './autoridades.store.ts';

const register = (
  ctx: ReadContext,
  ato: AtoDeAcesso,
  { id, nomePolitico }: Pick<Autoridade, 'id' | 'nomePolitico'>,
  more: Record<string, unknown> = {},
) =>
  registerAcesso(ctx, {
    ...{ ato, tela: 'autoridades', filiado: null },
    detalhe: { autoridade: nomePolitico, id, ...more },
    quantidade: 1,
  });

export async function openAutoridade(ctx: ReadContext, { id }: { id: string }): Promise<Autoridade> {
  const autoridade = await autoridades.get(ctx, id);
  await register(ctx, 'abrir', autoridade);
  return autoridade;
}

/** First written down, then told. */
export async function readCompleta(ctx: ReadContext, { id }: { id: string }): Promise<AutoridadeCompleta> {
  const autoridade = await autoridades.get(ctx, id);
  await register(ctx, 'mostrar', autoridade);
  return { ...autoridade, ...(await readSensiveis(ctx.db, id)) };
}

/** For a sheet that prints it: the profile without what is sensitive, and the photo's bytes. */
export async function openParaFicha(ctx: ReadContext, id: string) {
  const autoridade = await autoridades.get(ctx, id);
  const foto = await readFoto(ctx, autoridade);
  await register(ctx, 'imprimir', autoridade);
  return { autoridade, foto };
}

export const autoridadesOptions = (ctx: ReadContext, input: OptionsInput) =>
  autoridades.options<{ id: string; nome: string; cargo: string | null; partido: string | null }>(ctx, input, {
    columns: sql`au.id, au.nome_politico as nome, ${CARGO_ATUAL} as cargo, au.partido`,
  });

export const autoridadesAttachments: AttachmentOwner = {
  ...ARQUIVOS_DA_AUTORIDADE,
  podeVer: async (ctx, anexoId) =>
    can(ctx.actor.papeis, 'autoridades.ver') && autoridades.seesOne(ctx, [ofAnexo(anexoId)]),
  async aberto(ctx, { id, nome: arquivo }) {
    const found = await autoridades.some<Pick<Autoridade, 'id' | 'nomePolitico'>>(ctx, {
      ...{ conditions: [ofAnexo(id)], columns: sql`au.id, au.nome_politico`, order: sql`au.id`, limit: 1 },
    });
    for (const one of found) await register(ctx, 'baixar', one, { arquivo });
  },
};
