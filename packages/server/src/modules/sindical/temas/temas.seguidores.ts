/** Following a theme and ceasing to, each as often as one likes. Source: decisions-sindical-contratos-patrimonio (Digest; Permissions added). */

import { newId } from '@sede/domain/kernel';
import type { SeguidoresDoTema } from '@sede/domain/modules/sindical/temas';
import { sql } from 'kysely';
import type { ReadContext, Reader, WriteContext } from '#platform/api/index.ts';
import { temas } from './tema.record.ts';

interface Qual {
  id: string;
}

async function read({ db, actor }: Reader, id: string): Promise<SeguidoresDoTema> {
  const { rows: itens } = await sql<{ id: string; nome: string }>`
    select u.id, u.nome from temas_seguidores s join usuarios u on u.id = s.usuario_id
    where s.tema_id = ${id}::uuid order by s.criado_em, s.id`.execute(db);
  return { itens, acompanho: itens.some((um) => um.id === actor.usuarioId) };
}

export async function readSeguidores(ctx: ReadContext, { id }: Qual): Promise<SeguidoresDoTema> {
  await temas.linha(ctx, id);
  return read(ctx, id);
}

/** What is new counts from now on. */
export async function acompanhar(ctx: WriteContext, { id }: Qual): Promise<SeguidoresDoTema> {
  await temas.lock(ctx, { id });
  await sql`insert into temas_seguidores (id, tema_id, usuario_id, avisado_ate)
    values (${newId()}::uuid, ${id}::uuid, ${ctx.actor.usuarioId}::uuid, ${ctx.now}::timestamptz)
    on conflict (tema_id, usuario_id) do nothing`.execute(ctx.tx);
  return read(ctx, id);
}

export async function deixarDeAcompanhar(ctx: WriteContext, { id }: Qual): Promise<SeguidoresDoTema> {
  await temas.lock(ctx, { id });
  await sql`delete from temas_seguidores
    where tema_id = ${id}::uuid and usuario_id = ${ctx.actor.usuarioId}::uuid`.execute(ctx.tx);
  return read(ctx, id);
}
