/** Columns of the list of appointments, and the colour of each situation. Source: decisions-legal (Appointment list). */
import {
  type Atendimento,
  ATENDIMENTO_FIELDS as FIELDS,
  isVencido,
  type SituacaoDoAtendimento,
} from '@sede/domain/modules/juridico/atendimentos';
import { type Column, columnsOf, StatusTag, TITLE, type Tone, useKit } from '#platform/ui/index.ts';

const TONES: Readonly<Record<SituacaoDoAtendimento, Tone>> = {
  'Aguardando realização': 'info',
  'Aguardando conclusão': 'wait',
  Concluído: 'ok',
  Cancelado: 'neutral',
  Excluído: 'neutral',
};

type Situado = Pick<Atendimento, 'situacao' | 'filiadoAusente' | 'data'>;

/** Late: the member did not come, or the day has passed and nobody said what happened. */
export function situacaoDe({ situacao, filiadoAusente, data }: Situado, hoje: string) {
  if (filiadoAusente) return { tone: 'late' as const, label: `${situacao} · não compareceu` };
  if (isVencido({ situacao, data }, hoje)) return { tone: 'late' as const, label: `${situacao} · vencido` };
  return { tone: TONES[situacao], label: situacao };
}

export function SituacaoTag(um: Situado) {
  return <StatusTag {...situacaoDe(um, useKit().today)} />;
}

/** 'Helena Prado e mais 1' */
export const nomesJuntos = ([primeiro, ...outros]: readonly string[]): string =>
  outros.length === 0 ? (primeiro ?? '—') : `${primeiro} e mais ${outros.length}`;

export const filiadosDe = ({ filiados }: Pick<Atendimento, 'filiados'>): string =>
  nomesJuntos(filiados.map(({ nome }) => nome));

export const horarioDe = ({ inicio, fim }: Pick<Atendimento, 'inicio' | 'fim'>): string => `${inicio} às ${fim}`;

const column = columnsOf<Atendimento, typeof FIELDS>(FIELDS);

export const atendimentoColumns: readonly Column<Atendimento>[] = [
  column('numero', { strong: true, hideable: false, sortable: true, width: 112, card: 'value' }),
  column('data', { sortable: true, width: 108, card: 'date' }),
  { id: 'horario', header: 'Horário', width: 124, card: 'none', cell: horarioDe },
  { ...TITLE, id: 'filiados', header: 'Filiado(s)', share: 5, least: 180, wrap: true, cell: filiadosDe },
  {
    ...{ id: 'escritorio', header: 'Escritório', sortable: true, share: 3, card: 'subtitle' },
    cell: ({ nomeEscritorio }) => nomeEscritorio,
    inCard: (um) => `${horarioDe(um)} · ${um.nomeEscritorio}`,
  },
  column('tipoAtendimento', { header: 'Tipo', width: 100, card: 'none' }),
  column('tipoServico', { header: 'Serviço', width: 88, card: 'none' }),
  column('situacao', { sortable: true, width: 232, card: 'status', cell: (um) => <SituacaoTag {...um} /> }),
  {
    ...{ id: 'agendadoPor', header: 'Agendado por', least: 110, share: 2, card: 'none' },
    cell: ({ agendadoPor }) => agendadoPor,
  },
];
