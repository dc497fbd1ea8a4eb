/** Columns of the list of proposed departures, and the colour of each state. Source: decisions-members (Consignação). */
import { describeValue, formatMes, nomeProprio } from '@sede/domain/kernel';
import {
  type EstadoDaProposta,
  PROPOSTA_FIELDS as FIELDS,
  type PropostaDeDesfiliacao,
  ROTULO_ESTADO_DA_PROPOSTA,
} from '@sede/domain/modules/filiados/desfiliacoes';
import { type Column, columnsOf, InstantText, StatusTag, TITLE, type Tone } from '#platform/ui/index.ts';
import { CasaTag } from '../filiados/index.ts';

const TONES: Readonly<Record<EstadoDaProposta, Tone>> = {
  aguardando: 'wait',
  desfiliada: 'late',
  mantida: 'ok',
  reativada: 'ok',
  retirada: 'neutral',
};

export function EstadoTag({ estado }: Pick<PropostaDeDesfiliacao, 'estado'>) {
  return <StatusTag tone={TONES[estado]} label={ROTULO_ESTADO_DA_PROPOSTA[estado]} />;
}

export const causaDe = ({ causa }: PropostaDeDesfiliacao): string => describeValue(FIELDS.causa, causa);

const column = columnsOf<PropostaDeDesfiliacao, typeof FIELDS>(FIELDS);

export const desfiliacaoColumns: readonly Column<PropostaDeDesfiliacao>[] = [
  column('nome', { ...TITLE, sortable: true, cell: ({ nome }) => nomeProprio(nome) }),
  column('casa', { sortable: true, card: 'value', width: 88, cell: ({ casa }) => <CasaTag casa={casa} /> }),
  column('matricula', { width: 112, card: 'none' }),
  column('competencia', {
    sortable: true,
    width: 124,
    card: 'date',
    cell: ({ competencia }) => formatMes(competencia),
  }),
  column('causa', { card: 'subtitle', width: 166, cell: causaDe }),
  column('estado', { sortable: true, card: 'status', width: 124, cell: (row) => <EstadoTag estado={row.estado} /> }),
  { id: 'propostaPor', header: 'Inativado por', card: 'none', cell: ({ propostaPor }) => propostaPor ?? '—' },
  {
    ...{ id: 'criadoEm', header: 'Inativado em', card: 'none', width: 150 },
    cell: ({ criadoEm }) => <InstantText value={criadoEm} />,
  },
];
