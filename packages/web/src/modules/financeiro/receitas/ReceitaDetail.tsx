import { useQuery } from '@tanstack/react-query';
import { orpc } from '#platform/api/index.ts';
import { RecordPanel } from '#platform/ui/reading.ts';
import { ReceitaFicha } from './ReceitaFicha.tsx';

export interface ReceitaDetailProps {
  id: string;
  mayEdit: boolean;
  onOpen: (id: string) => void;
  onHistory: () => void;
}

/** The panel below a row of the list. */
export function ReceitaDetail({ id, mayEdit, onOpen, onHistory }: ReceitaDetailProps) {
  const query = useQuery(orpc.receitas.get.queryOptions({ input: { id } }));
  return (
    <RecordPanel query={query} onHistory={onHistory}>
      {(receita) => <ReceitaFicha receita={receita} mayEdit={mayEdit} onOpen={onOpen} level={2} />}
    </RecordPanel>
  );
}
