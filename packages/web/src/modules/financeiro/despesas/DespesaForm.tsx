import { despesasMotivos } from '@sede/domain/modules/financeiro/despesas';
import { api } from '#platform/api/index.ts';
import { RecordGate } from '#platform/ui/index.ts';
import { DespesaDrawer } from './DespesaDrawer.tsx';
import { EditDespesa } from './EditDespesa.tsx';

export interface DespesaFormProps {
  id: string;
  onClose: () => void;
  /** Opens a sister instalment. */
  onOpen?: (id: string) => void;
}

/** An expense in its form; one that may not be changed now is only shown. */
export function DespesaForm({ id, onClose, onOpen }: DespesaFormProps) {
  return (
    <RecordGate key={id} id={id} read={(input) => api.despesas.get(input)} onFailed={onClose}>
      {(record) =>
        record.pode.editar === undefined ? (
          <EditDespesa record={record} onClose={onClose} />
        ) : (
          <DespesaDrawer id={id} onClose={onClose} onOpen={onOpen} nota={despesasMotivos.texto(record.pode.editar)} />
        )
      }
    </RecordGate>
  );
}
