/**
 * The ficha cadastral: PDFs attached to a member and taken off. A file that no record names any more is let go of.
 *
 * Who opens one is written down with the member. Errors: those of `bindAnexos`; `plataforma.versao_conflito`.
 * Source: spec 2 §2, §5, §9; decisions-members (Dialog, LGPD).
 */
import { can } from '@sede/domain/access';
import type { InputOf } from '@sede/domain/contract';
import { platformErrors } from '@sede/domain/kernel';
import { ARQUIVOS_DA_FICHA } from '@sede/domain/modules/filiados/filiados';
import type { filiadosContract } from '@sede/domain/modules/filiados/filiados/contract';
import { sql } from 'kysely';
import type { WriteContext } from '#platform/api/index.ts';
import { type AttachmentOwner, releaseAnexos } from '#platform/files/index.ts';
import { registerAberto } from '../filiados.anexos.ts';
import { filiados } from './filiado.record.ts';
import { arquivosDaFicha, readMascarados } from './filiados.store.ts';

type Contract = typeof filiadosContract;

/** Whoever keeps or takes off a file sees which there are. */
async function withArquivos(ctx: WriteContext, id: string) {
  const { arquivos } = await readMascarados(ctx.tx, id);
  return { ...(await filiados.get(ctx, id)), arquivos };
}

export async function attachFicha(ctx: WriteContext, { id, versao, anexos }: InputOf<Contract['anexar']>) {
  const row = await filiados.lock(ctx, { id, versao });
  await arquivosDaFicha.takeAnexos(ctx, anexos);
  await arquivosDaFicha.linkAnexos(ctx.tx, [id], anexos);
  await filiados.update(ctx, row, {});
  return withArquivos(ctx, id);
}

export async function removeAnexoDaFicha(ctx: WriteContext, { id, versao, anexo }: InputOf<Contract['removerAnexo']>) {
  const { tx } = ctx;
  const row = await filiados.lock(ctx, { id, versao });
  if ((await arquivosDaFicha.unlinkAnexo(tx, id, anexo)) === undefined) throw platformErrors.nao_encontrado();
  await sql`update filiado_periodos set anexo_id = null where filiado_id = ${id}::uuid and anexo_id = ${anexo}::uuid`.execute(
    tx,
  );
  await releaseAnexos(tx, await arquivosDaFicha.orphanAnexos(tx, [anexo]), ctx.now);
  await filiados.update(ctx, row, {});
  return withArquivos(ctx, id);
}

export const filiadosAttachments: AttachmentOwner = {
  ...ARQUIVOS_DA_FICHA,
  async podeVer(ctx, anexoId) {
    if (!can(ctx.actor.papeis, 'filiados.ver')) return false;
    return filiados.seesOne(ctx, [
      sql`f.id in (select l.filiado_id from filiados_anexos l where l.anexo_id = ${anexoId}::uuid)`,
    ]);
  },
  aberto: registerAberto('filiados_anexos', 'filiados'),
};
