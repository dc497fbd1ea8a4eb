/** The bell's list: a person's own notices, newest first, sentence and address made of their parts. */
import type { InputOf } from '@sede/domain/contract';
import { type Aviso, readAviso } from '@sede/domain/modules/sistema/avisos';
import type { avisosContract } from '@sede/domain/modules/sistema/avisos/contract';
import { sql } from 'kysely';
import type { ReadContext } from '#platform/api/index.ts';
import { allOf, readPage } from '#platform/db/list/index.ts';
import type { AvisoRow } from './avisos.store.ts';

export async function readAvisos({ db, actor, services }: ReadContext, input: InputOf<typeof avisosContract.list>) {
  const byTipo = new Map(services.directory.notices.map((notice) => [notice.tipo, notice]));
  const newestFirst = { ...input, ordem: [{ campo: 'criadoEm', desc: true }], totais: true };
  const page = await readPage<AvisoRow>(db, newestFirst, {
    from: sql`from avisos a`,
    where: allOf([
      sql`a.usuario_id = ${actor.usuarioId}::uuid`,
      // A kind of a newer program (after a step back) has no sentence here.
      sql`a.tipo = any(${[...byTipo.keys()]}::text[])`,
    ]),
    columns: sql`a.id, a.tipo, a.dados, a.registros, a.criado_em, a.lido_em is not null as lido`,
    order: { criadoEm: sql`a.criado_em` },
    notNull: ['criadoEm'],
    id: sql`a.id`,
  });
  const itens = page.itens.flatMap(({ id, tipo, criadoEm, lido, ...partes }): Aviso[] => {
    const notice = byTipo.get(tipo);
    return notice ? [{ id, tipo, criadoEm, lido, ...readAviso(notice, partes) }] : [];
  });
  return { ...page, itens };
}
