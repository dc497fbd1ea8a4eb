import { PAGINAS_DE_FILIADOS as PAGINAS } from '@sede/domain/modules/filiados/filiados';
import {
  colunasDeFiliados,
  RELATORIO_FILIADOS_FIELDS as FIELDS,
  GRUPOS_DE_FILIADOS,
  type GrupoDeFiliados,
  type LinhaDeFiliados,
  PADRAO_DE_FILIADOS,
  RESTRITAS_DE_FILIADOS,
} from '@sede/domain/modules/filiados/relatorio-filiados';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { columnsOf, formatSort, ListPage, TITLE, useListState } from '#platform/ui/index.ts';
import { SectionBar } from '#platform/ui/shell/index.ts';
import { filtrosDeFiliados, useTodosOsCargos } from '../filiados/index.ts';
import { RelatorioFerramentas } from '../filiados.RelatorioFerramentas.tsx';
import { relatorioFiliadosList } from './relatorio-filiados.list.ts';

/** Its lines are members. */
const DE_FILIADOS = { modulos: ['filiados'] };
const column = columnsOf<LinhaDeFiliados, typeof FIELDS>(FIELDS);
const COLUMNS = [
  column('matricula', { sortable: true, width: 104 }),
  column('nomeCompleto', { ...TITLE, header: 'Nome', sortable: 'nome', share: 2 }),
  column('cpf', { sortable: true, card: 'subtitle', width: 132 }),
  column('email', { sortable: true, hidden: true }),
  column('empresa', { sortable: 'casa', card: 'value', width: 88 }),
  column('situacaoFiliado', { sortable: 'situacao', card: 'status', width: 108 }),
  column('cadastro', { width: 100 }),
  column('cargo'),
  column('estado', { width: 72 }),
  column('cidade', { hidden: true }),
  column('telCelular', { width: 142, hidden: true }),
  column('idade', { sortable: true, numeric: true, width: 72 }),
  column('sexo', { hidden: true }),
  column('formaPagamento', { hidden: true }),
  column('dataFiliacao', { sortable: true, width: 108 }),
  column('dataDesfiliacao', { sortable: true, width: 112 }),
];

/** '/filiados/relatorio'. Source: spec 2 §2, §9; decisions-members (Statistics). */
export function RelatorioFiliadosPage() {
  const edita = useCan('filiados.editar');
  const cargos = useTodosOsCargos(true);
  const definition = useMemo(() => relatorioFiliadosList(filtrosDeFiliados(cargos)), [cargos]);
  const list = useListState(definition);
  const [grupo, setGrupo] = useState<GrupoDeFiliados>('empresa');
  const query = useQuery({
    ...orpc.relatorioFiliados.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }),
    meta: DE_FILIADOS,
  });
  const contagem = useQuery({
    ...orpc.relatorioFiliados.grupos.queryOptions({
      input: { ...list.filterInput, grupo },
      placeholderData: keepPreviousData,
    }),
    meta: DE_FILIADOS,
  });
  return (
    <ListPage
      title={PAGINAS.relatorio}
      list={list}
      query={query}
      count={{ one: 'filiado', many: 'filiados' }}
      siblings={<SectionBar />}
      table={{
        id: 'relatorio-filiados',
        columns: COLUMNS,
        rowKey: ({ id }) => id,
        rowLabel: (row) => row.nomeCompleto ?? '',
      }}
      empty={{ title: 'Sem registros para mostrar', text: 'Nenhum filiado com estes filtros.' }}
    >
      <RelatorioFerramentas
        specs={FIELDS}
        colunas={colunasDeFiliados({ edita })}
        restritas={RESTRITAS_DE_FILIADOS}
        padrao={PADRAO_DE_FILIADOS}
        grupos={GRUPOS_DE_FILIADOS}
        grupo={grupo}
        onGrupo={setGrupo}
        contagem={contagem}
        exportPath="/api/relatorio-filiados/exportar"
        filterInput={list.filterInput}
        ordem={formatSort(list.state.sort)}
      />
    </ListPage>
  );
}
