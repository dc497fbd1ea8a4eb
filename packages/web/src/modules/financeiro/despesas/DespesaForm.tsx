import { api } from '#platform/api/index.ts';
import { RecordGate } from '#platform/ui/index.ts';
import { EditarDespesa } from './EditarDespesa.tsx';
import { RegistrarDespesa } from './RegistrarDespesa.tsx';

/** The form of an expense: registers (`id` null) or edits the one named. */
export function DespesaForm({ id, onClose }: { id: string | null; onClose: () => void }) {
  if (id === null) return <RegistrarDespesa onClose={onClose} />;
  return (
    <RecordGate key={id} id={id} read={(input) => api.despesas.get(input)} onFailed={onClose}>
      {(record) => <EditarDespesa record={record} onClose={onClose} />}
    </RecordGate>
  );
}
