import { CONTA_READ_FIELDS, contasMessages as messages } from '@sede/domain/modules/financeiro/contas-bancarias';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { orpc } from '#platform/api/index.ts';
import { navigate } from '#platform/routing/index.ts';
import { RecordListPage, registerOperations, useListState } from '#platform/ui/index.ts';
import { conciliacaoPath, contaPath } from '../financeiro.paths.ts';
import { contaColumns } from './conta.columns.tsx';
import { contasList, MODULOS_DO_SALDO } from './contas.list.ts';

const Criar = lazy(() => import('./ContaForm.tsx').then((m) => ({ default: m.CreateConta })));
const Editar = lazy(() => import('./ContaForm.tsx').then((m) => ({ default: m.EditConta })));

/** '/financial/contas'. Source: issue 4 (bank accounts). */
export function ContasPage() {
  const list = useListState(contasList);
  const query = useQuery(
    orpc.contasBancarias.list.queryOptions({
      input: list.input,
      placeholderData: keepPreviousData,
      meta: { modulos: MODULOS_DO_SALDO },
    }),
  );
  return (
    <RecordListPage
      area="contas-bancarias"
      title={messages.titulo}
      list={list}
      query={query}
      operations={registerOperations(orpc.contasBancarias, messages)}
      count={{ one: 'conta', many: 'contas', feminine: true }}
      sum={(somas) => somas.saldo}
      columns={contaColumns}
      nameOf={(row) => row.nome}
      specs={CONTA_READ_FIELDS}
      detail={['codigoBanco', 'dataSaldoInicial', 'saldoInicial']}
      onOpen={(row) => navigate(contaPath(row.id))}
      actions={(row) => [
        { label: messages.extrato, onSelect: () => navigate(contaPath(row.id)) },
        { label: 'Conciliar', onSelect: () => navigate(conciliacaoPath(row.id)) },
      ]}
      createLabel={messages.cadastrar}
      Create={Criar}
      Edit={Editar}
      empty="Aqui ficam as contas do sindicato em bancos, com o seu saldo. Depois de cadastradas, escolhe-se a conta ao liquidar e ao creditar."
    />
  );
}
