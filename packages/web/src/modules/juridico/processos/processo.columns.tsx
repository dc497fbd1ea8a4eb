/** Columns of the list of cases, in the order of decisions-legal (Cases). */
import {
  processosMessages as messages,
  PROCESSO_FIELDS,
  type ProcessoListado,
} from '@sede/domain/modules/juridico/processos';
import { Link } from '#platform/routing/index.ts';
import { Clamped, type Column, columnsOf, DateText, StatusTag, TITLE } from '#platform/ui/index.ts';
import { nomeDoProcesso } from './numero.ts';
import classes from './processos.module.css';
import { processoPath } from './processos.paths.ts';
import { CasasDoProcesso, SITUACAO_NA_LISTA } from './SituacaoTag.tsx';

const column = columnsOf<ProcessoListado, typeof PROCESSO_FIELDS>(PROCESSO_FIELDS);

/** 'Ana Souza, Beto Lima e mais 3'; null where there are none. */
const nomesDe = ({ nomes, filiados }: ProcessoListado): string | null => {
  const resto = filiados - nomes.length;
  return nomes.length === 0 ? null : `${nomes.join(', ')}${resto > 0 ? ` ${messages.eMais(resto)}` : ''}`;
};

function Filiados({ processo }: { processo: ProcessoListado }) {
  const { filiados, filiadosIndeterminados, orgaos } = processo;
  if (filiadosIndeterminados && filiados === 0)
    return (
      <span className={classes.casas}>
        {messages.indeterminados} <CasasDoProcesso casas={orgaos} />
      </span>
    );
  return <Clamped>{nomesDe(processo) ?? '—'}</Clamped>;
}

export const processoColumns: readonly Column<ProcessoListado>[] = [
  column('tipo', {
    ...{ sortable: true, width: 108, muted: true, card: 'subtitle' },
    inCard: (row) =>
      [row.tipo, nomesDe(row) ?? (row.filiadosIndeterminados && messages.indeterminados)].filter(Boolean).join(' · '),
  }),
  {
    ...column('numero', { ...TITLE, sortable: true, wrap: true, least: 184 }),
    cell: (row) => (
      <span className={classes.numero}>
        <Link to={processoPath(row.id)}>{nomeDoProcesso(row)}</Link>
        {row.formatoAntigo && <StatusTag tone="neutral" label={messages.formatoAntigo} />}
        {row.aConferir.length > 0 && <StatusTag tone="wait" label={messages.aConferir} />}
      </span>
    ),
  },
  { id: 'filiados', header: 'Filiados', share: 5, least: 126, wrap: true, cell: (row) => <Filiados processo={row} /> },
  {
    ...column('objetoId', {
      header: 'Objeto',
      share: 4,
      least: 112,
      wrap: true,
      muted: true,
      sortable: 'objeto',
      cell: ({ nomeObjeto }) => <Clamped>{nomeObjeto ?? '—'}</Clamped>,
    }),
    id: 'objeto',
  },
  column('tribunalOrgao', { sortable: 'tribunal', width: 112 }),
  {
    ...column('escritorioId', {
      share: 4,
      least: 104,
      wrap: true,
      muted: true,
      sortable: 'escritorio',
      cell: ({ escritorioNome }) => <Clamped>{escritorioNome ?? '—'}</Clamped>,
    }),
    id: 'escritorio',
  },
  column('dataProtocolo', { header: 'Protocolo', sortable: 'protocolo', width: 96, muted: true, card: 'none' }),
  column('situacao', SITUACAO_NA_LISTA),
  column('valorCausa', { sortable: true, numeric: true, width: 114, card: 'value' }),
  {
    ...{ id: 'proximoPrazo', header: messages.proximoPrazo, width: 98, card: 'date' },
    cell: ({ proximoPrazo }) => (proximoPrazo ? <DateText value={proximoPrazo} /> : '—'),
    inCard: ({ proximoPrazo }) =>
      proximoPrazo && (
        <>
          prazo <DateText value={proximoPrazo} />
        </>
      ),
  },
];
