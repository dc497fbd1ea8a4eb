/** One import of the fictional union's interactions that was taken back: what the dialog lists as recent. */
import { newId } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { DemoPart } from '#demo/index.ts';

export const importacoesInteracaoDemo: DemoPart = {
  after: ['itensInteracao'],
  async seed({ db, person, idOf }) {
    const { usuarioId, nome } = person('gestor_interacao');
    await sql`
      insert into interacao_importacoes (id, nome, sha256, estado, linhas, item_id, dia, hora, descricao, classificacao, por_id,
        por_nome, importadas, concluida_em, mantidas)
      values (${newId()}::uuid, 'plantao-de-convenios.xlsx', ${'0'.repeat(64)}, 'desfeita', 40,
        ${idOf('itensInteracao', 'Convênios')}::uuid, '2026-01-05', '10:00', 'Plantão de convênios', 'Externa',
        ${usuarioId}::uuid, ${nome}, 38, now(), 0)`.execute(db);
  },
};
