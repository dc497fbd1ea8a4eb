/** The bell's list: a person's own notices, newest first, sentence and address made of their parts. */
import type { InputOf } from '@sede/domain/contract';
import { type Aviso, type PartesAviso, readAviso, TIPOS_AVISO } from '@sede/domain/modules/sistema/avisos';
import type { avisosContract } from '@sede/domain/modules/sistema/avisos/contract';
import { sql } from 'kysely';
import type { ReadContext } from '#platform/api/index.ts';
import { allOf, readPage } from '#platform/db/list/index.ts';
import type { AvisoRow } from './avisos.store.ts';

const toAviso = ({ id, criadoEm, lido, ...partes }: AvisoRow): Aviso => ({
  id,
  tipo: partes.tipo,
  criadoEm,
  lido,
  ...readAviso(partes as PartesAviso),
});

export async function readAvisos({ db, actor }: ReadContext, input: InputOf<typeof avisosContract.list>) {
  const newestFirst = { ...input, ordem: [{ campo: 'criadoEm', desc: true }], totais: true };
  const page = await readPage<AvisoRow>(db, newestFirst, {
    from: sql`from avisos a`,
    where: allOf([
      sql`a.usuario_id = ${actor.usuarioId}::uuid`,
      // A kind of a newer program (after a step back) has no sentence here.
      sql`a.tipo = any(${TIPOS_AVISO}::text[])`,
    ]),
    columns: sql`a.id, a.tipo, a.dados, a.registros, a.criado_em, a.lido_em is not null as lido`,
    order: { criadoEm: sql`a.criado_em` },
    notNull: ['criadoEm'],
    id: sql`a.id`,
  });
  return { ...page, itens: page.itens.map(toAviso) };
}
