/** Columns of the list of themes, the text's. Source: spec 3 §2.10. */
import {
  temasMessages as messages,
  PARTES_DO_TEMA,
  type ParteDoTema,
  TEMA_FIELDS,
  type TemaListado,
  temaPath,
  ULTIMO_PASSO,
} from '@sede/domain/modules/sindical/temas';
import { Link } from '#platform/routing/index.ts';
import { Clamped, type Column, columnsOf, InstantText, StatusTag, TITLE, TwoLines } from '#platform/ui/index.ts';
import { PrioridadeTag, SituacaoTag } from './Marcas.tsx';
import classes from './temas.module.css';

const column = columnsOf<TemaListado, typeof TEMA_FIELDS>(TEMA_FIELDS);

const CABECALHOS: Readonly<Record<ParteDoTema, string>> = {
  itens: 'Itens',
  pessoas: 'Envolvidos',
  processos: 'Processos',
  acoes: 'Ações do sindicato',
};

/** How many there are, which leads to the section of the theme's page that tells them. */
const quantos = (parte: ParteDoTema, secao: number): Column<TemaListado> => ({
  ...{ id: parte, header: CABECALHOS[parte], numeric: true, width: parte === 'acoes' ? 120 : 100 },
  cell: ({ id, titulo, contagens }) => (
    <Link
      to={temaPath(id, secao)}
      className={classes.quantos}
      aria-label={`${contagens[parte]} em ${CABECALHOS[parte]} de ${titulo}`}
    >
      {contagens[parte]}
    </Link>
  ),
  inCard: ({ contagens }) => contagens[parte] || null,
});

/** Letters of a title that the list shows whole; of a longer one it shows four lines. */
const TITULO_INTEIRO = 120;

export const temaColumns: readonly Column<TemaListado>[] = [
  {
    ...column('titulo', { ...TITLE, header: 'Tema', sortable: true, wrap: true, least: 220, share: 3 }),
    cell: (row) => (
      <TwoLines
        under={
          (row.proposicao || row.page < ULTIMO_PASSO) && (
            <span className={classes.detalhe}>
              {row.proposicao}
              {row.page < ULTIMO_PASSO && (
                <StatusTag tone="wait" label={`Cadastro no passo ${row.page} de ${ULTIMO_PASSO}`} />
              )}
            </span>
          )
        }
      >
        <Link to={temaPath(row.id)} className={classes.titulo}>
          {row.titulo.length > TITULO_INTEIRO ? <Clamped lines={4}>{row.titulo}</Clamped> : row.titulo}
        </Link>{' '}
        {row.situacao === 'ENCERRADO' && <SituacaoTag situacao={row.situacao} />}
      </TwoLines>
    ),
  },
  column('tipoTema', { sortable: true, wrap: true, width: 176, card: 'subtitle' }),
  column('interessados', { least: 150, share: 2, cell: ({ interessados }) => interessados.join(', ') }),
  column('prioridade', {
    ...{ sortable: true, width: 110, card: 'status' },
    cell: ({ prioridade }) => <PrioridadeTag prioridade={prioridade} />,
    inCard: ({ prioridade }) => <PrioridadeTag prioridade={prioridade} inteira />,
  }),
  ...PARTES_DO_TEMA.map(({ parte }, at) => quantos(parte, at + 1)),
  { id: 'custos', header: 'Custos', numeric: true, width: 80, card: 'none', cell: () => messages.custos },
  {
    ...{ id: 'lastUpdated', header: 'Atualização', sortable: true, width: 140, hidden: true, card: 'date' },
    cell: ({ lastUpdated }) => <InstantText value={lastUpdated} />,
  },
];
