/** Columns of the list of data subjects' requests, and the colour of each state. Source: decisions-members (LGPD). */
import { nomeProprio } from '@sede/domain/kernel';
import {
  PEDIDO_TITULAR_FIELDS as FIELDS,
  type PedidoTitular,
  ROTULO_ESTADO_DE_PEDIDO,
} from '@sede/domain/modules/filiados/pedidos-titular';
import { type Column, columnsOf, InstantText, StatusTag, TITLE, type Tone } from '#platform/ui/index.ts';

const TONES: Readonly<Record<PedidoTitular['estado'], Tone>> = {
  gerando: 'wait',
  pronto: 'wait',
  aguardando: 'wait',
  entregue: 'ok',
  feito: 'ok',
  recusado: 'neutral',
};

export function EstadoTag({ estado }: Pick<PedidoTitular, 'estado'>) {
  return <StatusTag tone={TONES[estado]} label={ROTULO_ESTADO_DE_PEDIDO[estado]} />;
}

const column = columnsOf<PedidoTitular, typeof FIELDS>(FIELDS);

export const pedidoTitularColumns: readonly Column<PedidoTitular>[] = [
  column('filiadoNome', { sortable: true, ...TITLE, cell: (row) => nomeProprio(row.filiadoNome) }),
  column('tipo', { card: 'subtitle', width: 140 }),
  column('estado', { card: 'status', width: 190, cell: (row) => <EstadoTag estado={row.estado} /> }),
  column('prazo', { sortable: true, card: 'date', width: 116 }),
  { id: 'pedidoPor', header: 'Registrado por', card: 'none', cell: (row) => row.pedidoPor ?? '—' },
  {
    id: 'criadoEm',
    header: 'Registrado em',
    sortable: true,
    card: 'none',
    width: 150,
    cell: (row) => <InstantText value={row.criadoEm} />,
  },
];
