import { api } from '#platform/api/index.ts';
import { RecordGate } from '#platform/ui/index.ts';
import { EditarReceita } from './EditarReceita.tsx';
import { RegistrarReceita } from './RegistrarReceita.tsx';

/** The form of a revenue: registers (`id` null) or edits the one named. */
export function ReceitaForm({ id, onClose }: { id: string | null; onClose: () => void }) {
  if (id === null) return <RegistrarReceita onClose={onClose} />;
  return (
    <RecordGate key={id} id={id} read={(input) => api.receitas.get(input)} onFailed={onClose}>
      {(record) => <EditarReceita record={record} onClose={onClose} />}
    </RecordGate>
  );
}
