/** Columns of the list of transfers. Source: issue 4 (transfers). */
import {
  CAIXA,
  TRANSFERENCIA_FIELDS as FIELDS,
  type Transferencia,
} from '@sede/domain/modules/financeiro/transferencias';
import { type Column, columnsOf, Digits, TITLE } from '#platform/ui/index.ts';

export const nomeTransferencia = ({ contaOrigem, contaDestino }: Transferencia): string =>
  `${contaOrigem ?? CAIXA} → ${contaDestino ?? CAIXA}`;

const column = columnsOf<Transferencia, typeof FIELDS>(FIELDS);

export const transferenciaColumns: readonly Column<Transferencia>[] = [
  column('data', { sortable: true, card: 'date', width: 116 }),
  {
    id: 'contaOrigem',
    header: FIELDS.idContaOrigem.rotulo,
    sortable: true,
    ...TITLE,
    cell: (row) => row.contaOrigem ?? CAIXA,
  },
  {
    id: 'contaDestino',
    header: FIELDS.idContaDestino.rotulo,
    sortable: true,
    strong: true,
    hideable: false,
    card: 'subtitle',
    inCard: (row) => `→ ${row.contaDestino ?? CAIXA}`,
    cell: (row) => row.contaDestino ?? CAIXA,
  },
  column('descricao'),
  column('numeroDocumento', {
    header: 'Documento',
    width: 140,
    cell: (row) => <Digits>{row.numeroDocumento ?? '—'}</Digits>,
  }),
  column('valor', { sortable: true, numeric: true, strong: true, hideable: false, card: 'value', width: 150 }),
];
