import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { RecordPanel } from '#platform/ui/reading.ts';
import { DespesaFicha } from './DespesaFicha.tsx';

export interface DespesaDetailProps {
  id: string;
  mayEdit: boolean;
  onOpen: (id: string) => void;
  onHistory: () => void;
}

/** The panel below a row of the list. */
export function DespesaDetail({ id, mayEdit, onOpen, onHistory }: DespesaDetailProps) {
  const query = useQuery(orpc.despesas.get.queryOptions({ input: { id } }));
  return (
    <RecordPanel query={query} onHistory={onHistory}>
      {(despesa) => <DespesaFicha despesa={despesa} mayEdit={mayEdit} onOpen={onOpen} level={2} />}
    </RecordPanel>
  );
}
