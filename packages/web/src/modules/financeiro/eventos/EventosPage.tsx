import { EVENTO_FIELDS, eventosMessages } from '@sede/domain/modules/financeiro/eventos';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy } from 'react';
import { orpc } from '#platform/api/index.ts';
import { RecordListPage, registerOperations, useListState } from '#platform/ui/index.ts';
import { eventoColumns } from './evento.columns.tsx';
import { nomesDoEvento } from './evento.names.ts';
import { CADASTRAR } from './eventos.actions.ts';
import { eventosList } from './eventos.list.ts';

const Criar = lazy(() => import('./EventoForm.tsx').then((m) => ({ default: m.CriarEvento })));
const Editar = lazy(() => import('./EventoForm.tsx').then((m) => ({ default: m.EditarEvento })));

/** '/eventos'. Source: spec 1 §2.21, §6.3. */
export function EventosPage() {
  const list = useListState(eventosList);
  const query = useQuery(orpc.eventos.list.queryOptions({ input: list.input, placeholderData: keepPreviousData }));
  return (
    <RecordListPage
      area="eventos"
      title="Eventos"
      list={list}
      query={query}
      operations={registerOperations(orpc.eventos, eventosMessages)}
      count={{ one: 'evento', many: 'eventos' }}
      columns={eventoColumns}
      nameOf={(row) => row.nome}
      specs={EVENTO_FIELDS}
      detail={['descricao', 'responsaveis', 'idDocumento']}
      namesOf={nomesDoEvento}
      createLabel={CADASTRAR}
      Create={Criar}
      Edit={Editar}
      empty="Aqui ficam os eventos próprios e os patrocinados, a que despesas e receitas podem ser ligadas."
    />
  );
}
