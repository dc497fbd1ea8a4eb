import { ROTULO_CASA } from '@sede/domain/modules/filiados/filiados';
import {
  processoMessages as doProcesso,
  PROCESSO_FIELDS as FIELDS,
  type MeusProcessos,
  processosMessages as messages,
} from '@sede/domain/modules/juridico/processos';
import { IconExternalLink } from '@tabler/icons-react';
import { type Column, DataTable, DateText, Money, TITLE, useLocalList } from '#platform/ui/index.ts';
import { Nothing } from '#platform/ui/reading.ts';
import { numeroExibido } from './numero.ts';
import classes from './processos.module.css';
import { CasasDoProcesso, SituacaoTag } from './SituacaoTag.tsx';

type Meu = MeusProcessos['itens'][number];

const numeroDe = (um: Meu): string => numeroExibido(um) ?? `${um.tipo} sem número`;

/** The nine of the text; the office besides, where the desk reads them. */
const colunas = (escritorio: boolean): readonly Column<Meu>[] => [
  { id: 'tipo', header: FIELDS.tipo.rotulo, width: 116, card: 'subtitle', cell: ({ tipo }) => tipo },
  {
    ...{ id: 'filiados', header: 'Filiados', least: 150, wrap: true },
    cell: ({ filiado, outros }) => (outros > 0 ? `${filiado} ${messages.eMais(outros)}` : filiado),
  },
  {
    ...{ id: 'casas', header: 'Casas', width: 110 },
    inCard: ({ casas }) => casas.map((casa) => ROTULO_CASA[casa]).join(', '),
    cell: ({ casas }) => (
      <span className={classes.casas}>
        <CasasDoProcesso casas={casas} />
      </span>
    ),
  },
  {
    ...{ ...TITLE, id: 'numero', header: FIELDS.numero.rotulo, least: 216 },
    cell: (row) =>
      row.linkProcesso ? (
        <a className={classes.externo} href={row.linkProcesso} target="_blank" rel="noreferrer">
          {numeroDe(row)}
          <IconExternalLink size={14} aria-hidden />
          <span className="visually-hidden"> (abre em outra aba)</span>
        </a>
      ) : (
        numeroDe(row)
      ),
  },
  { id: 'ano', header: 'Ano', numeric: true, width: 64, cell: ({ ano }) => ano ?? '—' },
  {
    id: 'tribunal',
    header: FIELDS.tribunalOrgao.rotulo,
    width: 124,
    cell: ({ tribunalOrgao }) => tribunalOrgao ?? '—',
  },
  ...(escritorio
    ? [{ id: 'escritorio', header: FIELDS.escritorioId.rotulo, least: 140, cell: (row: Meu) => row.escritorio ?? '—' }]
    : []),
  {
    ...{ id: 'situacao', header: FIELDS.situacao.rotulo, width: 186, card: 'status' },
    cell: ({ situacao }) => <SituacaoTag situacao={situacao} />,
  },
  {
    ...{ id: 'valor', header: 'Valor', numeric: true, width: 124, card: 'value' },
    cell: ({ valorCausa }) => (valorCausa === null ? '—' : <Money value={valorCausa} />),
  },
  { id: 'portal', header: 'Portal', width: 70, cell: ({ portal }) => (portal ? 'S' : 'N') },
];

/** 'EVENTOS DO PROCESSO' of one case, as whom it concerns reads them. */
function Eventos({ eventos }: Pick<Meu, 'eventos'>) {
  return (
    <section className={classes.parte} aria-label={doProcesso.eventos}>
      <h2>{doProcesso.eventos}</h2>
      {eventos.length === 0 ? (
        <Nothing>{doProcesso.nenhumEvento}</Nothing>
      ) : (
        <ul className={classes.resumo}>
          {eventos.map(({ titulo, data, descricao, comunicado }) => (
            <li key={`${data} ${titulo} ${descricao}`}>
              <span className={classes.quando}>
                <DateText value={data} />
                <b>{titulo}</b>
                <span className={classes.autor}>
                  {doProcesso.foiComunicado}: {comunicado ? 'Sim' : 'Não'}
                </span>
              </span>
              <p>{descricao}</p>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

export interface TabelaDoMembroProps {
  /** Its caption. */
  label: string;
  itens: readonly Meu[];
  escritorio?: boolean;
}

/** A member's cases as the member reads them. Source: spec 3 §2.6; spec 2 §2 (Member's cases dialog); decisions-legal (Privacy). */
export function TabelaDoMembro({ label, itens, escritorio = false }: TabelaDoMembroProps) {
  const list = useLocalList(itens);
  return (
    <DataTable
      {...list}
      id={escritorio ? 'processos-do-filiado' : 'meus-processos'}
      label={label}
      columns={colunas(escritorio)}
      rowKey={({ id }) => id}
      rowLabel={numeroDe}
      detail={({ eventos }) => <Eventos eventos={eventos} />}
      compact
    />
  );
}
