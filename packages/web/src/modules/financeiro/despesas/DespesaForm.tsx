import { despesasMotivos } from '@sede/domain/modules/financeiro/despesas';
import { api } from '#platform/api/index.ts';
import { RecordGate } from '#platform/ui/index.ts';
import { DespesaDrawer } from './DespesaDrawer.tsx';
import { EditarDespesa } from './EditarDespesa.tsx';
import { RegistrarDespesa } from './RegistrarDespesa.tsx';

export interface DespesaFormProps {
  id: string | null;
  onClose: () => void;
  /** Opens a sister instalment. */
  onOpen?: (id: string) => void;
}

/** The form of an expense: registers (`id` null) or edits the one named; what may not be changed now is only shown. */
export function DespesaForm({ id, onClose, onOpen }: DespesaFormProps) {
  if (id === null) return <RegistrarDespesa onClose={onClose} />;
  return (
    <RecordGate key={id} id={id} read={(input) => api.despesas.get(input)} onFailed={onClose}>
      {(record) =>
        record.pode.editar === undefined ? (
          <EditarDespesa record={record} onClose={onClose} />
        ) : (
          <DespesaDrawer id={id} onClose={onClose} onOpen={onOpen} nota={despesasMotivos.texto(record.pode.editar)} />
        )
      }
    </RecordGate>
  );
}
