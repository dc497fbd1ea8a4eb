/** Columns of the list of deadlines. Source: decisions-legal (Prazos). */
import { formatDataBr } from '@sede/domain/kernel';
import { PRAZO_FIELDS as FIELDS, type Prazo } from '@sede/domain/modules/juridico/prazos';
import { type Column, columnsOf, Digits, TITLE } from '#platform/ui/index.ts';
import { contagemDe, numeroDe, PrazoTag } from './prazo.status.tsx';

const column = columnsOf<Prazo, typeof FIELDS>(FIELDS);

export const prazoColumns = (hoje: string): readonly Column<Prazo>[] => [
  column('vencimento', { sortable: true, strong: true, hideable: false, width: 120, card: 'date' }),
  column('titulo', { sortable: true, ...TITLE, share: 2 }),
  {
    ...{ id: 'processo', header: FIELDS.processo.rotulo, sortable: true, width: 215, card: 'subtitle' },
    cell: ({ processo }) => <Digits>{numeroDe(processo)}</Digits>,
  },
  {
    ...{ id: 'escritorio', header: FIELDS.escritorio.rotulo, sortable: true, wrap: true },
    cell: ({ escritorio }) => escritorio ?? '—',
  },
  {
    ...{ id: 'responsavel', header: FIELDS.responsavel.rotulo, sortable: true, wrap: true },
    cell: ({ responsavel }) => responsavel ?? '—',
  },
  { id: 'tipoContagem', header: FIELDS.tipoContagem.rotulo, width: 150, hidden: true, cell: contagemDe },
  {
    ...{ id: 'publicacao', header: FIELDS.publicacao.rotulo, width: 120, hidden: true },
    cell: ({ publicacao }) => (publicacao === null ? '—' : formatDataBr(publicacao)),
  },
  {
    ...{ id: 'estado', header: FIELDS.estado.rotulo, sortable: true, width: 130, card: 'status' },
    cell: (row) => <PrazoTag prazo={row} hoje={hoje} />,
  },
];
