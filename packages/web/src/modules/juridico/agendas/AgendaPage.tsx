import { useQuery, useQueryClient } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { useParams } from '#platform/routing/index.ts';
import { useCanIn } from '#platform/session/index.ts';
import { Reading } from '#platform/ui/index.ts';
import { AgendaEditor } from './AgendaEditor.tsx';
import { AgendaLida } from './AgendaLida.tsx';

function Uma({ id }: { id: string }) {
  const query = useQuery(orpc.agendas.get.queryOptions({ input: { id } }));
  const queries = useQueryClient();
  const edita = useCanIn('agendas')('editar');
  return (
    <Reading query={query} card>
      {(agenda) =>
        edita ? (
          <AgendaEditor
            agenda={agenda}
            onChanged={(nova) => queries.setQueryData(orpc.agendas.get.queryKey({ input: { id } }), nova)}
          />
        ) : (
          <AgendaLida agenda={agenda} />
        )
      }
    </Reading>
  );
}

/** '/juridico/gerenciamento-agenda/novo' and '/{id}'. Source: spec 3 §2.9; decisions-legal (Agendas). */
export function AgendaPage() {
  const { id } = useParams();
  return id === undefined ? <AgendaEditor agenda={null} /> : <Uma key={id} id={id} />;
}
