import { BASE_DESPESA_ROTULOS } from '@sede/domain/modules/financeiro/relatorio-despesas';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { ListPage, useListState } from '#platform/ui/index.ts';
import { SectionBar } from '#platform/ui/shell/index.ts';
import { useListasDeFiltro } from '../financeiro.listas.ts';
import { NotaDaQualidade } from '../financeiro.NotaDosDados.tsx';
import classes from '../financeiro.numeros.module.css';
import { type Expandido, lancamentoColumns } from './lancamento.columns.tsx';
import { relatorioDespesasList } from './relatorio-despesas.list.ts';
import { TextoDialog } from './TextoDialog.tsx';

const DESPESAS = { modulos: ['despesas'] };

/** '/financial/relatorio'. Source: spec 1 §2.12; decisions §7 (Which date counts). */
export function RelatorioDespesasPage() {
  const mayExport = useCan('despesas.exportar');
  const listas = useListasDeFiltro();
  const definition = useMemo(() => relatorioDespesasList(listas), [listas]);
  const list = useListState(definition);
  const { base = 'data' } = list.filterInput;
  const [expandido, setExpandido] = useState<Expandido | null>(null);
  const columns = useMemo(() => lancamentoColumns(base === 'caixa', setExpandido), [base]);
  const query = useQuery({
    ...orpc.relatorioDespesas.list.queryOptions({
      input: { ...list.input, totais: 'nao' },
      placeholderData: keepPreviousData,
    }),
    meta: DESPESAS,
  });
  const totals = useQuery({
    ...orpc.relatorioDespesas.totals.queryOptions({ input: list.filterInput }),
    meta: DESPESAS,
  });
  return (
    <>
      <ListPage
        title="Relatório de despesas"
        list={list}
        query={query}
        totals={totals}
        count={{ one: 'lançamento', many: 'lançamentos' }}
        sum={(somas) => somas.valor}
        siblings={<SectionBar />}
        print={orpc.relatorioDespesas.list.call}
        exportPath={mayExport ? '/api/relatorio-despesas/exportar' : null}
        table={{
          id: 'despesas-relatorio',
          columns,
          rowKey: (row) => `${row.id} ${row.lancamento}`,
          rowLabel: (row) => row.itemDespesa,
        }}
        empty={{ title: 'Sem registros para mostrar', text: 'Nenhuma despesa neste período.' }}
      >
        <p className={classes.base}>{BASE_DESPESA_ROTULOS[base]}</p>
      </ListPage>
      <NotaDaQualidade />
      <TextoDialog expandido={expandido} onClose={() => setExpandido(null)} />
    </>
  );
}
