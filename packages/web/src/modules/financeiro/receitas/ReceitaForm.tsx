import { receitasMotivos } from '@sede/domain/modules/financeiro/receitas';
import { api } from '#platform/api/index.ts';
import { RecordGate } from '#platform/ui/index.ts';
import { EditReceita } from './EditReceita.tsx';
import { ReceitaLida } from './ReceitaLeitura.tsx';

export interface ReceitaFormProps {
  id: string;
  onClose: () => void;
  /** Opens a sister instalment. */
  onOpen?: (id: string) => void;
}

/** A revenue in its form; one that may not be changed now is only shown. */
export function ReceitaForm({ id, onClose, onOpen }: ReceitaFormProps) {
  return (
    <RecordGate key={id} id={id} read={(input) => api.receitas.get(input)} onFailed={onClose}>
      {(record) =>
        record.pode.editar === undefined ? (
          <EditReceita record={record} onClose={onClose} />
        ) : (
          <ReceitaLida
            receita={record}
            onOpen={onOpen}
            onClose={onClose}
            nota={receitasMotivos.texto(record.pode.editar)}
          />
        )
      }
    </RecordGate>
  );
}
