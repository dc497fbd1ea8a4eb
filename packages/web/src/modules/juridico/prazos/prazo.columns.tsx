/** Columns of the list of deadlines, and how the state and the last day of one read. Source: decisions-legal (Prazos). */
import { formatDataBr } from '@sede/domain/kernel';
import { PRAZO_FIELDS as FIELDS, prazosMessages as messages, type Prazo } from '@sede/domain/modules/juridico/prazos';
import { formatNumeroCnj } from '@sede/domain/modules/juridico/processos';
import { type Column, columnsOf, Digits, StatusTag, TITLE, type Tone } from '#platform/ui/index.ts';

const TONES: Readonly<Record<Prazo['estado'], Tone>> = { Aberto: 'info', Cumprido: 'ok', Cancelado: 'neutral' };

/** Of one that runs: whether it is late or ends today. */
export function situacaoDoPrazo({ estado, vencimento }: Pick<Prazo, 'estado' | 'vencimento'>, hoje: string) {
  if (estado !== 'Aberto' || vencimento > hoje) return { tone: TONES[estado], label: estado as string };
  return vencimento < hoje
    ? { tone: 'late' as const, label: messages.atrasado }
    : { tone: 'wait' as const, label: messages.venceHoje };
}

export function PrazoTag({ prazo, hoje }: { prazo: Pick<Prazo, 'estado' | 'vencimento'>; hoje: string }) {
  return <StatusTag {...situacaoDoPrazo(prazo, hoje)} />;
}

/** As numbers of the CNJ are written; others as they were typed. */
export const numeroDe = (processo: string | null): string => (processo === null ? '—' : formatNumeroCnj(processo));

/** '15 dias úteis', 'data certa' */
export const contagemDe = ({ tipoContagem, dias }: Pick<Prazo, 'tipoContagem' | 'dias'>): string =>
  dias === null
    ? tipoContagem
    : `${dias} ${dias === 1 ? tipoContagem.replace('dias', 'dia').replace('úteis', 'útil').replace('corridos', 'corrido') : tipoContagem}`;

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
