/** Columns of the list of transfers. Source: issue 4 (transfers). */
import {
  CAIXA,
  TRANSFERENCIA_FIELDS as FIELDS,
  type Transferencia,
} from '@sede/domain/modules/financeiro/transferencias';
import { type Column, DateText, Digits, Money } from '#platform/ui/index.ts';

export const nomeTransferencia = ({ contaOrigem, contaDestino }: Transferencia): string =>
  `${contaOrigem ?? CAIXA} → ${contaDestino ?? CAIXA}`;

export const transferenciaColumns: readonly Column<Transferencia>[] = [
  { id: 'data', header: FIELDS.data.rotulo, sortable: true, width: 116, cell: (row) => <DateText value={row.data} /> },
  {
    id: 'contaOrigem',
    header: FIELDS.idContaOrigem.rotulo,
    sortable: true,
    strong: true,
    hideable: false,
    card: 'title',
    cell: (row) => row.contaOrigem ?? CAIXA,
  },
  {
    id: 'contaDestino',
    header: FIELDS.idContaDestino.rotulo,
    sortable: true,
    strong: true,
    hideable: false,
    cell: (row) => row.contaDestino ?? CAIXA,
  },
  { id: 'descricao', header: FIELDS.descricao.rotulo, cell: (row) => row.descricao ?? '—' },
  {
    id: 'numeroDocumento',
    header: 'Documento',
    width: 140,
    cell: (row) => <Digits>{row.numeroDocumento ?? '—'}</Digits>,
  },
  {
    id: 'valor',
    header: FIELDS.valor.rotulo,
    sortable: true,
    numeric: true,
    strong: true,
    hideable: false,
    card: 'value',
    width: 150,
    cell: (row) => <Money value={row.valor} />,
  },
];
