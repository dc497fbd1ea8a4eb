/** The queue of applications: what it is sorted and filtered by; the signed ones unless something else is asked for. */

import { CASAS } from '@sede/domain/modules/filiados/filiados';
import { ESTADOS_PEDIDO, PEDIDOS_ORDEM, ROTULO_ESTADO_PEDIDO } from '@sede/domain/modules/filiados/pedidos-filiacao';
import { choiceFilter, defineList, labelled, optionsOf } from '#platform/ui/index.ts';

export const pedidosList = defineList('pedidosFiliacao.list', {
  order: PEDIDOS_ORDEM,
  search: 'Buscar nome ou protocolo…',
  filters: {
    estado: choiceFilter({
      label: 'Situação',
      options: labelled(ESTADOS_PEDIDO, ROTULO_ESTADO_PEDIDO),
      pinned: true,
      initial: ['assinado'],
    }),
    casa: choiceFilter({ label: 'Casa', options: optionsOf(CASAS) }),
  },
});
