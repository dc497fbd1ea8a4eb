/** People read their notices: those of another month are no news, and only the last days' are new today. */
import { addDays, addMonthsAnchored } from '@sede/domain/kernel';
import { sql } from 'kysely';
import type { DemoPart } from '#demo/index.ts';

const RECENTES = 3;

export const avisosDemo: DemoPart = {
  seed({ db, on, desde, hoje, ontem }) {
    const primeiro = `${desde.slice(0, 7)}-01`;
    for (let dia = addMonthsAnchored(primeiro, 1); dia <= ontem; dia = addMonthsAnchored(dia, 1)) {
      const lidoEm = dia;
      on(dia, '00:00', async () => {
        await sql`update avisos set lido_em = ${lidoEm}::date where lido_em is null`.execute(db);
      });
    }
    on(ontem, '23:00', async () => {
      await sql`update avisos set lido_em = criado_em where criado_em < ${addDays(hoje, -RECENTES)}::date`.execute(db);
    });
  },
};
