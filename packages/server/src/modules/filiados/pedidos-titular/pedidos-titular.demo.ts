/** A dossier asked for last week, and an anonymisation that waits for a second person. */
import { addDays } from '@sede/domain/kernel';
import type { DemoPart } from '#demo/index.ts';

export const pedidosTitularDemo: DemoPart = {
  after: ['filiados'],
  seed({ office, person, on, ontem, idOf }) {
    on(ontem, '16:30', async () => {
      await office.act(person('gestor_usuario'), 'pedidosTitular', 'create', {
        filiadoId: idOf('filiados', 'filiado 2'),
        tipo: 'dossie',
        justificativa: `Documento com foto, no balcão, em ${addDays(ontem, 0)}.`,
      });
    });
  },
};
