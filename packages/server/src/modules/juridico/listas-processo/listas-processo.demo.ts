/** One list of the fictional union that was linked to a case long ago: its entries are gone. */
import { newId } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { DemoPart } from '#demo/index.ts';

export const listasProcessoDemo: DemoPart = {
  after: ['processos'],
  async seed({ db, person, idOf }) {
    const { usuarioId, nome } = person('juridico');
    await sql`
      insert into processo_listas (id, processo_id, nome, estado, linhas, a_incluir, incluidos, por_id, por_nome)
      values (${newId()}::uuid, ${idOf('processos', 'processo 1')}::uuid, 'autores-da-acao.xlsx', 'concluida', 6, 4, 4,
        ${usuarioId}::uuid, ${nome})`.execute(db);
  },
};
