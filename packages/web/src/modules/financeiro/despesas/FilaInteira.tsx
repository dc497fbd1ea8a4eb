import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { Timeline } from '#platform/ui/form.ts';
import { PanelSection, Reading } from '#platform/ui/index.ts';
import { DespesaLeitura } from './DespesaLeitura.tsx';

/** All that is known of the expense in decision, and its newest history. */
export function FilaInteira({ id }: { id: string }) {
  const query = useQuery(orpc.despesas.reading.queryOptions({ input: { id } }));
  return (
    <Reading query={query}>
      {({ registro, historico }) => (
        <>
          <DespesaLeitura despesa={registro} mayEdit={false} />
          <PanelSection title="Histórico" count={historico.total}>
            <Timeline brief entries={historico.itens} />
          </PanelSection>
        </>
      )}
    </Reading>
  );
}
