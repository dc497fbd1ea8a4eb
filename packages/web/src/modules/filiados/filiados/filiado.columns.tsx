/** Columns of the list of members, the text's ten. Source: spec 2 §2 (Member list); decisions-members (List). */
import { nomeProprio } from '@sede/domain/kernel';
import {
  FILIADO_FIELDS,
  type FiliadoListado,
  filiadosMessages,
  PERIODO_FIELDS,
  ROTULO_SITUACAO,
} from '@sede/domain/modules/filiados/filiados';
import { Link } from '#platform/routing/index.ts';
import { type Column, columnsOf, DateText, StatusTag, TITLE } from '#platform/ui/index.ts';
import { CasaTag } from './CasaTag.tsx';
import classes from './filiados.module.css';
import { filiadoPath } from './filiados.paths.ts';

/** Three or four words on one line, in a window of 1366. */
const NOME = 212;
const column = columnsOf<FiliadoListado, typeof FILIADO_FIELDS>(FILIADO_FIELDS);

export const nomeDe = ({ nomeSocial, nomeCompleto }: Pick<FiliadoListado, 'nomeSocial' | 'nomeCompleto'>): string =>
  nomeProprio(nomeSocial ?? nomeCompleto);

/** Whoever is a member no more is red, and a word says so: colour never alone. `search`: the list's, so that the page walks it. */
export const filiadoColumns = (search: string): readonly Column<FiliadoListado>[] => [
  column('matricula', { sortable: true, width: 104 }),
  {
    ...column('nomeCompleto', { ...TITLE, header: 'Nome', sortable: 'nome', wrap: true, share: 2, least: NOME }),
    cell: (row) => {
      const left = row.cadastro === 'INATIVO';
      return (
        <span className={classes.nome}>
          <Link to={`${filiadoPath(row.id)}${search}`} className={left ? classes.desfiliado : classes.filiado}>
            {nomeDe(row)}
          </Link>
          {left && <StatusTag tone="late" label={row.falecido ? 'Falecido' : filiadosMessages.desfiliado} />}
        </span>
      );
    },
  },
  column('cpf', { sortable: true, card: 'subtitle', width: 132 }),
  column('email', { sortable: true, cell: ({ email }) => email ?? '—' }),
  column('empresa', {
    sortable: 'casa',
    card: 'value',
    width: 88,
    cell: ({ empresa }) => <CasaTag casa={empresa} />,
  }),
  column('situacaoFiliado', {
    sortable: 'situacao',
    card: 'status',
    width: 104,
    cell: ({ situacaoFiliado }) => ROTULO_SITUACAO[situacaoFiliado],
  }),
  column('telCelular', { width: 142 }),
  {
    ...{ id: 'idade', header: 'Idade', sortable: true, numeric: true, width: 60 },
    cell: ({ idade }) => idade ?? '—',
  },
  {
    ...{ id: 'dataFiliacao', header: PERIODO_FIELDS.inicio.rotulo, sortable: true, width: 108, card: 'date' },
    cell: ({ dataFiliacao }) => (dataFiliacao ? <DateText value={dataFiliacao} /> : '—'),
  },
  {
    ...{ id: 'dataDesfiliacao', header: PERIODO_FIELDS.fim.rotulo, sortable: true, width: 108 },
    cell: ({ dataDesfiliacao }) => (dataDesfiliacao ? <DateText value={dataDesfiliacao} /> : '—'),
  },
];
