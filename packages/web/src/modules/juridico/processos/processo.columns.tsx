/** Columns of the list of cases, in the order of decisions-legal (Cases), and how a case is called. */
import {
  formatNumeroCnj,
  processosMessages as messages,
  PROCESSO_FIELDS,
  type ProcessoListado,
} from '@sede/domain/modules/juridico/processos';
import { Link } from '#platform/routing/index.ts';
import { type Column, columnsOf, StatusTag, TITLE } from '#platform/ui/index.ts';
import classes from './processos.module.css';
import { processoPath } from './processos.paths.ts';
import { CasasDoProcesso, SituacaoTag } from './SituacaoTag.tsx';

const column = columnsOf<ProcessoListado, typeof PROCESSO_FIELDS>(PROCESSO_FIELDS);

type Nomeado = Pick<ProcessoListado, 'numero' | 'tipo' | 'titulo'>;

/** The number as CNJ numbers are written; of one that came over without a number, its title or kind. */
export const nomeDoProcesso = ({ numero, titulo, tipo }: Nomeado): string =>
  numero === null ? (titulo ?? `${tipo} sem número`) : tipo === 'Judicial' ? formatNumeroCnj(numero) : numero;

function Filiados({ processo }: { processo: ProcessoListado }) {
  const { nomes, filiados, filiadosIndeterminados, orgaos } = processo;
  if (filiadosIndeterminados && filiados === 0)
    return (
      <span className={classes.casas}>
        {messages.indeterminados} <CasasDoProcesso casas={orgaos} />
      </span>
    );
  const resto = filiados - nomes.length;
  return nomes.length === 0 ? '—' : `${nomes.join(', ')}${resto > 0 ? ` ${messages.eMais(resto)}` : ''}`;
}

export const processoColumns: readonly Column<ProcessoListado>[] = [
  column('tipo', { sortable: true, width: 116, card: 'subtitle' }),
  {
    ...column('numero', { ...TITLE, sortable: true, wrap: true, share: 2, least: 216 }),
    cell: (row) => (
      <span className={classes.numero}>
        <Link to={processoPath(row.id)}>{nomeDoProcesso(row)}</Link>
        {row.formatoAntigo && <StatusTag tone="neutral" label={messages.formatoAntigo} />}
        {row.aConferir.length > 0 && <StatusTag tone="wait" label={messages.aConferir} />}
      </span>
    ),
  },
  { id: 'filiados', header: 'Filiados', share: 2, wrap: true, cell: (row) => <Filiados processo={row} /> },
  {
    ...column('objetoId', { header: 'Objeto', sortable: 'objeto', cell: ({ nomeObjeto }) => nomeObjeto ?? '—' }),
    id: 'objeto',
  },
  column('tribunalOrgao', { sortable: 'tribunal', width: 124 }),
  {
    ...column('escritorioId', { sortable: 'escritorio', cell: ({ escritorioNome }) => escritorioNome ?? '—' }),
    id: 'escritorio',
  },
  column('dataProtocolo', { header: 'Protocolo', sortable: 'protocolo', width: 104, card: 'date' }),
  column('situacao', {
    ...{ sortable: true, width: 186, card: 'status' },
    cell: ({ situacao }) => <SituacaoTag situacao={situacao} />,
  }),
  column('valorCausa', { sortable: true, numeric: true, width: 134, card: 'value' }),
];
