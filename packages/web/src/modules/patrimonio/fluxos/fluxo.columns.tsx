/** Columns of exits and returns. Source: spec 3 §2.13, §3 (Flow); decisions-sindical-contratos-patrimonio (Flow). */
import { formatDataBr } from '@sede/domain/kernel';
import { textoDeDias } from '@sede/domain/modules/patrimonio/bens';
import {
  diasDeAtraso,
  FLUXO_FIELDS,
  type Fluxo,
  fluxosMessages as messages,
  SITUACAO_DO_FLUXO_ROTULOS,
} from '@sede/domain/modules/patrimonio/fluxos';
import { type Column, columnsOf, Digits, PersonName, type RowStatus, StatusTag, TITLE } from '#platform/ui/index.ts';
import { TOM_DO_FLUXO } from './fluxo.status.ts';
import classes from './fluxos.module.css';

const column = columnsOf<Fluxo, typeof FLUXO_FIELDS>(FLUXO_FIELDS);

/** 'Fora do prazo há 5 dias' */
const textoDaSituacao = (fluxo: Fluxo, today: string): string => {
  const dias = diasDeAtraso(fluxo, today);
  const rotulo = SITUACAO_DO_FLUXO_ROTULOS[fluxo.situacao];
  return dias > 0 ? `${rotulo} há ${textoDeDias(dias)}` : rotulo;
};

export function SituacaoDoFluxoTag({ fluxo, today }: { fluxo: Fluxo; today: string }) {
  return <StatusTag tone={TOM_DO_FLUXO[fluxo.situacao]} label={textoDaSituacao(fluxo, today)} />;
}

/** '23/11/2026 14:30' */
const quando = (dia: string | null, hora: string | null): string =>
  dia === null ? '—' : [formatDataBr(dia), hora].filter(Boolean).join(' ');

export const fluxoColumns = (today: string): readonly Column<Fluxo>[] => [
  {
    ...{ id: 'nPatrimonio', header: FLUXO_FIELDS.bemId.rotulo, ...TITLE, sortable: true, width: 128 },
    cell: ({ nPatrimonio, aConferir }) => (
      <>
        {nPatrimonio ? <Digits>{nPatrimonio}</Digits> : '—'}{' '}
        {aConferir.length > 0 && <StatusTag tone="wait" label={messages.aConferir} />}
      </>
    ),
    inCard: ({ nPatrimonio, tipoObjeto }) => [nPatrimonio, tipoObjeto].filter(Boolean).join(' · '),
  },
  {
    ...{ id: 'bem', header: 'Bem', least: 150, card: 'none' },
    cell: ({ tipoObjeto, descricaoBem }) => (
      <>
        {tipoObjeto} {descricaoBem && <span className={classes.nota}>{descricaoBem}</span>}
      </>
    ),
  },
  column('responsavel', {
    ...{ sortable: true, least: 160, card: 'subtitle' },
    cell: ({ responsavel }) => <PersonName name={responsavel} />,
    inCard: ({ responsavel }) => responsavel,
  }),
  column('motivoMovimentacao', { header: 'Motivo', least: 140, card: 'none' }),
  column('dataSaida', {
    ...{ sortable: true, width: 148, card: 'date' },
    cell: ({ dataSaida, horaSaida }) => <Digits>{quando(dataSaida, horaSaida)}</Digits>,
    inCard: ({ dataSaida, previsao, dataRetorno }) =>
      dataRetorno === null && previsao !== null
        ? `volta ${formatDataBr(previsao)}`
        : dataSaida && `saiu ${formatDataBr(dataSaida)}`,
  }),
  column('previsao', { header: 'Previsão', sortable: true, width: 112, card: 'none' }),
  column('dataRetorno', {
    ...{ sortable: true, width: 148, card: 'none' },
    cell: ({ dataRetorno, horaRetorno }) => <Digits>{quando(dataRetorno, horaRetorno)}</Digits>,
  }),
  {
    ...{ id: 'situacao', header: 'Situação', width: 184, card: 'status' },
    cell: (fluxo) => <SituacaoDoFluxoTag fluxo={fluxo} today={today} />,
  },
  column('estadoPatrimonio', { sortable: true, width: 130, hidden: true }),
  column('estadoRetorno', { sortable: true, width: 140, hidden: true }),
  column('email', { least: 150, hidden: true }),
  { id: 'autor', header: 'Registrado por', width: 150, hidden: true, cell: ({ autor }) => autor },
];

export const fluxoRowStatus =
  (today: string) =>
  (fluxo: Fluxo): RowStatus => ({
    tone: fluxo.situacao === 'atrasado' ? 'late' : null,
    label: textoDaSituacao(fluxo, today),
  });
