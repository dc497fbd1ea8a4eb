import { formatReais } from '@sede/domain/kernel';
import {
  ENTRADA_FIELDS,
  type Entrada,
  suprimentosMessages as messages,
  suprimentosMotivos,
} from '@sede/domain/modules/financeiro/suprimentos';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { useCan } from '#platform/session/index.ts';
import { ListPage, type MenuEntry, RecordGate, useListState, useOpenRecord, useRemoval } from '#platform/ui/index.ts';
import { SectionBar } from '#platform/ui/shell/index.ts';
import { transferenciaPath } from '../financeiro.enderecos.ts';
import { GUARDAS } from '../financeiro.guardas.ts';
import { SaidasTable } from './SaidasTable.tsx';
import { type PeriodoDoCaixa, SaldoCard } from './SaldoCard.tsx';
import classes from './Suprimentos.module.css';
import { entradaColumns } from './suprimentos.columns.tsx';
import { entradasList } from './suprimentos.list.ts';
import { useImpressao } from './useImpressao.ts';

const Criar = lazy(() => import('./EntradaForm.tsx').then((m) => ({ default: m.CriarEntrada })));
const Editar = lazy(() => import('./EntradaForm.tsx').then((m) => ({ default: m.EditarEntrada })));
const Ver = lazy(() => import('#platform/ui/form.ts').then((m) => ({ default: m.RecordDialog })));
const Historico = lazy(() => import('#platform/ui/form.ts').then((m) => ({ default: m.HistoryDialog })));

/** '/financial/suprimentos'. Source: spec 1 §2.19, §9; decisions §7 (Suprimentos). */
export function SuprimentosPage() {
  const mayEdit = useCan('suprimentos.editar');
  const mayRemove = useCan('suprimentos.excluir');
  const list = useListState(entradasList);
  const periodo = list.filterInput as PeriodoDoCaixa;
  const query = useQuery(
    orpc.suprimentos.list.queryOptions({
      input: list.input,
      placeholderData: keepPreviousData,
      meta: { modulos: GUARDAS },
    }),
  );
  const impressao = useImpressao(periodo);
  const opened = useOpenRecord();
  const remove = useRemoval(orpc.suprimentos.remove, messages);
  const [historyOf, setHistoryOf] = useState<Entrada | null>(null);

  const actions = (row: Entrada): MenuEntry[] => [
    ...(row.idTransferencia
      ? [{ label: messages.abrirTransferencia, onSelect: () => navigate(transferenciaPath(row.idTransferencia ?? '')) }]
      : []),
    { label: 'Editar', onSelect: () => opened.open(row.id), disabledReason: suprimentosMotivos.texto(row.pode.editar) },
    { label: 'Histórico', onSelect: () => setHistoryOf(row) },
    ...(mayRemove
      ? [
          {
            label: 'Excluir',
            danger: true,
            divided: true,
            disabledReason: suprimentosMotivos.texto(row.pode.excluir),
            onSelect: () => void remove(row, `${row.descricao} · ${formatReais(row.valor)}`),
          },
        ]
      : []),
  ];

  return (
    <>
      <ListPage
        title={messages.titulo}
        list={list}
        query={query}
        count={{ one: 'entrada', many: 'entradas', feminine: true }}
        sum={(somas) => somas.valor}
        siblings={<SectionBar />}
        action={mayEdit ? { label: messages.cadastrar, onClick: opened.create } : null}
        print={impressao.print}
        table={{
          id: 'suprimentos',
          columns: entradaColumns,
          rowKey: (row) => row.id,
          rowLabel: (row) => row.descricao,
          rowActions: mayEdit ? actions : undefined,
          onOpen: (row) =>
            row.idTransferencia ? navigate(transferenciaPath(row.idTransferencia)) : opened.open(row.id),
        }}
        empty={{ title: 'Sem registros para mostrar', text: 'Nenhuma entrada neste período.' }}
      >
        <SaldoCard periodo={periodo} />
        {/* A new period begins at its first page. */}
        <SaidasTable key={list.filterKey} periodo={periodo} todas={impressao.saidas} />
        <h2 className={classes.titulo}>
          {messages.entradas}
          {query.data?.somas && <span className={classes.total}>Total {formatReais(query.data.somas.valor)}</span>}
        </h2>
      </ListPage>
      <Suspense fallback={null}>
        {opened.creating && mayEdit && <Criar onClose={opened.close} />}
        {opened.id && (
          <RecordGate key={opened.id} id={opened.id} read={orpc.suprimentos.get.call} onFailed={opened.close}>
            {(record) =>
              record.pode.editar ? (
                <Ver
                  title={record.descricao}
                  specs={ENTRADA_FIELDS}
                  fields={Object.keys(ENTRADA_FIELDS)}
                  record={record}
                  onClose={opened.close}
                />
              ) : (
                <Editar record={record} onClose={opened.close} />
              )
            }
          </RecordGate>
        )}
        {historyOf && (
          <Historico
            id={historyOf.id}
            name={historyOf.descricao}
            read={orpc.suprimentos.history.call}
            onClose={() => setHistoryOf(null)}
          />
        )}
      </Suspense>
    </>
  );
}
