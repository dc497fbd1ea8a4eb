/** The bell's notice of departures to decide. Source: decisions §8. */
import { defineNotice } from '@sede/domain/manifest';

export const DESFILIACOES_AVISOS = {
  propostas: defineNotice<{ por: string; quantas: number }>({
    tipo: 'desfiliacoes_propostas',
    order: 335,
    rotulo: 'houver desfiliações a confirmar',
    para: 'filiados.confirmar-desfiliacao',
    texto: ({ por, quantas }) =>
      quantas === 1
        ? `${por} inativou um filiado: confirme ou não a desfiliação`
        : `${por} inativou ${quantas} filiados: confirme ou não as desfiliações`,
    caminho: () => '/filiados/desfiliacoes',
  }),
};
