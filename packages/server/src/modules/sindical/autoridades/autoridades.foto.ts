/**
 * The photo of an authority: received and drawn anew, shown, put in the old one's place.
 *
 * What was sent is never kept: the two squares are their sender's under the word 'autoridades-foto', which takes no uploads, so that no
 * other file can be named as a photo; then they are the authority's files. Errors: those of `drawFotos`, `checkBytes`, of uploads; `autoridades.foto_alheia` (400).
 * Source: decisions-sindical-contratos-patrimonio (Photo); docs/decisions/098.
 */
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { platformErrors, SedeError } from '@sede/domain/kernel';
import {
  ARQUIVOS_DA_AUTORIDADE,
  autoridadesErrors as errors,
  FOTO_DA_AUTORIDADE,
  type FotoEnviada,
} from '@sede/domain/modules/sindical/autoridades';
import { sql } from 'kysely';
import type { RawContext, ReadContext, WriteContext } from '#platform/api/index.ts';
import {
  anexosErrors,
  bindAnexos,
  openKept,
  readBody,
  receiveUpload,
  releaseAnexos,
  type Upload,
} from '#platform/files/index.ts';
import { autoridades } from './autoridade.record.ts';
import { drawFotos } from './foto.ts';

export async function receiveFoto(ctx: RawContext): Promise<FotoEnviada> {
  const rule = FOTO_DA_AUTORIDADE;
  const bytes = await readBody(ctx.request.raw, rule.maxBytes, () => anexosErrors.grande_demais({ values: { rule } }));
  return keepFotos(ctx, bytes);
}

type Keeper = Pick<RawContext, 'db' | 'now' | 'actor' | 'services' | 'write'>;

/**
 * Draws and keeps both squares, their sender's until a save names them. Both are written down in one transaction, begun when both are
 * stored: where the second finds no room, nothing of the first stays.
 */
export async function keepFotos(ctx: Keeper, bytes: Buffer): Promise<FotoEnviada> {
  const { foto, miniatura } = await drawFotos(bytes);
  const keep = (made: Buffer, nome: string, write: Upload['write']) =>
    receiveUpload({
      stream: Readable.from([made], { objectMode: false }),
      ...{ nome, tamanhoDeclarado: made.length, rule: FOTO_DA_AUTORIDADE, usuarioId: ctx.actor.usuarioId },
      allowance: { db: ctx.db, now: ctx.now },
      ...{ store: ctx.services.files, write },
    });
  let miniaturaId = '';
  const { id: fotoId } = await keep(foto, 'foto.jpg', async (writeFoto) => {
    const kept = await keep(miniatura, 'miniatura.jpg', (writeMiniatura) =>
      ctx.write(async ({ tx }) => {
        await writeFoto(tx);
        await writeMiniatura(tx);
      }),
    );
    miniaturaId = kept.id;
  });
  return { fotoId, miniaturaId };
}

interface Asked {
  id: string;
  miniatura?: boolean | undefined;
  de?: string | undefined;
}

/** Whoever names the photo that they mean may keep it for a day: another photo has another address. */
export async function openFoto(ctx: ReadContext, { id, miniatura = false, de }: Asked) {
  const { fotoId, miniaturaId } = await autoridades.linha(ctx, id);
  const anexo = miniatura ? miniaturaId : fotoId;
  if (anexo === null) throw platformErrors.nao_encontrado();
  const cache = de === anexo ? 'private, max-age=86400' : 'private, no-store';
  return openKept(ctx, anexo, { disposicao: 'inline', cache });
}

/** The bytes of the larger square, a JPEG of ours; null without one, or where the storage has lost it. */
export async function readFoto(ctx: ReadContext, { fotoId }: Pick<Quadrados, 'fotoId'>): Promise<Buffer | null> {
  if (fotoId === null) return null;
  const { corpo } = await openKept(ctx, fotoId, { disposicao: 'inline', cache: 'private, no-store' });
  return Buffer.isBuffer(corpo) ? corpo : buffer(corpo);
}

interface Quadrados {
  fotoId: string | null;
  miniaturaId: string | null;
}

/** In: what the held authority has, and what was sent; undefined stays, null takes it away. Out: the columns to change. */
export async function replaceFotos(
  { tx, actor, now }: WriteContext,
  before: Quadrados,
  foto: FotoEnviada | null | undefined,
): Promise<Partial<Quadrados>> {
  if (foto === undefined) return {};
  const after = foto ?? { fotoId: null, miniaturaId: null };
  if (after.fotoId === before.fotoId && after.miniaturaId === before.miniaturaId) return {};
  const novas = foto ? [foto.fotoId, foto.miniaturaId] : [];
  if (new Set(novas).size !== novas.length) throw errors.foto_alheia();
  try {
    await bindAnexos(tx, novas, {
      ...{ modulo: FOTO_DA_AUTORIDADE.modulo, como: ARQUIVOS_DA_AUTORIDADE.modulo },
      ...{ usuarioId: actor.usuarioId, now },
    });
  } catch (error) {
    if (!(error instanceof SedeError)) throw error;
    throw errors.foto_alheia({ campos: { foto: errors.foto_alheia().message } });
  }
  await releaseAnexos(
    tx,
    [before.fotoId, before.miniaturaId].filter((id) => id !== null),
    now,
  );
  return after;
}

/** Whether somebody who sees this authority may open the file by its own address. */
export const ofAnexo = (anexoId: string) => sql`(au.id in (
  select l.autoridade_id from autoridades_anexos l where l.anexo_id = ${anexoId}::uuid and l.situacao = 'Ativo')
  or ${anexoId}::uuid in (au.foto_id, au.miniatura_id))`;
