import { formatReais } from '@sede/domain/kernel';
import {
  transferenciasMessages as messages,
  TRANSFERENCIA_FIELDS,
  type Transferencia,
  transferenciasMotivos,
} from '@sede/domain/modules/financeiro/transferencias';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { orpc } from '#platform/api/index.ts';
import { useCan } from '#platform/session/index.ts';
import { ListPage, type MenuEntry, RecordGate, useListState, useOpenRecord, useRemoval } from '#platform/ui/index.ts';
import { SectionBar } from '#platform/ui/shell/index.ts';
import { GUARDAS } from '../financeiro.guardas.ts';
import { nomeTransferencia, transferenciaColumns } from './transferencia.columns.tsx';
import { transferenciasList } from './transferencias.list.ts';

const Criar = lazy(() => import('./TransferenciaForm.tsx').then((m) => ({ default: m.CriarTransferencia })));
const Editar = lazy(() => import('./TransferenciaForm.tsx').then((m) => ({ default: m.EditarTransferencia })));
const Ver = lazy(() => import('#platform/ui/form.ts').then((m) => ({ default: m.RecordDialog })));
const Historico = lazy(() => import('#platform/ui/form.ts').then((m) => ({ default: m.HistoryDialog })));

/** '/financial/transferencias'. Source: issue 4 (transfers); decision 023. */
export function TransferenciasPage() {
  const mayEdit = useCan('transferencias.editar');
  const mayRemove = useCan('transferencias.excluir');
  const mayExport = useCan('transferencias.exportar');
  const list = useListState(transferenciasList);
  const query = useQuery(
    orpc.transferencias.list.queryOptions({
      input: list.input,
      placeholderData: keepPreviousData,
      meta: { modulos: ['contasBancarias', ...GUARDAS] },
    }),
  );
  const contas = useQuery(orpc.contasBancarias.options.queryOptions({ input: {} }));
  const opened = useOpenRecord();
  const remove = useRemoval(orpc.transferencias.remove, messages);
  const [historyOf, setHistoryOf] = useState<Transferencia | null>(null);

  const actions = (row: Transferencia): MenuEntry[] => [
    {
      label: 'Editar',
      onSelect: () => opened.open(row.id),
      disabledReason: transferenciasMotivos.texto(row.pode.editar),
    },
    { label: 'Histórico', onSelect: () => setHistoryOf(row) },
    ...(mayRemove
      ? [
          {
            label: 'Excluir',
            danger: true,
            divided: true,
            disabledReason: transferenciasMotivos.texto(row.pode.excluir),
            onSelect: () => void remove(row, `${nomeTransferencia(row)} · ${formatReais(row.valor)}`),
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
        count={{ one: 'transferência', many: 'transferências', feminine: true }}
        sum={(somas) => somas.valor}
        siblings={<SectionBar />}
        action={
          mayEdit
            ? {
                label: messages.registrar,
                onClick: opened.create,
                disabledReason: contas.data?.itens.length === 0 ? messages.semContas : null,
              }
            : null
        }
        print={orpc.transferencias.list.call}
        exportPath={mayExport ? '/api/transferencias/exportar' : null}
        table={{
          id: 'transferencias',
          columns: transferenciaColumns,
          rowKey: (row) => row.id,
          rowLabel: nomeTransferencia,
          rowActions: mayEdit ? actions : undefined,
          onOpen: (row) => opened.open(row.id),
        }}
        empty={{
          title: 'Sem registros para mostrar',
          text: 'Aqui fica o dinheiro que muda de conta, ou entre uma conta e o caixa: não é receita nem despesa.',
        }}
      />
      <Suspense fallback={null}>
        {opened.creating && mayEdit && contas.data && (
          <Criar origem={contas.data.itens[0]?.id ?? null} onClose={opened.close} />
        )}
        {opened.id && (
          <RecordGate key={opened.id} id={opened.id} read={orpc.transferencias.get.call} onFailed={opened.close}>
            {(record) =>
              record.pode.editar ? (
                <Ver
                  title={nomeTransferencia(record)}
                  specs={TRANSFERENCIA_FIELDS}
                  fields={['data', 'valor', 'numeroDocumento', 'descricao']}
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
            name={nomeTransferencia(historyOf)}
            read={orpc.transferencias.history.call}
            onClose={() => setHistoryOf(null)}
          />
        )}
      </Suspense>
    </>
  );
}
