import { processosMessages as messages } from '@sede/domain/modules/juridico/processos';
import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { Reading } from '#platform/ui/index.ts';
import { Nothing } from '#platform/ui/reading.ts';
import { TabelaDoMembro } from './TabelaDoMembro.tsx';

/**
 * The cases of a member as the desk reads them: the member's own table, with the office. Opening it is written down.
 * Source: spec 2 §2; decisions-legal (Privacy).
 */
export function ProcessosDoFiliado({ id, nome }: { id: string; nome: string }) {
  const query = useQuery(orpc.processos.doFiliado.queryOptions({ input: { id } }));
  return (
    <Reading query={query}>
      {({ itens }) =>
        itens.length === 0 ? (
          <Nothing>{messages.nenhumProcesso}</Nothing>
        ) : (
          <TabelaDoMembro label={`Processos de ${nome}`} itens={itens} escritorio />
        )
      }
    </Reading>
  );
}
