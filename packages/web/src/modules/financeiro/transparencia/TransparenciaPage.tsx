import { TRANSPARENCIA_FIELDS, transparenciaMessages } from '@sede/domain/modules/financeiro/transparencia';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { orpc } from '#platform/api/index.ts';
import { fileNames, RecordListPage, registerOperations, useListState } from '#platform/ui/index.ts';
import { transparenciaColumns } from './documento-transparencia.columns.tsx';
import { CADASTRAR } from './transparencia.actions.ts';
import { transparenciaList } from './transparencia.list.ts';

const Criar = lazy(() => import('./TransparenciaForm.tsx').then((m) => ({ default: m.CreateTransparencia })));
const Editar = lazy(() => import('./TransparenciaForm.tsx').then((m) => ({ default: m.EditTransparencia })));

/** '/financial/transparencia'. Source: spec 1 §2.20. */
export function TransparenciaPage() {
  const list = useListState(transparenciaList);
  const query = useQuery(
    orpc.transparencia.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }),
  );
  return (
    <RecordListPage
      area="transparencia"
      title="Transparência"
      list={list}
      query={query}
      operations={registerOperations(orpc.transparencia, transparenciaMessages)}
      count={{ one: 'documento', many: 'documentos' }}
      columns={transparenciaColumns}
      nameOf={(row) => row.nome}
      specs={TRANSPARENCIA_FIELDS}
      detail={['idAnexo', 'url']}
      namesOf={fileNames}
      createLabel={CADASTRAR}
      Create={Criar}
      Edit={Editar}
      empty="Aqui ficam os documentos que o sindicato publica: balanços, atas, prestações de contas."
    />
  );
}
