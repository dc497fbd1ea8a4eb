/** Columns of 'Histórico de manutenção', as the text names them, and what became of each. Source: spec 3 §2.13. */
import { formatDataBr } from '@sede/domain/kernel';
import {
  MANUTENCAO_FIELDS,
  type Manutencao,
  manutencoesMessages as messages,
  SEM_CONSERTO,
  SITUACAO_DA_MANUTENCAO_ROTULOS,
} from '@sede/domain/modules/patrimonio/manutencoes';
import { type Column, columnsOf, Digits, Money, type RowStatus, StatusTag, TITLE } from '#platform/ui/index.ts';
import { TOM_DA_MANUTENCAO } from './manutencao.status.ts';

const column = columnsOf<Manutencao, typeof MANUTENCAO_FIELDS>(MANUTENCAO_FIELDS);

/** What became of it; of one that lasts, how it stands. */
export function SituacaoDaManutencaoTag({ manutencao: { situacao, resultado } }: { manutencao: Manutencao }) {
  const tone = resultado === SEM_CONSERTO ? 'late' : TOM_DA_MANUTENCAO[situacao];
  return <StatusTag tone={tone} label={resultado ?? SITUACAO_DA_MANUTENCAO_ROTULOS[situacao]} />;
}

export const manutencaoColumns: readonly Column<Manutencao>[] = [
  {
    ...{ id: 'nPatrimonio', header: MANUTENCAO_FIELDS.bemId.rotulo, ...TITLE, sortable: true, width: 128 },
    cell: ({ nPatrimonio, aConferir }) => (
      <>
        {nPatrimonio ? <Digits>{nPatrimonio}</Digits> : '—'}{' '}
        {aConferir.length > 0 && <StatusTag tone="wait" label={messages.aConferir} />}
      </>
    ),
    inCard: ({ nPatrimonio, tipoObjeto }) => [nPatrimonio, tipoObjeto].filter(Boolean).join(' · '),
  },
  column('responsavel', { sortable: true, least: 170, card: 'none' }),
  column('descricaoProblema', { sortable: true, least: 220, share: 2, card: 'subtitle' }),
  column('dataManutencao', {
    ...{ sortable: true, width: 156, card: 'date' },
    inCard: ({ dataManutencao, dataRetorno }) =>
      dataRetorno === null
        ? dataManutencao && `desde ${formatDataBr(dataManutencao)}`
        : `voltou ${formatDataBr(dataRetorno)}`,
  }),
  column('dataRetorno', { sortable: true, width: 136, card: 'none' }),
  column('tipoObjeto', { sortable: true, width: 134, card: 'none' }),
  {
    ...{ id: 'resultado', header: 'Situação', sortable: true, width: 156, card: 'status' },
    cell: (manutencao) => <SituacaoDaManutencaoTag manutencao={manutencao} />,
  },
  {
    ...{ id: 'custo', header: 'Custo', numeric: true, width: 118, hidden: true, card: 'value' },
    cell: ({ custo }) => (custo === null ? '—' : <Money value={custo} />),
  },
  { id: 'autor', header: 'Registrado por', width: 150, hidden: true, cell: ({ autor }) => autor },
];

export const manutencaoRowStatus = ({ situacao }: Manutencao): RowStatus => ({
  tone: situacao === 'demorada' ? 'late' : situacao === 'aberta' ? 'wait' : null,
  label: SITUACAO_DA_MANUTENCAO_ROTULOS[situacao],
});
