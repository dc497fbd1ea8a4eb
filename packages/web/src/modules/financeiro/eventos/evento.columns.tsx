/** Columns of the list of events. Source: spec 1 §2.21, §3.6. */
import type { Evento } from '@sede/domain/modules/financeiro/eventos';
import { type Column, DateText, EnabledTag } from '#platform/ui/index.ts';

export const eventoColumns: readonly Column<Evento>[] = [
  {
    id: 'dataInicio',
    header: 'Início',
    sortable: true,
    width: 120,
    cell: (row) => <DateText value={row.dataInicio} />,
  },
  { id: 'dataFim', header: 'Fim', sortable: true, width: 120, cell: (row) => <DateText value={row.dataFim} /> },
  { id: 'tipo', header: 'Tipo', sortable: true, width: 130, cell: (row) => row.tipo },
  {
    id: 'nome',
    header: 'Nome',
    sortable: true,
    strong: true,
    hideable: false,
    card: 'title',
    cell: (row) => row.nome,
  },
  { id: 'areas', header: 'Áreas', cell: (row) => row.areas.join(', ') || '—' },
  { id: 'publicosAlvo', header: 'Públicos-alvo', cell: (row) => row.publicosAlvo.join(', ') || '—' },
  {
    id: 'situacao',
    header: 'Situação',
    width: 130,
    card: 'value',
    cell: (row) => <EnabledTag disabled={row.desabilitado} />,
  },
];
