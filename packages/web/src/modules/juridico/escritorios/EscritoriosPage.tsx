import { ESCRITORIO_FIELDS, escritoriosMessages } from '@sede/domain/modules/juridico/escritorios';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { orpc } from '#platform/api/index.ts';
import { RecordListPage, registerOperations, useListState } from '#platform/ui/index.ts';
import { escritorioColumns } from './escritorio.columns.tsx';
import { escritoriosList } from './escritorios.list.ts';

const Criar = lazy(() => import('./EscritorioForm.tsx').then((m) => ({ default: m.CriarEscritorio })));
const Editar = lazy(() => import('./EscritorioForm.tsx').then((m) => ({ default: m.EditarEscritorio })));

/** '/juridico/escritorios'. Source: spec 3 §2.8; decisions §6 (offices exist from the start). */
export function EscritoriosPage() {
  const list = useListState(escritoriosList);
  const query = useQuery(orpc.escritorios.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  return (
    <RecordListPage
      area="escritorios"
      title="Escritórios"
      list={list}
      query={query}
      operations={registerOperations(orpc.escritorios, escritoriosMessages)}
      count={{ one: 'escritório', many: 'escritórios' }}
      columns={escritorioColumns}
      nameOf={(row) => row.nome}
      specs={ESCRITORIO_FIELDS}
      detail={[]}
      createLabel="Cadastrar escritório"
      Create={Criar}
      Edit={Editar}
      empty="Aqui ficam os escritórios de advocacia. Um usuário pode representar um ou mais deles."
    />
  );
}
