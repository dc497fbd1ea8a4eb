/** The list of data subjects' requests: what it is sorted and filtered by, in step with its `list` operation. */
import {
  ESTADOS_DE_PEDIDO,
  PEDIDOS_TITULAR_ORDEM,
  ROTULO_ESTADO_DE_PEDIDO,
  ROTULO_TIPO_DE_PEDIDO,
  TIPOS_DE_PEDIDO,
} from '@sede/domain/modules/filiados/pedidos-titular';
import { choiceFilter, defineList, labelled } from '#platform/ui/index.ts';

export const TIPO_OPCOES = labelled(TIPOS_DE_PEDIDO, ROTULO_TIPO_DE_PEDIDO);

export const pedidosTitularList = defineList('pedidosTitular.list', {
  order: PEDIDOS_TITULAR_ORDEM,
  search: 'Buscar titular…',
  filters: {
    estado: choiceFilter({
      label: 'Estado',
      options: labelled(ESTADOS_DE_PEDIDO, ROTULO_ESTADO_DE_PEDIDO),
      pinned: true,
    }),
    tipo: choiceFilter({ label: 'Pedido', options: TIPO_OPCOES }),
  },
});
