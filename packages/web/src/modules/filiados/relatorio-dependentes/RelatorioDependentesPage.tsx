import { PAGINAS_DE_FILIADOS as PAGINAS } from '@sede/domain/modules/filiados/filiados';
import {
  COLUNAS_DE_DEPENDENTES,
  RELATORIO_DEPENDENTES_FIELDS as FIELDS,
  GRUPOS_DE_DEPENDENTES,
  type GrupoDeDependentes,
  type LinhaDeDependentes,
  PADRAO_DE_DEPENDENTES,
  RESTRITAS_DE_DEPENDENTES,
} from '@sede/domain/modules/filiados/relatorio-dependentes';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { columnsOf, formatSort, ListPage, TITLE, useListState } from '#platform/ui/index.ts';
import { SectionBar } from '#platform/ui/shell/index.ts';
import { RelatorioFerramentas } from '../filiados.RelatorioFerramentas.tsx';
import { relatorioDependentesList } from './relatorio-dependentes.list.ts';

/** Dependents' events are their members'. */
const DE_FILIADOS = { modulos: ['filiados', 'dependentes'] };
const column = columnsOf<LinhaDeDependentes, typeof FIELDS>(FIELDS);
const COLUMNS = [
  column('nomeCompleto', { ...TITLE, header: 'Nome', sortable: 'nome' }),
  column('parentesco', { sortable: true, card: 'status', width: 120 }),
  column('dataNascimento', { width: 120 }),
  column('idade', { sortable: true, numeric: true, width: 72 }),
  column('sexo', { width: 120 }),
  column('titular', { sortable: true, card: 'subtitle' }),
  column('cpfTitular', { width: 140 }),
  column('empresa', { sortable: 'casa', card: 'value', width: 92 }),
  column('situacaoFiliado', { width: 130 }),
];

/** '/filiados/dependentes/relatorio'. Source: spec 2 §2, §9; decisions-members (Statistics). */
export function RelatorioDependentesPage() {
  const list = useListState(relatorioDependentesList);
  const [grupo, setGrupo] = useState<GrupoDeDependentes>('parentesco');
  const query = useQuery({
    ...orpc.relatorioDependentes.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }),
    meta: DE_FILIADOS,
  });
  const contagem = useQuery({
    ...orpc.relatorioDependentes.grupos.queryOptions({
      input: { ...list.filterInput, grupo },
      placeholderData: keepPreviousData,
    }),
    meta: DE_FILIADOS,
  });
  return (
    <ListPage
      title={PAGINAS.relatorioDependentes}
      list={list}
      query={query}
      count={{ one: 'dependente', many: 'dependentes' }}
      siblings={<SectionBar />}
      table={{
        id: 'relatorio-dependentes',
        columns: COLUMNS,
        rowKey: ({ id }) => id,
        rowLabel: (row) => row.nomeCompleto ?? '',
      }}
      empty={{ title: 'Sem registros para mostrar', text: 'Nenhum dependente com estes filtros.' }}
    >
      <RelatorioFerramentas
        specs={FIELDS}
        colunas={COLUNAS_DE_DEPENDENTES}
        restritas={RESTRITAS_DE_DEPENDENTES}
        padrao={PADRAO_DE_DEPENDENTES}
        grupos={GRUPOS_DE_DEPENDENTES}
        grupo={grupo}
        onGrupo={setGrupo}
        contagem={contagem}
        exportPath="/api/relatorio-dependentes/exportar"
        filterInput={list.filterInput}
        ordem={formatSort(list.state.sort)}
      />
    </ListPage>
  );
}
