import {
  RELATORIO_PROCESSOS_FIELDS as FIELDS,
  type GrupoDeProcessos,
  type LinhaDeProcessos,
  RELATORIO_PROCESSOS,
} from '@sede/domain/modules/juridico/relatorio-processos';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { Link } from '#platform/routing/index.ts';
import {
  type Column,
  columnsOf,
  ExportMenu,
  formatSort,
  ListPage,
  TITLE,
  useKit,
  useListState,
} from '#platform/ui/index.ts';
import { SectionBar } from '#platform/ui/shell/index.ts';
import { useEnderecoLegivel } from '../juridico.endereco.ts';
import { CasasDoProcesso, DO_ENDERECO, processoPath, SITUACAO_NA_LISTA } from '../processos/index.ts';
import { Agrupado } from './Agrupado.tsx';
import { relatorioProcessosList } from './relatorio-processos.list.ts';
import classes from './relatorio-processos.module.css';

/** Its lines are cases. */
const DE_PROCESSOS = { modulos: ['processos'] };
const column = columnsOf<LinhaDeProcessos, typeof FIELDS>(FIELDS);

const numeroDe = ({ numero, tipo }: LinhaDeProcessos): string => numero ?? `${tipo} sem número`;

const COLUMNS: readonly Column<LinhaDeProcessos>[] = [
  column('tipo', { sortable: true, width: 116, card: 'subtitle' }),
  column('numero', {
    ...{ ...TITLE, sortable: true, least: 222 },
    cell: (row) => (row.abre ? <Link to={processoPath(row.id)}>{numeroDe(row)}</Link> : numeroDe(row)),
  }),
  {
    ...column('nomeObjeto', {
      header: 'Objeto',
      sortable: 'objeto',
      least: 112,
      wrap: true,
      cell: ({ nomeObjeto }) => nomeObjeto ?? '—',
    }),
    id: 'objeto',
  },
  column('tribunalOrgao', { sortable: 'tribunal', width: 112 }),
  {
    ...column('escritorioNome', {
      sortable: 'escritorio',
      least: 112,
      wrap: true,
      cell: ({ escritorioNome }) => escritorioNome ?? '—',
    }),
    id: 'escritorio',
  },
  column('dataProtocolo', { header: 'Protocolo', sortable: 'protocolo', width: 98, card: 'date' }),
  column('situacao', SITUACAO_NA_LISTA),
  column('filiados', {
    ...{ header: 'Filiados', numeric: true, width: 122 },
    cell: ({ filiados, filiadosIndeterminados }) =>
      filiadosIndeterminados && filiados === 0 ? 'Indeterminados' : filiados.toLocaleString('pt-BR'),
  }),
  column('casas', {
    ...{ width: 100, wrap: true },
    cell: ({ casas }) => (
      <span className={classes.casas}>
        <CasasDoProcesso casas={casas} />
      </span>
    ),
  }),
  column('valorCausa', { sortable: true, numeric: true, width: 132, card: 'value' }),
];

/** '/processos/relatorio'. Source: spec 3 §2.1; decisions-legal (Report, Privacy). */
export function RelatorioProcessosPage() {
  const { today } = useKit();
  const atual = Number(today.slice(0, 4));
  useEnderecoLegivel(DO_ENDERECO);
  const list = useListState(useMemo(() => relatorioProcessosList(atual), [atual]));
  const [grupo, setGrupo] = useState<GrupoDeProcessos>('escritorio');
  const query = useQuery({
    ...orpc.relatorioProcessos.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }),
    meta: DE_PROCESSOS,
  });
  const grupos = useQuery({
    ...orpc.relatorioProcessos.grupos.queryOptions({
      input: { ...list.filterInput, grupo },
      placeholderData: keepPreviousData,
    }),
    meta: DE_PROCESSOS,
  });
  return (
    <ListPage
      title={RELATORIO_PROCESSOS.titulo}
      list={list}
      query={query}
      count={{ one: 'processo', many: 'processos' }}
      sum={({ valorCausa }) => valorCausa}
      basis="valor da causa"
      siblings={<SectionBar />}
      print={orpc.relatorioProcessos.list.call}
      table={{
        id: 'relatorio-processos',
        columns: COLUMNS,
        rowKey: ({ id }) => id,
        rowLabel: numeroDe,
      }}
      empty={{ title: 'Sem registros para mostrar', text: 'Nenhum processo com estes filtros.' }}
    >
      <Agrupado
        grupo={grupo}
        onGrupo={setGrupo}
        query={grupos}
        onPick={(valor) => {
          // The group is a filter of the same name; each takes a list of values.
          if (valor !== null) list.setFilter(grupo, [valor]);
        }}
      >
        <ExportMenu
          path="/api/relatorio-processos/exportar"
          filterInput={{ ...list.filterInput, grupo }}
          ordem={formatSort(list.state.sort)}
        />
      </Agrupado>
    </ListPage>
  );
}
