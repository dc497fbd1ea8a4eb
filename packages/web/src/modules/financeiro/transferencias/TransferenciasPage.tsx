import { formatReais } from '@sede/domain/kernel';
import {
  transferenciasMessages as messages,
  TRANSFERENCIA_FIELDS,
  transferenciasMotivos,
} from '@sede/domain/modules/financeiro/transferencias';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { orpc } from '#platform/api/index.ts';
import { RecordListPage, recordOperations, useListState } from '#platform/ui/index.ts';
import { GUARDAS } from '../financeiro.guards.ts';
import { nomeTransferencia, transferenciaColumns } from './transferencia.columns.tsx';
import { transferenciasList } from './transferencias.list.ts';

const Create = lazy(() => import('./TransferenciaForm.tsx').then((m) => ({ default: m.CreateTransferencia })));
const Edit = lazy(() => import('./TransferenciaForm.tsx').then((m) => ({ default: m.EditTransferencia })));

/** '/financial/transferencias'. Source: issue 4 (transfers); decision 023. */
export function TransferenciasPage() {
  const list = useListState(transferenciasList);
  const query = useQuery(
    orpc.transferencias.list.queryOptions({
      input: list.input,
      placeholderData: keepPreviousData,
      meta: { modulos: ['contasBancarias', ...GUARDAS] },
    }),
  );
  const contas = useQuery(orpc.contasBancarias.options.queryOptions({ input: {} }));
  return (
    <RecordListPage
      area="transferencias"
      title={messages.titulo}
      list={list}
      query={query}
      operations={recordOperations(orpc.transferencias, messages)}
      count={{ one: 'transferência', many: 'transferências', feminine: true }}
      sum={(somas) => somas.valor}
      columns={transferenciaColumns}
      nameOf={nomeTransferencia}
      describe={(row) => `${nomeTransferencia(row)} · ${formatReais(row.valor)}`}
      blocked={(row, acao) => transferenciasMotivos.texto(row.pode[acao])}
      specs={TRANSFERENCIA_FIELDS}
      shows={['data', 'valor', 'numeroDocumento', 'descricao']}
      createLabel={messages.registrar}
      createBlocked={contas.data?.itens.length === 0 ? messages.semContas : null}
      Create={Create}
      Edit={Edit}
      empty="Aqui fica o dinheiro que muda de conta, ou entre uma conta e o caixa: não é receita nem despesa."
    />
  );
}
