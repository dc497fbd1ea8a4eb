/** Columns of the list of statement lines, and the colour of each state and certainty. Source: issue 4. */
import {
  type Certeza,
  type EstadoLancamento,
  LANCAMENTO_FIELDS as FIELDS,
  type Lancamento,
  ROTULO_ESTADO,
} from '@sede/domain/modules/financeiro/extratos';
import { type Column, columnsOf, Money, StatusTag, TITLE, type Tone } from '#platform/ui/index.ts';

export const TOM_ESTADO: Readonly<Record<EstadoLancamento, Tone>> = {
  pendente: 'wait',
  conciliado: 'ok',
  ignorado: 'neutral',
};
export const TOM_CERTEZA: Readonly<Record<Certeza, Tone>> = {
  segura: 'ok',
  provavel: 'info',
  ambigua: 'wait',
  diferenca: 'wait',
};

/** What the line stands for, or why for nothing. */
const destino = ({ vinculos, motivo }: Lancamento): string =>
  motivo ?? (vinculos.map(({ titulo }) => titulo).join('; ') || '—');

const column = columnsOf<Lancamento, typeof FIELDS>(FIELDS);

export const lancamentoColumns: readonly Column<Lancamento>[] = [
  column('data', { sortable: true, card: 'date', width: 110 }),
  { id: 'conta', header: 'Conta', card: 'subtitle', width: 150, cell: (row) => row.nomeConta },
  column('descricao', {
    sortable: true,
    ...TITLE,
    cell: ({ descricao, documento }) => (documento ? `${descricao} · ${documento}` : descricao),
  }),
  column('estado', {
    card: 'status',
    width: 120,
    cell: (row) => <StatusTag tone={TOM_ESTADO[row.estado]} label={ROTULO_ESTADO[row.estado]} />,
  }),
  { id: 'destino', header: 'Conciliado com', cell: destino },
  column('valor', {
    sortable: true,
    numeric: true,
    strong: true,
    card: 'value',
    width: 140,
    cell: (row) => <Money value={row.valor} signed />,
  }),
];
