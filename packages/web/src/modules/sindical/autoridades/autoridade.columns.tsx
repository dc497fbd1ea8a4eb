/** Columns of the list of authorities, the text's. Source: spec 3 §2.11. */
import { todayInSaoPaulo } from '@sede/domain/kernel';
import { AUTORIDADE_FIELDS, type AutoridadeListada, idadeCurta } from '@sede/domain/modules/sindical/autoridades';
import { Link } from '#platform/routing/index.ts';
import { type Column, columnsOf, StatusTag, TITLE, TwoLines } from '#platform/ui/index.ts';
import classes from './autoridades.module.css';
import { autoridadePath } from './autoridades.paths.ts';
import { Mandato } from './Mandato.tsx';
import { Retrato } from './Retrato.tsx';

const column = columnsOf<AutoridadeListada, typeof AUTORIDADE_FIELDS>(AUTORIDADE_FIELDS);

export const autoridadeColumns: readonly Column<AutoridadeListada>[] = [
  {
    ...column('nomePolitico', { ...TITLE, header: 'Nome', sortable: true, wrap: true, share: 3, least: 240 }),
    cell: (row) => (
      <span className={classes.quem}>
        <Retrato quem={row} />
        <TwoLines under={row.cargoAtual}>
          <Link to={autoridadePath(row.id)} className={classes.nome}>
            {row.nomePolitico}
          </Link>
        </TwoLines>
      </span>
    ),
  },
  {
    ...{ id: 'idade', header: 'Idade', sortable: true, width: 210, card: 'subtitle' },
    cell: (row) => idadeCurta(row, todayInSaoPaulo(new Date())) ?? '—',
  },
  column('partido', { sortable: true, width: 140, card: 'value' }),
  {
    ...column('exerceMandato', { sortable: true, width: 170, card: 'status' }),
    cell: ({ exerceMandato }) =>
      exerceMandato ? <StatusTag tone="ok" label="Sim" /> : <StatusTag tone="neutral" label="Não" />,
    inCard: ({ exerceMandato }) => <Mandato exerce={exerceMandato} />,
  },
];
