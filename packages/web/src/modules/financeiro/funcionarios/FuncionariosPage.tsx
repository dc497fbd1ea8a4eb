import { formatCpf } from '@sede/domain/kernel';
import { funcionariosRegister } from '@sede/domain/modules/financeiro/funcionarios';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { orpc } from '#platform/api/index.ts';
import { RecordListPage, registerOperations, useListState } from '#platform/ui/index.ts';
import { funcionarioColumns } from './funcionario.columns.tsx';
import { CADASTRAR } from './funcionarios.actions.ts';
import { funcionariosList } from './funcionarios.list.ts';

const Criar = lazy(() => import('./FuncionarioForm.tsx').then((m) => ({ default: m.CriarFuncionario })));
const Editar = lazy(() => import('./FuncionarioForm.tsx').then((m) => ({ default: m.EditarFuncionario })));

/** '/funcionarios'. Source: spec 1 §2.21. */
export function FuncionariosPage() {
  const list = useListState(funcionariosList);
  const query = useQuery(orpc.funcionarios.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  return (
    <RecordListPage
      area="funcionarios"
      title="Funcionários"
      list={list}
      query={query}
      operations={registerOperations(orpc.funcionarios, funcionariosRegister.texts)}
      count={{ one: 'funcionário', many: 'funcionários' }}
      columns={funcionarioColumns}
      nameOf={(row) => row.nome}
      describe={({ nome, cpf }) => `${nome} · ${formatCpf(cpf)}`}
      specs={funcionariosRegister.specs}
      detail={['dataNascimento', 'celular', 'email']}
      createLabel={CADASTRAR}
      Create={Criar}
      Edit={Editar}
      empty="Aqui ficam as pessoas que trabalham no sindicato, com o contato de cada uma."
    />
  );
}
